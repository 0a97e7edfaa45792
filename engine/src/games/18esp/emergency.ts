import { perTable } from '../../table/places.ts';
import { operatorOf } from '../../rail/clock.ts';
import { keptIn } from '../../rail/kept.ts';
import { presidentOf } from '../../rail/shares.ts';
import type { CompanyId } from '../../rail/types.ts';
import { mostRaised as raisedAtMost } from '../../rail/verbs/raise.ts';
import type { Sale } from '../../rail/verbs/sale.ts';
import { Draft } from '../../table/draft.ts';
import type { Seat } from '../../table/types.ts';
import type { EspTable } from './clock.ts';
import { MAX_MARKET } from './data/limits.ts';
import { directorAfterSale, sellShares } from './deal.ts';
import { cheapestInNeed } from './purchase.ts';
import {
  director,
  hasOperated,
  hasPrice,
  holding,
  inMarket,
  isMinor,
  isPublished,
  purse,
  treasury,
} from './readers.ts';
import { esp } from './title.ts';

/**
 * What is missing for the cheapest train after the treasury and the director's cash (§5.7.1); less than
 * nothing counts as nothing.
 */
export function gapOf(table: EspTable, company: CompanyId): number {
  const missing = (cheapestInNeed(table, company) ?? 0) - Math.max(0, treasury(table, company));
  return missing - Math.max(0, purse(table, director(table, company)));
}

/** Why a sale to raise money is not possible. */
type SaleFault = 'minor' | 'no-par' | 'not-operated' | 'holding' | 'market' | 'director';
/** On the public site a company has operated from the income step of its first turn on (OQ 41). */
const hasEarned = (table: EspTable, company: CompanyId): boolean =>
  isPublished(table) &&
  operatorOf(table) === company &&
  (table.clock.step === 'takeover' || table.clock.step === 'trains');
/** §5.7.1: the selling rules of the stock round hold, and no company changes its director. */
export function saleFault(table: EspTable, seat: Seat, company: CompanyId, count: number): SaleFault | null {
  if (isMinor(company)) return 'minor';
  if (!hasPrice(table, company)) return 'no-par';
  if (!hasOperated(table, company) && !hasEarned(table, company)) return 'not-operated';
  if (count * 10 > holding(table, seat, company)) return 'holding';
  if (inMarket(table, company) + count * 10 > MAX_MARKET) return 'market';
  if (presidentOf(table, company) !== seat) return null;
  return directorAfterSale(table, seat, company, count * 10) === seat ? null : 'director';
}

/** The most that all legal sales of a player can bring. */
export const mostRaised = (table: EspTable, seat: Seat): number => raisedAtMost(esp, saleFault, table, seat);

const raised = perTable((_: EspTable) => new Map<CompanyId, boolean>());
/** Sales of the director can still close the gap. Asked for every sale that could be made, and the same for all of them. */
export const canRaise = (table: EspTable, company: CompanyId): boolean =>
  keptIn(raised(table), company, () => mostRaised(table, director(table, company)) >= gapOf(table, company));

/** …and could do so after this sale as well: sold one by one, shares bring less than at once. */
export function leadsThere(table: EspTable, { seat, company, count }: Sale, buyer: CompanyId): boolean {
  const draft = new Draft(table);
  sellShares(draft, seat, company, count);
  return canRaise(draft.table, buyer);
}
