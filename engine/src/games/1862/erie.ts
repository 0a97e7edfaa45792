import { hexPlace } from '../../rail/ids.ts';
import { pieceOf } from '../../table/places.ts';
import { box } from './box.ts';
import type { Draft62, Table62 } from './clock.ts';
import { placeTile } from './laying.ts';
import { ERIE_TILE } from './pieces.ts';

/** The tile of private 2 lies on its place already. */
export const isErieLaid = (table: Table62): boolean =>
  pieceOf(table, ERIE_TILE)?.at === hexPlace(box(table).erie);

/** Chapters 4 and 15: the ERIE tile comes to its place on the board, as it is printed. */
export function placeErie(draft: Draft62): void {
  if (!isErieLaid(draft.table)) placeTile(draft, ERIE_TILE, box(draft.table).erie, 0);
}
