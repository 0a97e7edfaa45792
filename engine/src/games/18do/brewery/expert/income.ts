import { BANK, companyPlace } from '../../../../rail/ids.ts';
import type { PieceId } from '../../../../table/types.ts';
import type { DoDraft, DoTable } from '../../clock.ts';
import type { BreweryId } from '../clock.ts';
import { loadedOf, usedOf } from '../equipment.ts';
import { brewers, equipmentOf } from '../readers.ts';
import { brewerNow } from '../round.ts';
import { kimSpec } from './pieces.ts';
import { kimsAtWork } from './readers.ts';

/** §7.1.1: at the start of a brewery round the pubs pay every brewery that has them, in operation or not yet. */
export function payPubs(draft: DoDraft): void {
  for (const brewery of brewers(draft.table)) {
    const pubs = kimsAtWork(draft.table, brewery, 'pubs');
    const income = pubs.reduce((sum, kim) => sum + (kimSpec(kim)?.value ?? 0), 0);
    draft.pay(income, BANK, companyPlace(brewery), 'due/pubs');
  }
}

// —— Bottling (§7.1.2) ——

/** Cubes that a card has brought to the Dortmund market: neither export nor what was made for others. */
export const broughtWith = (table: DoTable, card: PieceId): number => {
  const { brewedOut, extraShift } = table.clock;
  const out = brewedOut.filter((one) => one.card === card).length;
  return usedOf(table, card) - loadedOf(table, card) - out + (extraShift === card ? 1 : 0);
};
/** Bottling that works, with the card it counts for: the one that was named, else the one with the most cubes. */
export interface Bottling {
  readonly kim: PieceId;
  readonly card: PieceId;
  readonly cubes: number;
  readonly income: number;
}
export function bottlingOf(table: DoTable, brewery: BreweryId): readonly Bottling[] {
  const kims = kimsAtWork(table, brewery, 'bottles');
  if (kims.length === 0) return [];
  const cards = equipmentOf(table, brewery);
  const [best] = cards.toSorted((a, b) => broughtWith(table, b) - broughtWith(table, a));
  return kims.flatMap((kim) => {
    const named = table.clock.bottled[kim];
    const card = named !== undefined && cards.includes(named) ? named : best;
    if (card === undefined) return [];
    const cubes = Math.max(0, broughtWith(table, card));
    return [{ kim, card, cubes, income: cubes * (kimSpec(kim)?.value ?? 0) }];
  });
}
/** What bottling adds to the income of the brewery that acts. */
export function bottleIncome(table: DoTable): number {
  const brewery = brewerNow(table);
  return brewery === null ? 0 : bottlingOf(table, brewery).reduce((sum, { income }) => sum + income, 0);
}
