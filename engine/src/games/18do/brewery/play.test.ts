import { describe, expect, it } from 'vitest';
import type { Game } from '../../../table/game.ts';
import { seededLuck } from '../../../table/luck.ts';
import { RANDOM_PLAY, randomGame } from '../../../table/random-play.ts';
import { game } from '../index.ts';

// A title's own clock type matters only inside the title.
const title = game as unknown as Game;
const played = (seats: readonly string[], seed: number, chaos: number) =>
  randomGame(
    title,
    {
      ...{ game: '18do', variant: 'hsb', options: {}, seats, seed },
      ...{ mode: 'strict', bookkeeping: 'auto' },
    },
    seededLuck(seed, 0),
    { ...RANDOM_PLAY, chaos },
  );
const SEATS = ['anna', 'bert', 'cleo', 'dora', 'emil'] as const;

describe('Heat, Sweat & Beer by chance', () => {
  it.each([
    [3, 0],
    [5, 0],
    [4, 0.3],
  ])('HSB-6.6.01 %i players, nonsense %d: it ends, and nothing is lost', (players, chaos) => {
    const { ended, violation } = played(SEATS.slice(0, players), 7 + players, chaos);
    expect([violation?.what, ended]).toEqual([undefined, true]);
  });
});
