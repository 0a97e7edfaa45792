import { describe, expect, it } from 'vitest';
import { laidByHand } from '../table/beginning.ts';
import { hashOf } from '../table/hash.ts';
import { seededLuck } from '../table/luck.ts';
import { openPlay } from '../table/play.ts';
import type { Config } from '../table/play.ts';
import { randomGame } from '../table/random-play.ts';
import { positionAt } from '../table/positions.ts';
import { loadGame } from './registry.ts';

/** Titles whose hands reach the whole clock. */
const TITLES = ['18te', '18esp', 'toe'];

describe.each(TITLES)('positions of %s', (id) => {
  it('can all be laid by hand: pieces, cash and every key of the clock', async () => {
    const game = (await loadGame(id))!;
    const config: Config = {
      game: id,
      variant: game.variants[0]!.id,
      options: {},
      seats: ['anna', 'bert', 'cleo'].slice(0, game.players.max),
      seed: 7,
      mode: 'free',
      bookkeeping: 'auto',
    };
    const { play } = randomGame(game, { ...config, mode: 'strict' }, seededLuck(7, 7));
    const start = openPlay(game, config);
    for (const n of [0, 0.1, 0.3, 0.6, 0.9, 1].map((part) => Math.floor(part * (play.log.length - 1)))) {
      const to = positionAt(play, n);
      expect(hashOf(laidByHand(start, to).table), `entry ${n}`).toBe(hashOf(to));
    }
  });

  it('cite a paragraph for everything that is left to the hands', async () => {
    const game = (await loadGame(id))!;
    const sections = game.dueSections ?? {};
    const dues = Object.keys(game.words).filter((key) => key.startsWith('due/'));
    expect(dues.filter((due) => !Object.hasOwn(sections, due))).toEqual([]);
    expect(Object.keys(sections).filter((due) => !dues.includes(due))).toEqual([]);
  });
});
