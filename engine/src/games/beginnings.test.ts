import { describe, expect, it } from 'vitest';
import { optionsOf, turnOf } from '../table/ask.ts';
import { beginAt } from '../table/beginning.ts';
import type { Game } from '../table/game.ts';
import { hashOf } from '../table/hash.ts';
import type { Config } from '../table/play.ts';
import { playOn } from '../table/automaton.ts';
import { loadBeginnings } from './beginnings.ts';
import { GAME_IDS, loadGame } from './registry.ts';

const configOf = (game: Game): Config => ({
  game: game.id,
  variant: game.variants[0]!.id,
  options: {},
  seats: [],
  seed: 1,
  mode: 'strict',
  bookkeeping: 'auto',
});

describe.each(GAME_IDS)('late positions of %s', (id) => {
  it('are laid by hand to the last coin, and somebody has something to do there', async () => {
    const game = (await loadGame(id))!;
    for (const beginning of await loadBeginnings(id)) {
      const named = `${beginning.variant}, ${beginning.seats.length} players`;
      const play = beginAt(game, configOf(game), beginning);
      expect(hashOf(play.table), named).toBe(hashOf(beginning.table));
      const { table } = playOn(play, { mark: 'late' }).play;
      const open = turnOf(game, table).flatMap((seat) => [...optionsOf(game, table, seat)].slice(0, 1));
      expect(open.length, named).toBeGreaterThan(0);
    }
  });

  it('belong to variants and numbers of players that the title has', async () => {
    const { variants, players } = (await loadGame(id))!;
    for (const { variant, seats } of await loadBeginnings(id)) {
      expect(variants.map((one) => one.id)).toContain(variant);
      expect(seats.length >= players.min && seats.length <= players.max).toBe(true);
    }
  });
});
