import { certificate, POOL, seatPlace } from '../../../rail/ids.ts';
import { isShareAt, ordinaryAt, presidentOf } from '../../../rail/shares.ts';
import { noteSale } from '../../../rail/turns.ts';
import type { CompanyId } from '../../../rail/types.ts';
import type { Sale } from '../../../rail/verbs/sale.ts';
import { mustSell as sellSurplus, soldBy } from '../../../rail/verbs/sale.ts';
import type { Hand, MoveSpec } from '../../../table/game.ts';
import { ref, whole } from '../../../table/shape.ts';
import type { Seat } from '../../../table/types.ts';
import { phrase } from '../../../table/words.ts';
import type { Clock62, Table62 } from '../clock.ts';
import { COMPANIES } from '../data/companies.ts';
import { MAX_POOL } from '../data/limits.ts';
import { directorAfterSale, salePrice, sellHead, sellShares } from '../deal.ts';
import { acted, drafted, goOn } from '../flow.ts';
import { hasPrice, holding, inPool } from '../readers.ts';
import type { Rule62 } from '../rules.ts';
import { noAuction, rule, stockRules, when } from '../rules.ts';
import { certificateLimit, counted, headShare, unitOf } from '../seats.ts';
import { us } from '../title.ts';
import { acts, hasJustBought } from './turns.ts';

/** Shares that a player sells: of 10 %, or of 5 % once their company has bought back half of itself. */
const saleFields = { company: ref('company'), count: whole(1, 9) } as const;

const percentOf = (table: Table62, { company, count }: Sale): number => count * unitOf(table, company);
export const holds = (table: Table62, sale: Sale): boolean =>
  holding(table, sale.seat, sale.company) >= percentOf(table, sale);
/** How many shares lie in the pool: five at most, whatever they are worth (W7). */
export const sharesInPool = (table: Table62, company: CompanyId): number =>
  inPool(table, company) / unitOf(table, company);
/** The director would go too low, and nobody is there to take over. */
const hasNoSuccessor = (table: Table62, sale: Sale): boolean =>
  presidentOf(table, sale.company) === sale.seat &&
  directorAfterSale(table, sale.seat, sale.company, percentOf(table, sale)) === null;
/** Everything is there that a sale needs; how much is another question. */
const canBeSold = (table: Table62, sale: Sale): boolean =>
  hasPrice(table, sale.company) && holds(table, sale);

const salesFirst = rule<Sale>('sales-first', '18', ['62-18.1'], (table, { seat }) =>
  when(hasJustBought(table, seat)),
);
const firstRound = rule<Sale>('no-sales-yet', '19', ['62-19.22', '62-3.16'], ({ clock }) =>
  when(clock.round === 'SR' && clock.set === 1),
);
const ownOnly = rule<Sale>('own-certificates', '19', ['62-19.21'], (table, sale) =>
  when(!holds(table, sale), {
    company: sale.company,
    percent: holding(table, sale.seat, sale.company),
  }),
);
const noPrice = rule<Sale>('no-price', '19', ['62-19.24'], (table, { company }) =>
  when(!hasPrice(table, company), { company }),
);
const poolLimit = rule<Sale>('pool-limit', '19', ['62-19.23'], (table, sale) => {
  const lies = sharesInPool(table, sale.company);
  const broken = canBeSold(table, sale) && lies + sale.count > MAX_POOL;
  return when(broken, { company: sale.company, lies, limit: MAX_POOL });
});
const keepsHead = rule<Sale>('no-successor', '5', ['62-5.16', '62-19.25'], (table, sale) =>
  when(canBeSold(table, sale) && hasNoSuccessor(table, sale), {
    company: sale.company,
    least: headShare(table, sale.company),
  }),
);
/** Allowed, and worth a second look. */
const headGoes = rule<Sale>(
  'director-goes',
  '5',
  ['62-5.14'],
  (table, sale) => {
    if (presidentOf(table, sale.company) !== sale.seat || !canBeSold(table, sale)) return null;
    const next = directorAfterSale(table, sale.seat, sale.company, percentOf(table, sale));
    return when(next !== null && next !== sale.seat, { company: sale.company, director: next });
  },
  'caution',
);

const rules: readonly Rule62<Sale>[] = [
  ...stockRules,
  noAuction,
  salesFirst,
  firstRound,
  ownOnly,
  noPrice,
  poolLimit,
  keepsHead,
  headGoes,
];

/** What a sale and a forced sale have in common. */
export const sellingOf = (
  kind: 'sell' | 'raise',
): Pick<MoveSpec<Clock62, Sale>, 'fields' | 'example' | 'label' | 'concerns'> &
  Required<Pick<MoveSpec<Clock62, Sale>, 'candidates' | 'offer'>> => ({
  fields: saleFields,
  example: { type: kind, seat: 'anna', company: 'CP', count: 1 },
  label: (table, { seat, company, count }) =>
    phrase(`1862/log/${kind}`, { company, count, price: salePrice(table, seat, company) }),
  *candidates(table, seat) {
    for (const company of COMPANIES) {
      const most = holding(table, seat, company) / unitOf(table, company);
      for (let count = 1; count <= most; count++) yield { type: kind, seat, company, count };
    }
  },
  concerns: (table, { seat, company }, piece) => isShareAt(table, piece, company, seatPlace(seat)),
  offer: (table, seat) => ({
    label: ({ company }) =>
      phrase(`1862/choice/${kind}`, { company, price: salePrice(table, seat, company) }),
    tone: 'plain',
    amount: { field: 'count', label: phrase('1862/amount/count') },
  }),
});

/** Nothing but the director's certificate is there to be sold, all of it, and nobody to take it over. */
const isHeadAlone = (table: Table62, sale: Sale): boolean =>
  ordinaryAt(table, sale.company, seatPlace(sale.seat)).length === 0 &&
  percentOf(table, sale) === headShare(table, sale.company) &&
  hasNoSuccessor(table, sale);

/** Chapter 19: shares of one company into the pool; the marker falls one row a sale. */
export const sell: MoveSpec<Clock62, Sale> = {
  ...sellingOf('sell'),
  effects: (table, move) =>
    drafted(table, (draft) => {
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
