import { BANK, companyPlace, POOL, seatPlace } from '../../../rail/ids.ts';
import { ordinaryAt } from '../../../rail/shares.ts';
import type { CompanyId } from '../../../rail/types.ts';
import type { PieceId } from '../../../table/types.ts';
import type { DoDraft, DoTable } from '../clock.ts';
import { INVESTOR } from '../clock.ts';
import { sellHeld, sharesIn, sharesOf } from '../deal.ts';
import type { Funding } from '../forced.ts';
import { faceOf } from '../purchase.ts';
import { fall, roomBelow } from '../prices.ts';
import { isBrewery, priceOf, treasury } from '../readers.ts';
import type { Sellable } from './holdings.ts';
import { cashOfInvestor, mostSales } from './holdings.ts';
import { borrow } from './loan.ts';

/** All that the company holds, as far as its price can fall for it. */
function heldBy(table: DoTable, company: CompanyId): readonly PieceId[] {
  const room = roomBelow(table, company);
  const held: PieceId[] = [];
  for (const piece of ordinaryAt(table, company, companyPlace(company))) {
    if (sharesIn(company, [...held, piece]) > room) break;
    held.push(piece);
  }
  return held;
}
/** F1 to F5: treasury, all certificates held, his cash, his certificates of players' companies, and the loan. */
export function investorFunding(
  table: DoTable,
  company: CompanyId,
  card: PieceId,
): Funding & { readonly sold: readonly Sellable[] } {
  const price = faceOf(card);
  const has = Math.max(0, treasury(table, company));
  const short = (paid: number): number => Math.max(0, price - paid);
  const held = short(has) === 0 ? [] : heldBy(table, company);
  const heldBrings = sharesIn(company, held) * priceOf(table, company);
  const cash = Math.min(cashOfInvestor(table), short(has + heldBrings));
  const missing = short(has + heldBrings + cash);
  const { sold, brings } = mostSales(table, missing);
  const own = sold.map(({ piece }) => piece);
  const loan = Math.max(0, missing - brings);
  return { card, price, treasury: has, held, heldBrings, cash, own, ownBrings: brings, loan, sold };
}

/** The money comes together: prices move after all sales, the loan is his company's (8.2.2.1). */
export function raiseForInvestor(draft: DoDraft, company: CompanyId, card: PieceId): void {
  const plan = investorFunding(draft.table, company, card);
  sellHeld(draft, company, plan.held);
  for (const { piece, brings } of plan.sold) {
    draft.put(piece, POOL);
    draft.pay(brings, BANK, seatPlace(INVESTOR), 'due/sale');
  }
  // §6.4.7: with breweries only what a director sells moves a price.
  if (!isBrewery(draft.table))
    for (const { company: other, piece } of plan.sold) fall(draft, other, sharesOf(other, piece));
  borrow(draft, company, plan.loan);
  const help = Math.max(0, plan.price - treasury(draft.table, company));
  draft.pay(help, seatPlace(INVESTOR), companyPlace(company), 'due/help');
}
