import { BANK, companyPlace, seatPlace } from '../../rail/ids.ts';
import { payDividend } from '../../rail/dividends.ts';
import { percentAt } from '../../rail/shares.ts';
import type { CompanyId } from '../../rail/types.ts';
import type { Draft62 } from './clock.ts';
import { charterOf, isHalved } from './readers.ts';

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
