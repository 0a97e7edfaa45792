import { BANK, companyPlace, seatPlace } from '../../../rail/ids.ts';
import type { PieceId, Seat } from '../../../table/types.ts';
import type { DoDraft, DoTable } from '../clock.ts';
import { cardLeft } from '../phases.ts';
import { director, purse, treasury } from '../readers.ts';
import type { BreweryId } from './clock.ts';
import { priceOfCard } from './equipment.ts';
import { KETTLE } from './pieces.ts';

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
  draft.put(card, companyPlace(brewery), { side: KETTLE });
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
