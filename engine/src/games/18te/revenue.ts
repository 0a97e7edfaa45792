import { BANK, companyPlace, seatPlace } from '../../rail/ids.ts';
import { cellAt, spotOfCompany } from '../../rail/market.ts';
import type { CompanyId } from '../../rail/types.ts';
import type { Draft } from '../../table/draft.ts';
import type { TeClock, TeTable } from './clock.ts';
import { MARKET } from './data/market.ts';
import { closeCompany, shift } from './deal.ts';
import { endTurn } from './flow.ts';
import { payoutMarker, payoutPlace } from './pieces.ts';
import { holding, inTreasury, priceOf } from './readers.ts';

/** §7.5: the best run shown counts. */
export const highestShown = ({ clock }: TeTable): number =>
  Math.max(0, ...clock.shown.map(({ revenue }) => revenue));

/** Revenue is a multiple of 10 whenever the routes are legal; whatever else was booked, no coin is split. */
const part = (revenue: number, percent: number): number => Math.floor((revenue * percent) / 100);

/** §7.6: pays out or withholds, moves the marker, goes on to the trains – or closes the company (§7.7). */
export function settleRevenue(
  draft: Draft<TeClock>,
  company: CompanyId,
  revenue: number,
  kind: 'pay' | 'withhold',
): void {
  const paid = kind === 'pay' ? revenue : 0;
  if (kind === 'pay') payDividend(draft, company, revenue);
  else draft.pay(revenue, BANK, companyPlace(company), 'due/revenue');
  draft.put(payoutMarker(company), payoutPlace(paid), { due: 'due/payout-marker' });
  if (paid === 0) shift(draft, company, 'left');
  else if (paid >= priceOf(draft.table, company)) shift(draft, company, 'right');
  const spot = spotOfCompany(draft.table, company);
  if (spot && cellAt(MARKET, spot)?.close) {
    closeCompany(draft, company);
    endTurn(draft);
  } else draft.set('step', 'trains');
}

/** Shares of players and of the company itself are paid; what lies in the pool stays with the bank. */
function payDividend(draft: Draft<TeClock>, company: CompanyId, revenue: number): void {
  const { table } = draft;
  for (const seat of table.clock.seats)
    draft.pay(part(revenue, holding(table, seat, company)), BANK, seatPlace(seat), 'due/dividend');
  draft.pay(part(revenue, inTreasury(table, company)), BANK, companyPlace(company), 'due/dividend');
}
