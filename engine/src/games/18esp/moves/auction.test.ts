import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { counted, ownerOfPrivate, playerOrder, purse, turn } from '../readers.ts';
import { acted, anna, auctionAt, bert, broke, cash, cleo, played } from '../stock-scene.ts';
import { newTable, Scene } from '../testing.ts';
import { pieceOf } from '../../../table/places.ts';

const start = newTable();
/** The whole auction: everybody takes what comes at face value, in turns, then FdSB gets its par. */
const wholeAuction = () => {
  let table = start;
  const seats = [anna, bert, cleo];
  for (const [i, price] of [20, 60, 70, 100, 130, 160, 170].entries()) {
    const opener = seats[i % 3]!;
    table = played(table, opener.bids(price), seats[(i + 1) % 3]!.passes(), seats[(i + 2) % 3]!.passes());
  }
  return table;
};

describe('the auction of private companies', () => {
  it('ESP-3.2.01 one after the other, P1 to P7', () => {
    expect(start.clock.lot?.private).toBe('P1');
    const table = played(start, anna.bids(20), bert.passes(), cleo.passes());
    expect(table.clock.lot?.private).toBe('P2');
    expect(broke(new Scene().stockRound(1).table, anna.bids(60))).toEqual(['3.2/no-auction']);
  });
  it('ESP-3.2.02 the start player opens, then player order', () => {
    expect(turn(start)).toEqual(['anna']);
    expect(broke(start, bert.bids(20))).toEqual(['3.2/bidder-turn']);
    expect(broke(start, bert.passes())).toEqual(['3.2/bidder-turn']);
    expect(turn(played(start, anna.bids(20)))).toEqual(['bert']);
    expect(turn(played(start, anna.passes(), bert.bids(20)))).toEqual(['cleo']);
  });
  it('ESP-3.2.03 ✗ opening bids below face value or not divisible by 5', () => {
    expect(broke(start, anna.bids(22))).toEqual(['3.2/bid-step']);
    expect(broke(start, anna.bids(15))).toEqual(['3.2/lowest-bid']);
    expect(broke(newTable({ published: true }), anna.bids(22))).toEqual([]);
  });
  it('ESP-3.2.03 ✓ face value, or more in steps of 5', () => {
    expect(broke(start, anna.bids(20))).toEqual([]);
    expect(broke(start, anna.bids(45))).toEqual([]);
  });
  it('ESP-3.2.04 ✗ a bid that is not higher, or not divisible by 5', () => {
    const table = played(auctionAt('P2').table, anna.bids(60));
    expect(broke(table, bert.bids(60))).toEqual(['3.2/raise']);
    expect(broke(table, bert.bids(63))).toEqual(['3.2/bid-step']);
  });
  it('ESP-3.2.04 ✓ 5 more', () => {
    expect(broke(played(auctionAt('P2').table, anna.bids(60)), bert.bids(65))).toEqual([]);
  });
  it('ESP-3.2.05 ✗ a bid after a pass on the same private company', () => {
    const table = played(auctionAt('P3').table, anna.passes(), bert.bids(70), cleo.bids(75));
    expect(turn(table)).toEqual(['bert']);
    expect(broke(table, anna.bids(80))).toEqual(['3.2/out']);
    expect(acted(table, anna.bids(80))).toBe(table);
  });
  it('ESP-3.2.05 ✓ but on the next one', () => {
    const table = played(auctionAt('P3').table, anna.passes(), bert.bids(70), cleo.passes());
    expect(table.clock.lot).toMatchObject({ private: 'P4', opener: 'bert' });
    expect(broke(played(table, bert.passes(), cleo.passes()), anna.bids(100))).toEqual([]);
  });
  it('ESP-3.2.06 ESP-3.1.22 the last bidder pays the bank and takes the card with what lies under it', () => {
    const table = played(auctionAt('P6').table, anna.bids(160), bert.bids(165), cleo.passes(), anna.passes());
    expect(purse(table, 'bert')).toBe(860 - 165);
    expect(ownerOfPrivate(table, 'P6')).toEqual({ seat: 'bert' });
    expect(pieceOf(table, 'cert/CRB/1')?.at).toBe('seat/bert');
  });
  it('ESP-3.2.07 the next auction is opened by the player after the previous opener, whoever won', () => {
    const table = played(start, anna.passes(), bert.passes(), cleo.bids(20));
    expect(ownerOfPrivate(table, 'P1')).toEqual({ seat: 'cleo' });
    expect(table.clock.lot).toMatchObject({ private: 'P2', opener: 'bert', turn: 'bert' });
  });
  it('ESP-3.2.08 all pass on P1: 5 less, the same opener again', () => {
    const table = played(start, anna.passes(), bert.passes(), cleo.passes());
    expect(table.clock.lot).toMatchObject({
      private: 'P1',
      price: 15,
      opener: 'anna',
      turn: 'anna',
      out: [],
    });
    expect(broke(table, anna.bids(15))).toEqual([]);
    expect(cash(table)).toEqual(cash(start));
  });
  it('ESP-3.2.09 at 0 the start player has to take it', () => {
    let table = start;
    for (let i = 0; i < 4; i++) table = played(table, anna.passes(), bert.passes(), cleo.passes());
    expect(ownerOfPrivate(table, 'P1')).toEqual({ seat: 'anna' });
    expect(purse(table, 'anna')).toBe(860);
    expect(table.clock.lot).toMatchObject({ private: 'P2', opener: 'bert' });
  });
  it('ESP-3.2.10 all pass on another one: income for owners, then again at the same price', () => {
    const table = played(auctionAt('P4', 'bert').table, anna.passes(), bert.passes(), cleo.passes());
    expect(cash(table)).toEqual({ anna: 860, bert: 860 + 5 + 10 + 15, cleo: 860 });
    expect(table.clock.lot).toMatchObject({ private: 'P4', price: 100, bidder: null, opener: 'anna' });
  });
  it('ESP-3.1.24 P7 brings a president’s certificate; its buyer fixes the par at once', () => {
    const table = wholeAuction();
    expect(pieceOf(table, 'cert/FdSB/0')?.at).toBe('seat/anna');
    expect(table.clock).toMatchObject({ round: 'auction', parDue: { seat: 'anna', company: 'FdSB' } });
    expect(turn(table)).toEqual(['anna']);
    expect(broke(table, bert.pars(80))).toEqual(['3.1/par-by-winner']);
    expect(broke(table, anna.pars(95))).toEqual(['4.3.2/par-phase']);
    expect(broke(table, anna.pars(73))).toEqual(['4.3.2/par-printed']);
    expect(broke(table, anna.passes())).toEqual(['3.1/par-first']);
    const fixed = played(table, anna.pars(90));
    expect(pieceOf(fixed, 'par/FdSB')?.at).toBe('par/90');
    expect(purse(fixed, 'anna')).toBe(purse(table, 'anna'));
    expect(broke(start, anna.pars(80))).toEqual(['3.1/no-par-due']);
  });
  it('ESP-3.2.12 ESP-7.03 the first stock round begins only when all seven are sold, and with it phase 2', () => {
    expect(broke(start, anna.starts('CFEA'))).toEqual(['3.2/auction-first']);
    const before = wholeAuction();
    expect(before.clock.phase).toBe('1');
    const table = played(before, anna.pars(80));
    expect(table.clock).toMatchObject({ round: 'SR', set: 1, phase: '2', lot: null, parDue: null });
  });
  it('ESP-3.2.13 new order: least cash first, ties keep the former order', () => {
    const table = played(wholeAuction(), anna.pars(80));
    // anna paid 20 + 100 + 170, bert 60 + 130, cleo 70 + 160.
    expect(cash(table)).toEqual({ anna: 570, bert: 670, cleo: 630 });
    expect(playerOrder(table)).toEqual(['anna', 'cleo', 'bert']);
    expect(pieceOf(table, 'lynx')?.at).toBe('seat/anna');
    const tied = auctionAt('P7').private('P7', 'anna').order('cleo', 'bert', 'anna').cash('seat/bert', 100);
    tied.clock({ lot: null, parDue: { seat: 'anna', company: 'FdSB' } });
    expect(playerOrder(played(tied.table, anna.pars(80)))).toEqual(['bert', 'cleo', 'anna']);
  });
  it('ESP-3.2.14 ✗ a bid beyond the purse', () => {
    expect(broke(new Scene().cash('seat/anna', 90).table, anna.bids(95))).toEqual(['3.2/bid-cash']);
  });
  it('ESP-3.2.14 ✓ the whole purse', () => {
    expect(broke(new Scene().cash('seat/anna', 95).table, anna.bids(95))).toEqual([]);
  });
  it('ESP-3.2.11 ✗ private companies count as certificates: at the limit nothing more is bought', () => {
    const scene = new Scene({ seats: ['anna', 'bert', 'cleo', 'dora', 'emil', 'finn'] });
    for (const id of ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7'] as const) scene.private(id, 'anna');
    scene.stockRound().par('CFEA', 'anna').shares('CFEA', 'anna', 3).shares('CFLG', 'anna', 2);
    expect(counted(scene.table, 'anna')).toBe(13);
    expect(broke(scene.table, anna.starts('CM'))).toEqual(['4.1/certificate-limit']);
  });
  it('ESP-3.2.11 ✓ one below the limit', () => {
    const scene = new Scene({ seats: ['anna', 'bert', 'cleo', 'dora', 'emil', 'finn'] });
    for (const id of ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7'] as const) scene.private(id, 'anna');
    scene.stockRound().par('CFEA', 'anna').shares('CFEA', 'anna', 3).shares('CFLG', 'anna', 1);
    expect(broke(scene.table, anna.starts('CM'))).toEqual([]);
  });
  it('ESP-1.3.02 auction, stock round, operating rounds, stock round …', () => {
    const table = played(wholeAuction(), anna.pars(80));
    const seats = { anna, bert, cleo };
    let now = table;
    for (const seat of playerOrder(table)) now = played(now, seats[seat as 'anna'].passes());
    // Nobody has started anything: the operating round is empty, a train is exported, and the next stock round begins.
    expect(now.clock).toMatchObject({ round: 'SR', set: 2 });
    expect(pieceOf(now, 'train/2/1')?.at).toBe('scrap');
  });
  it('options are bids up to the purse and the pass', () => {
    const table = new Scene().cash('seat/anna', 32).table;
    expect([...game.options(table, 'anna')]).toEqual([
      anna.bids(20),
      anna.bids(25),
      anna.bids(30),
      anna.passes(),
    ]);
    expect([...game.options(table, 'bert')]).toEqual([]);
  });
});
