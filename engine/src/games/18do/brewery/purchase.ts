import { BANK, companyPlace, POOL, seatPlace } from '../../../rail/ids.ts';
import { ordinaryAt } from '../../../rail/shares.ts';
import type { CompanyId } from '../../../rail/types.ts';
import type { Draft } from '../../../table/draft.ts';
import type { PieceId, Seat } from '../../../table/types.ts';
import type { DoClock, DoTable } from '../clock.ts';
import { sharesIn } from '../deal.ts';
import { cardLeft } from '../flow.ts';
import { priceAfterSlip, slip } from '../prices.ts';
import { fewest, mostOwn, sellHeld } from '../purchase.ts';
import { director, priceOf, purse, treasury } from '../readers.ts';
import type { BreweryId } from './clock.ts';
import { pileOf } from './duty.ts';
import { priceOfCard } from './equipment.ts';
import { endIfRuined } from './income.ts';
import { equipmentPlace, KETTLE } from './pieces.ts';

type DoDraft = Draft<DoClock>;

/** What the purchase of a card comes down to: first the whole treasury, the rest is up to the owner. */
export interface Equipping {
  readonly price: number;
  readonly treasury: number;
  /** What the treasury cannot pay. */
  readonly need: number;
  readonly seat: Seat;
  readonly purse: number;
}
/** `price`: less than what is printed where a card is traded in (§7.2). */
export function equippingOf(
  table: DoTable,
  brewery: BreweryId,
  card: PieceId,
  price = priceOfCard(card),
): Equipping {
  const has = Math.max(0, treasury(table, brewery));
  const seat = director(table, brewery);
  return { price, treasury: has, need: Math.max(0, price - has), seat, purse: purse(table, seat) };
}
/** The card is turned to its kettle and belongs to the brewery; it may start a phase (§4.2.1). */
export function takeCard(draft: DoDraft, brewery: BreweryId, card: PieceId, price = priceOfCard(card)): void {
  draft.put(card, equipmentPlace(brewery), { side: KETTLE });
  draft.pay(price, companyPlace(brewery), BANK, 'due/equipment');
  if (draft.clock.operating === brewery) draft.set('equipped', draft.clock.equipped + 1);
  cardLeft(draft, card);
}
/** `helps`: what the owner adds from private cash. */
export function equip(
  draft: DoDraft,
  brewery: BreweryId,
  card: PieceId,
  helps: number,
  price = priceOfCard(card),
): void {
  draft.pay(helps, seatPlace(director(draft.table, brewery)), companyPlace(brewery), 'due/owner-adds');
  takeCard(draft, brewery, card, price);
}

// —— The forced purchase of a brewery company (§6.5.2.7, §4.5.7.5) ——

/** Where the money comes from, in this order; each only as far as it is still missing. */
export interface Raised {
  readonly card: PieceId;
  readonly price: number;
  readonly treasury: number;
  /** Certificates of the company, from the top of its pile. */
  readonly held: readonly PieceId[];
  readonly heldBrings: number;
  readonly cash: number;
  /** Ordinary certificates of the director. */
  readonly own: readonly PieceId[];
  readonly ownBrings: number;
  readonly loan: number;
}
/** The fewest of a pile, from the top, that bring so much; all of them where they do not suffice. */
function fromTop(company: CompanyId, pile: readonly PieceId[], price: number, missing: number) {
  for (let count = 0; count <= pile.length; count++) {
    const taken = pile.slice(0, count);
    if (sharesIn(company, taken) * price >= missing) return taken;
  }
  return pile;
}
export function raisedFor(table: DoTable, company: CompanyId, card: PieceId): Raised {
  const price = priceOfCard(card);
  const seat = director(table, company);
  const has = Math.max(0, treasury(table, company));
  const short = (paid: number): number => Math.max(0, price - paid);
  const share = priceOf(table, company);
  const held = fromTop(company, pileOf(table, company), share, short(has));
  const heldBrings = sharesIn(company, held) * share;
  const cash = Math.min(Math.max(0, purse(table, seat)), short(has + heldBrings));
  const later = priceAfterSlip(table, company, sharesIn(company, held));
  const missing = short(has + heldBrings + cash);
  const mat = ordinaryAt(table, company, seatPlace(seat));
  const own = missing === 0 ? [] : fewest(company, mat, later, missing, mostOwn(table, company, seat));
  const ownBrings = sharesIn(company, own) * later;
  const loan = short(has + heldBrings + cash + ownBrings);
  return { card, price, treasury: has, held, heldBrings, cash, own, ownBrings, loan };
}
/** Sales, cash, loan, card. Where a sale brings the company onto the red cell everything ends there (§6.4.8). */
export function forceEquip(draft: DoDraft, company: CompanyId, raised: Raised): void {
  const seat = director(draft.table, company);
  if (raised.held.length > 0) sellHeld(draft, company, raised.held);
  if (endIfRuined(draft, company)) return;
  const price = priceOf(draft.table, company);
  const shares = sharesIn(company, raised.own);
  for (const piece of raised.own) draft.put(piece, POOL);
  draft.pay(shares * price, BANK, seatPlace(seat), 'due/sale');
  slip(draft, company, shares);
  if (endIfRuined(draft, company)) return;
  if (raised.loan > 0) {
    draft.pay(raised.loan, BANK, seatPlace(seat), 'due/loan');
    draft.set('loans', { ...draft.clock.loans, [seat]: (draft.clock.loans[seat] ?? 0) + raised.loan });
  }
  const help = Math.max(0, raised.price - treasury(draft.table, company));
  draft.pay(help, seatPlace(seat), companyPlace(company), 'due/help');
  takeCard(draft, company, raised.card);
}
