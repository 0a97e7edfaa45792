import { describe, expect, it } from 'vitest';
import type { MoveSpec } from '../table/game.ts';
import type { Clock, Move } from '../table/types.ts';
import { phrase } from '../table/words.ts';
import { concernsShare, found, legal } from './options.ts';
import { rulesOf, when } from '../table/rules.ts';
import { tableOf } from './testing.ts';

type Buy = Move & { readonly count: number };
const atMostTwo = rulesOf<Clock>('x')<Buy>('two', '1', [], (_, { count }) => when(count > 2));
const buy: MoveSpec<Clock, Buy> = {
  fields: {},
  example: { type: 'buy', seat: 'anna', count: 1 },
  effects: () => [],
  rules: [atMostTwo],
  label: () => phrase('x'),
};
const finders = {
  buy: legal(buy, function* (_, seat) {
    for (const count of [1, 2, 3]) yield { type: 'buy', seat, count };
  }),
  pass: (_: unknown, seat: string) => [{ type: 'pass', seat }],
};
const table = tableOf({ 'cert/KHS/1': 'pool', 'token/KHS/0': 'pool' });
const all = (about: Parameters<typeof found>[3]) =>
  [...found(finders, table, 'anna', about, (_, move) => move.type === 'buy')].map((move) =>
    move.type === 'buy' ? `buy ${Number(move['count'])}` : move.type,
  );

describe('options', () => {
  it('are candidates that break no rule', () => {
    expect(all({})).toEqual(['buy 1', 'buy 2', 'pass']);
  });
  it('of one kind, or about the piece in hand', () => {
    expect(all({ type: 'pass' })).toEqual(['pass']);
    expect(all({ piece: 'cert/KHS/1' })).toEqual(['buy 1', 'buy 2']);
  });
  it('a certificate in hand is about its company and the place where it lies', () => {
    const about = (piece: string) => concernsShare(table, { piece }, 'KHS', 'pool');
    expect(concernsShare(table, undefined, 'KHS', 'pool')).toBe(true);
    expect([about('cert/KHS/1'), about('token/KHS/0')]).toEqual([true, false]);
    expect(concernsShare(table, { piece: 'cert/KHS/1' }, 'KHS', 'ipo/KHS')).toBe(false);
    expect(concernsShare(table, { piece: 'cert/KHS/1' }, 'KWE', 'pool')).toBe(false);
  });
});
