import { nextBidder } from '../../rail/verbs/auction.ts';
import { auctionAmong, bidsOn, fromSeat } from '../../rail/verbs/standing-bids.ts';
import { piecesAt } from '../../table/places.ts';
import type { Seat } from '../../table/types.ts';
import type { Auction, Draft62, Table62 } from './clock.ts';
import type { PrivateId } from './data/privates.ts';
import { PRIVATES, privateSpec } from './data/privates.ts';
import { takePrivate } from './deal.ts';
import { endStockTurn } from './flow.ts';
import { privateCard, ROW } from './pieces.ts';

/** The privates on display (chapter 3): the cheapest is bought outright; what carries bids when it comes up goes to a bidder. */

export const isOnDisplay = (table: Table62, id: string): boolean =>
  piecesAt(table, ROW).includes(privateCard(id));
/** The remaining one with the lowest printed price. */
export const cheapestPrivate = (table: Table62): PrivateId | null =>
  PRIVATES.find(({ id }) => isOnDisplay(table, id))?.id ?? null;
/** What it costs outright: the printed price, but for private 1, which gets cheaper. */
export const askedFor = ({ clock }: Table62, id: string): number =>
  id === 'BOM' ? clock.firstPrice : privateSpec(id).price;

/** The next cheapest comes up: one bid takes it at once, several make an auction, without any the turn passes on. */
export function comeUp(draft: Draft62, opener: Seat): void {
  for (;;) {
    const lot = cheapestPrivate(draft.table);
    const bids = lot === null ? [] : bidsOn(draft.clock.bids, lot);
    const [first] = bids;
    if (lot === null || first === undefined) break;
    if (bids.length > 1) return openAuction(draft, lot, opener);
    takePrivate(draft, first.seat, lot, first.bid);
  }
  if (draft.clock.turn === opener) endStockTurn(draft, opener);
}
function openAuction(draft: Draft62, lot: PrivateId, opener: Seat): void {
  const bidding = auctionAmong(draft.clock.bids, lot, draft.clock.seats);
  if (bidding === null || bidding.bidder === null) return;
  carryOn(draft, { lot, opener, ...bidding, bidder: bidding.bidder });
}

/** Clockwise to the next who can still raise; if there is none, the private is sold, and the next one comes up. */
export function carryOn(draft: Draft62, auction: Auction): void {
  const turn = nextBidder(fromSeat(draft.clock.seats, auction.turn), auction);
  if (turn !== null) {
    draft.set('auction', { ...auction, turn });
    return;
  }
  draft.set('auction', null);
  takePrivate(draft, auction.bidder, auction.lot as PrivateId, auction.bid);
  comeUp(draft, auction.opener);
}
