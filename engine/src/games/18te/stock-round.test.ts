import { describe, expect, it } from 'vitest';
import { BANK, certificate, ipoPlace, marketPlace, POOL, priceMarker, ROUND_MARKER } from '../../rail/ids.ts';
import { pieceOf, piecesAt } from '../../table/places.ts';
import { judge } from '../../table/judge.ts';
import type { TeTable } from './clock.ts';
import { FOUNDING_ORDER } from './data/companies.ts';
import { game } from './index.ts';
import { FIRST_TRADE } from './pieces.ts';
import { firstTrader, nextToFound } from './readers.ts';
import {
  anna,
  bert,
  broke,
  cash,
  cleo,
  companyPlace,
  figures,
  laterRound,
  played,
  seatPlace,
} from './stock-scene.ts';
import { newTable, Scene, SEATS2, SEATS3 } from './testing.ts';

const everybodyPasses = (table: TeTable): TeTable =>
  table.clock.seats.reduce((now) => played(now, { type: 'pass', seat: now.clock.turn }), table);
const types = (table: TeTable, seat: string) => [
  ...new Set([...game.options(table, seat)].map(({ type }) => type)),
];
const order = (table: TeTable, row: number, col: number) => piecesAt(table, marketPlace(row, col));
/** All of a company in the hands of players: 70 % with its president, the rest with another one. */
const soldOut = (scene: Scene, company: string, president: string, other: string): Scene =>
  scene.founded(company, president).shares(company, president, 4).shares(company, other, 3);

