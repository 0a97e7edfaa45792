import { certificate, seatPlace } from '../../../rail/ids.ts';
import { ordinaryAt } from '../../../rail/shares.ts';
import { noteSale } from '../../../rail/turns.ts';
import type { CompanyId } from '../../../rail/types.ts';
import { acts, hasJustBought } from '../../../rail/verbs/pass.ts';
import type { Sale } from '../../../rail/verbs/sale.ts';
import {
  holds,
  mustSell as sellSurplus,
  saleRules,
  sellFirst,
  selling as sellingOf,
  soldBy,
} from '../../../rail/verbs/sale.ts';
import type { Hand } from '../../../table/game.ts';
import { alone, firstThen, unless } from '../../../table/rules.ts';
import type { Seat } from '../../../table/types.ts';
import type { TeTable } from '../clock.ts';
import { MAX_POOL } from '../data/limits.ts';
import { fall, PRESIDENT_SHARE, presidentAfterSale, sellShares } from '../deal.ts';
import { doing, traded } from '../flow.ts';
import { certificateLimit, counted, holding } from '../readers.ts';
import { noAuction, rule, stockRules, when } from '../rules.ts';
import type { TeMove, TeRule } from '../rules.ts';
import { te } from '../title.ts';

const ordinary = (table: TeTable, seat: Seat, company: CompanyId): number =>
  ordinaryAt(table, company, seatPlace(seat)).length;

const salesFirst = alone(
  rule('sales-first', '6', ['TE-6.0.3'], (table, { seat }) => when(hasJustBought(table, seat))),
);
const firstRound = alone(
  rule('no-sales-yet', '6.2', ['TE-6.2.1'], ({ clock }) => when(clock.round === 'SR' && clock.set === 1)),
);
const selling = saleRules(
  te,
  { limit: MAX_POOL, least: PRESIDENT_SHARE, afterSale: presidentAfterSale },
  {
    own: ['own-certificates', '6.2', 'TE-6.2.4'],
    pool: ['pool-limit', '6.2', 'TE-6.2.2'],
    stays: ['no-successor', '6.3', 'TE-6.3.5'],
    goes: ['presidency-goes', '6.3', 'TE-6.3.1'],
  },
);
const { hasNoSuccessor } = selling;
/** An emergency sale says it too. */
export const givesUpPresidency = selling.headGoes;
/** Who has nothing but the 30 % certificate is told about that one, and not about the presidency. */
const presidentCertificate = rule<Sale>('president-certificate', '6.2', ['TE-6.2.3'], (table, sale) => {
  const { seat, company } = sale;
  const broken = holds(te, table, sale) && hasNoSuccessor(table, sale);
  return when(broken && ordinary(table, seat, company) === 0, { company });
});
const keepPresidency = unless(
  selling.keepsHead,
  (table, { seat, company }) => ordinary(table, seat, company) === 0,
);

const rules: readonly TeRule<Sale>[] = [
  ...stockRules,
  noAuction,
  salesFirst,
  firstRound,
  ...firstThen(selling.ownOnly, presidentCertificate, selling.poolLimit, keepPresidency),
  givesUpPresidency,
];

/** §6.2: 10 % certificates of one company to the pool, all at the price before the sale. */
export const sell: TeMove<Sale> = {
  ...sellingOf(te, 'sell', 7),
  example: { type: 'sell', seat: 'anna', company: 'KHS', count: 2 },
  effects: doing((draft, move, table) => {
    const { seat, company, count } = move;
    const mine = acts(draft, seat);
    const before = holding(table, seat, company);
    const whole30 = count * 10 === PRESIDENT_SHARE && ordinary(table, seat, company) === 0;
    if (whole30 && hasNoSuccessor(table, move)) fall(draft, company, sellFirst(te, draft, seat, company));
    else sellShares(draft, seat, company, count);
    if (draft.clock.round !== 'SR' || holding(draft.table, seat, company) === before) return;
    noteSale(draft, seat, company);
    traded(draft, seat);
    if (mine) draft.set('sold', true);
  }),
  rules,
  reads: (table, seat, hand) => (table.clock.round === 'OR' ? [] : salesMeant('sell', seat, hand)),
};

/** A certificate carried into the pool is a sale. The 30 % certificate counts as three; the rules say that it stays. */
export function salesMeant(type: 'sell' | 'raise', seat: Seat, hand: Hand): readonly Sale[] {
  const company = soldBy(seat, hand);
  if (company === null) return [];
  return [{ type, seat, company, count: hand.piece === certificate(company, 0) ? 3 : 1 }];
}

/** §6.4: who is above the certificate limit sells before the turn ends – unless no sale helps (OQ-29). */
export const mustSell: TeRule = sellSurplus(
  te,
  ['must-sell', '6.4', 'TE-6.4.12'],
  () => sell,
  counted,
  certificateLimit,
  ({ clock }, seat) => clock.round === 'SR' && clock.auction === null && clock.turn === seat,
);
