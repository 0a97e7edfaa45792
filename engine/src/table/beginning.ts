import type { Game } from './game.ts';
import { parseMove } from './judge.ts';
import type { Luck } from './luck.ts';
import { everyPiece, pieceOf } from './places.ts';
import type { Config, Play } from './play.ts';
import { commit, openPlay } from './play.ts';
import { isSame } from './same.ts';
import type { Clock, Move, Seat, Table } from './types.ts';

/**
 * A position that a title offers to begin from, where games that begin at the beginning hardly ever come to. It is laid
 * by hand on the table as it was set up, so that the log tells all of it.
 */
export interface Beginning<C extends Clock = Clock> {
  readonly variant: string;
  /** The people; seats that nobody holds come with the setup. */
  readonly seats: readonly Seat[];
  /** What the setup drew that the position was made of. */
  readonly luck: Luck;
  readonly table: Table<C>;
}

/** The moves of hands that make one position of another, one by one. */
function* byHand(game: Game, from: Table, to: Table): Generator<Omit<Move, 'seat'>> {
  for (const [piece, { at, ...how }] of everyPiece(to))
    if (!isSame(pieceOf(from, piece), { at, ...how })) yield { type: 'put', piece, to: at, ...how };
  for (const [account, amount] of Object.entries(to.cash)) {
    const more = amount - (from.cash[account] ?? 0);
    if (account === 'bank' || more === 0) continue;
    const way = more > 0 ? { from: 'bank', to: account } : { from: account, to: 'bank' };
    yield { type: 'pay', ...way, amount: Math.abs(more) };
  }
  const before: Readonly<Record<string, unknown>> = { ...from.clock };
  for (const [key, value] of Object.entries(to.clock))
    if (Object.hasOwn(game.handClock, key) && !isSame(before[key], value))
      yield { type: 'set', key, to: value as never };
}

/** A table on which hands have laid this position. */
export function laidByHand(play: Play, to: Table): Play {
  let now = play;
  const seat = play.config.seats[0]!;
  for (const made of byHand(play.game, play.table, to)) {
    const parsed = parseMove(now.game, now.table, { ...made, seat });
    if (!parsed.ok) throw new Error(`${JSON.stringify(made)}: ${JSON.stringify(parsed.error)}`);
    const act = { do: 'move', move: parsed.value, free: true } as const;
    const outcome = commit(now, { id: `hand/${now.log.length}`, seat, act });
    if (outcome.ok) now = outcome.play;
  }
  return now;
}

/** A game that begins there, with everything else as agreed. */
export const beginAt = (game: Game, config: Config, { variant, seats, luck, table }: Beginning): Play =>
  laidByHand(openPlay(game, { ...config, variant, seats, options: table.clock.options }, luck), table);
