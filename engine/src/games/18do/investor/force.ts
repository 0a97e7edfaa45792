import { BANK, companyPlace, POOL, seatPlace } from '../../../rail/ids.ts';
import { ordinaryAt } from '../../../rail/shares.ts';
import type { CompanyId } from '../../../rail/types.ts';
import type { Draft } from '../../../table/draft.ts';
import type { PieceId } from '../../../table/types.ts';
import type { DoClock, DoTable } from '../clock.ts';
import { INVESTOR } from '../clock.ts';
import { sharesIn, sharesOf } from '../deal.ts';
import type { Funding } from '../purchase.ts';
import { buyTrain, faceOf, purchaseOf, sellHeld } from '../purchase.ts';
import { fall } from '../prices.ts';
import { priceOf, treasury } from '../readers.ts';
import type { Sellable } from './holdings.ts';
import { cashOfInvestor, mostSales } from './holdings.ts';

/** F1 to F5: treasury, all certificates held, his cash, his certificates of players' railways, and the loan. */
export function investorFunding(
  table: DoTable,
  company: CompanyId,
  train: PieceId,
): Funding & { readonly sold: readonly Sellable[] } {
  const face = faceOf(train);
  const has = Math.max(0, treasury(table, company));
  const short = (paid: number): number => Math.max(0, face - paid);
  const held = short(has) === 0 ? [] : ordinaryAt(table, company, companyPlace(company));
  const heldBrings = sharesIn(company, held) * priceOf(table, company);
  const cash = Math.min(cashOfInvestor(table), short(has + heldBrings));
  const missing = short(has + heldBrings + cash);
  const { sold, brings } = mostSales(table, missing);
  const own = sold.map(({ piece }) => piece);
  const loan = Math.max(0, missing - brings);
  return { train, face, treasury: has, held, heldBrings, cash, own, ownBrings: brings, loan, sold };
}

/** Carries it out; prices move after all sales, the loan is his railway's (8.2.2.1). */
export function forceInvestor(draft: Draft<DoClock>, company: CompanyId, train: PieceId): void {
  const home = companyPlace(company);
  const plan = investorFunding(draft.table, company, train);
  sellHeld(draft, company, plan.held);
  for (const { piece, brings } of plan.sold) {
    draft.put(piece, POOL);
    draft.pay(brings, BANK, seatPlace(INVESTOR), 'due/sale');
  }
  for (const { company: other, piece } of plan.sold) fall(draft, other, sharesOf(other, piece));
  draft.pay(plan.loan, BANK, home, 'due/loan');
  if (plan.loan > 0) draft.set('investorLoan', draft.clock.investorLoan + plan.loan);
  const help = Math.max(0, plan.face - treasury(draft.table, company));
  draft.pay(help, seatPlace(INVESTOR), home, 'due/help');
  const purchase = purchaseOf(draft.table, company, { train });
  if (purchase) buyTrain(draft, purchase);
}
