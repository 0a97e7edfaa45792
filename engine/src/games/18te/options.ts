import type { About } from '../../table/game.ts';
import type { Move, Seat } from '../../table/types.ts';
import type { TeTable } from './clock.ts';
import { operateOptions } from './options/operate.ts';
import { stockOptions } from './options/stock.ts';
import { trackOptions } from './options/track.ts';

/** The legal moves of a seat now. The many tile lays come last, so that a reader who stops early pays little. */
export function* options(table: TeTable, seat: Seat, about?: About): Iterable<Move> {
  yield* stockOptions(table, seat, about);
  yield* operateOptions(table, seat, about);
  yield* trackOptions(table, seat, about);
}
