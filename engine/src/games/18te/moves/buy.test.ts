import { describe, expect, it } from 'vitest';
import { BANK, companyPlace, ipoPlace, POOL, priceMarker } from '../../../rail/ids.ts';
import { ordinaryAt } from '../../../rail/shares.ts';
import { Draft } from '../../../table/draft.ts';
import { closeCompany } from '../deal.ts';
import { counted, inPool, inTreasury } from '../readers.ts';
import {
  acted,
  anna,
  bert,
  bigOne,
  broke,
  cash,
  cleo,
  figures,
  found,
  laterRound,
  seatPlace,
} from '../stock-scene.ts';
import { newTable, SEATS2, Scene } from '../testing.ts';
import { pieceOf } from '../../../table/places.ts';

/** anna presides over KHS (par 80); it is bert's turn. */
const khs = () => new Scene().founded('KHS', 'anna', 240).clock({ turn: 'bert' });
/** Three players; bert holds ten counted certificates: KHS president and 6, KWE 3. */
const full = () =>
  laterRound()
    .founded('KHS', 'bert', 240)
    .founded('KWE', 'anna', 180)
    .founded('CME', 'cleo', 180)
    .shares('KHS', 'bert', 4)
    .shares('KWE', 'bert', 3)
    .shares('CME', 'bert', 2)
    .cash(seatPlace('bert'), 500)
    .clock({ turn: 'bert' });

