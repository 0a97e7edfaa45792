import type { Rule } from '../../table/game.ts';
import type { Seat, Table } from '../../table/types.ts';
import type { RailClock } from '../clock.ts';
import { POOL } from '../ids.ts';
import { percentAt } from '../shares.ts';
import type { RailTitle } from '../title.ts';
import { holdingOf } from '../title.ts';
import type { CompanyId } from '../types.ts';
import type { Sale } from './sale.ts';

/** Why a sale to raise money for a train is not possible; null where it is. `F`: the reasons that a title knows. */
export type SaleFaultOf<C extends RailClock, F extends string> = (
  table: Table<C>,
  seat: Seat,
  company: CompanyId,
  count: number,
) => F | null;

/** The most certificates of a company that a player could sell at once. */
export function mostSold<C extends RailClock>(
  fault: SaleFaultOf<C, string>,
  table: Table<C>,
  seat: Seat,
  company: CompanyId,
): number {
  let count = 0;
  while (fault(table, seat, company, count + 1) === null) count += 1;
  return count;
}

/**
 * The most that all legal sales can bring, exactly. Sales of one company touch neither the price nor the pool of another,
 * so companies add up. Within one, all certificates of a sale are paid at the price before it, so one sale brings at least
 * as much as the same certificates in several; and what forbids a sale depends on the sum sold alone, so several sales
 * never come further than one.
 */
export const mostRaised = <C extends RailClock>(
  title: RailTitle<C>,
  fault: SaleFaultOf<C, string>,
  table: Table<C>,
  seat: Seat,
): number =>
  title
    .companies(table)
    .reduce((sum, c) => sum + mostSold(fault, table, seat, c) * title.priceOf(table, c), 0);

/** One rule for each reason: `raising('holding', '7.9', ['TE-7.9.10'])` is `raise-holding`. */
export const raisingRules =
  <C extends RailClock, F extends string>(
    title: RailTitle<C>,
    fault: SaleFaultOf<C, F>,
    limit: number,
    isAsked: (table: Table<C>) => boolean = () => true,
  ) =>
  (reason: F, section: string, ...atoms: readonly string[]): Rule<C, Sale> =>
    title.rule<Sale>(`raise-${reason}`, section, atoms, (table, { seat, company, count }) =>
      isAsked(table) && fault(table, seat, company, count) === reason
        ? {
            company,
            count,
            held: holdingOf(title, table, seat, company),
            [title.pool]: percentAt(table, title.charterOf(company), POOL),
            limit,
            most: mostSold(fault, table, seat, company),
          }
        : null,
    );
