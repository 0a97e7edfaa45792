import { BANK, companyPlace } from '../../rail/ids.ts';
import type { CompanyId } from '../../rail/types.ts';
import type { Draft62, Ran } from './clock.ts';
import { closeCompany, closeIfOwned } from './closing.ts';
import type { PrivateId } from './data/privates.ts';
import { goOn } from './flow.ts';
import { isOnZero, shift } from './prices.ts';
import { payRevenue } from './revenue.ts';

/** The trains have run. Whoever has earned nothing has nothing to decide: the marker goes to the left at once. */
export function ranTrains(draft: Draft62, company: CompanyId, ran: Ran): void {
  draft.set('ran', ran);
  if (ran.revenue > 0) draft.set('step', 'payout');
  else settleRevenue(draft, company, 0, 'withhold');
}

/** Chapter 4: these privates close with the first dividend of their company. */
const CLOSED_BY: Readonly<Record<CompanyId, PrivateId>> = { WP: 'PSC', NYC: 'FNY' };

/** Chapters 11 to 13: all is paid or all is withheld, the marker moves, and on 0 the company is gone. */
export function settleRevenue(
  draft: Draft62,
  company: CompanyId,
  revenue: number,
  kind: 'pay' | 'withhold',
): void {
  const isPaid = kind === 'pay' && revenue > 0;
  if (isPaid) {
    payRevenue(draft, company, revenue);
    const done = CLOSED_BY[company];
    if (done !== undefined) closeIfOwned(draft, done);
  } else draft.pay(revenue, BANK, companyPlace(company), 'due/revenue');
  shift(draft, company, isPaid ? 'right' : 'left');
  draft.set('step', 'trains');
  if (!isOnZero(draft.table, company)) return;
  closeCompany(draft, company);
  goOn(draft);
}
