import type { Hammer } from '@stellwerk/engine/stage/stage.ts';
import type { Game } from '@stellwerk/engine/table/game.ts';
import type { Move, Seat, Table } from '@stellwerk/engine/table/types.ts';
import { afterMove } from '../parts/outcome.ts';

/** Everybody else who has not dropped out, in the order in which they are asked after this seat. */
function rivalsOf({ seats }: Hammer, seat: Seat): readonly Seat[] {
  const at = seats.findIndex((one) => one.seat === seat);
  return [...seats.slice(at + 1), ...seats.slice(0, Math.max(0, at))]
    .filter(({ state }) => state !== 'out')
    .map((one) => one.seat);
}

/**
 * The table if nobody raises this bid: everybody else drops out, one after the other, by the title's own moves, so that
 * whatever winning means in it has happened. Null where nobody can know, because something is drawn then.
 */
export function ifItWins(game: Game, table: Table, hammer: Hammer, bid: Move): Table | null {
  let now = afterMove(game, table, bid);
  for (const seat of rivalsOf(hammer, bid.seat)) now &&= afterMove(game, now, { type: hammer.pass, seat });
  return now;
}

/** Who has it if this seat drops out, where that is decided then. */
export function whoHasItThen(hammer: Hammer, seat: Seat): Seat | null {
  const [last, ...more] = rivalsOf(hammer, seat);
  return last !== undefined && more.length === 0 && last === hammer.bidder ? last : null;
}
