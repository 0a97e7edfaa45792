import { trusted } from '../../table/types.ts';
import { describe, expect, it } from 'vitest';
import type { Game } from '../../table/game.ts';
import { hashAfresh } from '../../table/hash.ts';
import { seededLuck } from '../../table/luck.ts';
import { commit, openPlay } from '../../table/play.ts';
import { replay } from '../../table/replay.ts';
import type { Config, Play } from '../../table/play.ts';
import type { Json } from '../../table/types.ts';
import type { ToeTable } from './clock.ts';
import { game as toe } from './index.ts';
import { sensible } from './testing-player.ts';

const game = toe as unknown as Game;
const FLAGS = ['unlimited', 'hidden', 'audit', 'rescue', 'lastPayout'] as const;

function configOf(seed: number, players: number): Config {
  const options: Record<string, Json> = { target: 3 + (seed % 3) };
  FLAGS.forEach((flag, i) => (options[flag] = ((seed >> i) & 1) === 1));
  const seats = ['anna', 'bob', 'cleo', 'david'].slice(0, players);
  return { game: 'toe', seats, variant: 'standard', options, seed, mode: 'strict', bookkeeping: 'auto' };
}

/** One game of players who want to finish contracts, checked after every move. */
function playOut(seed: number, players: number): Play {
  const luck = seededLuck(seed, 1_000_000);
  let play = openPlay(game, configOf(seed, players));
  for (let n = 0; n < 5000 && !game.ended(play.table); n++) {
    const seats = game.turn(play.table);
    const seat = seats[luck(seats.length)]!;
    const table = play.table as unknown as ToeTable;
    const move = sensible(table, seat, [...game.options(play.table, seat)], luck);
    const outcome = commit(play, { id: String(n), seat, act: { do: 'move', move: trusted(move) } });
    if (!outcome.ok) throw new Error(`seed ${seed}: refused ${JSON.stringify(move)}`);
    play = outcome.play;
    const wrong = game.audit?.(play.table);
    if (wrong) throw new Error(`seed ${seed} after ${JSON.stringify(move)}: ${wrong}`);
  }
  if (!game.ended(play.table)) throw new Error(`seed ${seed}: no end`);
  return play;
}

describe('random play', () => {
  it('players who finish contracts: money, models and markers add up, and games end by contracts', () => {
    const endings = new Set<unknown>();
    for (const players of [2, 3, 4])
      for (let seed = 1; seed <= 2; seed++) {
        const play = playOut(seed * 11 + players, players);
        endings.add(game.summary(play.table)['ending']);
        if (seed > 1) continue;
        const again = replay(game, play.config, play.log);
        expect(again.differs).toBeNull();
        expect(hashAfresh(again.play.table)).toBe(play.log.at(-1)!.hash);
      }
    expect(endings).toContain('contracts');
  });
});
