import { partOf, payDividend } from '../../rail/dividends.ts';
import { BANK, companyPlace, POOL, seatPlace } from '../../rail/ids.ts';
import type { CompanyId } from '../../rail/types.ts';
import type { EspTable } from './clock.ts';
import type { EspDraft } from './deal.ts';
import { shift } from './deal.ts';
import { afterIncome } from './flow.ts';
import { charterOf, director, isMinor, timesOf } from './readers.ts';

/** What the operating company decides on: the income of its run, doubled where the end doubles it. */
export const distributable = (table: EspTable): number => {
  const { operating, ran } = table.clock;
  return operating === null || ran === null ? 0 : ran.income * timesOf(table, operating);
};

/** A horizontal step is two cells of the price sequence. */
const STEP = 2;

/** §5.5: so much of the income is paid out and the rest withheld; the marker follows and the turn goes on. */
export function settleIncome(draft: EspDraft, company: CompanyId, income: number, paid: number): void {
  const times = timesOf(draft.table, company);
  payOut(draft, company, paid);
  draft.pay(income - paid, BANK, companyPlace(company), 'due/withheld');
  if (paid > 0) for (let i = 0; i < times; i++) shift(draft, company, STEP);
  else shift(draft, company, -STEP);
  afterIncome(draft);
}

/**
 * A minor's director gets half; shares of a major pay players, those in the market the treasury, those in
 * the IPO nobody.
 */
function payOut(draft: EspDraft, company: CompanyId, paid: number): void {
  if (isMinor(company)) {
    const half = partOf(paid, 50);
    draft.pay(half, BANK, seatPlace(director(draft.table, company)), 'due/dividend');
    draft.pay(paid - half, BANK, companyPlace(company), 'due/dividend');
  } else payDividend(draft, charterOf(company), paid, POOL);
}
