import { describe, expect, it } from 'vitest';
import { game as five } from '../games/five/index.ts';
import type { Game } from './game.ts';
import { seededLuck } from './luck.ts';
import { neighbour } from './near-moves.ts';
import { openPlay } from './play.ts';
import type { Move } from './types.ts';

const title = five as unknown as Game;
const { table } = openPlay(title, {
  game: five.id,
  variant: five.variants[0]!.id,
  options: {},
  seats: ['anna', 'bert'],
  seed: 3,
  mode: 'strict',
  bookkeeping: 'auto',
});
type Shown = { readonly train: string; readonly stops: readonly string[] };
const run = (...routes: readonly Shown[]): Move => ({ type: 'run', seat: 'anna', routes });
/** Many moves that are almost like one. */
const nearby = (move: Move, known: readonly Move[]): ReadonlySet<string> => {
  const pick = seededLuck(5, 1);
  const found = Array.from({ length: 4000 }, () => neighbour(title, table, move, pick, known));
  return new Set(found.map((one) => JSON.stringify(one?.['routes'])));
};

describe('a move almost like another', () => {
  const there = { train: 'train/2/1', stops: ['A1/n0', 'C1/n0'] };
  const back = { train: 'train/3/1', stops: ['C1/n0', 'B2/n0'] };
  const all = nearby(run(there), [run(there), run(back)]);
  const isNear = (...routes: readonly Shown[]): boolean => all.has(JSON.stringify(routes));

  it('goes the same way with a train that somebody else ran', () => {
    expect(isNear({ ...there, train: back.train })).toBe(true);
  });
  it('goes on where another run goes, in either direction', () => {
    expect(isNear({ ...there, stops: ['A1/n0', 'C1/n0', 'B2/n0'] })).toBe(true);
    expect(isNear({ ...there, stops: ['A1/n0', 'C1/n0', 'A1/n0'] })).toBe(true);
  });
  it('leaves one out, shows one twice, and never forgets whose move it is', () => {
    expect(isNear()).toBe(true);
    expect(isNear(there, there)).toBe(true);
    expect(isNear({ ...there, stops: ['A1/n0'] })).toBe(true);
    expect(isNear({ ...there, train: 'train/9/9' })).toBe(false);
  });
});
