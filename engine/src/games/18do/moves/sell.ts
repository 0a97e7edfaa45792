import { certificate, seatPlace } from '../../../rail/ids.ts';
import { ordinaryAt, presidentOf } from '../../../rail/shares.ts';
import { acts, hasJustBought, noteSale } from '../../../rail/turns.ts';
import { soldBy } from '../../../rail/verbs/sale.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { flag, optional, ref, whole } from '../../../table/shape.ts';
import { alone, firstThen, unless } from '../../../table/rules.ts';
import { isOpenTo } from '../../../table/title.ts';
import type { Params, Seat } from '../../../table/types.ts';
import { phrase } from '../../../table/words.ts';
import { onlyItsShares } from '../brewery/duty-rules.ts';
import type { DoMove, DoTable } from '../clock.ts';
import { INVESTOR } from '../clock.ts';
import { MAX_POOL } from '../data/limits.ts';
import { directorAfterSale, exchangePost, isBig, sellShares, sharesIn, worth } from '../deal.ts';
import { doing, traded } from '../flow.ts';
import { investorSells } from '../investor/rules.ts';
import { priceAfterSlip } from '../prices.ts';
import {
  certificates,
  charterOf,
  founded,
  holding,
  inPool,
  isBrewery,
  isInvestors,
  priceBefore,
  start,
} from '../readers.ts';
import { isFirstStockRound } from '../one-purchase.ts';
import type { DoRule } from '../rules.ts';
import { rule, stockRules, when } from '../rules.ts';

/** Shares of 10 %. `big`: the certificate of DHB that stands for two of them is among those sold. */
const fields = { company: ref('company'), count: whole(1, 10), big: optional(flag) } as const;
export type Sell = MoveOf<typeof fields>;

const isDirector = (table: DoTable, { seat, company }: Sell): boolean => presidentOf(table, company) === seat;
/** What would be sold can be made up of what the seat has, after the exchange of a director's certificate. */
function canBeMade(table: DoTable, move: Sell): boolean {
  const { seat, company, count, big } = move;
  const own = ordinaryAt(table, company, seatPlace(seat));
  if (worth(company, own, count, big === true).length > 0) return true;
  const next = heir(table, move);
  if (next === null) return false;
  const exchanged = exchangePost(table, company, [seat, next], move)
    .filter(({ at }) => at === seatPlace(seat))
    .map(({ put }) => put);
  return worth(company, [...own, ...exchanged], count, big === true).length > 0;
}
const holds = (table: DoTable, { seat, company, count }: Sell): boolean =>
  holding(table, seat, company) >= count * 10;
const hasNoSuccessor = (table: DoTable, move: Sell): boolean =>
  isDirector(table, move) && directorAfterSale(table, move.seat, move.company, move.count * 10) === null;

const salesFirst = alone(
  rule('sales-first', '4.4', ['DO-4.4.2', 'HSB-4.4.03'], (table, { seat }) =>
    when(hasJustBought(table, seat)),
  ),
);
const firstRound = alone(
  rule<Sell>('no-sales-yet', '4.4.5', ['DO-4.4.5.2', 'DO-4.2.3.2', 'HSB-4.2.3.01'], (table) =>
    when(isFirstStockRound(table)),
  ),
);
/** In the first stock round none has, and that it is the first is said already. */
const hasOperated = unless(
  rule<Sell>('not-operated', '4.4.5', ['DO-4.4.5.4', 'HSB-4.4.5.03'], (table, move) =>
    when(holds(table, move) && !table.clock.veterans.includes(move.company), { company: move.company }),
  ),
  isFirstStockRound,
);
const ownOnly = rule<Sell>('own-certificates', '4.4.5', ['DO-4.4.5.1'], (table, move) => {
  const percent = holding(table, move.seat, move.company);
  return when(!holds(table, move), { company: move.company, percent });
});
/** How many shares could be sold instead: the pool has room, somebody follows, and certificates make it up. */
function mostSold(table: DoTable, move: Sell): number {
  let most = Math.min(move.count, (MAX_POOL - inPool(table, move.company)) / 10);
  const isOut = (count: number): boolean =>
    hasNoSuccessor(table, { ...move, count }) || !canBeMade(table, { ...move, count });
  while (most > 0 && isOut(most)) most -= 1;
  return Math.max(0, most);
}
const poolLimit = rule<Sell>('pool-limit', '4.4.5', ['DO-4.4.5.3', 'HSB-4.4.5.02'], (table, move) => {
  const { company, count } = move;
  const pool = inPool(table, company);
  const broken = holds(table, move) && pool + count * 10 > MAX_POOL;
  return broken ? { company, pool, limit: MAX_POOL, most: mostSold(table, move) } : null;
});
/** §4.3.2.2: the post can be given up only to somebody who can take over the director's certificate. */
const keepsDirector = rule<Sell>(
  'no-successor',
  '4.3.2.2',
  ['DO-4.3.2.2.3', 'DO-4.4.5.5', 'HSB-4.3.2.2.02'],
  (table, move) => {
    const least = charterOf(move.company).shares[0] ?? 0;
    const broken = holds(table, move) && hasNoSuccessor(table, move);
    return broken ? { company: move.company, least, most: mostSold(table, move) } : null;
  },
);
/** Who would direct after a sale that costs the director his post; null: nobody else. */
function heir(table: DoTable, move: Sell): Seat | null {
  const { seat, company, count } = move;
  const next = isDirector(table, move) ? directorAfterSale(table, seat, company, count * 10) : null;
  return next === seat ? null : next;
}
/** The certificates there are do not make up that many shares. */
const oddSale = (table: DoTable, move: Sell): Params | null =>
  when(holds(table, move) && !hasNoSuccessor(table, move) && !canBeMade(table, move), {
    company: move.company,
    count: move.count,
    next: heir(table, move) ?? '',
  });
