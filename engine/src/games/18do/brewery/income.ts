import { BANK, companyPlace, seatPlace } from '../../../rail/ids.ts';
import type { DoDraft, DoTable } from '../clock.ts';
import { director } from '../readers.ts';
import { payOut, roundedDown } from '../revenue-use.ts';
import type { BreweryId } from './clock.ts';
import { bottleIncome } from './expert/income.ts';
import { isSmall } from './readers.ts';

/** §6.5.2.5: a small brewery keeps all or gives half to its owner; a company keeps all or pays all. */
export const PAYOUTS = ['keep', 'split', 'pay'] as const;
export type PayKind = (typeof PAYOUTS)[number];
export const payoutsOf = (brewery: BreweryId): readonly PayKind[] =>
  isSmall(brewery) ? ['split', 'keep'] : ['pay', 'keep'];

/** Deliveries, export, and what bottling adds (§7.1.2). */
export const incomeNow = (table: DoTable): number => table.clock.earned + bottleIncome(table);
/** What of the income leaves the brewery. */
export const paidOut = (income: number, kind: PayKind): number =>
  kind === 'keep' ? 0 : kind === 'split' ? roundedDown(income) / 2 : roundedDown(income);

export function settleIncome(draft: DoDraft, brewery: BreweryId, kind: PayKind): void {
  const income = incomeNow(draft.table);
  draft.set('step', 'equip');
  if (isSmall(brewery)) splitIncome(draft, brewery, income, kind);
  else payOut(draft, brewery, { income, dividend: dividendOf(income, kind), due: 'due/brew-income' });
}
const dividendOf = (income: number, kind: PayKind): number => (kind === 'pay' ? roundedDown(income) : 0);
function splitIncome(draft: DoDraft, brewery: BreweryId, income: number, kind: PayKind): void {
  const owners = kind === 'keep' ? 0 : roundedDown(income) / 2;
  draft.pay(income - owners, BANK, companyPlace(brewery), 'due/brew-income');
  draft.pay(owners, BANK, seatPlace(director(draft.table, brewery)), 'due/owners-half');
}
