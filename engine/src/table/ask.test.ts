import { trusted } from './types.ts';
import { describe, expect, it } from 'vitest';
import { optionsOf, promptOf, turnOf } from './ask.ts';
import { settled } from './dues.ts';
import type { Game } from './game.ts';
import { phrase } from './words.ts';
import { Evening, GAME, RED } from './testing.ts';
import type { StonesClock, StonesTable } from './testing.ts';

/** As Stones, but whoever has least decides, and may take as many stones as he has coins over ten. */
const poorest = ({ cash }: StonesTable): string =>
  ['anna', 'bert', 'cleo'].toSorted((a, b) => (cash[`seat/${a}`] ?? 0) - (cash[`seat/${b}`] ?? 0))[0]!;
const POOR: Game<StonesClock> = {
  ...GAME,
  turn: (table) => [poorest(table)],
  options: ({ cash }, seat) => (cash[`seat/${seat}`]! >= 20 ? [trusted({ type: 'pass', seat })] : []),
  prompt: (table) => ({ seats: [poorest(table)], text: phrase('stones/now'), where: [], choices: [] }),
};

describe('questions about a table with open dues', () => {
  const { table } = new Evening({ bookkeeping: 'hands-on' }).take('bert', RED[0]);
  it('are answered as if they were done: bert has not paid yet, and is the poorest all the same', () => {
    expect(table.cash['seat/bert']).toBe(20);
    expect(turnOf(POOR, table)).toEqual(['bert']);
    expect([...optionsOf(POOR, table, 'bert')]).toEqual([]);
    expect([...optionsOf(POOR, table, 'anna')]).toHaveLength(1);
    expect(promptOf(POOR, table, null).seats).toEqual(['bert']);
  });
  it('look at one and the same table, however often they are asked', () => {
    expect(settled(table)).toBe(settled(table));
    expect(settled(settled(table))).toBe(settled(table));
  });
});
