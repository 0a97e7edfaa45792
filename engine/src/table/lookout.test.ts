import { describe, expect, it } from 'vitest';
import { game as five } from '../games/five/index.ts';
import type { Game } from './game.ts';
import { lookoutFor } from './lookout.ts';
import { seededLuck } from './luck.ts';
import type { Config, Play } from './play.ts';
import { randomGame, RANDOM_PLAY } from './random-play.ts';
import { trusted } from './types.ts';

const title = five as unknown as Game;
const config: Config = {
  game: five.id,
  variant: five.variants[0]!.id,
  options: {},
  seats: ['anna', 'bert'],
  seed: 3,
  mode: 'strict',
  bookkeeping: 'auto',
};
const never = {
  id: 'five/0/never',
  section: '0',
  weight: 'breach',
  atoms: [],
  check: () => null,
} as const;

/** Some games of the title, looked on. */
function watched(game: Game, games: number) {
  const lookout = lookoutFor(game);
  for (let i = 0; i < games; i++) {
    const looking = seededLuck(9, i);
    const look = (play: Play): void => lookout.look(play, looking);
    lookout.note(randomGame(game, { ...config, seed: i }, seededLuck(1, i), { ...RANDOM_PLAY, look }).play);
  }
  return lookout.unreached();
}

describe('the lookout', () => {
  it('names all kinds and rules where nothing was played, and ever fewer', () => {
    const all = watched(title, 0);
    expect(all.absent).toEqual(Object.keys(title.moves));
    expect([all.unplayed, all.silent]).toEqual([[], []]);
    expect(all.unasked.length).toBeGreaterThan(10);
    const some = watched(title, 6);
    expect(some).toMatchObject({ absent: [], unplayed: [], unasked: [] });
    expect(some.silent.length).toBeLessThan(all.unasked.length / 2);
  });

  it('tells a kind that no step has from one that nobody could play', () => {
    const pass = { ...title.moves['pass']!, candidates: () => [] };
    const game: Game = {
      ...title,
      moves: { ...title.moves, dance: { ...pass, example: trusted({ type: 'dance', seat: 'anna' }) } },
    };
    expect(watched(game, 2)).toMatchObject({ absent: ['dance'], unplayed: [] });
    const course = (table: Play['table']) => [...title.course!(table), 'dance'];
    expect(watched({ ...game, course }, 2)).toMatchObject({ absent: [], unplayed: ['dance'] });
  });

  it('a rule that is asked and never finds anything stays on the list', () => {
    const lay = title.moves['lay']!;
    const game: Game = { ...title, moves: { ...title.moves, lay: { ...lay, rules: [...lay.rules, never] } } };
    expect(watched(game, 2).silent).toContain(never.id);
  });

  it('is not noticed by the game', () => {
    const plain = randomGame(title, config, seededLuck(1, 1)).play;
    const lookout = lookoutFor(title);
    const looking = seededLuck(9, 9);
    const look = (play: Play): void => lookout.look(play, looking);
    const seen = randomGame(title, config, seededLuck(1, 1), { ...RANDOM_PLAY, look }).play;
    expect(seen.log.map(({ hash }) => hash)).toEqual(plain.log.map(({ hash }) => hash));
  });
});
