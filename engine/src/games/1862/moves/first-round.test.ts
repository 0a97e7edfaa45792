import { describe, expect, it } from 'vitest';
import { privateCard } from '../pieces.ts';
import { holding } from '../readers.ts';
import { acted, anna, at, bert, broke, cash, cleo, dora, found, played } from '../stock-scene.ts';
import { newTable, Scene } from '../testing.ts';

const mat = (table: ReturnType<typeof newTable>, id: Parameters<typeof privateCard>[0]) =>
  at(table, privateCard(id)).replace('seat/', '');
/** The first privates are sold: BOM to anna, ERIE to bert. */
const twoSold = () => played(newTable(), anna.takes('BOM'), bert.takes('ERIE'));

describe('the first stock round', () => {
  it('62-3.1 number 1 begins, then it goes clockwise', () => {
    const table = newTable();
    expect(table.clock.turn).toBe('anna');
    expect(broke(table, bert.takes('BOM'))).toEqual(['18/turn']);
    expect(played(table, anna.takes('BOM')).clock.turn).toBe('bert');
  });

  it('62-3.2 ✗ buy a private and bid on another in the same turn', () => {
    const table = played(newTable(), anna.takes('BOM'));
    expect(broke(table, anna.bids('B&O', 75))).toEqual(['3/one-act']);
    expect(broke(table, anna.takes('ERIE'))).toEqual(['3/one-act']);
    expect(broke(table, anna.passes())).toEqual(['19/turn-over']);
    // And a bid ends the turn as well.
    expect(broke(played(newTable(), anna.bids('B&O', 75)), anna.takes('BOM'))).toEqual(['3/one-act']);
  });
  it('62-3.2 ✓ one of them, and again in the next turn', () => {
    const table = played(twoSold(), cleo.passes(), dora.passes());
    expect(broke(table, anna.bids('RMC', 105))).toEqual([]);
  });

  it('62-3.3 ✗ buy a share while a private is unsold', () => {
    const { table } = new Scene();
    expect(broke(table, anna.founds('CP'))).toEqual(['19/privates-first']);
    expect(broke(table, anna.buys('CP'))).toEqual(['19/privates-first']);
    expect(broke(twoSold(), cleo.takes('BOM'))).toEqual(['3/not-on-display']);
    expect(broke(twoSold(), cleo.bids('ERIE', 100))).toEqual(['3/not-on-display']);
  });
  it('62-3.3 ✓ a private', () => {
    expect(broke(newTable(), anna.takes('BOM'))).toEqual([]);
  });

  it('62-3.4 ✗ buy private 4 while private 1 is on display', () => {
    expect(found(newTable(), anna.takes('RMC'))).toMatchObject([
      { rule: '1862/3/cheapest-only', params: { private: 'RMC', cheapest: 'BOM' } },
    ]);
  });
  it('62-3.4 ✓ the cheapest that is left', () => {
    expect(cash(twoSold())).toEqual({ anna: 580, bert: 560, cleo: 600, dora: 600 });
    expect(broke(twoSold(), cleo.takes('B&O'))).toEqual([]);
  });

  it('62-3.5 ✗ bid on the cheapest', () => {
    expect(broke(newTable(), anna.bids('BOM', 25))).toEqual(['3/dearer-only']);
  });
  it('62-3.5 ✓ bid on a dearer one', () => {
    const table = played(newTable(), anna.bids('ERIE', 45));
    expect(table.clock).toMatchObject({ bids: [{ lot: 'ERIE', seat: 'anna', bid: 45 }], turn: 'bert' });
  });

  it('62-3.6 ✗ less than 5 above the price, or above the highest bid', () => {
    expect(found(newTable(), anna.bids('B&O', 72))).toMatchObject([
      { rule: '1862/3/bid-least', params: { bid: 72, least: 75 } },
    ]);
    const table = played(newTable(), anna.bids('B&O', 75));
    expect(found(table, bert.bids('B&O', 78))).toMatchObject([{ params: { bid: 78, least: 80 } }]);
  });
  it('62-3.6 ✓ exactly 5 above, or any sum beyond', () => {
    const table = played(newTable(), anna.bids('B&O', 75));
    expect(broke(table, bert.bids('B&O', 80))).toEqual([]);
    expect(broke(table, bert.bids('B&O', 83))).toEqual([]);
  });

  it('62-3.7 ✗ spend money that is tied in a bid', () => {
    const scene = new Scene().cash('seat/anna', 100).owns('dora', 'BOM').clock({ turn: 'anna' });
    const { table } = scene.clock({ bids: [{ lot: 'B&O', seat: 'anna', bid: 75 }] });
    expect(found(table, anna.takes('ERIE'))).toMatchObject([
      { rule: '1862/3/take-price', params: { price: 40, free: 25, tied: 75 } },
    ]);
    expect(found(table, anna.bids('RMC', 105))).toMatchObject([
      { rule: '1862/3/bid-free', params: { free: 25, tied: 75 } },
    ]);
  });
  it('62-3.7 ✓ what is left beside the bid; a higher bid on the same paper ties its own amount only', () => {
    const scene = new Scene().cash('seat/anna', 115).owns('dora', 'BOM').clock({ turn: 'anna' });
    const { table } = scene.clock({ bids: [{ lot: 'B&O', seat: 'anna', bid: 75 }] });
    expect(broke(table, anna.takes('ERIE'))).toEqual([]);
    expect(played(table, anna.bids('B&O', 115)).clock.bids).toEqual([{ lot: 'B&O', seat: 'anna', bid: 115 }]);
  });

  it('62-3.8 ✗ withdraw a highest bid, or one that was never made', () => {
    const { table } = new Scene().clock({ bids: [{ lot: 'B&O', seat: 'anna', bid: 75 }] });
    expect(broke(table, anna.withdraws('B&O'))).toEqual(['3/bid-stays']);
    expect(broke(table, anna.withdraws('RMC'))).toEqual(['3/no-bid']);
  });
  it('62-3.8 ✗ withdraw after the own act: the turn is over (open question 8)', () => {
    const outbid = played(
      newTable(),
      anna.bids('B&O', 75),
      bert.bids('B&O', 80),
      cleo.passes(),
      dora.passes(),
    );
    expect(broke(played(outbid, anna.bids('RMC', 105)), anna.withdraws('B&O'))).toEqual(['3/one-act']);
    // Before it, it is no act itself.
    expect(played(outbid, anna.withdraws('B&O')).clock).toMatchObject({ turn: 'anna', passes: 2 });
  });
  it('62-3.8 ✓ withdraw an outbid bid, and act with the money', () => {
    const bids = [
      { lot: 'B&O', seat: 'anna', bid: 75 },
      { lot: 'B&O', seat: 'bert', bid: 80 },
    ];
    const { table } = new Scene().cash('seat/anna', 110).clock({ bids });
    expect(broke(table, anna.bids('RMC', 105))).toEqual(['3/bid-free']);
    const then = played(table, anna.withdraws('B&O'));
    expect(then.clock).toMatchObject({ bids: [bids[1]], turn: 'anna' });
    expect(broke(then, anna.bids('RMC', 105))).toEqual([]);
    // Left standing it keeps its right.
    expect(broke(table, anna.passes())).toEqual([]);
  });

  it('62-3.9 everybody has passed and private 1 is unsold: it gets 5 cheaper, for the next player', () => {
    const table = played(newTable(), anna.passes(), bert.passes(), cleo.passes(), dora.passes());
    expect(table.clock).toMatchObject({ round: 'SR', firstPrice: 15, passes: 0, turn: 'anna' });
    expect(cash(played(table, anna.takes('BOM')))['anna']).toBe(585);
    // A bid on another one does not stop it, but the count of passes begins again.
    expect(
      acted(table, anna.bids('ERIE', 45), bert.passes(), cleo.passes(), dora.passes()).clock.firstPrice,
    ).toBe(15);
  });

  it('62-3.10 ✗ pass at price 0', () => {
    const { table } = new Scene().clock({ firstPrice: 0 });
    expect(broke(table, anna.passes())).toEqual(['3/must-take']);
    expect(broke(table, anna.bids('ERIE', 45))).toEqual(['3/must-take']);
  });
  it('62-3.10 ✓ take it for nothing; at 5 one may still pass', () => {
    const { table } = new Scene().clock({ firstPrice: 0 });
    expect(cash(played(table, anna.takes('BOM')))['anna']).toBe(600);
    expect(broke(new Scene().clock({ firstPrice: 5 }).table, anna.passes())).toEqual([]);
  });

  it('62-3.10 nobody has to take what hands have carried off', () => {
    const scene = new Scene().clock({ firstPrice: 0 }).do({ put: privateCard('BOM'), at: 'hex/E19' });
    expect(broke(scene.table, anna.passes())).toEqual([]);
  });
  it('62-3.14 where hands ask the highest bidder, his pass goes on to the others', () => {
    const auction = {
      lot: 'B&O',
      opener: 'anna',
      bidder: 'cleo',
      bid: 80,
      turn: 'cleo',
      out: ['dora', 'bert'],
    };
    const { table } = new Scene().clock({ auction });
    const asked = played(table, cleo.passes());
    expect(asked.clock.auction).toMatchObject({ turn: 'anna', bidder: 'cleo' });
    expect(mat(played(asked, anna.passes()), 'B&O')).toBe('cleo');
  });

  it('62-3.11 one bid on what is now the cheapest: its bidder has it at once, for the bid', () => {
    const table = played(newTable(), anna.bids('ERIE', 45), bert.bids('B&O', 90), cleo.takes('BOM'));
    expect([mat(table, 'BOM'), mat(table, 'ERIE'), mat(table, 'B&O')]).toEqual(['cleo', 'anna', 'bert']);
    expect(cash(table)).toEqual({ anna: 555, bert: 510, cleo: 580, dora: 600 });
    // Play goes on to the left of whoever bought.
    expect(table.clock).toMatchObject({ turn: 'dora', bids: [], lastActor: 'cleo' });
  });

  const contested = () =>
    played(
      newTable(),
      anna.bids('ERIE', 45),
      bert.bids('ERIE', 50),
      cleo.bids('ERIE', 60),
      dora.takes('BOM'),
    );
  it('62-3.12 several bids: the lowest bidder begins, then clockwise, until one is left', () => {
    const up = contested();
    expect(up.clock.auction).toMatchObject({ lot: 'ERIE', bidder: 'cleo', bid: 60, turn: 'anna' });
    expect(broke(up, bert.bids('ERIE', 65))).toEqual(['3/bidder-turn']);
    expect(broke(up, anna.bids('RMC', 105))).toEqual(['3/other-lot']);
    expect(broke(up, anna.takes('ERIE'))).toEqual(['3/auction-first']);
    // The highest bidder is passed over (open question 35).
    const table = played(up, anna.bids('ERIE', 70), bert.passes(), cleo.bids('ERIE', 80));
    expect(table.clock.auction).toMatchObject({ bidder: 'cleo', bid: 80, turn: 'anna' });
    const won = played(table, anna.passes());
    expect([mat(won, 'ERIE'), cash(won)['cleo'], won.clock.turn]).toEqual(['cleo', 520, 'anna']);
  });

  it('62-3.13 ✗ raise by less than 5', () => {
    const { table } = new Scene().clock({
      bids: [
        { lot: 'RMC', seat: 'anna', bid: 105 },
        { lot: 'RMC', seat: 'bert', bid: 110 },
      ],
      auction: { lot: 'RMC', opener: 'dora', bidder: 'bert', bid: 110, turn: 'anna', out: ['cleo', 'dora'] },
    });
    expect(broke(table, anna.bids('RMC', 112))).toEqual(['3/bid-least']);
    expect(broke(table, anna.bids('RMC', 601))).toEqual(['3/bid-free']);
  });
  it('62-3.13 ✓ raise by 5', () => {
    expect(broke(contested(), anna.bids('ERIE', 65))).toEqual([]);
  });

  it('62-3.14 ✗ join the auction without a bid, or after passing', () => {
    expect(broke(contested(), dora.bids('ERIE', 70))).toEqual(['3/not-in-auction']);
    const table = played(contested(), anna.passes());
    expect(broke(table, anna.bids('ERIE', 70))).toEqual(['3/not-in-auction']);
    expect(broke(table, dora.passes())).toEqual(['3/not-in-auction']);
  });
  it('62-3.14 ✓ whom hands have made the next to bid although he is out: he passes once more, and it goes on', () => {
    const { table } = new Scene().clock({
      auction: { lot: 'RMC', opener: 'dora', bidder: 'bert', bid: 110, turn: 'anna', out: ['anna', 'anna'] },
    });
    expect(broke(table, anna.bids('RMC', 115))).toContain('3/not-in-auction');
    expect(played(table, anna.passes()).clock.auction?.turn).toBe('cleo');
  });
  it('62-3.14 ✓ who has a bid and has not passed', () => {
    expect(broke(played(contested(), anna.passes()), bert.bids('ERIE', 65))).toEqual([]);
  });

  it('62-3.15 ✗ take a private without the money for it', () => {
    const { table } = new Scene().cash('seat/anna', 19);
    expect(broke(table, anna.takes('BOM'))).toEqual(['3/take-price']);
  });
  it('62-3.15 ✓ the price goes to the bank at once', () => {
    const { table } = new Scene().cash('seat/anna', 20);
    const then = played(table, anna.takes('BOM'));
    expect(then.cash['seat/anna']).toBe(0);
    expect(then.cash['bank']! - table.cash['bank']!).toBe(20);
  });

  it('62-3.16 ✗ sell in the first stock round', () => {
    const scene = new Scene().privatesSold().founded('NYC', 'bert').shares('NYC', 'anna', 2);
    expect(broke(scene.table, anna.sells('NYC'))).toEqual(['19/no-sales-yet']);
  });
  it('62-3.16 ✓ in the second one', () => {
    const scene = new Scene().privatesSold().founded('NYC', 'bert').shares('NYC', 'anna', 2);
    expect(broke(scene.clock({ set: 2 }).table, anna.sells('NYC'))).toEqual([]);
  });

  it('62-3.17 all privates sold: shares of group 1 can be had, still in this round', () => {
    const left = new Scene().privatesSold().do({ put: privateCard('NHSC'), at: 'privates' });
    const table = played(left.table, anna.takes('NHSC'), anna.sets(100));
    expect(table.clock).toMatchObject({ round: 'SR', set: 1, turn: 'bert' });
    expect(broke(table, bert.founds('CP'))).toEqual([]);
  });

  it('62-3.18 ✗ a share in the second round while private 8 is unsold', () => {
    const left = new Scene().privatesSold().do({ put: privateCard('NHSC'), at: 'privates' });
    expect(broke(left.clock({ set: 2 }).table, anna.founds('NYC'))).toEqual(['19/privates-first']);
  });
  it('62-3.18 ✓ the private, and then the share', () => {
    const left = new Scene().privatesSold().do({ put: privateCard('NHSC'), at: 'privates' });
    const table = played(left.clock({ set: 2 }).table, anna.takes('NHSC'), anna.sets(92));
    expect(broke(table, bert.founds('NYC'))).toEqual([]);
  });

  it('62-3.19 62-3.20 62-3.21 62-3.23 the round ends when all pass and private 1 is owned; while privates are left only incomes are paid', () => {
    const table = played(
      newTable(),
      anna.takes('BOM'),
      bert.takes('ERIE'),
      cleo.passes(),
      dora.passes(),
      anna.passes(),
      bert.passes(),
    );
    // The operating round was nothing but incomes; the next stock round begins left of bert, who acted last.
    expect(table.clock).toMatchObject({ round: 'SR', set: 2, turn: 'cleo', phase: '2' });
    expect(at(table, 'priority')).toBe('seat/cleo');
    expect(cash(table)).toEqual({ anna: 585, bert: 570, cleo: 600, dora: 600 });
    // Bids that were left stay (open question 36).
    const bidden = played(
      newTable(),
      anna.takes('BOM'),
      bert.bids('RMC', 105),
      cleo.passes(),
      dora.passes(),
      anna.passes(),
      bert.passes(),
    );
    expect(bidden.clock).toMatchObject({ set: 2, bids: [{ lot: 'RMC', seat: 'bert', bid: 105 }] });
  });
  it('62-3.23 with everything sold an operating round follows, in the yellow phase', () => {
    const scene = new Scene().privatesSold().started('NYC', 'anna');
    const table = played(scene.table, anna.passes(), bert.passes(), cleo.passes(), dora.passes());
    expect(table.clock).toMatchObject({ round: 'OR', or: 1, ors: 1, operating: 'NYC', phase: '2' });
  });

  it('62-3.22 companies with 60 % sold are in operation; shares given with privates count', () => {
    const scene = new Scene().privatesSold().founded('NYC', 'anna', 92).shares('NYC', 'bert', 2);
    expect(scene.table.clock.started).toEqual([]);
    const table = played(scene.clock({ turn: 'cleo' }).table, cleo.buys('NYC'));
    expect(table.clock.started).toEqual(['NYC']);
    expect(table.cash['company/NYC']).toBe(920);
    expect(holding(table, 'cleo', 'NYC')).toBe(10);
  });
});
