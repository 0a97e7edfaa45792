import { describe, expect, it } from 'vitest';
import { loadGame } from '../../games/registry.ts';
import { allRules } from '../../table/judge.ts';
import { askedTests, concerns, LIMITS, silencedRules, turnedLimits } from './mutant.ts';
import type { Mutant } from './mutant.ts';
import { turnOff, turnOn, wire } from './switch.ts';

const limit: Mutant = { kind: 'rule', id: '18te/6.4/share-limit', atoms: ['TE-6.4.5', 'TE-3.6.6'] };
const advice: Mutant = { kind: 'rule', id: '18te/7.4/own-city-twice', atoms: [] };

describe('which tests are asked about a mutant', () => {
  it('those that name one of its atoms, and not one that only begins alike', () => {
    expect(concerns(limit, 'TE-6.4.5 ✗ the holder of 70 % buys one more')).toBe(true);
    expect(concerns(limit, 'TE-6.4 TE-6.4.51 something else')).toBe(false);
    expect(askedTests([limit]).test('TE-3.6.6 ✓ up to 70 %')).toBe(true);
    expect(askedTests([limit]).test('TE-3.6.61 something else')).toBe(false);
  });
  it('everybody about advice that no rulebook gives', () => {
    expect(concerns(advice, 'a second station in one city')).toBe(true);
    expect(askedTests([limit, advice]).test('anything')).toBe(true);
  });
  it('who names any atom about a number', () => {
    const turned: Mutant = { kind: 'limit', id: 'MAX = 71', file: LIMITS, path: 'MAX', by: 1 };
    expect([concerns(turned, 'TE-2.1 the bank'), concerns(turned, 'the bank')]).toEqual([true, false]);
  });
});

describe('numbers', () => {
  it('are turned by a step of their own, wherever they lie', () => {
    const ids = turnedLimits({ MAX: 60, START: { 2: { cash: 505 } }, PARS: [100], name: 'x', f: () => 3 });
    expect(ids.map(({ id }) => id)).toEqual([
      'MAX = 70',
      'MAX = 50',
      'START["2"]["cash"] = 506',
      'START["2"]["cash"] = 504',
      'PARS["0"] = 200',
      'PARS["0"] = 0',
    ]);
  });
  it('of a part of a title go by its name', () => {
    const [up] = turnedLimits({ MAX: 60 }, 'brewery/data/limits.ts');
    expect(up).toMatchObject({ id: 'brewery/MAX = 70', file: 'brewery/data/limits.ts', path: 'MAX' });
  });
});

describe('rules', () => {
  it('are one mutant each, however many moves they stand in', async () => {
    const ids = silencedRules((await loadGame('18te'))!).map(({ id }) => id);
    expect(ids).toContain('18te/8/over');
    expect(new Set(ids).size).toBe(ids.length);
  });
  it('say nothing while they are silenced, and everything again afterwards', async () => {
    await wire('18te');
    const game = (await loadGame('18te'))!;
    const over = allRules(game).find(({ id }) => id === '18te/8/over')!;
    const mutant: Mutant = { kind: 'rule', id: over.id, atoms: over.atoms };
    const table = { pieces: {}, cash: {}, clock: { round: 'end' } } as never;
    const asks = () => over.check(table, { type: 'pass', seat: 'anna' }) !== null;
    const before = asks();
    turnOn(mutant);
    const silenced = asks();
    turnOff(mutant);
    expect([before, silenced, asks()]).toEqual([true, false, true]);
  });
});
