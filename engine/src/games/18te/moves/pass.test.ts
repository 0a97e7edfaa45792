import { describe, expect, it } from 'vitest';
import { POOL } from '../../../rail/ids.ts';
import { counted } from '../readers.ts';
import {
  acted,
  anna,
  bert,
  broke,
  cleo,
  found,
  laterRound,
  played,
  seatPlace,
  specFor,
} from '../stock-scene.ts';
import { newTable, Scene } from '../testing.ts';

/** anna: presidencies of KHS (+4) and KWE (+4) and one CME: eleven certificates of ten. */
const above = () =>
  laterRound()
    .founded('KHS', 'anna', 180)
    .founded('KWE', 'anna', 180)
    .founded('CME', 'bert', 180)
    .shares('KHS', 'anna', 4)
    .shares('KWE', 'anna', 4)
    .shares('CME', 'anna', 1);

describe('passing', () => {
  it('TE-6.0.1 the turn goes round clockwise', () => {
    const { table } = laterRound().founded('KHS', 'anna');
    const then = played(table, anna.passes());
    expect(then.clock).toMatchObject({ turn: 'bert', passes: 1 });
    expect(played(then, bert.passes()).clock).toMatchObject({ turn: 'cleo', passes: 2 });
    expect(found(then, anna.passes())).toMatchObject([
      { rule: '18te/6/turn', section: '6', params: { turn: 'bert' } },
    ]);
    expect(acted(then, anna.passes())).toEqual(then);
  });
  it('TE-6.0.4 ending a turn after sales is no pass', () => {
    const { table } = laterRound().founded('KHS', 'anna').shares('KHS', 'anna', 2).clock({ passes: 2 });
    const then = played(table, anna.sells('KHS'), anna.passes());
    expect(then.clock).toMatchObject({ round: 'SR', turn: 'bert', passes: 0, sold: false });
    expect(specFor(anna.passes()).label(played(table, anna.sells('KHS')), anna.passes()).key).toBe(
      '18te/log/end-turn',
    );
  });
  it('TE-6.0.2 ✗ a pass after the purchase', () => {
    const table = acted(new Scene().founded('KHS', 'anna').table, anna.buys('KHS'));
    expect(found(table, anna.passes())).toMatchObject([{ rule: '18te/6/one-act', section: '6' }]);
    expect(acted(table, anna.passes())).toEqual(table);
  });
  it('TE-6.0.2 ✓ a pass instead of it', () => {
    expect(broke(new Scene().founded('KHS', 'anna').table, anna.passes())).toEqual([]);
  });

  it('TE-6.4.12 ✗ above the limit, with a sale at hand', () => {
    const { table } = above();
    expect(counted(table, 'anna')).toBe(11);
    expect(found(table, anna.passes())).toMatchObject([
      { rule: '18te/6.4/must-sell', section: '6.4', params: { count: 11, limit: 10 } },
    ]);
  });
  it('TE-6.4.12 ✗ one sold, still above it', () => {
    const table = acted(above().shares('CME', 'anna', 1).table, anna.sells('KHS'));
    expect(broke(table, anna.passes())).toEqual(['18te/6.4/must-sell']);
  });
  it('TE-6.4.12 ✓ the surplus is sold first', () => {
    expect(broke(acted(above().table, anna.sells('CME')), anna.passes())).toEqual([]);
  });
  it('TE-6.4.12 ✓ no legal sale, no breach (OQ-29)', () => {
    expect(broke(above().clock({ set: 1 }).table, anna.passes())).toEqual([]);
  });
  it('TE-6.4.12 ✓ a sale that does not lower the count does not help', () => {
    // Only CME and a yellow company can be sold; the pools of the others are full.
    const scene = laterRound()
      .founded('KHS', 'anna', 180)
      .founded('KWE', 'anna', 180)
      .founded('CME', 'bert', 180);
    scene.founded('TWE', 'anna', 180).founded('KPR', 'bert', 180).price('KPR', 4, 3);
    scene.shares('KHS', 'anna', 2).shares('KHS', POOL, 5).shares('KWE', 'anna', 2).shares('KWE', POOL, 5);
    scene.shares('TWE', 'anna', 2).shares('TWE', POOL, 5).shares('CME', 'anna', 2).shares('CME', POOL, 5);
    scene.shares('KPR', 'anna', 1);
    expect(counted(scene.table, 'anna')).toBe(11);
    expect(broke(scene.table, anna.sells('KPR'))).toEqual([]);
    expect(broke(scene.table, anna.passes())).toEqual([]);
  });

  it('TE-6.5.5 a pass in an auction drops out and is skipped from then on', () => {
    const table = played(
      newTable(),
      anna.auctions('KHS', 180),
      bert.passes(),
      cleo.bids(190),
      anna.bids(200),
    );
    expect(table.clock.auction).toMatchObject({ bidder: 'anna', turn: 'cleo', out: ['bert'] });
    expect(table.clock.passes).toBe(0);
  });
  it('TE-6.5.5 the highest bidder is bound, and nobody passes out of turn', () => {
    const table = acted(newTable(), anna.auctions('KHS', 180));
    expect(broke(table, anna.passes())).toEqual(['18te/6.5/bidder-turn']);
    expect(acted(table, anna.passes())).toEqual(table);
    expect(broke(table, cleo.passes())).toEqual(['18te/6.5/bidder-turn']);
    expect(acted(table, cleo.passes()).clock.auction).toMatchObject({ turn: 'bert', out: ['cleo'] });
  });
  it('TE-6.5.7 ✗ passing twice in one auction', () => {
    const table = acted(newTable(), anna.auctions('KHS', 180), bert.passes());
    expect(broke(table, bert.passes())).toEqual(['18te/6.5/out']);
    expect(acted(table, bert.passes())).toEqual(table);
  });
  it('TE-6.5.7 ✓ passing once', () => {
    expect(broke(acted(newTable(), anna.auctions('KHS', 180)), bert.passes())).toEqual([]);
  });
  it('TE-6.5.9 the log names the winner', () => {
    const table = acted(newTable(), anna.auctions('KHS', 180), bert.passes());
    expect(specFor(cleo.passes()).label(table, cleo.passes())).toEqual({
      key: '18te/log/auction-won',
      params: { company: 'KHS', bidder: 'anna', bid: 180 },
    });
  });
  it('TE-3.1.2 ✗ a pass of the stock round during an operating round', () => {
    const { table } = new Scene().founded('KHS', 'anna').operating('KHS').cash(seatPlace('anna'), 10);
    expect(broke(table, anna.passes())).toEqual(['18te/3.1/stock-round-only']);
    expect(acted(table, anna.passes())).toEqual(table);
  });
});
