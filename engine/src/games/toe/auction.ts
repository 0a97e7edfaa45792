import { piecesAt } from '../../table/places.ts';
import type { Hand } from '../../table/game.ts';
import type { Effect, Seat } from '../../table/types.ts';
import { isUsed, unusedLicences } from './books.ts';
import type { Item, ToeClock, ToeTable } from './clock.ts';
import { NO_AUCTION, stepOf } from './course.ts';
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
  PILE,
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

/** A stick carried onto a connection: whose it is, and whose lies there already. */
export function stickOn(table: ToeTable, { piece, to }: Hand) {
  const [map, connection = '', track = '0'] = to.split('/');
  if (!isStick(piece) || map !== 'network') return null;
  const [holder = null] = piecesAt(table, to).filter(isStick).map(ownerOfStick);
  return { connection, track: Number(track), owner: ownerOfStick(piece), holder };
}

/** What a hand reaches for that is up for sale: a card carried to the own mat, an own stick laid on a connection. */
export function reachedFor(table: ToeTable, seat: Seat, hand: Hand): Item | null {
  const { piece, from, to } = hand;
  const { items } = table.clock;
  const step = stepOf(table.clock);
  const isTaken = to === seatPlace(seat) && from !== to;
  if (isVehicle(piece))
    return isTaken && from.startsWith('auction/') && from !== auctionPlace(seat) ? piece : null;
  if (isContract(piece)) return isTaken && from !== PILE && items.includes(piece) ? piece : null;
  const laid = stickOn(table, hand);
  if (laid?.owner !== seat || from !== sticksPlace(seat) || step !== 'bidding') return null;
  const offered = items.filter((item) => licenceOf(item)?.connection === laid.connection);
  return offered.find((item) => licenceOf(item)?.seat === laid.holder) ?? offered[0] ?? null;
}

/** Licences are auctioned before the vehicles (TOE-8.43); in an insolvency everything is up at once. */
export const isUp = ({ clock }: ToeTable, item: Item): boolean =>
  clock.items.includes(item) &&
  (clock.stage === 'insolvency' || clock.vehiclesUp === (licenceOf(item) === null));

const openers = (table: ToeTable): readonly Seat[] =>
  activeSeats(table.clock).filter((seat) =>
    table.clock.items.some((item) => isUp(table, item) && ownerOf(table, item) !== seat),
  );

/** Everybody after a seat, clockwise, and last the seat itself, in the game or not. */
const after = (clock: ToeClock, seat: Seat): readonly Seat[] => [
  ...clockwise(clock, seat).filter((other) => other !== seat),
  seat,
];
/** The next person clockwise who finds something of others to bid on, from a seat on or after it. */
function opener(table: ToeTable, from: Seat, itself: boolean): Seat | null {
  const able = openers(table);
  const order = after(table.clock, from);
  return (itself ? [from, ...order] : order).find((seat) => able.includes(seat)) ?? null;
}

/** Lets bidding begin with a seat. False when there is nothing to bid on: then the auction is over. */
export function beginBidding(draft: ToeDraft, from: Seat): boolean {
  draft.begin({ step: 'bidding', open: [], lot: null, passes: 0 });
  if (draft.clock.stage === 'auction')
    draft.set('vehiclesUp', !draft.clock.items.some((item) => licenceOf(item) !== null));
  return seekOpener(draft, from, true);
}

/** Passes the right to open on. With no licence left or wanted, the vehicles come up; then the auction is over. */
function seekOpener(draft: ToeDraft, from: Seat, itself: boolean): boolean {
  const next = draft.clock.passes >= openers(draft.table).length ? null : opener(draft.table, from, itself);
  if (next !== null) {
    draft.set('turn', next);
    return true;
  }
  if (draft.clock.stage !== 'auction' || draft.clock.vehiclesUp) return false;
  const vehicles = draft.clock.items.filter((item) => licenceOf(item) === null);
  draft.begin({ ...NO_AUCTION, items: vehicles, vehiclesUp: true });
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
  const isLeft = (seat: Seat): boolean =>
    seat !== lot.owner && seat !== lot.bidder && !lot.out.includes(seat);
  return after(table.clock, lot.turn).find(isLeft) ?? null;
}

/** The item changes hands; the seller gets the money. False when the auction is over with it. */
export function hammer(draft: ToeDraft): boolean {
  const { lot } = draft.clock;
  if (!lot) return true;
  draft.pay(lot.bid, seatPlace(lot.bidder), seatPlace(lot.owner), 'due/auction');
  handOver(draft, lot.item, lot.owner, lot.bidder);
  draft.book();
  draft.begin({ items: draft.clock.items.filter((item) => item !== lot.item), lot: null });
  if (draft.clock.stage === 'insolvency') layOutAssets(draft, lot.owner);
  else dropUsed(draft);
  return seekOpener(draft, lot.opener, false);
}

/** TOE-8.49: a sale can make another licence on offer the only way of a section; then it is not for sale any more. */
function dropUsed(draft: ToeDraft): void {
  const { table } = draft;
  const free = table.clock.items.filter((item) => {
    const licence = licenceOf(item);
    return licence === null || isUsed(table, licence.seat, licence.connection) === null;
  });
  if (free.length < table.clock.items.length) draft.set('items', free);
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
  draft.begin({ ...NO_AUCTION, turn: null });
}

/** TOE-12.8, TOE-12.15: everything unused of an insolvent company is up; a sold contract may set licences free. */
export function layOutAssets(draft: ToeDraft, seat: Seat): void {
  for (const piece of vehiclesAt(draft.table, seatPlace(seat))) layOut(draft, piece, seat);
  const licences = unusedLicences(draft.table, seat).map((connection) => licenceItem(connection, seat));
  const kept = draft.clock.items.filter((item) => !licenceOf(item));
  draft.set('items', [...kept, ...licences]);
}
