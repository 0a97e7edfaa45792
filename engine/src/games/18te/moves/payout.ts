import { payDividend } from '../../../rail/dividends.ts';
import { BANK, companyPlace } from '../../../rail/ids.ts';
import { cellOf } from '../../../rail/market.ts';
import type { CompanyId } from '../../../rail/types.ts';
import type { Payout } from '../../../rail/verbs/payout.ts';
import { payingOut } from '../../../rail/verbs/payout.ts';
import type { Shown, TeDraft, TeTable } from '../clock.ts';
import { MARKET } from '../data/market.ts';
import { closeCompany, shift } from '../deal.ts';
import { endTurn, placeWaitingHomes } from '../flow.ts';
import { payoutMarker, payoutPlace } from '../pieces.ts';
import { charterOf, priceOf } from '../readers.ts';
import type { TeMove } from '../rules.ts';
import { acting, rule, when } from '../rules.ts';
import { readRun } from '../runs.ts';
import { te } from '../title.ts';

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
  draft: TeDraft,
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
  if (cellOf(draft.table, MARKET, company)?.close) {
    closeCompany(draft, company);
    placeWaitingHomes(draft);
    endTurn(draft);
  } else draft.set('step', 'trains');
}

const booked = (table: TeTable, { revenue }: Payout): number => revenue ?? highestShown(table);
const wasShown = ({ clock }: TeTable, figure: number): boolean =>
  clock.shown.some(({ revenue }) => revenue === figure);

/** §7.5: the highest revenue that anybody has shown and that can be made must be used. */
const highest = rule<Payout>('highest-run', '7.5', ['TE-7.5.9'], (table, move) => {
  const [figure, best] = [booked(table, move), highestShown(table)];
  return when(table.clock.step === 'payout' && wasShown(table, figure) && figure !== best, {
    revenue: figure,
    best,
  });
});
/** §7.6: the whole revenue or nothing of it. */
const entire = rule<Payout>('all-or-nothing', '7.6', ['TE-7.6.1'], (table, move) => {
  const figure = booked(table, move);
  const odd = table.clock.shown.length > 0 && !wasShown(table, figure);
  return when(table.clock.step === 'payout' && odd, { revenue: figure, best: highestShown(table) });
});

/** §7.6: the revenue is paid out or withheld; the price marker follows. */
export const payout: TeMove<Payout> = {
  ...payingOut(te, {
    earned: highestShown,
    settle: settleRevenue,
    told: (revenue) => ({ share: revenue / 10 }),
  }),
  rules: [...acting('payout'), highest, entire],
};