describe('buying a 10 % certificate', () => {
  it('TE-3.1.2 ✗ a purchase during an operating round', () => {
    const { table } = khs().operating('KHS');
    expect(found(table, bert.buys('KHS'))).toMatchObject([
      { rule: '18te/3.1/stock-round-only', section: '3.1' },
    ]);
    expect(acted(table, bert.buys('KHS')).clock).toEqual(table.clock);
  });
  it('TE-3.1.2 ✓ a purchase in a stock round', () => {
    expect(broke(khs().table, bert.buys('KHS'))).toEqual([]);
  });

  it('TE-6.4.1 TE-6.4.3 TE-6.4.9 from the treasury: money to the company, the price stays', () => {
    const table = acted(khs().table, bert.buys('KHS'));
    expect(figures(table, 'KHS')).toMatchObject({
      price: 80,
      cell: 'market/3/6',
      treasury: 240 + 80,
      shares: { bert: 10 },
    });
    expect(cash(table).bert).toBe(350 - 80);
    expect(inTreasury(table, 'KHS')).toBe(60);
    expect(table.clock).toMatchObject({ turn: 'cleo', bought: 'bert', lastTrader: 'bert', passes: 0 });
  });
  it('TE-6.4.1 TE-6.4.2 from the pool: money to the bank', () => {
    const { table } = khs().shares('KHS', POOL, 2);
    const then = acted(table, bert.buys('KHS', 'pool'));
    expect(then.cash[BANK]).toBe(table.cash[BANK]! + 80);
    expect(figures(then, 'KHS').treasury).toBe(240);
    expect(inPool(then, 'KHS')).toBe(10);
  });
  it('TE-6.4.1 nothing to take where none lies', () => {
    const { table } = khs();
    expect(found(table, bert.buys('KHS', 'pool'))).toMatchObject([
      { rule: '18te/6.4/none-there', section: '6.4', params: { company: 'KHS', from: 'pool' } },
    ]);
    expect(acted(table, bert.buys('KHS', 'pool'))).toEqual(table);
  });

  it('TE-6.0.2 ✗ TE-6.4.7 ✗ two certificates in one turn', () => {
    const table = acted(khs().table, bert.buys('KHS'));
    expect(found(table, bert.buys('KHS'))).toMatchObject([{ rule: '18te/6.4/one-a-turn', section: '6.4' }]);
    const then = acted(table, bert.buys('KHS'));
    expect(then.clock).toMatchObject({ turn: 'cleo', bought: 'bert' });
    expect(figures(then, 'KHS').shares).toMatchObject({ bert: 20 });
  });
  it('TE-6.0.2 ✓ TE-6.4.7 ✓ one certificate in each turn', () => {
    const table = acted(khs().table, bert.buys('KHS'), cleo.passes(), anna.passes());
    expect(table.clock).toMatchObject({ turn: 'bert', bought: null });
    expect(broke(table, bert.buys('KHS'))).toEqual([]);
  });
  it('TE-6.0.1 after the next player has acted it is simply not your turn', () => {
    const table = acted(khs().table, bert.buys('KHS'), cleo.buys('KHS'));
    expect(broke(table, bert.buys('KHS'))).toEqual(['18te/6/turn']);
  });

  it('TE-6.4.4 ✗ a certificate of a company that is not founded', () => {
    const { table } = khs();
    expect(found(table, bert.buys('TWE'))).toMatchObject([
      { rule: '18te/6.4/not-auctioned', section: '6.4', params: { company: 'TWE' } },
    ]);
    // The hand has taken it from the stack, and there is no price to pay.
    const then = acted(table, bert.buys('TWE'));
    expect(ordinaryAt(then, 'TWE', ipoPlace('TWE'))).toHaveLength(6);
    expect(cash(then).bert).toBe(350);
  });
  it('TE-6.4.4 ✓ after the auction', () => {
    expect(broke(khs().founded('KWE', 'cleo', 180).table, bert.buys('KWE'))).toEqual([]);
  });
  it('TE-7.7.1 nothing can be bought of a company that is gone', () => {
    const draft = new Draft(khs().table);
    closeCompany(draft, 'KHS');
    expect(broke(draft.table, bert.buys('KHS'))).toEqual(['18te/7.7/gone']);
    expect(acted(draft.table, bert.buys('KHS'))).toEqual(draft.table);
  });

  it('TE-6.4.5 ✗ TE-3.6.6 ✗ the holder of 70 % buys one more', () => {
    const { table } = khs().shares('KHS', 'anna', 4).clock({ turn: 'anna' });
    expect(found(table, anna.buys('KHS'))).toMatchObject([
      { rule: '18te/6.4/share-limit', section: '6.4', params: { company: 'KHS', percent: 70, limit: 70 } },
    ]);
  });
  it('TE-6.4.5 ✓ TE-3.6.6 ✓ up to 70 %', () => {
    const { table } = khs().shares('KHS', 'anna', 3).clock({ turn: 'anna' });
    expect(broke(table, anna.buys('KHS'))).toEqual([]);
    expect(figures(acted(table, anna.buys('KHS')), 'KHS').shares['anna']).toBe(70);
  });

  it('TE-6.4.6 ✗ sold before in the same stock round', () => {
    const { table } = laterRound().founded('KWE', 'anna', 180).shares('KWE', 'anna', 2);
    const then = acted(table, anna.sells('KWE'), anna.passes(), bert.passes(), cleo.passes());
    expect(then.clock.turn).toBe('anna');
    expect(found(then, anna.buys('KWE', 'pool'))).toMatchObject([
      { rule: '18te/6.4/sold-before', section: '6.4', params: { company: 'KWE' } },
    ]);
  });
  it('TE-6.4.6 ✓ somebody else sold it, or another company was sold', () => {
    const scene = laterRound()
      .founded('KWE', 'anna', 180)
      .founded('CME', 'cleo', 180)
      .shares('KWE', 'anna', 2);
    const table = acted(scene.table, anna.sells('KWE'));
    expect(broke(table, anna.buys('CME'))).toEqual([]);
    expect(broke(acted(table, anna.passes()), bert.buys('KWE', 'pool'))).toEqual([]);
  });

  it('TE-6.4.8 ✗ 70 in the purse, price 80', () => {
    const { table } = khs().cash(seatPlace('bert'), 70);
    expect(found(table, bert.buys('KHS'))).toMatchObject([
      { rule: '18te/6.4/price', section: '6.4', params: { price: 80, cash: 70 } },
    ]);
    // The debt is there for all to see; no coin is lost.
    expect(cash(acted(table, bert.buys('KHS'))).bert).toBe(-10);
  });
  it('TE-6.4.8 ✓ exactly the price', () => {
    const { table } = khs().cash(seatPlace('bert'), 80);
    expect(broke(table, bert.buys('KHS'))).toEqual([]);
    expect(cash(acted(table, bert.buys('KHS'))).bert).toBe(0);
  });

  it('TE-6.4.10 TE-3.7.1 TE-3.7.2 more than the president: presidency and charter change hands', () => {
    const { table } = khs().shares('KHS', 'bert', 3);
    const then = acted(table, bert.buys('KHS'));
    expect(figures(then, 'KHS')).toMatchObject({
      president: 'bert',
      shares: { anna: 30, bert: 40, cleo: 0 },
    });
    expect(bigOne(then, 'KHS')).toBe(seatPlace('bert'));
    expect(ordinaryAt(then, 'KHS', seatPlace('anna'))).toHaveLength(3);
    expect(ordinaryAt(then, 'KHS', seatPlace('bert'))).toHaveLength(1);
    expect(pieceOf(then, 'charter/KHS')!.at).toBe(seatPlace('bert'));
  });
  it('TE-6.4.10 TE-3.7.1 as much as the president changes nothing', () => {
    const { table } = khs().shares('KHS', 'bert', 2);
    expect(figures(acted(table, bert.buys('KHS')), 'KHS').president).toBe('anna');
  });

  it('TE-6.1.1 ✗ TE-6.4.11 ✗ an eleventh counted certificate with three players', () => {
    const { table } = full();
    expect(counted(table, 'bert')).toBe(10);
    expect(found(table, bert.buys('KWE'))).toMatchObject([
      { rule: '18te/6.4/certificate-limit', section: '6.4', params: { count: 10, limit: 10 } },
    ]);
  });
  it('TE-6.1.1 ✓ TE-6.4.11 ✓ the tenth', () => {
    const scene = full();
    const [piece] = ordinaryAt(scene.table, 'CME', seatPlace('bert'));
    const { table } = scene.do({ put: piece!, at: companyPlace('CME') });
    expect(counted(table, 'bert')).toBe(9);
    expect(broke(table, bert.buys('KWE'))).toEqual([]);
  });
  it('TE-6.1.1 ✗ the sixteenth with two players', () => {
    const scene = new Scene(SEATS2)
      .founded('KHS', 'anna', 180)
      .founded('KWE', 'anna', 180)
      .founded('CME', 'bert', 180);
    const { table } = scene
      .shares('KHS', 'anna', 4)
      .shares('KWE', 'anna', 4)
      .shares('CME', 'anna', 3)
      .cash(seatPlace('anna'), 100);
    expect(counted(table, 'anna')).toBe(13);
    const more = scene.founded('TWE', 'bert', 180).shares('TWE', 'anna', 2).table;
    expect(counted(more, 'anna')).toBe(15);
    expect(broke(more, anna.buys('TWE'))).toEqual(['18te/6.4/certificate-limit']);
    expect(broke(table, anna.buys('CME'))).toEqual([]);
  });
  it('TE-6.1.2 the 30 % certificate counts once', () => {
    expect(counted(khs().table, 'anna')).toBe(1);
    expect(counted(khs().shares('KHS', 'anna', 2).table, 'anna')).toBe(3);
  });
  it('TE-6.1.3 certificates of the yellow zone count nothing, and can be bought at the limit', () => {
    const { table } = full().price('KWE', 4, 3);
    expect(counted(table, 'bert')).toBe(7);
    const scene = full().price('CME', 3, 3).founded('TWE', 'cleo', 180).price('TWE', 4, 3);
    expect(counted(scene.table, 'bert')).toBe(10);
    expect(broke(scene.table, bert.buys('TWE'))).toEqual([]);
    expect(broke(scene.table, bert.buys('CME'))).toEqual(['18te/6.4/certificate-limit']);
  });
  it('TE-6.1.3 a price of 50 counts, 40 does not', () => {
    expect(counted(khs().price('KHS', 3, 3).table, 'anna')).toBe(1);
    expect(counted(khs().price('KHS', 3, 2).table, 'anna')).toBe(0);
  });

  it('TE-6.4.12 ✗ above the limit a yellow certificate does not come before the sale', () => {
    const scene = full().shares('CME', 'bert', 1).founded('TWE', 'cleo', 180).price('TWE', 4, 3);
    expect(counted(scene.table, 'bert')).toBe(11);
    expect(broke(scene.table, bert.buys('TWE'))).toEqual(['18te/6.4/must-sell']);
    expect(broke(scene.table, bert.buys('KWE'))).toEqual(['18te/6.4/certificate-limit']);
  });
  it('TE-6.4.12 ✓ after the sale it may be bought', () => {
    const scene = full().shares('CME', 'bert', 1).founded('TWE', 'cleo', 180).price('TWE', 4, 3);
    const table = acted(scene.table, bert.sells('CME'));
    expect(broke(table, bert.buys('TWE'))).toEqual([]);
  });

  it('TE-6.5.14 ✗ a KHS certificate as the first action of the game', () => {
    expect(found(newTable(), anna.buys('KHS'))).toMatchObject([
      { rule: '18te/6.5/first-auction', section: '6.5', params: { company: 'KHS' } },
    ]);
  });
  it('TE-6.5.14 ✓ once KHS is auctioned', () => {
    const table = acted(newTable(), anna.auctions('KHS', 180), bert.passes(), cleo.passes());
    expect(broke(table, bert.buys('KHS'))).toEqual([]);
  });
  it('TE-6.5.5 a purchase in the middle of an auction', () => {
    const table = acted(khs().table, bert.auctions('KWE', 180));
    expect(broke(table, cleo.buys('KHS'))).toEqual(['18te/6.5/auction-first']);
    const then = acted(table, cleo.buys('KHS'));
    expect(then.clock).toMatchObject({ auction: table.clock.auction, turn: 'bert', bought: null });
  });
  it('TE-6.4.9 the marker stays where it is in its stack', () => {
    const { table } = khs().founded('KWE', 'cleo', 240);
    expect(pieceOf(acted(table, bert.buys('KHS')), priceMarker('KHS'))).toEqual(
      pieceOf(table, priceMarker('KHS')),
    );
  });
});
