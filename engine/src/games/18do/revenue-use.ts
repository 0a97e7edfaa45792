import { BANK, companyPlace, OUT } from '../../rail/ids.ts';
import { payDividend } from '../../rail/dividends.ts';
import type { CompanyId } from '../../rail/types.ts';
import { uncouple } from './brewery/expert/wagons.ts';
import type { DoDraft, DoTable } from './clock.ts';
import { endIfBankrupt } from './flow.ts';
import { isObsolete } from './phases.ts';
import { repay } from './investor/loan.ts';
import { payoutMarker, payoutPlace } from './pieces.ts';
import { movePrice, priceMoveOf } from './prices.ts';
import { charterOf, priceOf, trainsOf } from './readers.ts';

export const KINDS = ['pay', 'withhold'] as const;
export type Use = (typeof KINDS)[number];

/** §4.5.6.2, §6.5.2.5: what is paid out is rounded down to 10. */
export const roundedDown = (income: number): number => Math.max(0, Math.floor(income / 10) * 10);
export const dividendOf = (revenue: number, use: Use): number => (use === 'pay' ? roundedDown(revenue) : 0);
export const earned = ({ clock }: DoTable): number => clock.shown?.revenue ?? 0;

/** The dividend marker shows the last revenue; the sheet ends somewhere. */
const LAST_FIELD = 2000;

/**
 * §4.5.6.2, §4.5.6.3, for railways and brewery companies: what is kept comes into the treasury and pays a loan back; shares
 * held by the company pay its treasury, those in the pool nobody. Then the price moves. False: that was the end of it (§6.4.8).
 */
export function payOut(
  draft: DoDraft,
  company: CompanyId,
  { income, dividend, due }: { readonly income: number; readonly dividend: number; readonly due: string },
): boolean {
  const home = companyPlace(company);
  draft.pay(income - dividend, BANK, home, due);
  if (dividend > 0) payDividend(draft, charterOf(company), dividend, home);
  repay(draft, company, income - dividend);
  const field = payoutPlace(Math.min(LAST_FIELD, roundedDown(income)));
  draft.put(payoutMarker(company), field, { due: 'due/payout-marker' });
  movePrice(draft, company, priceMoveOf(dividend, priceOf(draft.table, company)));
  return !endIfBankrupt(draft, company);
}

/** §4.5.6.2: revenue is used; 4-trains that ran for the last time leave (§4.5.7.3). */
export function settleRevenue(draft: DoDraft, company: CompanyId, revenue: number, use: Use): void {
  const dividend = dividendOf(revenue, use);
  if (!payOut(draft, company, { income: revenue, dividend, due: 'due/revenue' })) return;
  for (const train of trainsOf(draft.table, company))
    if (isObsolete(draft.table, train)) {
      uncouple(draft, train);
      draft.put(train, OUT, { due: 'due/last-run' });
    }
  draft.set('step', 'trains');
}
