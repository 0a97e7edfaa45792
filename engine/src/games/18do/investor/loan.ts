import { BANK, companyPlace } from '../../../rail/ids.ts';
import type { CompanyId } from '../../../rail/types.ts';
import type { Phrase } from '../../../table/words.ts';
import { phrase } from '../../../table/words.ts';
import type { DoDraft, DoTable } from '../clock.ts';

/** What a company of the Investor owes the bank: without interest, and paid back out of revenue (§8.2.2.1, §8.2.2.2). */
export const loanOf = ({ clock }: DoTable, company: CompanyId): number => {
  if (company === clock.investorRailway) return clock.investorLoan;
  return company === clock.investorBrewery ? clock.breweryLoan : 0;
};
/** …and what its sheet says of it. */
export const loanNote = (table: DoTable, company: CompanyId): readonly Phrase[] => {
  const loan = loanOf(table, company);
  return loan > 0 ? [phrase('18do/charter/loan', { loan })] : [];
};
function note(draft: DoDraft, company: CompanyId, loan: number): void {
  if (company === draft.clock.investorRailway) draft.set('investorLoan', loan);
  else if (company === draft.clock.investorBrewery) draft.set('breweryLoan', loan);
}
/** The bank lends what is missing; several loans add up. */
export function borrow(draft: DoDraft, company: CompanyId, amount: number): void {
  if (amount <= 0) return;
  draft.pay(amount, BANK, companyPlace(company), 'due/loan');
  note(draft, company, loanOf(draft.table, company) + amount);
}
/** As much of the loan goes back as has been kept. */
export function repay(draft: DoDraft, company: CompanyId, kept: number): void {
  const loan = loanOf(draft.table, company);
  const back = Math.min(loan, kept);
  if (back <= 0) return;
  draft.pay(back, companyPlace(company), BANK, 'due/repay');
  note(draft, company, loan - back);
}