const made: readonly DoRule<Sell>[] = [
  unless(
    rule<Sell>('not-divisible', '4.4.5', ['DO-4.4.5.1'], oddSale),
    (table, move) => heir(table, move) !== null,
  ),
  /** §4.3.2.2: nor do those that come for the director's certificate. */
  unless(
    rule<Sell>('swap-not-divisible', '4.3.2.2', ['DO-4.3.2.2.4', 'HSB-4.3.2.2.04'], oddSale),
    (table, move) => heir(table, move) === null,
  ),
];
/** §8.2.1.2: the Investor never becomes director of a players' railway. */
const notToInvestor = rule<Sell>(
  'not-to-investor',
  '8.2.1.2',
  ['DO-8.2.1.2.2', 'DO-8.2.1', 'HSB-8.2.02'],
  (table, move) => {
    const { seat, company, count } = move;
    const isTheirs = holds(table, move) && isDirector(table, move) && !isInvestors(table, company);
    return when(isTheirs && directorAfterSale(table, seat, company, count * 10) === INVESTOR, { company });
  },
);
/** §6.4.8: what the director sells brings the marker onto the red cell. */
const ruins = (table: DoTable, move: Sell): boolean =>
  isBrewery(table) &&
  holds(table, move) &&
  isDirector(table, move) &&
  priceAfterSlip(table, move.company, move.count) === 0;
/** Allowed, and worth a second look. */
const endsIt = rule<Sell>(
  'sale-ruins',
  '6.4.8',
  ['HSB-6.4.8.01', 'HSB-6.4.8.06'],
  (table, move) => when(ruins(table, move), { company: move.company }),
  'caution',
);
const postGoes = rule<Sell>(
  'director-changes',
  '4.3.2.2',
  ['DO-4.3.2.2.1'],
  (table, move) => {
    if (!holds(table, move) || !isDirector(table, move) || ruins(table, move)) return null;
    const next = directorAfterSale(table, move.seat, move.company, move.count * 10);
    return when(next !== null && next !== move.seat, { company: move.company, director: next ?? '' });
  },
  'caution',
);

/** §4.4.5: certificates of one railway to the pool, all at the price before the first of this turn. */
export const sell: DoMove<Sell> = {
  fields,
  example: { type: 'sell', seat: 'anna', company: 'KWE', count: 2 },
  effects: doing((draft, { seat, company, count, big }, table) => {
    const mine = acts(draft, seat);
    const price = priceBefore(table, company);
    const sold = sellShares(draft, seat, company, count, big === true);
    if (draft.clock.round !== 'SR' || sold === 0) return;
    noteSale(draft, seat, company);
    traded(draft, seat);
    if (mine) draft.set('sold', true).set('soldAt', { ...draft.clock.soldAt, [company]: price });
  }),
  rules: [
    onlyItsShares,
    ...stockRules,
    salesFirst,
    firstRound,
    ...firstThen(investorSells, ownOnly, hasOperated, notToInvestor, made, poolLimit, keepsDirector),
    endsIt,
    postGoes,
  ],
  label: (table, { company, count }) =>
    phrase('18do/log/sell', {
      company,
      count,
      price: priceBefore(table, company),
    }),
  *candidates(table, seat) {
    for (const company of founded(table)) {
      const own = ordinaryAt(table, company, seatPlace(seat));
      const hasBig = own.some((piece) => isBig(company, piece)) && sharesIn(company, own) > 2;
      for (let count = 1; count * 10 <= holding(table, seat, company); count++) {
        yield { type: 'sell', seat, company, count };
        if (hasBig && count > 1) yield { type: 'sell', seat, company, count, big: true };
      }
    }
  },
  concerns: (table, { seat, company }, piece) =>
    piece.startsWith(`cert/${company}/`) && certificates(table, seat).includes(piece),
  // The director's certificate itself is never sold; whoever carries it means shares of its worth.
  begins: true,
  reads: (table, seat, hand) => {
    const company = table.clock.round === 'SR' ? soldBy(seat, hand) : null;
    if (company === null) return [];
    if (hand.piece === certificate(company, 0))
      return [{ type: 'sell', seat, company, count: (charterOf(company).shares[0] ?? 0) / 10 }];
    return isBig(company, hand.piece)
      ? [{ type: 'sell', seat, company, count: 2, big: true }]
      : [{ type: 'sell', seat, company, count: 1 }];
  },
  offer: (table) => ({
    label: ({ company, big }) =>
      phrase(big === true ? '18do/choice/sell-big' : '18do/choice/sell', {
        company,
        price: priceBefore(table, company),
      }),
    tone: 'plain',
    amount: { field: 'count', label: phrase('18do/amount/count') },
  }),
};

/** §4.4.4: who is above the certificate limit sells first, as far as sales are possible. */
export const mustSell: DoRule = {
  ...rule('must-sell', '4.4.4', ['DO-4.4.4.2', 'HSB-4.4.4.02'], (table, { seat }) => {
    const { clock } = table;
    if (clock.round !== 'SR' || clock.turn !== seat) return null;
    const [count, limit] = [certificates(table, seat).length, start(table).certificates];
    return when(count > limit && canSell(table, seat), { count, limit });
  }),
  instead: ['18do/4.4.4/certificate-limit', '18do/6.4.4/certificate-limit'],
};
const canSell = (table: DoTable, seat: Seat): boolean => isOpenTo(sell, table, seat);
