import { piecesAt } from '../../table/places.ts';
import type { Effect, Seat } from '../../table/types.ts';
import { isUsed, unusedLicences } from './books.ts';
import type { Item, ToeTable } from './clock.ts';
import { BID_DISCOUNT, BID_FLOOR, BID_PER_SEGMENT } from './data/limits.ts';
import { licencesOf } from './network.ts';
import {
  auctionPlace,
  contractPiece,
  isContract,
  isStick,
  isVehicle,
  licenceItem,
  ownerOfStick,
  seatPlace,
  segmentPlace,
  sticksPlace,
  tail,
} from './pieces.ts';
import { activeSeats, box, cardOf, clockwise, modelOf, placeOf, shownModel, vehiclesAt } from './readers.ts';
import { layBefore, show } from './toe-draft.ts';
import type { ToeDraft } from './toe-draft.ts';

/** `licence/berlin-praha/anna` in its parts. */
export function licenceOf(item: Item): { readonly connection: string; readonly seat: Seat } | null {
  if (!item.startsWith('licence/')) return null;
  const [, connection = '', seat = ''] = item.split('/');
  return { connection, seat };
}

/** What an item is called: the model, the connection, the contract. */
export const itemName = (table: ToeTable, item: Item): string =>
  licenceOf(item)?.connection ?? (isContract(item) ? tail(item) : (shownModel(table, item)?.id ?? item));

/** Whose an item is. */
export function ownerOf(table: ToeTable, item: Item): Seat | null {
  const licence = licenceOf(item);
  if (licence) return licence.seat;
  const at = placeOf(table, item);
  return at.startsWith('auction/') || at.startsWith('seat/') ? tail(at) : null;
}

/** The least that can be bid (TOE-8.46, TOE-8.47, TOE-12.11). */
export function minimumBid(table: ToeTable, item: Item): number {
  const licence = licenceOf(item);
  if (licence) return (box(table).connections.get(licence.connection)?.segments ?? 1) * BID_PER_SEGMENT;
  const worth = isContract(item)
    ? (cardOf(table, tail(item))?.profit ?? 0) * 1000
    : (modelOf(table, item)?.price ?? 0);
  return Math.max(BID_FLOOR, worth - BID_DISCOUNT);
}

/** Licences are auctioned before the vehicles (TOE-8.43); in an insolvency everything is up at once. */
export const isUp = ({ clock }: ToeTable, item: Item): boolean =>
  clock.items.includes(item) &&
  (clock.stage === 'insolvency' || clock.vehiclesUp === (licenceOf(item) === null));

const openers = (table: ToeTable): readonly Seat[] =>
  activeSeats(table.clock).filter((seat) =>
    table.clock.items.some((item) => isUp(table, item) && ownerOf(table, item) !== seat),
  );

/** The next person clockwise, from `from` on, who finds something of others to bid on. */
function opener(table: ToeTable, from: Seat, itself: boolean): Seat | null {
  const able = openers(table);
  const round = clockwise(table.clock, from);
  const [first, ...rest] = round[0] === from ? round : [from, ...round];
  const order = itself ? [first, ...rest] : [...rest, first];
  return order.find((seat) => seat !== undefined && able.includes(seat)) ?? null;
}

/** Lets bidding begin with a seat. False when there is nothing to bid on: then the auction is over. */
export function beginBidding(draft: ToeDraft, from: Seat): boolean {
  draft.set('step', 'bidding').set('open', []).set('lot', null).set('passes', 0);
  if (draft.clock.stage === 'auction')
    draft.set('vehiclesUp', !draft.clock.items.some((item) => licenceOf(item) !== null));
  return seekOpener(draft, from, true);
}

/**
 * Passes the right to open on. With no licence left or wanted, the vehicles come up; then the auction is
 * over.
 */
function seekOpener(draft: ToeDraft, from: Seat, itself: boolean): boolean {
  const next = draft.clock.passes >= openers(draft.table).length ? null : opener(draft.table, from, itself);
  if (next !== null) {
    draft.set('turn', next);
    return true;
  }
  if (draft.clock.stage !== 'auction' || draft.clock.vehiclesUp) return false;
  draft
    .set('vehiclesUp', true)
    .set('passes', 0)
    .set(
      'items',
      draft.clock.items.filter((item) => licenceOf(item) === null),
    );
  return seekOpener(draft, from, itself);
}

/** An opener does not want anything. False when nobody does any more (TOE-8.57). */
export function passOpening(draft: ToeDraft, seat: Seat): boolean {
  draft.set('passes', draft.clock.passes + 1);
  return seekOpener(draft, seat, false);
}

