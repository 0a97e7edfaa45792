import { trusted } from './types.ts';
import { describe, expect, it } from 'vitest';
import type { Game, MoveSpec } from './game.ts';
import { seededLuck } from './luck.ts';
import type { Config, Play } from './play.ts';
import { openPlay } from './play.ts';
import { RANDOM_PLAY, randomGame, randomNonsense, randomOption } from './random-play.ts';
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
/** The same moves, and no rule has anything against them. */
const silent = (moves: Game['moves']): Game['moves'] =>
  Object.fromEntries(Object.entries(moves).map(([kind, spec]) => [kind, { ...spec, rules: [] }]));
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

describe('people at a random table', () => {
  const kindsOf = ({ log }: Play): readonly string[] =>
    log.flatMap(({ act }) => (act.do === 'move' ? [act.move.type] : []));
  it('who are curious do first what nobody has done yet', () => {
    const play = openPlay(good, config);
    const [seat] = good.turn(play.table);
    const drawn = (known: readonly string[]): readonly string[] => {
      const pick = seededLuck(4, 4);
      const one = () => randomOption(good, play, seat!, pick, new Set(known)).move!.type;
      return [...new Set(Array.from({ length: 40 }, one))].sort();
    };
    expect(drawn([])).toEqual(['auction', 'pass']);
    expect(drawn(['auction'])).toEqual(['pass']);
    expect(drawn(['pass'])).toEqual(['auction']);
    expect(drawn(['auction', 'pass'])).toEqual(['auction', 'pass']);
    const begin = (isCurious: boolean): readonly string[] =>
      kindsOf(randomGame(good, config, seededLuck(6, 6), { ...RANDOM_PLAY, isCurious, limit: 2 }).play);
    expect(begin(true)).toHaveLength(new Set(begin(true)).size);
  });
  it('get weary of trading in circles: in the end they only say that it goes on', () => {
    const trade = trusted({ type: 'sell', seat: 'anna', company: 'KHS', count: 1 });
    const onward = trusted({ type: 'pass', seat: 'anna' });
    const circles: Game = {
      ...good,
      moves: {
        sell: { ...good.moves['sell']!, effects: () => [] },
        pass: { ...good.moves['pass']!, effects: () => [] },
      },
      course: () => ['sell', 'pass'],
      turn: () => ['anna'],
      ended: () => false,
      options: (_, __, about) => [about?.type === 'pass' ? onward : trade],
      audit: () => null,
    };
    const free = { ...config, mode: 'free' } as const;
    const kinds = kindsOf(
      randomGame({ ...circles, moves: silent(circles.moves) }, free, seededLuck(1, 1), {
        ...RANDOM_PLAY,
        limit: 5000,
      }).play,
    );
    const passes = (from: number): number =>
      kinds.slice(from, from + 500).filter((kind) => kind === 'pass').length / 500;
    expect(passes(0)).toBeLessThan(0.6);
    expect(passes(4400)).toBeGreaterThan(0.8);
  });
  it('begin where they are told to', () => {
    const begun = randomGame(good, config, seededLuck(2, 2), { ...RANDOM_PLAY, limit: 30 }).play;
    const { play } = randomGame(good, config, seededLuck(1, 1), { ...RANDOM_PLAY, begin: () => begun });
    expect(play.log.slice(0, begun.log.length)).toEqual(begun.log);
    expect(play.log.length).toBeGreaterThan(begun.log.length);
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
