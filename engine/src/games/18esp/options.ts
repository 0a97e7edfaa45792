import type { About } from '../../table/game.ts';
import type { Move, Seat } from '../../table/types.ts';
import type { EspTable } from './clock.ts';
import { buildOptions } from './options/build.ts';
import { operateOptions } from './options/operate.ts';
import { playerOptions } from './options/player.ts';

/** The legal moves of a seat now. The many tile lays come last, so that a reader who stops early pays little. */
export function* options(table: EspTable, seat: Seat, about?: About): Iterable<Move> {
  yield* playerOptions(table, seat, about);
  yield* operateOptions(table, seat, about);
  yield* buildOptions(table, seat, about);
}
