import { describe, expect, it } from 'vitest';
import { parSpot } from '../../rail/market.ts';
import type { Game } from '../../table/game.ts';
import { interpret } from '../../table/interpret.ts';
import { MARKET } from './data/market.ts';
import type { TeTable } from './clock.ts';
import { game } from './index.ts';
import { acted, anna } from './stock-scene.ts';
import { newTable, Scene } from './testing.ts';

const cell = (par: number): string => {
  const { row, col } = parSpot(MARKET, par)!;
  return `market/${row}/${col}`;
};
const read = (table: TeTable, seat: string, piece: string, to: string) =>
  interpret(game as unknown as Game, table, seat, { piece, to }).map(({ move, findings, free }) => [
    free ? 'free' : move,
    findings.filter(({ weight }) => weight === 'breach').map(({ rule }) => rule),
  ]);
const PARS = MARKET.rows.flatMap((cells) => cells.flatMap((c) => (c?.par ? [c.price] : [])));

describe('a par by hand', () => {
  it('TE-6.5.3 ✓ the marker on a par opens the auction with the least bid that brings it', () => {
    const par = Math.min(...PARS);
    expect(read(newTable(), 'anna', 'marker/KHS', cell(par))).toEqual([
      [{ type: 'auction', seat: 'anna', company: 'KHS', bid: 3 * par }, []],
    ]);
  });
  it('TE-6.5.6 ✓ while it runs it bids for a higher par, or a step where the par stays', () => {
    const [low, high] = PARS.toSorted((a, b) => a - b) as [number, number];
    const table = acted(newTable(), anna.auctions('KHS', 3 * low));
    const bids = (par: number) => read(table, 'bert', 'marker/KHS', cell(par))[0]?.[0];
    expect(bids(high)).toEqual({ type: 'bid', seat: 'bert', bid: 3 * high });
    expect(bids(low)).toEqual({ type: 'bid', seat: 'bert', bid: 3 * low + 10 });
  });
  it('TE-6.5.6 ✗ a par below the bid is no raise', () => {
    const [low, , third] = PARS.toSorted((a, b) => a - b) as [number, number, number];
    const table = acted(newTable(), anna.auctions('KHS', 3 * third));
    expect(read(table, 'bert', 'marker/KHS', cell(low))[0]?.[1]).toContain('18te/6.5/raise');
  });
  it('TE-6.5.1 ✗ the marker of a company that is not next', () => {
    expect(read(newTable(), 'anna', 'marker/KWE', cell(PARS[0]!))[0]?.[1]).not.toEqual([]);
  });
  it('a price that is no par, and the marker of a founded company, are no bid', () => {
    expect(read(newTable(), 'anna', 'marker/KHS', 'market/0/0')[0]?.[0]).toBe('free');
    const { table } = new Scene().founded('KHS', 'anna', 180);
    expect(read(table, 'anna', 'marker/KHS', cell(PARS.at(-1)!))[0]?.[0]).toBe('free');
  });
});
