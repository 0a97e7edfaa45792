import { BANK, companyPlace, ipoPlace, OUT, ownerOf, seatPlace } from '../../../rail/ids.ts';
import type { StandingBid } from '../../../rail/verbs/bid-fields.ts';
import { cashOf, pieceOf, piecesAt } from '../../../table/places.ts';
import type { PieceId, Seat } from '../../../table/types.ts';
import type { DoDraft, DoTable } from '../clock.ts';
import { bidMarker, isTwo, players } from '../readers.ts';
import { SMALL_IDS, smallOf } from './data/companies.ts';
import { orderMarker, orderPlace, smallPlace, smallSheet } from './pieces.ts';
import { isOwned, kettleOf, smallOnOffer } from './readers.ts';

/** What a bid on a small brewery costs in the end: its price and what was bid (§6.2.2). */
export const smallCost = (id: string, bid: number): number => (smallOf(id)?.price ?? 0) + bid;

/** START cards that lie with a brewery on offer (§6.1.5). */
const startCards = (table: DoTable, id: string): readonly PieceId[] =>
  piecesAt(table, smallPlace(id)).filter((piece) => kettleOf(piece) !== null);

/** §6.2.2: sheet, START cards and capital come to whoever leads; he pays price and bid. */
function take(draft: DoDraft, { seat, lot, amount }: StandingBid): void {
  draft.pay(smallCost(lot, amount), seatPlace(seat), BANK, 'due/small');
  draft.put(smallSheet(lot), seatPlace(seat), { due: 'due/small' });
  for (const card of startCards(draft.table, lot)) draft.put(card, companyPlace(lot), { due: 'due/small' });
  draft.pay(smallOf(lot)?.capital ?? 0, BANK, companyPlace(lot), 'due/capital');
}
/** Sheets that nobody bid for leave the game with their cards. */
function leave(draft: DoDraft): void {
  for (const id of smallOnOffer(draft.table)) {
    const pieces: readonly PieceId[] = [smallSheet(id), ...startCards(draft.table, id)];
    for (const piece of pieces) draft.put(piece, OUT, { due: 'due/small-out' });
  }
}
/** §6.2.2: the highest number stands leftmost on the order track. */
function firstOrder(draft: DoDraft): void {
  const owned = SMALL_IDS.filter((id) => isOwned(draft.table, id)).toReversed();
  owned.forEach((id, at) => draft.put(orderMarker(id), orderPlace(at), { due: 'due/order' }));
}
/** §6.2.2: whoever has most money comes first, and so it stays; of equals who came first before. */
const byCash = (table: DoTable): readonly Seat[] =>
  players(table).toSorted((a, b) => cashOf(table, seatPlace(b)) - cashOf(table, seatPlace(a)));

/** All markers lead on different breweries: they are sold. The seats, from the richest on. */
export function settleSmall(draft: DoDraft, won: readonly StandingBid[]): readonly Seat[] {
  const { table } = draft;
  for (const bid of won) take(draft, bid);
  for (const seat of players(table)) {
    const marker = bidMarker(table, seat);
    if (pieceOf(table, marker)?.at !== ipoPlace(ownerOf(marker) ?? ''))
      draft.put(marker, ipoPlace(ownerOf(marker) ?? ''), { due: 'due/bid-marker' });
  }
  leave(draft);
  firstOrder(draft);
  // §8.2.1: two players and the Investor stay where they sit.
  const seats = isTwo(table) ? table.clock.seats : byCash(draft.table);
  draft.set('seats', seats);
  return seats;
}
