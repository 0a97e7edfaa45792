import { payDividend } from '../../../rail/dividends.ts';
import { BANK, companyPlace, seatPlace } from '../../../rail/ids.ts';
import type { Draft } from '../../../table/draft.ts';
import type { DoClock, DoTable } from '../clock.ts';
import { endIfBankrupt } from '../flow.ts';
import { repay } from '../investor/loan.ts';
import { payoutMarker, payoutPlace } from '../pieces.ts';
import { movePrice, priceMoveOf } from '../prices.ts';
import { charterOf, director, priceOf } from '../readers.ts';
import type { BreweryId } from './clock.ts';
import { bottleIncome } from './expert/income.ts';
import { isSmall } from './readers.ts';

/** §6.5.2.5: a small brewery keeps all or gives half to its owner; a company keeps all or pays all. */
export const PAYOUTS = ['keep', 'split', 'pay'] as const;
export type PayKind = (typeof PAYOUTS)[number];
export const payoutsOf = (brewery: BreweryId): readonly PayKind[] =>
  isSmall(brewery) ? ['split', 'keep'] : ['pay', 'keep'];

/** What is paid out is rounded down to 10. */
export const roundedDown = (income: number): number => Math.max(0, Math.floor(income / 10) * 10);
/** Deliveries, export, and what bottling adds (§7.1.2). */
export const incomeNow = (table: DoTable): number => table.clock.earned + bottleIncome(table);
/** What of the income leaves the brewery. */
export const paidOut = (income: number, kind: PayKind): number =>
  kind === 'keep' ? 0 : kind === 'split' ? roundedDown(income) / 2 : roundedDown(income);

export function settleIncome(draft: Draft<DoClock>, brewery: BreweryId, kind: PayKind): void {
  const income = incomeNow(draft.table);
  draft.set('step', 'equip');
  if (isSmall(brewery)) splitIncome(draft, brewery, income, kind);
  else payCompany(draft, brewery, income, kind);
}
function splitIncome(draft: Draft<DoClock>, brewery: BreweryId, income: number, kind: PayKind): void {
  const owners = kind === 'keep' ? 0 : roundedDown(income) / 2;
  draft.pay(income - owners, BANK, companyPlace(brewery), 'due/brew-income');
  draft.pay(owners, BANK, seatPlace(director(draft.table, brewery)), 'due/owners-half');
}
/** As with railways (§4.5.6.2, §4.5.6.3): shares held by the company pay its treasury, those in the pool nobody. */
function payCompany(draft: Draft<DoClock>, company: BreweryId, income: number, kind: PayKind): void {
  const home = companyPlace(company);
  const dividend = kind === 'pay' ? roundedDown(income) : 0;
  draft.pay(income - dividend, BANK, home, 'due/brew-income');
  if (dividend > 0) payDividend(draft, charterOf(company), dividend, home);
  repay(draft, company, income - dividend);
  draft.put(payoutMarker(company), payoutPlace(Math.min(2000, roundedDown(income))), {
    due: 'due/payout-marker',
  });
  movePrice(draft, company, priceMoveOf(dividend, priceOf(draft.table, company)));
  endIfBankrupt(draft, company);
}