export function openLot(draft: ToeDraft, seat: Seat, item: Item, bid: number): void {
  const owner = ownerOf(draft.table, item) ?? seat;
  draft.set('lot', { item, owner, opener: seat, bidder: seat, bid, turn: seat, out: [] }).set('passes', 0);
}

/** The next one who can still raise; null when the bidder is alone (TOE-8.50). */
export function nextBidder(table: ToeTable): Seat | null {
  const { lot } = table.clock;
  if (!lot) return null;
  const round = clockwise(table.clock, lot.turn);
  const [first, ...rest] = round[0] === lot.turn ? round : [lot.turn, ...round];
  return (
    [...rest, first!].find((seat) => seat !== lot.owner && seat !== lot.bidder && !lot.out.includes(seat)) ??
    null
  );
}

/** The item changes hands; the seller gets the money. False when the auction is over with it. */
export function hammer(draft: ToeDraft): boolean {
  const { lot } = draft.clock;
  if (!lot) return true;
  draft.pay(lot.bid, seatPlace(lot.bidder), seatPlace(lot.owner), 'due/auction');
  handOver(draft, lot.item, lot.owner, lot.bidder);
  draft
    .book()
    .set(
      'items',
      draft.clock.items.filter((item) => item !== lot.item),
    )
    .set('lot', null);
  if (draft.clock.stage === 'insolvency') layOutAssets(draft, lot.owner);
  else dropUsed(draft);
  return seekOpener(draft, lot.opener, false);
}

/** TOE-8.49: a sale can make another licence on offer the only way of a section; then it is not for sale any more. */
function dropUsed(draft: ToeDraft): void {
  const { table } = draft;
  const isFree = (item: Item): boolean => {
    const licence = licenceOf(item);
    return licence === null || isUsed(table, licence.seat, licence.connection) === null;
  };
  if (!table.clock.items.every(isFree)) draft.set('items', table.clock.items.filter(isFree));
}

function handOver(draft: ToeDraft, item: Item, from: Seat, to: Seat): void {
  const licence = licenceOf(item);
  if (licence) exchangeSticks(draft, licence.connection, from, to);
  else if (isVehicle(item)) layBefore(draft, item, to, 'due/auction');
  else draft.put(contractPiece(tail(item)), seatPlace(to), { due: 'due/auction' });
}

/** TOE-8.56: the buyer's sticks take the place of the seller's, on the same track. */
export function exchangeSticks(draft: ToeDraft, connection: string, from: Seat, to: Seat): void {
  const { table } = draft;
  const track = licencesOf(table, from).get(connection);
  const segments = box(table).connections.get(connection)?.segments ?? 0;
  if (track === undefined || from === to) return;
  const fresh = piecesAt(table, sticksPlace(to));
  const swap: Effect[] = [];
  for (let segment = 0; segment < segments; segment++) {
    const place = segmentPlace(connection, track, segment);
    const old = piecesAt(table, place).find((piece) => isStick(piece) && ownerOfStick(piece) === from);
    if (old !== undefined) swap.push({ put: old, at: sticksPlace(from), due: 'due/auction' });
    const mine = fresh[segment];
    if (mine !== undefined) swap.push({ put: mine, at: place, due: 'due/auction' });
  }
  draft.add(...swap);
}

/** Something of a seat is for sale: everybody may look at it. */
export function layOut(draft: ToeDraft, piece: string, seat: Seat): void {
  show(draft, piece, auctionPlace(seat));
  if (!draft.clock.items.includes(piece)) draft.set('items', [...draft.clock.items, piece]);
}

/** TOE-8.58: what nobody bought goes back to its owner. */
export function clearAuction(draft: ToeDraft): void {
  for (const seat of draft.clock.seats)
    for (const piece of vehiclesAt(draft.table, auctionPlace(seat)))
      layBefore(draft, piece, seat, 'due/unsold');
  draft.set('items', []).set('lot', null).set('passes', 0).set('turn', null).set('vehiclesUp', false);
}

/**
 * TOE-12.8, TOE-12.15: everything unused of an insolvent company is up; a sold contract may set licences
 * free.
 */
export function layOutAssets(draft: ToeDraft, seat: Seat): void {
  for (const piece of vehiclesAt(draft.table, seatPlace(seat))) layOut(draft, piece, seat);
  const licences = unusedLicences(draft.table, seat).map((connection) => licenceItem(connection, seat));
  const kept = draft.clock.items.filter((item) => !licenceOf(item));
  draft.set('items', [...kept, ...licences]);
}
