import { BANK, ipoPlace, ownerOf, seatPlace } from '../../rail/ids.ts';
import type { BidFields } from '../../rail/verbs/bid-fields.ts';
import { bidFields } from '../../rail/verbs/bid-fields.ts';
import { pieceOf } from '../../table/places.ts';
import type { Seat } from '../../table/types.ts';
import { BID_STEPS, smallOf } from './brewery/data/companies.ts';
import { smallOnOffer } from './brewery/readers.ts';
import { settleSmall, smallCost } from './brewery/start-round.ts';
import type { DoClock, DoDraft, DoTable } from './clock.ts';
import { INVESTOR } from './clock.ts';
import type { PrivateId } from './data/breweries.ts';
import { PRIVATES, privateOf } from './data/breweries.ts';
import { breweryMarker, privateCard, startPlace, bidPlace } from './pieces.ts';
import { bidMarker, isBrewery, isTwo, players } from './readers.ts';

/** The private breweries of this game: those that lie in the start package. */
export const onOffer = (table: DoTable): readonly PrivateId[] =>
  PRIVATES.map(({ id }) => id).filter((id) => pieceOf(table, privateCard(id))?.at === startPlace(id));

export const FIELDS: BidFields<DoClock> = {
  bidders: players,
  lots: (table) => (isBrewery(table) ? smallOnOffer(table) : onOffer(table)),
  fieldsOf: (lot) => privateOf(lot)?.bids ?? (smallOf(lot) ? BID_STEPS : []),
  markerOf: bidMarker,
  placeOf: bidPlace,
  costOf: (lot, amount) => (smallOf(lot) ? smallCost(lot, amount) : amount),
  isOpen: ({ clock }) => clock.round === 'start' && clock.picking === null,
  turnOf: (table) => bidderNow(table),
};
export const { bids, highest, led, nextBidder, higherFields, meant } = bidFields(FIELDS);

/** Whoever has to bid now. Hands may have set the clock to somebody who leads already, or who does not bid at all. */
export function bidderNow(table: DoTable): Seat {
  const { turn } = table.clock;
  const isDue = players(table).includes(turn) && led(table, turn) === null;
  return isDue ? turn : (nextBidder(table, turn) ?? players(table)[0] ?? turn);
}
/** Nobody can or has to go anywhere: only hands bring this about, and then it goes on with what lies there. */
export const isDecided = (table: DoTable): boolean =>
  nextBidder(table, table.clock.turn) === null || higherFields(table).length === 0;

/** Card and marker come to the buyer; what he paid goes to the bank. */
function take(draft: DoDraft, seat: Seat, id: PrivateId, price: number): void {
  draft.pay(price, seatPlace(seat), BANK, 'due/private');
  draft.put(privateCard(id), seatPlace(seat), { due: 'due/private' });
  if (privateOf(id)?.hasMarker) draft.put(breweryMarker(id), seatPlace(seat), { due: 'due/private' });
}

/** §6.2.2: the small breweries go to those who lead; the seats, whoever acts first in front. */
export const settleBreweries = (draft: DoDraft): readonly Seat[] => {
  const { table } = draft;
  const lots = FIELDS.lots(table);
  const won = lots.flatMap((lot) => highest(table, lot) ?? []);
  if (!isTwo(table)) return settleSmall(draft, won);
  // §8.4.2: the Investor takes what is left; the lower number goes first.
  const left = lots.find((lot) => highest(table, lot) === null);
  const his = left === undefined ? [] : [{ seat: INVESTOR, lot: left, amount: 0 }];
  settleSmall(draft, [...won, ...his]);
  return won.map(({ seat }) => seat);
};
/** §4.2.2: all markers lead on different cards; who bought what, for how much, the lowest number first. */
export function settleBids(
  draft: DoDraft,
): readonly { readonly seat: Seat; readonly id: PrivateId; readonly price: number }[] {
  const { table } = draft;
  const bought = onOffer(table).flatMap((id) => {
    const bid = highest(table, id);
    return bid === null ? [] : [{ seat: bid.seat, id, price: bid.amount }];
  });
  for (const { seat, id, price } of bought) take(draft, seat, id, price);
  // Stations go back to where the railway's other ones lie.
  for (const seat of players(table)) {
    const marker = bidMarker(table, seat);
    draft.put(marker, ipoPlace(ownerOf(marker) ?? ''), { due: 'due/bid-marker' });
  }
  const left = onOffer(draft.table)[0];
  if (isTwo(table) && left !== undefined) take(draft, INVESTOR, left, privateOf(left)?.bids[0] ?? 0);
  return bought;
}
