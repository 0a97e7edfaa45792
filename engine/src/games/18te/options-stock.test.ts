import { describe, expect, it } from 'vitest';
import { apply, totalCash } from '../../table/apply.ts';
import { noLuck, seededLuck } from '../../table/luck.ts';
import type { Luck } from '../../table/luck.ts';
import { sample } from '../../table/shape.ts';
import type { Move } from '../../table/types.ts';
import type { TeTable } from './clock.ts';
import { FOUNDING_ORDER } from './data/companies.ts';
import { MARKET } from './data/market.ts';
import { counted, certificateLimit, firstTrader, founded } from './readers.ts';
import { acted, anna, bert, broke, cash, cleo, laterRound, seatPlace, specFor } from './stock-scene.ts';
import { newTable, Scene, SEATS2, SEATS3 } from './testing.ts';
import { game } from './index.ts';
import { pieceIds, pieceOf } from '../../table/places.ts';

/** Prices and purses changed by chance, so that the yellow zone, limits and presidencies come into play. */
function shaken(table: TeTable, luck: Luck): TeTable {
  const { seats, set } = table.clock;
  const scene = new Scene(seats);
  scene.table = table;
  scene.clock({
    round: 'SR',
    or: 0,
    set: set + 1,
    turn: firstTrader(table),
    passes: 0,
    sold: false,
    sales: [],
    bought: null,
    lastTrader: null,
  });
  for (const company of founded(table)) {
    const cells = MARKET.rows.flatMap((row, r) =>
      row.flatMap((cell, c) => (cell && !cell.close && !cell.end ? [[r, c] as const] : [])),
    );
    const [row, col] = cells[luck(cells.length)]!;
    scene.price(company, row, col, luck(3));
  }
  for (const seat of seats) scene.cash(seatPlace(seat), luck(90) * 10 + luck(2) * 5);
  return scene.table;
}
function* everyMove(seat: string, purse: number): Iterable<Move> {
  const most = purse + 20;
  for (const company of FOUNDING_ORDER) {
    for (let count = 1; count <= 7; count++) yield { type: 'sell', seat, company, count };
    for (const from of ['treasury', 'pool']) yield { type: 'buy', seat, company, from };
    for (let bid = 0; bid <= most; bid += 5) yield { type: 'auction', seat, company, bid };
  }
  for (let bid = 0; bid <= most; bid += 5) yield { type: 'bid', seat, bid };
  yield { type: 'pass', seat };
}
const keys = (moves: Iterable<Move>): readonly string[] =>
  [...moves]
    .map((move) =>
      JSON.stringify(['type', 'seat', 'company', 'count', 'from', 'bid'].map((key) => move[key] ?? '')),
    )
    .sort();

describe('options narrowed to a piece', () => {
  const { table } = laterRound().founded('KHS', 'anna').shares('KHS', 'anna', 2).shares('KHS', 'pool', 1);
  const about = (piece: string) => [...game.options(table, 'anna', { piece })];
  const at = (place: string) =>
    pieceIds(table).find((p) => /^cert.KHS.[1-7]/.test(p) && pieceOf(table, p)!.at === place)!;

  it('TE-6.2.5 a certificate in the hand: what can be sold', () => {
    expect(about(at(seatPlace('anna')))).toEqual([anna.sells('KHS', 1), anna.sells('KHS', 2)]);
  });
  it('TE-6.4.1 a certificate in treasury or pool: the purchase from there', () => {
    expect(about(at('company/KHS'))).toEqual([anna.buys('KHS')]);
    expect(about(at('pool'))).toEqual([anna.buys('KHS', 'pool')]);
  });
  it('TE-6.5.2 a certificate beside the board: its auction, while it is the next one', () => {
    const [first, ...more] = [...game.options(acted(table, anna.passes()), 'bert', { piece: 'cert/KWE/0' })];
    expect([first, more.length]).toEqual([bert.auctions('KWE', 180), 17]);
    expect(about('cert/CME/0')).toEqual([]);
    expect(about('train/2/1')).toEqual([]);
  });
  it('TE-6.5.5 in an auction: raises and the pass', () => {
    const open = acted(table, bert.auctions('KWE', 320));
    expect([...game.options(open, 'cleo')]).toEqual([
      cleo.bids(330),
      cleo.bids(340),
      cleo.bids(350),
      cleo.passes(),
    ]);
    expect([...game.options(open, 'cleo', { piece: 'cert/KWE/0' })]).toHaveLength(3);
  });
});

describe('random play', () => {
  it('TE-6.0.4 options are exactly the legal moves, and every stock round ends', () => {
    let above = 0;
    for (const [seed, seats] of [SEATS2, SEATS3, SEATS3].entries()) {
      const luck = seededLuck(seed, 7);
      let table = newTable(seats);
      let rounds = 0;
      for (let n = 0; n < 400; n++) {
        if (table.clock.round !== 'SR') {
          table = shaken(table, luck);
          rounds++;
        }
        const seat = table.clock.auction ? table.clock.auction.turn : table.clock.turn;
        const legal = [...game.options(table, seat)];
        if (n % 16 === 0 || counted(table, seat) > certificateLimit(table))
          for (const s of seats) {
            const all = [...everyMove(s, cash(table)[s]!)].filter((move) => broke(table, move).length === 0);
            expect(keys(game.options(table, s))).toEqual(keys(all));
          }
        if (counted(table, seat) > certificateLimit(table)) above++;
        expect(legal.length).toBeGreaterThan(0);
        const kinds = [...new Set(legal.map(({ type }) => type))];
        const kind = kinds.includes('buy') && luck(3) > 0 ? 'buy' : kinds[luck(kinds.length)]!;
        const some = legal.filter(({ type }) => type === kind);
        table = acted(
          table,
          some[kind === 'sell' || kind === 'buy' ? luck(some.length) : luck(Math.min(4, some.length))]!,
        );
        expect(totalCash(table)).toBe(4000);
      }
      expect(rounds).toBeGreaterThan(3);
    }
    // The duty to sell has come up as well.
    expect(above).toBeGreaterThan(0);
  });
  it('TE-6.0.2 ✓ any move in any position leaves a table that can be played on', () => {
    const domains = { company: FOUNDING_ORDER };
    for (let seed = 0; seed < 6; seed++) {
      const luck = seededLuck(seed, 11);
      let table = newTable(seed % 2 ? SEATS2 : SEATS3);
      const pieces = pieceIds(table).length;
      for (let n = 0; n < 400; n++) {
        if (luck(40) === 0) table = shaken(table, luck);
        if (luck(60) === 0) table = apply(table, [{ set: 'round', to: ['SR', 'OR', 'end'][luck(3)] }]);
        const type = ['sell', 'buy', 'auction', 'bid', 'pass'][luck(5)]!;
        const seat = table.clock.seats[luck(table.clock.seats.length)]!;
        const spec = specFor({ type, seat });
        const move: Move = {
          type,
          seat,
          ...(sample({ kind: 'record', fields: spec.fields }, luck, domains) as object),
        };
        spec.label(table, move);
        const before = table;
        table = apply(table, spec.effects(table, move, noLuck));
        expect(totalCash(table)).toBe(4000);
        expect(pieceIds(table)).toHaveLength(pieces);
        const { auction } = table.clock;
        if (auction) expect([...auction.out, auction.bidder]).not.toContain(auction.turn);
        if (before.clock.round !== 'SR')
          expect({ ...table.clock, ending: null }).toEqual({ ...before.clock, ending: null });
      }
    }
  });
});
