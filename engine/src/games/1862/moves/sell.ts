import { certificate, POOL, seatPlace } from '../../../rail/ids.ts';
import { ordinaryAt } from '../../../rail/shares.ts';
import { noteSale } from '../../../rail/turns.ts';
import type { CompanyId } from '../../../rail/types.ts';
import type { Sale } from '../../../rail/verbs/sale.ts';
import { holds, mustSell as sellSurplus, saleRules, selling, soldBy } from '../../../rail/verbs/sale.ts';
import { acts, hasJustBought } from '../../../rail/verbs/pass.ts';
import type { Hand } from '../../../table/game.ts';
import { alone, firstThen } from '../../../table/rules.ts';
import type { Seat } from '../../../table/types.ts';
import type { Table62 } from '../clock.ts';
import { COMPANIES } from '../data/companies.ts';
import { MAX_POOL } from '../data/limits.ts';
import { directorAfterSale, salePrice, sellHead, sellShares } from '../deal.ts';
import { acted, doing, goOn } from '../flow.ts';
import { hasPrice, inPool } from '../readers.ts';
import type { Move62, Rule62 } from '../rules.ts';
import { noAuction, rule, stockRules, when } from '../rules.ts';
import { certificateLimit, counted, headShare, unitOf } from '../seats.ts';
import { us } from '../title.ts';

/** How many shares lie in the pool: five at most, whatever they are worth (W7). */
export const sharesInPool = (table: Table62, company: CompanyId): number =>
  inPool(table, company) / unitOf(table, company);
/** Everything is there that a sale needs; how much is another question. */
const canBeSold = (table: Table62, sale: Sale): boolean =>
  hasPrice(table, sale.company) && holds(us, table, sale, unitOf);

const salesFirst = alone(
  rule<Sale>('sales-first', '18', ['62-18.1'], (table, { seat }) => when(hasJustBought(table, seat))),
);
/** Shares of 10 %, or of 5 % once their company has bought back half of itself. */
const sales = saleRules(
  us,
  { limit: MAX_POOL * 10, least: 10, afterSale: directorAfterSale, canBeSold, unitOf },
  {
    own: ['own-certificates', '19', '62-19.21'],
    pool: ['pool-limit', '19', '62-19.23'],
    stays: ['no-successor', '5', '62-5.16', '62-19.25'],
    goes: ['director-goes', '5', '62-5.14'],
  },
);
/** Nothing is sold at all: whether this sale would be possible later need not be said. */
const firstRound = alone(
  rule<Sale>('no-sales-yet', '19', ['62-19.22', '62-3.16'], ({ clock }) =>
    when(clock.round === 'SR' && clock.set === 1),
  ),
);
const noPrice = rule<Sale>('no-price', '19', ['62-19.24'], (table, sale) =>
  when(!hasPrice(table, sale.company) && holds(us, table, sale, unitOf), { company: sale.company }),
);
/** How many of these shares could be sold instead. */
function mostSold(table: Table62, sale: Sale): number {
  let most = Math.min(sale.count, MAX_POOL - sharesInPool(table, sale.company));
  while (most > 0 && sales.hasNoSuccessor(table, { ...sale, count: most })) most -= 1;
  return Math.max(0, most);
}
/** Counted in shares, whatever they are worth. */
const poolLimit: Rule62<Sale> = {
  ...sales.poolLimit,
  check: (table, sale) => {
    const lies = sharesInPool(table, sale.company);
    const broken = canBeSold(table, sale) && lies + sale.count > MAX_POOL;
    return when(broken, { company: sale.company, lies, limit: MAX_POOL, most: mostSold(table, sale) });
  },
};
/** What a director must hold follows the buy-back too. */
const keepsHead: Rule62<Sale> = {
  ...sales.keepsHead,
  check: (table, sale) =>
    when(canBeSold(table, sale) && sales.hasNoSuccessor(table, sale), {
      company: sale.company,
      least: headShare(table, sale.company),
      most: mostSold(table, sale),
    }),
};

const rules: readonly Rule62<Sale>[] = [
  ...stockRules,
  noAuction,
  firstRound,
  salesFirst,
  ...firstThen(sales.ownOnly, noPrice, poolLimit, keepsHead),
  sales.headGoes,
];

/** What a sale and a forced sale have in common. */
export const sellingOf = (kind: 'sell' | 'raise') => ({
  ...selling(us, kind, 9, { of: () => COMPANIES, unitOf, brings: salePrice }),
  example: { type: kind, seat: 'anna', company: 'CP', count: 1 },
});

/** Nothing but the director's certificate is there to be sold, all of it, and nobody to take it over. */
const isHeadAlone = (table: Table62, sale: Sale): boolean =>
  ordinaryAt(table, sale.company, seatPlace(sale.seat)).length === 0 &&
  sale.count * unitOf(table, sale.company) === headShare(table, sale.company) &&
  sales.hasNoSuccessor(table, sale);

/** Chapter 19: shares of one company into the pool; the marker falls one row a sale. */
export const sell: Move62<Sale> = {
  ...sellingOf('sell'),
  effects: doing((draft, move, table) => {
    const { seat, company, count } = move;
    const mine = acts(draft, seat);
    const sold = isHeadAlone(table, move)
      ? sellHead(draft, seat, company)
      : sellShares(draft, seat, company, count);
    if (sold === 0 || draft.clock.round !== 'SR') {
      goOn(draft);
      return;
    }
    noteSale(draft, seat, company);
    acted(draft, seat);
    if (mine) draft.set('sold', true);
  }),
  rules,
  /** A director's certificate is swapped before the sale: another piece goes then. */
  begins: true,
  reads: (table, seat, hand) =>
    table.clock.round === 'OR' || table.clock.owed.length > 0 ? [] : salesMeant(table, 'sell', seat, hand),
};

/** A certificate carried into the pool is a sale; the director's one as the shares it is worth. */
export function salesMeant(table: Table62, type: 'sell' | 'raise', seat: Seat, hand: Hand): readonly Sale[] {
  const company = soldBy(seat, hand);
  if (company === null || hand.to !== POOL) return [];
  const isHead = hand.piece === certificate(company, 0);
  const count = isHead ? headShare(table, company) / unitOf(table, company) : 1;
  return ordinaryAt(table, company, seatPlace(seat)).length > 0 || isHead
    ? [{ type, seat, company, count }]
    : [];
}

/** Chapter 19: who is above the certificate limit sells before the turn ends, unless no sale helps (open question 38). */
export const mustSell: Rule62 = sellSurplus(
  us,
  ['must-sell', '19', '62-19.16'],
  () => sell,
  counted,
  certificateLimit,
  ({ clock }, seat) => clock.round === 'SR' && clock.auction === null && clock.turn === seat,
);
