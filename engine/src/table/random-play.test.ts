import { trusted } from './types.ts';
import { describe, expect, it } from 'vitest';
import type { Game, MoveSpec } from './game.ts';
import { seededLuck } from './luck.ts';
import type { Config } from './play.ts';
import { openPlay } from './play.ts';
import { randomGame, randomNonsense } from './random-play.ts';
import { game as te } from '../games/18te/index.ts';

const good = te as unknown as Game;
const config: Config = {
  game: '18te',
  variant: 'standard',
  options: {},
  seats: ['anna', 'bert'],
  seed: 3,
  mode: 'strict',
  bookkeeping: 'auto',
};
const spoilt = (type: string, change: Partial<MoveSpec>): Game => ({
  ...good,
  moves: { ...good.moves, [type]: { ...good.moves[type]!, ...change } },
});
const found = (game: Game): string => randomGame(game, config, seededLuck(1, 1)).violation?.what ?? 'nothing';

/** The watchman must be able to bark: each of these titles breaks one promise. */
describe('random play finds', () => {
  it('an option that is not legal', () => {
    const never = { id: 'x/never', section: '', weight: 'breach', atoms: [], check: () => ({}) } as const;
    expect(found(spoilt('lay', { rules: [never] }))).toMatch(/^an option is not legal: .*x\/never/);
  });
  it('a title that throws', () => {
    const broken = spoilt('auction', {
      effects: () => {
        throw new Error('boom');
      },
    });
    expect(found(broken)).toMatch(/^thrown: Error: boom/);
  });
  it('a table at which nobody can move', () => {
    expect(found({ ...good, options: () => [] })).toMatch(/^nobody can move/);
  });
  it('effects that depend on more than the table', () => {
    let calls = 0;
    const pass = good.moves['pass']!;
    const moody = spoilt('pass', {
      effects: (t, m, l) => [...pass.effects(t, m, l), { pay: ++calls, from: 'bank', to: 'ipo/KPR' }],
    });
    expect(found(moody)).toMatch(/^replay differs/);
  });
  it('a game without an end', () => {
    expect(
      randomGame(
        {
          ...good,
          ended: () => false,
          turn: () => ['anna'],
          options: () => [trusted({ type: 'settle', seat: 'anna' })],
        },
        config,
        seededLuck(1, 1),
        { chaos: 0, chaosUntil: 0, limit: 50 },
      ).violation?.what,
    ).toBe('not over after 50 moves');
  });
});

describe('nonsense', () => {
  it('is well formed, of every kind, and often against the rules', () => {
    const play = openPlay(good, config);
    const pick = seededLuck(5, 5);
    const types = new Set(Array.from({ length: 2000 }, () => randomNonsense(good, play, pick)?.type));
    for (const type of [...Object.keys(good.moves), 'put', 'pay', 'set', 'settle'])
      expect(types).toContain(type);
  });
});
