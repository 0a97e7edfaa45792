import { alone, firstThen } from '../../../table/rules.ts';
import { seatPlace } from '../../../rail/ids.ts';
import { ordinaryAt } from '../../../rail/shares.ts';
import { acts, hasJustBought, noteSale } from '../../../rail/turns.ts';
import type { CompanyId } from '../../../rail/types.ts';
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
import { legal } from '../../../table/title.ts';
import type { Seat } from '../../../table/types.ts';
import type { EspClock, EspTable } from '../clock.ts';
import { DIRECTOR_SHARE, MAX_MARKET } from '../data/limits.ts';
import { directorAfterSale, sellShares, shift } from '../deal.ts';
import { doing } from '../flow.ts';
import {
  certificateLimit,
  counted,
  hasOperated,
  hasPrice,
  holding,
  isMajor,
  isMinor,
  priceOf,
} from '../readers.ts';
import type { EspMove, EspRule } from '../rules.ts';
import { rule, stockRules, when } from '../rules.ts';
import { esp } from '../title.ts';

/** Companies that the player to move has sold in this turn; a table of an older release does not know. */
const soldNow = ({ clock }: EspTable): readonly CompanyId[] => (clock.sold ? (clock.soldNow ?? []) : []);

/** Nothing stands in the way but how much is sold. */
const canBeSold = (table: EspTable, sale: Sale): boolean =>
  isMajor(sale.company) && hasPrice(table, sale.company) && holds(esp, table, sale);

const selling = saleRules<EspClock>(
  esp,
  { limit: MAX_MARKET, least: DIRECTOR_SHARE, afterSale: directorAfterSale, isTraded: isMajor, canBeSold },
  {
    own: ['own-certificates', '4.2', 'ESP-4.2.01'],
    pool: ['market-limit', '4.2', 'ESP-4.2.02'],
    stays: ['no-successor', '4.2', 'ESP-4.2.03'],
    goes: ['director-goes', '4.4', 'ESP-4.4.04'],
  },
);

const salesFirst = alone(
  rule('sales-first', '4', ['ESP-4.03', 'ESP-4.02'], (table, { seat }) => {
    const { round, turn, repaid } = table.clock;
    return when(hasJustBought(table, seat) || (round === 'SR' && turn === seat && repaid));
  }),
);
const minorStays = rule<Sale>('minor-stays', '4.2', ['ESP-4.2.06', 'ESP-4.4.07'], (_, { company }) =>
  when(isMinor(company), { company }),
);
const noPar = rule<Sale>('no-par', '4.2', ['ESP-4.2.07', 'ESP-3.1.23'], (table, { company }) =>
  when(isMajor(company) && !hasPrice(table, company), { company }),
);
const notOperated = rule<Sale>('not-operated', '4.2', ['ESP-4.2.04'], (table, { company }) =>
  when(isMajor(company) && hasPrice(table, company) && !hasOperated(table, company), { company }),
);
const rules: readonly EspRule<Sale>[] = [
  ...stockRules,
  salesFirst,
  ...firstThen(minorStays, selling.ownOnly, noPar, notOperated, selling.poolLimit, selling.keepsHead),
  selling.headGoes,
  /** §4.2: shares of one sale bring the price before it; a second sale of the same company brings less (OQ 42). */
  rule<Sale>(
    'sold-apart',
    '4.2',
    ['ESP-4.2.09'],
    (table, move) =>
      when(canBeSold(table, move) && soldNow(table).includes(move.company), {
        company: move.company,
        price: priceOf(table, move.company),
      }),
    'caution',
  ),
];

/** §4.2: 10 % shares of one major to the market, all at the price before the sale. */
export const sell: EspMove<Sale> = {
  begins: true,
  ...sellingOf(esp, 'sell', 8, { of: (table) => esp.companies(table).filter(isMajor) }),
  example: { type: 'sell', seat: 'anna', company: 'CFEA', count: 2 },
  effects: doing((draft, move, table) => {
    const { seat, company, count } = move;
    const mine = acts(draft, seat);
    const before = holding(table, seat, company);
    const alone = ordinaryAt(table, company, seatPlace(seat)).length === 0;
    if (isMajor(company) && count === 2 && alone && selling.hasNoSuccessor(table, move))
      shift(draft, company, -sellFirst(esp, draft, seat, company));
    else if (isMajor(company)) sellShares(draft, seat, company, count);
    if (draft.clock.round !== 'SR' || holding(draft.table, seat, company) === before) return;
    noteSale(draft, seat, company);
    draft.set('passes', 0);
    if (mine) draft.set('sold', true).set('soldNow', [...soldNow(table), company]);
  }),
  rules,
  /** In an operating round a sale to the market is for a train. */
  reads: (table, seat, hand) => (table.clock.round === 'OR' ? [] : salesMeant(sell, table, seat, hand)),
};

/**
 * A certificate carried to the market is a sale: the director's is worth two, an ordinary one stands for the fewest that
 * may be sold. It need not be this card that ends up there.
 */
export function salesMeant(spec: EspMove<Sale>, table: EspTable, seat: Seat, hand: Hand): readonly Sale[] {
  const company = soldBy(seat, hand);
  if (company === null) return [];
  const counts = [...legal(spec, table, seat, { piece: hand.piece })].map(({ count }) => count);
  const fewest = counts.length === 0 ? 1 : Math.min(...counts);
  const isDirectors = hand.piece.endsWith('/0') && isMajor(company);
  return [{ type: spec.example.type, seat, company, count: isDirectors ? 2 : fewest }];
}

/** §4.1: who is above the certificate limit sells down to it before anything else – unless no sale helps. */
export const mustSell: EspRule = sellSurplus(
  esp,
  ['must-sell', '4.1', 'ESP-4.1.02'],
  () => sell,
  counted,
  certificateLimit,
);