describe('the first stock round', () => {
  it('TE-4.6 it starts with the auction of KHS', () => {
    const table = newTable();
    expect(table.clock).toMatchObject({ round: 'SR', set: 1, turn: 'anna' });
    expect(nextToFound(table)).toBe('KHS');
    expect(types(table, 'anna')).toEqual(['auction', 'pass']);
    expect([...game.options(table, 'anna', { type: 'auction' })].map((move) => move['bid'])).toEqual(
      Array.from({ length: 18 }, (_, i) => 180 + 10 * i),
    );
    expect([...game.options(table, 'bert')]).toEqual([]);
  });
  it('TE-6.5.15 TE-6.5.17 all pass: 10 on the certificate, bids from 170, no end (example 3)', () => {
    const table = everybodyPasses(newTable());
    expect(table.cash[ipoPlace('KHS')]).toBe(10);
    expect(table.cash[BANK]).toBe(4000 - 1050 - 10);
    expect(table.clock).toMatchObject({ round: 'SR', turn: 'anna', passes: 0, opened: false });
    expect(broke(table, anna.auctions('KHS', 160))).toEqual(['18te/6.5/lowest-bid']);
    expect(broke(table, anna.auctions('KHS', 170))).toEqual([]);
  });
  it('TE-6.5.16 TE-6.5.18 TE-6.5.19 nobody bids: at 180 "First Trade" takes KHS (example 3)', () => {
    let table = newTable();
    for (let round = 1; round <= 17; round++) {
      table = everybodyPasses(table);
      expect(table.cash[ipoPlace('KHS')]).toBe(10 * round);
    }
    expect(figures(table, 'KHS').president).toBeNull();
    table = everybodyPasses(table);
    expect(figures(table, 'KHS')).toMatchObject({
      president: 'anna',
      treasury: 180,
      price: 60,
      cell: 'market/5/6',
    });
    expect(cash(table)).toEqual({ anna: 350, bert: 350, cleo: 350 });
    expect(table.cash[ipoPlace('KHS')]).toBe(0);
    // It counts as anna's auction: bert is active, and "First Trade" would follow anna (OQ-25).
    expect(table.clock).toMatchObject({
      round: 'SR',
      opened: true,
      turn: 'bert',
      lastTrader: 'anna',
      passes: 0,
    });
    expect(types(table, 'bert')).toEqual(['auction', 'buy', 'pass']);
  });
  it('TE-6.5.17 after a bid the money is not laid any more', () => {
    const table = played(
      everybodyPasses(newTable()),
      anna.auctions('KHS', 170),
      bert.passes(),
      cleo.passes(),
    );
    expect(figures(table, 'KHS')).toMatchObject({ treasury: 180, price: 60 });
    expect(everybodyPasses(table).clock.round).toBe('OR');
  });
  it('TE-6.6.4 certificates of the new company can be bought at once', () => {
    const table = played(
      newTable(),
      anna.auctions('KHS', 180),
      bert.passes(),
      cleo.passes(),
      bert.buys('KHS'),
    );
    expect(figures(table, 'KHS')).toMatchObject({ treasury: 240, shares: { anna: 30, bert: 10, cleo: 0 } });
    expect(table.clock.turn).toBe('cleo');
  });
  it('TE-6.6.1 TE-6.6.5 TE-3.6.7 it operates in the next OR; then its home station is placed', () => {
    const table = played(newTable(), anna.auctions('KHS', 180), bert.passes(), cleo.passes());
    expect(pieceOf(table, 'token/KHS/0')!.at).toBe(companyPlace('KHS'));
    const then = everybodyPasses(table);
    expect(then.clock).toMatchObject({ round: 'OR', or: 1, operating: 'KHS', step: 'track' });
    expect(pieceOf(then, 'token/KHS/0')!.at).toMatch(/^hex\/G5\//);
  });
});

describe('turns and the end of the round', () => {
  it('TE-6.0.1 the holder of "First Trade" begins, then clockwise', () => {
    const scene = laterRound()
      .founded('KHS', 'anna')
      .do({ put: FIRST_TRADE, at: seatPlace('cleo') });
    expect(firstTrader(scene.table)).toBe('cleo');
    const { table } = scene.clock({ turn: 'cleo' });
    expect(played(table, cleo.passes(), anna.passes()).clock.turn).toBe('bert');
  });
  it('TE-6.0.4 TE-6.7.1 a purchase restarts the count; a pass bars nobody from later turns', () => {
    const { table } = new Scene().founded('KHS', 'anna');
    const then = played(
      table,
      anna.passes(),
      bert.passes(),
      cleo.buys('KHS'),
      anna.passes(),
      bert.buys('KHS'),
    );
    expect(then.clock).toMatchObject({ round: 'SR', turn: 'cleo', passes: 0 });
    const last = played(then, cleo.passes(), anna.passes());
    expect(last.clock).toMatchObject({ round: 'SR', turn: 'bert', passes: 2 });
    expect(played(last, bert.passes()).clock.round).toBe('OR');
  });
  it('TE-6.0.4 an auction restarts the count', () => {
    const { table } = new Scene().founded('KHS', 'anna');
    const then = played(
      table,
      anna.passes(),
      bert.passes(),
      cleo.auctions('KWE', 180),
      anna.passes(),
      bert.passes(),
    );
    expect(then.clock).toMatchObject({ round: 'SR', turn: 'anna', passes: 0, auction: null });
  });
  it('TE-6.0.5 ✗ anna hands bert a certificate for cash', () => {
    const { table } = laterRound().founded('KHS', 'anna').shares('KHS', 'anna', 1);
    const piece = piecesAt(table, seatPlace('anna')).find(
      (p) => p.startsWith('cert/') && p !== certificate('KHS', 0),
    )!;
    const put = { type: 'put', seat: 'anna', piece, to: seatPlace('bert') };
    const pay = { type: 'pay', seat: 'bert', from: seatPlace('bert'), to: seatPlace('anna'), amount: 60 };
    for (const move of [put, pay])
      expect(judge(game, table, move)).toMatchObject([
        { rule: '18te/6/between-players', section: '6', weight: 'breach' },
      ]);
  });
  it('TE-6.0.5 ✓ the way over the pool', () => {
    const { table } = laterRound().founded('KHS', 'anna').shares('KHS', 'anna', 1);
    const then = played(table, anna.sells('KHS'), anna.passes(), bert.buys('KHS', 'pool'));
    expect(figures(then, 'KHS').shares).toMatchObject({ anna: 30, bert: 10 });
  });
  it('TE-6.7.2 "First Trade" goes to the left of the last one who bought', () => {
    const { table } = new Scene().founded('KHS', 'anna');
    const then = played(table, anna.passes(), bert.buys('KHS'), cleo.passes(), anna.passes(), bert.passes());
    expect(pieceOf(then, FIRST_TRADE)!.at).toBe(seatPlace('cleo'));
  });
  it('TE-6.7.2 … of the last one who sold', () => {
    const { table } = laterRound().founded('KHS', 'anna').shares('KHS', 'cleo', 1);
    const then = played(table, anna.passes(), bert.buys('KHS'), cleo.sells('KHS'), cleo.passes());
    expect(pieceOf(everybodyPasses(then), FIRST_TRADE)!.at).toBe(seatPlace('anna'));
  });
  it('TE-6.7.2 … of the one who opened the last auction, not of its winner (OQ-14)', () => {
    const table = played(newTable(), anna.auctions('KHS', 180), bert.passes(), cleo.bids(190), anna.passes());
    expect(figures(table, 'KHS').president).toBe('cleo');
    expect(pieceOf(everybodyPasses(table), FIRST_TRADE)!.at).toBe(seatPlace('bert'));
  });
  it('TE-6.7.3 without any transaction the card stays', () => {
    const { table } = laterRound()
      .founded('KHS', 'anna')
      .do({ put: FIRST_TRADE, at: seatPlace('cleo') });
    const then = everybodyPasses(table);
    expect(then.clock.round).toBe('OR');
    expect(pieceOf(then, FIRST_TRADE)!.at).toBe(seatPlace('cleo'));
  });
  it('TE-6.7.6 the round marker moves to the first operating round', () => {
    const then = everybodyPasses(laterRound().founded('KHS', 'anna').table);
    expect(pieceOf(then, ROUND_MARKER)!.at).toBe('round/OR1');
    expect(then.clock).toMatchObject({ or: 1, operating: 'KHS' });
  });
});

describe('sold-out companies', () => {
  it('TE-6.7.4 wholly in players’ hands: one row up', () => {
    const then = everybodyPasses(soldOut(laterRound(), 'KHS', 'anna', 'bert').table);
    expect(figures(then, 'KHS')).toMatchObject({ cell: 'market/4/6', price: 70 });
  });
  it('TE-6.7.4 not with one certificate in the treasury or in the pool', () => {
    const scene = laterRound().founded('KHS', 'anna').shares('KHS', 'anna', 4).shares('KHS', 'bert', 2);
    expect(figures(everybodyPasses(scene.table), 'KHS').cell).toBe('market/5/6');
    expect(figures(everybodyPasses(scene.shares('KHS', POOL, 1).table), 'KHS').cell).toBe('market/5/6');
  });
  it('TE-6.7.4 in the top row, and where no cell is above, it stays', () => {
    const scene = soldOut(laterRound(), 'KHS', 'anna', 'bert').price('KHS', 0, 9, 4);
    const then = everybodyPasses(scene.table);
    expect(pieceOf(then, priceMarker('KHS'))).toEqual({ at: 'market/0/9', order: 4 });
  });
  it('TE-6.7.5 two from one cell keep their order, under the marker that is there already', () => {
    const scene = soldOut(soldOut(laterRound(), 'KHS', 'anna', 'bert'), 'KWE', 'bert', 'cleo').founded(
      'CME',
      'cleo',
    );
    // KWE lies on KHS; CME waits in the cell above.
    const { table } = scene.price('KWE', 3, 7, 0).price('KHS', 3, 7, 1).price('CME', 2, 7, 0);
    const then = everybodyPasses(table);
    expect(order(then, 2, 7)).toEqual(['marker/CME', 'marker/KWE', 'marker/KHS']);
    expect(order(then, 3, 7)).toEqual([]);
  });
  it('TE-6.7.5 at the same time: one that leaves makes room for one that comes', () => {
    const scene = soldOut(soldOut(laterRound(), 'KHS', 'anna', 'bert'), 'KWE', 'bert', 'cleo');
    const { table } = scene.price('KHS', 3, 7, 0).price('KWE', 2, 7, 0);
    const then = everybodyPasses(table);
    expect(order(then, 1, 7)).toEqual(['marker/KWE']);
    expect(order(then, 2, 7)).toEqual(['marker/KHS']);
    expect(pieceOf(then, priceMarker('KHS'))!.order).toBe(0);
  });
});

describe('figures of two and three players', () => {
  it('TE-6.1.1 ✓ example 8: limits of 15 and 10', () => {
    const limits = [SEATS2, SEATS3].map((seats) => {
      const scene = new Scene(seats).clock({ set: 2 });
      for (const company of FOUNDING_ORDER) scene.founded(company, 'bert', 180).shares(company, 'anna', 3);
      scene.cash(seatPlace('anna'), 4000);
      const [first, ...more] = piecesAt(scene.table, seatPlace('anna')).filter((p) => p.startsWith('cert/'));
      expect([first, ...more]).toHaveLength(15);
      if (seats === SEATS3) scene.do(...more.slice(0, 5).map((put) => ({ put, at: ipoPlace('KHS') })));
      scene.do({ put: first!, at: ipoPlace('KHS') });
      expect(broke(scene.table, anna.buys('KPR'))).toEqual([]);
      scene.do({ put: first!, at: seatPlace('anna') });
      const broken = broke(scene.table, anna.buys('KPR'));
      return [broken, piecesAt(scene.table, seatPlace('anna')).filter((p) => p.startsWith('cert/')).length];
    });
    expect(limits).toEqual([
      [['18te/6.4/certificate-limit'], 15],
      [['18te/6.4/certificate-limit'], 10],
    ]);
  });
});
