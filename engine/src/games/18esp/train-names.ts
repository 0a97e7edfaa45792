import { sideInUse } from '../../rail/depot.ts';
import type { PieceId } from '../../table/types.ts';
import type { EspTable } from './clock.ts';
import { TRAINS } from './data/trains.ts';
import { recycledUnder } from './readers.ts';
import { pieceOf } from '../../table/places.ts';

/** `4`, or for a combined train `4 & 1+2`. */
export function trainName(table: EspTable, train: PieceId): string {
  const name = sideInUse(table, TRAINS, train)?.name ?? '';
  const half = recycledUnder(table, train);
  return half === null ? name : `${name} & ${sideInUse(table, TRAINS, half)?.name ?? ''}`;
}

/** Of trains that are alike one is enough. */
export function unlike(table: EspTable, trains: readonly PieceId[]): readonly PieceId[] {
  const kinds = new Map<string, PieceId>();
  for (const train of trains) {
    const called = trainName(table, train);
    if (!kinds.has(called)) kinds.set(called, train);
  }
  return [...kinds.values()];
}
/** Equal pieces at one place stand in for each other. */
export const standsFor = (table: EspTable, named: PieceId, piece: PieceId): boolean =>
  named === piece ||
  (pieceOf(table, named)?.at === pieceOf(table, piece)?.at &&
    trainName(table, named) === trainName(table, piece));
