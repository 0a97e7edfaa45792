import { companyPlace, POOL, seatPlace } from '../../../rail/ids.ts';
import { ordinaryAt } from '../../../rail/shares.ts';
import type { CompanyId } from '../../../rail/types.ts';
import type { PieceId } from '../../../table/types.ts';
import { orderTrack } from '../brewery/readers.ts';
import type { DoTable } from '../clock.ts';
import { INVESTOR } from '../clock.ts';
import { INVESTORS_SHARE, MAX_POOL } from '../data/limits.ts';
import { isBig, sharesOf } from '../deal.ts';
import {
  certificates,
  holding,
  inOrder,
  inPool,
  isBrewCompany,
  isBrewery,
  isInvestors,
  isOperating,
  priceBefore,
  priceOf,
  purse,
  start,
} from '../readers.ts';

/** What the Investor holds, could buy and could sell: the lists that chapter 8.2.1 goes through. */

/** A certificate that he could take, and what it costs. */
export interface Takeable {
  readonly company: CompanyId;
  readonly from: 'company' | 'pool';
  readonly big: boolean;
  readonly cost: number;
}
/** A certificate that he could sell, and what it brings: the price before the turn. */
export interface Sellable {
  readonly company: CompanyId;
  readonly piece: PieceId;
  readonly big: boolean;
  readonly price: number;
  readonly brings: number;
}

export const cashOfInvestor = (table: DoTable): number => Math.max(0, purse(table, INVESTOR));
const limitOn = (table: DoTable, company: CompanyId): number =>
  isInvestors(table, company) ? start(table).share : INVESTORS_SHARE;
/** What he could take from there: of a brewery company's own only the top of the pile (§6.1.2). */
const lyingAt = (table: DoTable, company: CompanyId, from: Takeable['from']): readonly PieceId[] => {
  const pieces = ordinaryAt(table, company, from === 'pool' ? POOL : companyPlace(company));
  return from === 'company' && isBrewCompany(company) ? pieces.slice(0, 1) : pieces;
};
/** Who acts before whom in an operating round: railways by their prices, then brewery companies by the order track. */
const acting = (table: DoTable): readonly CompanyId[] => [
  ...inOrder(table),
  ...(isBrewery(table) ? orderTrack(table) : []).filter((id) => isBrewCompany(id) && isOperating(table, id)),
];

/** Step 3: of one company, in this order: its own 20 %, its own 10 %, 20 % of the pool, 10 % of the pool. */
export function takeable(table: DoTable, company: CompanyId): readonly Takeable[] {
  const room = certificates(table, INVESTOR).length < start(table).certificates;
  const left = limitOn(table, company) - holding(table, INVESTOR, company);
  return (['company', 'pool'] as const).flatMap((from) => {
    const pieces = lyingAt(table, company, from);
    return [true, false].flatMap((big) => {
      const piece = pieces.find((one) => isBig(company, one) === big);
      if (piece === undefined || !room || 10 * sharesOf(company, piece) > left) return [];
      return [{ company, from, big, cost: sharesOf(company, piece) * priceOf(table, company) }];
    });
  });
}

/** Steps 3 and 4: companies in operation with a certificate for him, dearest first, then by the order of operating. */
export const candidates = (table: DoTable): readonly CompanyId[] =>
  acting(table)
    .filter((company) => !table.clock.sales.includes(`${INVESTOR}:${company}`))
    .filter((company) => takeable(table, company).length > 0)
    .toSorted((a, b) => priceOf(table, b) - priceOf(table, a));

/** Step 5c: his certificates of players' companies below a price, cheapest first, the last to operate before the others. */
function sellable(table: DoTable, below: number): readonly Sellable[] {
  const last = acting(table).toReversed();
  return last
    .filter((company) => !isInvestors(table, company) && table.clock.veterans.includes(company))
    .toSorted((a, b) => priceBefore(table, a) - priceBefore(table, b))
    .flatMap((company) => {
      const price = priceBefore(table, company);
      const pieces = ordinaryAt(table, company, seatPlace(INVESTOR));
      return [
        ...pieces.filter((one) => !isBig(company, one)),
        ...pieces.filter((one) => isBig(company, one)),
      ].map((piece) => ({
        company,
        piece,
        big: isBig(company, piece),
        price,
        brings: price * sharesOf(company, piece),
      }));
    })
    .filter(({ price }) => price < below);
}
/** From the front of that list, passing over what the pool does not take, until it brings so much; null: it never does. */
export function salesFor(table: DoTable, missing: number, below: number): readonly Sellable[] | null {
  const { sold, brings } = mostSales(table, missing, below);
  return brings >= missing ? sold : null;
}
/** The same, as far as it goes. */
export function mostSales(
  table: DoTable,
  missing: number,
  below = Infinity,
): { readonly sold: readonly Sellable[]; readonly brings: number } {
  const pools = new Map<CompanyId, number>();
  const sold: Sellable[] = [];
  let brings = 0;
  for (const one of sellable(table, below)) {
    if (brings >= missing) break;
    const pool = pools.get(one.company) ?? inPool(table, one.company);
    const after = pool + 10 * sharesOf(one.company, one.piece);
    if (after > MAX_POOL) continue;
    pools.set(one.company, after);
    sold.push(one);
    brings += one.brings;
  }
  return { sold, brings };
}
