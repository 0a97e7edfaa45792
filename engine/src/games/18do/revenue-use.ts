import { BANK, companyPlace, OUT } from '../../rail/ids.ts';
import { payDividend } from '../../rail/dividends.ts';
import type { CompanyId } from '../../rail/types.ts';
import type { Draft } from '../../table/draft.ts';
import { uncouple } from './brewery/expert/wagons.ts';
import type { DoClock, DoTable } from './clock.ts';
import { endIfBankrupt, isObsolete } from './flow.ts';
import { repay } from './investor/loan.ts';
import { payoutMarker, payoutPlace } from './pieces.ts';
import { movePrice, priceMoveOf } from './prices.ts';
import { charterOf, priceOf, trainsOf } from './readers.ts';

export const KINDS = ['pay', 'withhold'] as const;
export type Use = (typeof KINDS)[number];

/** §4.5.6.2: what is paid out is rounded down to 10. */
export const dividendOf = (revenue: number, use: Use): number =>
  use === 'pay' ? Math.max(0, Math.floor(revenue / 10) * 10) : 0;
export const earned = ({ clock }: DoTable): number => clock.shown?.revenue ?? 0;

/** The dividend marker shows the last revenue; the sheet ends somewhere. */
const LAST_FIELD = 2000;
const fieldFor = (revenue: number): number =>
  Math.min(LAST_FIELD, Math.max(0, Math.floor(revenue / 10) * 10));

/** §4.5.6.2, §4.5.6.3: revenue is used, the price moves, and 4-trains that ran for the last time leave (§4.5.7.3). */
export function settleRevenue(draft: Draft<DoClock>, company: CompanyId, revenue: number, use: Use): void {
  const home = companyPlace(company);
  const dividend = dividendOf(revenue, use);
  draft.pay(revenue - dividend, BANK, home, 'due/revenue');
  if (dividend > 0) payDividend(draft, charterOf(company), dividend, home);
  repay(draft, company, revenue - dividend);
  draft.put(payoutMarker(company), payoutPlace(fieldFor(revenue)), { due: 'due/payout-marker' });
  movePrice(draft, company, priceMoveOf(dividend, priceOf(draft.table, company)));
  if (endIfBankrupt(draft, company)) return;
  for (const train of trainsOf(draft.table, company))
    if (isObsolete(draft.table, train)) {
      uncouple(draft, train);
      draft.put(train, OUT, { due: 'due/last-run' });
    }
  draft.set('step', 'trains');
}
