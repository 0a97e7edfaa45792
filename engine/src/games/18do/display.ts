import { DEPOT, POOL, trainOf } from '../../rail/ids.ts';
import { pieceIds, pieceOf, piecesAt } from '../../table/places.ts';
import type { PieceId } from '../../table/types.ts';
import type { DoTable } from './clock.ts';
import { SIXES_BEFORE_EIGHT, TRAINS } from './data/trains.ts';
import { isBrewery, isIntro } from './readers.ts';

/** Trains and cards that the bank has: those of the display (§4.5.7.1), and those of the pool. */

/** New trains on the display that may be taken now: the next one, and 8-trains beside the last 6-train (4.5.7.1). */
export function trainsOffered(table: DoTable): readonly PieceId[] {
  const display = piecesAt(table, DEPOT).filter((piece) => trainOf(piece) !== null);
  const [next] = display;
  if (next === undefined) return [];
  const eight = display.find((piece) => trainOf(piece) === '8');
  const isEarly = !isIntro(table) && trainOf(next) === '6' && sixesSold(table, display) >= SIXES_BEFORE_EIGHT;
  return isEarly && eight !== undefined ? [next, eight] : [next];
}
/** How many 6-trains of the display may still lie there when the first 8-train is sold. */
export function sixesNotWaitedFor(table: DoTable): number {
  if (isIntro(table)) return 0;
  const display = piecesAt(table, DEPOT).filter((piece) => trainOf(piece) === '6');
  const needed = Math.max(0, SIXES_BEFORE_EIGHT - sixesSold(table, display));
  return Math.max(0, display.length - needed);
}
/** Sixes that were bought: what a siding took does not count (6.5.1). */
function sixesSold(table: DoTable, display: readonly PieceId[]): number {
  const isSix = (piece: PieceId): boolean => trainOf(piece) === '6';
  if (!isBrewery(table))
    return (TRAINS.find(({ id }) => id === '6')?.count ?? 0) - display.filter(isSix).length;
  return pieceIds(table).filter((piece) => isSix(piece) && wasBought(table, piece)).length;
}
/** The side of a card that a siding took from the display. */
export const BURIED = 'siding';
const wasBought = (table: DoTable, card: PieceId): boolean =>
  pieceOf(table, card)?.at !== DEPOT && pieceOf(table, card)?.side !== BURIED;
export const trainsInPool = (table: DoTable): readonly PieceId[] =>
  piecesAt(table, POOL).filter((piece) => trainOf(piece) !== null);
