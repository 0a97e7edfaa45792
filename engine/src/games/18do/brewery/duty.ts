import type { CompanyId } from '../../../rail/types.ts';
import type { DoTable } from '../clock.ts';
import { MAX_POOL } from '../data/limits.ts';
import { sharesOf } from '../deal.ts';
import type { Duty } from '../purchase.ts';
import { inPool, isInvestors, treasury } from '../readers.ts';
import type { BreweryId } from './clock.ts';
import { cardsAllowed, priceOfCard } from './equipment.ts';
import { cardsFor, equipmentOf, isSmall, mayAct, pileOf } from './readers.ts';

/** The duty to own equipment (§6.5.2.7). */

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
export function equipDuty(table: DoTable, brewery: BreweryId): Duty | null {
  const least = leastFor(table, brewery);
  if (least === null || equipmentOf(table, brewery).length > 0 || !mayAct(table, brewery)) return null;
  // Hands may have taken away what was bought: nothing more can be bought in this turn.
  if (table.clock.equipped >= cardsAllowed(table)) return null;
  if (treasury(table, brewery) >= least) return 'buy';
  if (isSmall(brewery)) return null;
  // The Investor's company sells all that it holds in the forced purchase itself (§8.2.2.2).
  const isOwed = !table.clock.dutySold && !isInvestors(table, brewery) && canSellTop(table, brewery);
  return isOwed ? 'sell' : 'force';
}
