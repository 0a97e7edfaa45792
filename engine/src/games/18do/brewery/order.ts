import { OUT } from '../../../rail/ids.ts';
import { pieceOf } from '../../../table/places.ts';
import type { DoDraft, DoTable } from '../clock.ts';
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

/** The markers of the order track close up, in this order. */
export function closeUp(draft: DoDraft, order: readonly BreweryId[]): void {
  order.forEach((id, at) => {
    if (pieceOf(draft.table, orderMarker(id))?.at !== orderPlace(at))
      draft.put(orderMarker(id), orderPlace(at), { due: 'due/order' });
  });
}
export const setOrder = (draft: DoDraft): void => closeUp(draft, nextOrder(draft.table));
/** §6.4.1: a new brewery company comes last. */
export function joinOrder(draft: DoDraft, company: BreweryId): void {
  const last = orderTrack(draft.table).filter((id) => id !== company).length;
  draft.put(orderMarker(company), orderPlace(last), { due: 'due/order' });
}
/** A brewery leaves the order track. */
export function leaveOrder(draft: DoDraft, id: BreweryId, to = OUT): void {
  draft.put(orderMarker(id), to, { due: 'due/order' });
  closeUp(draft, orderTrack(draft.table));
}
