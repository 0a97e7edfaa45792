import type { Game } from '@stellwerk/engine/table/game.ts';
import { seededLuck } from '@stellwerk/engine/table/luck.ts';
import type { Config, Play } from '@stellwerk/engine/table/play.ts';
import { randomGame } from '@stellwerk/engine/table/random-play.ts';
import type { Seat } from '@stellwerk/engine/table/types.ts';

const NAMES = ['anna', 'bert', 'carla', 'dirk', 'emma', 'finn', 'gabi'];

/** Three, or as many as the title is for. */
export const seatsFor = ({ players }: Game): readonly Seat[] => NAMES.slice(0, Math.max(3, players.min));

const TRIES = 12;

interface Chance {
  readonly mode?: Config['mode'];
  /** Part of the moves that no rule allows. */
  readonly chaos?: number;
  readonly seats?: readonly Seat[];
}

/**
 * A game that chance plays for so many moves. Chance ruins some tables before the first train runs, and nothing is to be
 * seen on those: this is the first that goes on, or the one that lasted longest.
 */
export function lastingGame(game: Game, moves: number, chance: Chance = {}): Play {
  const { mode = 'coach', chaos = 0, seats = seatsFor(game) } = chance;
  const options = Object.fromEntries(game.optionSpecs.map((spec) => [spec.id, spec.start]));
  const common = { game: game.id, seats, variant: game.variants[0]!.id, options, mode } as const;
  let longest: Play | null = null;
  for (let seed = 5; seed < 5 + TRIES; seed++) {
    const config: Config = { ...common, seed, bookkeeping: 'auto' };
    const how = { chaos, chaosUntil: moves, limit: moves };
    const { play } = randomGame(game, config, seededLuck(seed, 1), how);
    if (!longest || play.log.length > longest.log.length) longest = play;
    if (!game.ended(play.table)) break;
  }
  return longest!;
}
