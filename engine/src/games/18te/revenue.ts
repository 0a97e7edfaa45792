import { payDividend } from '../../rail/dividends.ts';
import { BANK, companyPlace } from '../../rail/ids.ts';
import { cellAt, spotOfCompany } from '../../rail/market.ts';
import type { CompanyId } from '../../rail/types.ts';
import type { Draft } from '../../table/draft.ts';
import type { Shown, TeClock, TeTable } from './clock.ts';
import { MARKET } from './data/market.ts';
import { closeCompany, shift } from './deal.ts';
import { endTurn, placeWaitingHomes } from './flow.ts';
import { payoutMarker, payoutPlace } from './pieces.ts';
import { charterOf, priceOf } from './readers.ts';
import { readRun } from './runs.ts';

const revenues = (shown: readonly Shown[]): readonly number[] => shown.map(({ revenue }) => revenue);
/** The runs shown that the trains could really make. */
const possible = (table: TeTable): readonly Shown[] => {
  const { operating, shown } = table.clock;
  if (operating === null) return [];
  return shown.filter(({ routes }) => readRun(table, operating, routes).problems.every((p) => p === null));
};
/** The best of the runs shown that could be made; 0 if there is none. */
export const highestPossible = (table: TeTable): number => Math.max(0, ...revenues(possible(table)));
/** §7.5: of the runs shown the best that can be made counts; where none can, the best one. */
export function highestShown(table: TeTable): number {
  const made = possible(table);
  return Math.max(0, ...revenues(made.length > 0 ? made : table.clock.shown));
}

/** §7.6: pays out or withholds, moves the marker, goes on to the trains – or closes the company (§7.7). */
export function settleRevenue(
  draft: Draft<TeClock>,
  company: CompanyId,
  revenue: number,
  kind: 'pay' | 'withhold',
): void {
  const paid = kind === 'pay' ? revenue : 0;
  // What lies in the pool stays with the bank.
  if (kind === 'pay') payDividend(draft, charterOf(company), revenue, companyPlace(company));
  else draft.pay(revenue, BANK, companyPlace(company), 'due/revenue');
  // The track remembers what was last paid out (§3.5): withholding leaves the marker where it is.
  if (paid > 0) draft.put(payoutMarker(company), payoutPlace(paid), { due: 'due/payout-marker' });
  if (paid === 0) shift(draft, company, 'left');
  else if (paid >= priceOf(draft.table, company)) shift(draft, company, 'right');
  const spot = spotOfCompany(draft.table, company);
  if (spot && cellAt(MARKET, spot)?.close) {
    closeCompany(draft, company);
    placeWaitingHomes(draft);
    endTurn(draft);
  } else draft.set('step', 'trains');
}
