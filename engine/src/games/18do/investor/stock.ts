import type { CompanyId } from '../../../rail/types.ts';
import type { DoTable } from '../clock.ts';
import { awaitsInvestor, isInvestors, operatingCompanies, priceOf } from '../readers.ts';
import type { Act } from './act.ts';
import { act } from './act.ts';
import { isConversionDue } from './brewery/convert.ts';
import type { Sellable, Takeable } from './holdings.ts';
import { candidates, cashOfInvestor, salesFor, takeable } from './holdings.ts';

const FIRST_ROUND = 1;
/** §8.3.3: so many railways of the players operate before he buys again. */
const PLAYERS_RAILWAYS = 2;

const buys = ({ company, from, big }: Takeable, section: string, ...atoms: readonly string[]): Act =>
  act({ type: 'buy', company, from, ...(big ? { big } : {}) }, section, ...atoms);
const sells = ({ company, big }: Sellable): Act =>
  act({ type: 'sell', company, count: big ? 2 : 1, ...(big ? { big } : {}) }, '8.2.1.2', 'DO-8.2.1.2.1');
const passes = (section: string, atom: string): Act => act({ type: 'pass' }, section, atom);

/** Of equals the railway comes before the pool. */
const cheapestOf = (list: readonly Takeable[]): Takeable | null =>
  list.toSorted((a, b) => a.cost - b.cost)[0] ?? null;

/** A sale as somebody says it, in shares of 10 %. */
type SaleSaid = { readonly company: CompanyId; readonly count: number; readonly big?: boolean | undefined };
/** What he sells, in this order, and what he buys with it. */
interface Deal {
  readonly sales: readonly Sellable[];
  readonly target: Takeable;
}
/** Steps 3 to 5: the dearest that he can have; null: none. */
function dealOf(table: DoTable): Deal | null {
  const { set, sold } = table.clock;
  const cash = cashOfInvestor(table);
  for (const company of candidates(table)) {
    const list = takeable(table, company);
    // 5a. While he sells for a certificate it is that one that he buys.
    const payable = sold ? undefined : list.find(({ cost }) => cost <= cash);
    if (payable) return { sales: [], target: payable };
    if (set === FIRST_ROUND) continue;
    // 5c. and 5d. What he lacks for it he gets for cheaper ones, if that is enough.
    const target = cheapestOf(list);
    if (target === null) continue;
    const sales = salesFor(table, target.cost - cash, priceOf(table, company));
    if (sales !== null) return { sales, target };
  }
  return null;
}

/** His turn in a stock round: steps 1 to 6 of the procedure. */
export function stockAct(table: DoTable): Act {
  const { set, sold } = table.clock;
  // 1. His first turn: half of his railway at once.
  if (awaitsInvestor(table)) return act({ type: 'invest' }, '8.3.3', 'DO-8.3.3.2');
  // Third stock round, his first turn: his small brewery becomes a company (with breweries only).
  if (isConversionDue(table)) return act({ type: 'convert' }, '8.2.1.3', 'HSB-8.2.1.3.01');
  // 2. He waits until two railways of the players operate.
  const theirs = operatingCompanies(table).filter((company) => !isInvestors(table, company));
  if (set === FIRST_ROUND && theirs.length < PLAYERS_RAILWAYS) return passes('8.3.3', 'DO-8.3.3.3');
  // 3. to 5. The dearest that he can have; 6. nothing worked.
  const deal = dealOf(table);
  if (deal === null) return passes('8.2.1.1', 'DO-8.2.1.1.1');
  const [next] = deal.sales;
  if (next !== undefined) return sells(next);
  return sold
    ? buys(deal.target, '8.2.1.2', 'DO-8.2.1.2.1')
    : buys(deal.target, '8.2.1.1', 'DO-8.2.1.1.1', 'DO-8.2.1.1.3');
}
/** Whether a sale takes certificates of one railway from the front of those that he sells now. */
export function isSaleDue(table: DoTable, { company, count, big }: SaleSaid): boolean {
  if (stockAct(table).move.type !== 'sell') return false;
  let shares = 0;
  for (const one of dealOf(table)?.sales ?? []) {
    if (one.company !== company || shares >= count) break;
    shares += one.big ? 2 : 1;
    if (shares === count) return big !== true || one.big;
  }
  return false;
}
