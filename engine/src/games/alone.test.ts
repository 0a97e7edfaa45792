import { describe, expect, it } from 'vitest';
import { settled } from '../table/dues.ts';
import { specOf } from '../table/judge.ts';
import { seededLuck } from '../table/luck.ts';
import { commit, openPlay } from '../table/play.ts';
import { randomNonsense, randomOption } from '../table/random-play.ts';
import type { Move } from '../table/types.ts';
import { GAME_IDS, loadGame } from './registry.ts';

const MOVES = 150;

/** Rules that are said alone are asked once for all candidates of a seat, so they may look at nothing else of a move. */
describe('rules that are said alone', () => {
  it.each(GAME_IDS)('of %s look at the seat and the kind of a move only', async (id) => {
    const game = (await loadGame(id))!;
    const pick = seededLuck(5, 1);
    let play = openPlay(game, {
      ...{ game: game.id, variant: game.variants[0]!.id, options: {}, seed: 3 },
      ...{
        seats: ['anna', 'bert', 'cleo', 'dora'].slice(0, Math.min(4, game.players.max)),
        mode: 'coach',
        bookkeeping: 'auto',
      },
    });
    const watch = (move: Move): void => {
      const table = settled(play.table);
      for (const rule of specOf(game, move.type)!.rules) {
        if (!rule.alone) continue;
        const bare = rule.check(table, { type: move.type, seat: move.seat });
        expect([rule.id, move, rule.check(table, move)]).toEqual([rule.id, move, bare]);
      }
    };
    for (let i = 0; i < MOVES && !game.ended(play.table); i++) {
      const nonsense = randomNonsense(game, play, pick);
      if (nonsense) watch(nonsense);
      const [seat] = game.turn(settled(play.table));
      const { move } = seat === undefined ? { move: null } : randomOption(game, play, seat, pick);
      if (!move) break;
      watch(move);
      expect(move.seat).toBe(seat);
      const outcome = commit(play, { id: `${i}`, seat: move.seat, act: { do: 'move', move } });
      if (!outcome.ok) break;
      play = outcome.play;
    }
    expect(play.log.length).toBeGreaterThan(20);
  });
});
