import { payDividend } from '../../../rail/dividends.ts';
import { BANK, companyPlace, seatPlace } from '../../../rail/ids.ts';
import { percentAt } from '../../../rail/shares.ts';
import type { CompanyId } from '../../../rail/types.ts';
import type { Payout } from '../../../rail/verbs/payout.ts';
import { payingOut } from '../../../rail/verbs/payout.ts';
import type { Draft62, Ran, Table62 } from '../clock.ts';
import { closeCompany, closeIfOwned } from '../closing.ts';
import type { PrivateId } from '../data/privates.ts';
import { goOn } from '../flow.ts';
import { isOnZero, shift } from '../prices.ts';
import { charterOf, isHalved } from '../readers.ts';
import type { Move62 } from '../rules.ts';
import { acting, rule, when } from '../rules.ts';
import { us } from '../title.ts';

/** What 5 % get of a revenue after a buy-back: rounded up in favour of the player (chapter 11). */
const partOfFive = (revenue: number): number => Math.ceil(revenue / 20);

/**
 * Chapter 11: every player is paid for his percentage; unsold shares and the pool pay the bank. After a buy-back the
 * parts of 5 % are rounded up – the director's certificate counts as two (open question 13) – and the company gets the
 * rest for its 50 %.
 */
export function payRevenue(draft: Draft62, company: CompanyId, revenue: number): void {
  const charter = charterOf(company);
  const { table } = draft;
  if (!isHalved(table, company)) {
    payDividend(draft, charter, revenue, companyPlace(company));
    return;
  }
  const part = partOfFive(revenue);
  for (const seat of table.clock.seats)
    draft.pay((part * percentAt(table, charter, seatPlace(seat))) / 5, BANK, seatPlace(seat), 'due/dividend');
  const own = revenue - part * 10;
  draft.pay(Math.max(0, own), BANK, companyPlace(company), 'due/dividend');
}

/** Chapter 4: these privates close with the first dividend of their company. */
const CLOSED_BY: Readonly<Record<CompanyId, PrivateId>> = { WP: 'PSC', NYC: 'FNY' };

/** Chapters 11 to 13: all is paid or all is withheld, the marker moves, and on 0 the company is gone. */
function settleRevenue(draft: Draft62, company: CompanyId, revenue: number, kind: 'pay' | 'withhold'): void {
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
/** The trains have run. Whoever has earned nothing has nothing to decide: the marker goes to the left at once. */
export function ranTrains(draft: Draft62, company: CompanyId, ran: Ran): void {
  draft.set('ran', ran);
  if (ran.revenue > 0) draft.set('step', 'payout');
  else settleRevenue(draft, company, 0, 'withhold');
}

const earned = ({ clock }: Table62): number => clock.ran?.revenue ?? 0;
/** Chapter 11: all or nothing. */
const entire = rule<Payout>('all-or-nothing', '11', ['62-11.4'], (table, { revenue }) =>
  when(table.clock.step === 'payout' && revenue !== undefined && revenue !== earned(table), {
    revenue: revenue ?? 0,
    earned: earned(table),
  }),
);

/** Chapters 11 and 12: the director pays everything out or withholds everything; then the marker moves. */
export const payout: Move62<Payout> = {
  ...payingOut(us, { earned, settle: settleRevenue }),
  rules: [...acting('payout'), entire],
};
