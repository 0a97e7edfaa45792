import type { Draft } from '../../../table/draft.ts';
import { pieceOf } from '../../../table/places.ts';
import type { DoClock, DoTable } from '../clock.ts';
import type { BreweryId } from './clock.ts';
import { orderMarker, orderPlace } from './pieces.ts';
import { orderTrack, typesOf } from './readers.ts';

/** §6.5.2.8: types in descending order are compared one by one; whoever has run out of cards comes later. */
export function compareTypes(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const better = (b[i] ?? 0) - (a[i] ?? 0);
    if (better !== 0) return better;
  }
  return 0;
}
/** Types of its cards in descending order: what decides about its place. */
export const rankOf = (table: DoTable, brewery: BreweryId): readonly number[] =>
  typesOf(table, brewery).toSorted((a, b) => b - a);
/** The order for the next round: better equipment first, equals as they stand. */
export const nextOrder = (table: DoTable): readonly BreweryId[] =>
  orderTrack(table).toSorted((a, b) => compareTypes(rankOf(table, a), rankOf(table, b)));

export function setOrder(draft: Draft<DoClock>): void {
  nextOrder(draft.table).forEach((id, i) => {
    if (pieceOf(draft.table, orderMarker(id))?.at !== orderPlace(i))
      draft.put(orderMarker(id), orderPlace(i), { due: 'due/order' });
  });
}
