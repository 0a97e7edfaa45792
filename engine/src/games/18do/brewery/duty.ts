import { companyPlace } from '../../../rail/ids.ts';
import type { CompanyId } from '../../../rail/types.ts';
import type { PieceId } from '../../../table/types.ts';
import type { DoTable } from '../clock.ts';
import { MAX_POOL } from '../data/limits.ts';
import { sharesOf } from '../deal.ts';
import { inPool, isInvestors, treasury } from '../readers.ts';
import { ordinaryAt } from '../../../rail/shares.ts';
import type { DoRule } from '../rules.ts';
import type { BreweryId } from './clock.ts';
import { cardsAllowed, priceOfCard } from './equipment.ts';
import { cardsFor, equipmentOf, isSmall } from './readers.ts';
import { ofBrewery } from './round.ts';

/** The duty to own equipment (§6.5.2.7). */

const numberOf = (piece: PieceId): number => Number(piece.slice(piece.lastIndexOf('/') + 1));
/** Certificates that a brewery company holds, from the top of the pile: by their numbers (§6.1.2). */
export const pileOf = (table: DoTable, company: CompanyId): readonly PieceId[] =>
  ordinaryAt(table, company, companyPlace(company)).toSorted((a, b) => numberOf(a) - numberOf(b));
/** The top one can go to the pool without lifting it above its limit. */
export const canSellTop = (table: DoTable, company: CompanyId): boolean => {
  const [top] = pileOf(table, company);
  return top !== undefined && inPool(table, company) + 10 * sharesOf(company, top) <= MAX_POOL;
};
/** The lowest price of a card that the brewery may buy; null: there is none. */
export const leastFor = (table: DoTable, brewery: BreweryId): number | null => {
  const prices = cardsFor(table, brewery).map(priceOfCard);
  return prices.length === 0 ? null : Math.min(...prices);
};

/**
 * `buy`: the treasury pays for a card; `sell`: a company puts one certificate into the pool first; `force`: a forced
 * purchase is due. A small brewery that is short of money need not buy.
 */
export type EquipDuty = 'buy' | 'sell' | 'force';
export function equipDuty(table: DoTable, brewery: BreweryId): EquipDuty | null {
  const least = leastFor(table, brewery);
  if (least === null || equipmentOf(table, brewery).length > 0) return null;
  // Hands may have taken away what was bought: nothing more can be bought in this turn.
  if (table.clock.equipped >= cardsAllowed(table)) return null;
  if (treasury(table, brewery) >= least) return 'buy';
  if (isSmall(brewery)) return null;
  // The Investor's company sells all that it holds in the forced purchase itself (§8.2.2.2).
  const isOwed = !table.clock.dutySold && !isInvestors(table, brewery) && canSellTop(table, brewery);
  return isOwed ? 'sell' : 'force';
}

const rule = ofBrewery();
/** One rule for each thing that a brewery has to do before its turn ends. */
const owing = (
  name: string,
  atoms: readonly string[],
  duty: EquipDuty,
  of: (brewery: BreweryId) => boolean = () => true,
): DoRule =>
  rule(name, '6.5.2.7', atoms, (table, _, brewery) => {
    const isOwed = of(brewery) && table.clock.step === 'equip' && equipDuty(table, brewery) === duty;
    return isOwed && { cash: treasury(table, brewery), least: leastFor(table, brewery) ?? 0 };
  });
/** §6.5.2.7: what keeps a brewery from ending its turn; silent outside of brewery rounds. */
export const doneRules: readonly DoRule[] = [
  owing('small-must-equip', ['HSB-6.5.2.7.01'], 'buy', isSmall),
  owing('must-equip', ['HSB-6.5.2.7.03', 'HSB-6.5.2.1.01'], 'buy', (brewery) => !isSmall(brewery)),
  owing('equip-sells', ['HSB-6.5.2.7.03', 'HSB-6.5.2.7.04'], 'sell'),
  owing('equip-forces', ['HSB-6.5.2.7.03', 'HSB-6.5.2.7.04'], 'force'),
];
