import { marketPlace, priceMarker } from '../../rail/ids.ts';
import type { Spot } from '../../rail/market.ts';
import { cellAt, cellOf, moveMarker, spotOfCompany, step2d } from '../../rail/market.ts';
import type { CompanyId } from '../../rail/types.ts';
import { pieceOf, piecesAt } from '../../table/places.ts';
import { box } from './box.ts';
import type { Draft62, Table62 } from './clock.ts';

/** How price markers move (chapters 12, 13, 18 and 19). A marker that moves goes under those that lie there. */

function move(draft: Draft62, company: CompanyId, goal: (spot: Spot) => Spot): void {
  const spot = spotOfCompany(draft.table, company);
  if (spot) draft.add(...moveMarker(draft.table, company, goal(spot), 'due/price'));
}

/** A dividend: to the right, at the edge up. Nothing paid: to the left, at the edge down. In the corner it stays. */
export function shift(draft: Draft62, company: CompanyId, direction: 'left' | 'right'): void {
  const { market } = box(draft.table);
  move(draft, company, (spot) => {
    const next = step2d(market, spot, direction);
    return next === spot ? step2d(market, spot, direction === 'right' ? 'up' : 'down') : next;
  });
}
/** A sale: one row down; on the lowest cell of its column it stays. */
export const fall = (draft: Draft62, company: CompanyId): void =>
  move(draft, company, (spot) => step2d(box(draft.table).market, spot, 'down'));
/** Sold out at the end of a stock round: one row up; at the top it stays. */
export const rise = (draft: Draft62, company: CompanyId): void =>
  move(draft, company, (spot) => step2d(box(draft.table).market, spot, 'up'));

/** The price after one row down: what a company brings that has not acted yet (chapter 19). */
export function lowerPrice(table: Table62, company: CompanyId): number {
  const { market } = box(table);
  const spot = spotOfCompany(table, company);
  return spot ? (cellAt(market, step2d(market, spot, 'down'))?.price ?? 0) : 0;
}

/** The marker lies on 0: the company leaves the game (chapter 13). */
export const isOnZero = (table: Table62, company: CompanyId): boolean =>
  cellOf(table, box(table).market, company)?.close === true;
/** The marker lies on a price above 379: these cells are marked (chapter 20). */
export const endsGame = (table: Table62, company: CompanyId): boolean =>
  cellOf(table, box(table).market, company)?.end === true;

/** A company that goes into operation lies under those that came there before it (open question 11). */
export function toBottom(draft: Draft62, company: CompanyId): void {
  const { table } = draft;
  const spot = spotOfCompany(table, company);
  if (!spot) return;
  const place = marketPlace(spot.row, spot.col);
  const others = piecesAt(table, place).filter((piece) => piece !== priceMarker(company));
  const order = Math.max(-1, ...others.map((piece) => pieceOf(table, piece)?.order ?? 0)) + 1;
  draft.put(priceMarker(company), place, { order, due: 'due/price' });
}
