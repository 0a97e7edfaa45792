import { beforeAll, describe, expect, it } from 'vitest';
import { laidByHand } from '../table/beginning.ts';
import { settled } from '../table/dues.ts';
import type { Game } from '../table/game.ts';
import { hashOf } from '../table/hash.ts';
import { seededLuck } from '../table/luck.ts';
import { commit, openPlay } from '../table/play.ts';
import type { Config, Play } from '../table/play.ts';
import { positionAt } from '../table/positions.ts';
import { randomGame } from '../table/random-play.ts';
import type { Table } from '../table/types.ts';
import { GAME_IDS, loadGame } from './registry.ts';

const games = new Map<string, Game>();
for (const id of GAME_IDS) games.set(id, (await loadGame(id))!);
const variants = [...games.values()].flatMap((game) =>
  game.variants.map(({ id }): [title: string, variant: string] => [game.id, id]),
);

/** How people sit is the one thing that hands do not set: some rounds seat them anew. */
const seated = (play: Play, { clock: { seats } }: Table): Play => ({
  ...play,
  table: { ...play.table, clock: { ...play.table.clock, seats } },
});

describe.each(variants)('positions of %s, %s', (id, variant) => {
  const game = games.get(id)!;
  /** As many as it is for: where two are too few or three too many, the title says so by how it begins. */
  const seats = ['anna', 'bert', ...(variant.startsWith('zsv') ? [] : ['cleo'])].slice(0, game.players.max);
  const config: Config = {
    game: id,
    variant,
    options: {},
    seats,
    seed: 7,
    mode: 'strict',
    bookkeeping: 'auto',
  };
  let play: Play;
  beforeAll(() => void ({ play } = randomGame(game, config, seededLuck(7, 7))));

  it('can all be laid by hand: pieces, cash and every key of the clock', () => {
    const start = openPlay(game, { ...config, mode: 'free' });
    for (const n of [0, 0.1, 0.3, 0.6, 0.9, 1].map((part) => Math.floor(part * (play.log.length - 1)))) {
      const to = positionAt(play, n);
      expect(hashOf(laidByHand(seated(start, to), to).table), `entry ${n}`).toBe(hashOf(to));
    }
  });

  it('are the same however the books are kept: with all dues done it is the table of automatic bookkeeping', () => {
    // A whole game in which nobody ever does what is left to the hands.
    let byHand = openPlay(game, { ...config, mode: 'coach', bookkeeping: 'hands-on' });
    let isEverLeft = false;
    for (const { n, id: name, seat, act } of play.log.slice(1)) {
      const outcome = commit(byHand, { id: name, seat, act });
      if (!outcome.ok) throw new Error(`entry ${n}: ${outcome.findings.map(({ rule }) => rule).join(', ')}`);
      byHand = outcome.play;
      isEverLeft ||= byHand.table.clock.dues.length > 0;
      if (n % 7 === 0) expect(hashOf(settled(byHand.table)), `entry ${n}`).toBe(hashOf(positionAt(play, n)));
    }
    expect(isEverLeft).toBe(true);
    expect(hashOf(settled(byHand.table))).toBe(hashOf(play.table));
  });
});

describe.each(GAME_IDS)('dues of %s', (id) => {
  it('cite a paragraph for everything that is left to the hands', () => {
    const { dueSections = {}, words } = games.get(id)!;
    const dues = Object.keys(words).filter((key) => key.startsWith('due/'));
    expect(dues.filter((due) => !Object.hasOwn(dueSections, due))).toEqual([]);
    expect(Object.keys(dueSections).filter((due) => !dues.includes(due))).toEqual([]);
  });
});
