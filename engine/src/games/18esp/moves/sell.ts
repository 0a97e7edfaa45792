import { BANK, certificate, ownerOf, POOL, seatOf, seatPlace } from '../../../rail/ids.ts';
import { isLegal } from '../../../table/rules.ts';
import { isShareAt, ordinaryAt, presidentOf } from '../../../rail/shares.ts';
import { acts, hasJustBought, noteSale } from '../../../rail/turns.ts';
import type { CompanyId } from '../../../rail/types.ts';
import { apply } from '../../../table/apply.ts';
import type { Hand, MoveSpec } from '../../../table/game.ts';
import { noLuck } from '../../../table/luck.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { ref, whole } from '../../../table/shape.ts';
import { legal } from '../../../table/title.ts';
import type { PieceId, Seat } from '../../../table/types.ts';
import { phrase } from '../../../table/words.ts';
import type { EspClock, EspTable } from '../clock.ts';
import { DIRECTOR_SHARE, MAX_MARKET } from '../data/limits.ts';
import type { EspDraft } from '../deal.ts';
import { directorAfterSale, sellShares, shift } from '../deal.ts';
import { drafted } from '../flow.ts';
import {
  certificateLimit,
  counted,
  hasOperated,
  hasPrice,
  holding,
  inMarket,
  isMajor,
  isMinor,
  priceOf,
} from '../readers.ts';
import type { EspRule } from '../rules.ts';
import { rule, stockRules, when } from '../rules.ts';

const fields = { company: ref('company'), count: whole(1, 8) } as const;
type Sell = MoveOf<typeof fields>;

/** Companies that the player to move has sold in this turn; a table of an older release does not know. */
const soldNow = ({ clock }: EspTable): readonly CompanyId[] => (clock.sold ? (clock.soldNow ?? []) : []);

const holds = (table: EspTable, { seat, company, count }: Sell): boolean =>
  isMajor(company) && holding(table, seat, company) >= count * 10;
/** Nothing stands in the way but how much is sold. */
const canBeSold = (table: EspTable, move: Sell): boolean =>
  holds(table, move) && hasPrice(table, move.company);

/** Not allowed, but a hand can do it: the 20 % certificate itself, as two shares, into the market. */
function sellDirectorship(draft: EspDraft, seat: Seat, company: CompanyId): void {
  const price = priceOf(draft.table, company);
  draft.put(certificate(company, 0), POOL);
  draft.pay(2 * price, BANK, seatPlace(seat), 'due/sale');
  shift(draft, company, -2);
}

const salesFirst = rule<Sell>('sales-first', '4', ['ESP-4.03', 'ESP-4.02'], (table, { seat }) => {
  const { round, turn, repaid } = table.clock;
  return when(hasJustBought(table, seat) || (round === 'SR' && turn === seat && repaid));
});
const minorStays = rule<Sell>('minor-stays', '4.2', ['ESP-4.2.06', 'ESP-4.4.07'], (_, { company }) =>
  when(isMinor(company), { company }),
);
const hasPar = rule<Sell>('no-par', '4.2', ['ESP-4.2.07', 'ESP-3.1.23'], (table, { company }) =>
  when(isMajor(company) && !hasPrice(table, company), { company }),
);
const operated = rule<Sell>('not-operated', '4.2', ['ESP-4.2.04'], (table, { company }) =>
  when(isMajor(company) && hasPrice(table, company) && !hasOperated(table, company), { company }),
);
const ownOnly = rule<Sell>('own-certificates', '4.2', ['ESP-4.2.01'], (table, move) =>
  when(isMajor(move.company) && !holds(table, move), {
    company: move.company,
    percent: holding(table, move.seat, move.company),
  }),
);
const marketLimit = rule<Sell>('market-limit', '4.2', ['ESP-4.2.02'], (table, move) => {
  const market = inMarket(table, move.company);
  return when(canBeSold(table, move) && market + move.count * 10 > MAX_MARKET, {
    company: move.company,
    market,
    limit: MAX_MARKET,
  });
});
const directorStays = rule<Sell>('no-successor', '4.2', ['ESP-4.2.03'], (table, move) => {
  const { seat, company, count } = move;
  const stuck =
    canBeSold(table, move) &&
    presidentOf(table, company) === seat &&
    directorAfterSale(table, seat, company, count * 10) === null;
  return when(stuck, { company, least: DIRECTOR_SHARE });
});
const directorGoes = rule<Sell>(
  'director-goes',
  '4.4',
  ['ESP-4.4.04'],
  (table, { seat, company, count, ...rest }) => {
    if (presidentOf(table, company) !== seat || !canBeSold(table, { seat, company, count, ...rest }))
      return null;
    const next = directorAfterSale(table, seat, company, count * 10);
    return when(next !== null && next !== seat, { company, director: next ?? '' });
  },
  'caution',
);

/** §4.2: shares of one sale bring the price before it; a second sale of the same company brings less (OQ 42). */
const soldApart = rule<Sell>(
  'sold-apart',
  '4.2',
  ['ESP-4.2.09'],
  (table, move) =>
    when(canBeSold(table, move) && soldNow(table).includes(move.company), {
      company: move.company,
      price: priceOf(table, move.company),
    }),
  'caution',
);

const sellRules: readonly EspRule<Sell>[] = [
  ...stockRules,
  salesFirst,
  minorStays,
  hasPar,
  operated,
  ownOnly,
  marketLimit,
  directorStays,
  directorGoes,
  soldApart,
];

/** §4.2: 10 % shares of one major to the market, all at the price before the sale. */
export const sell: MoveSpec<EspClock, Sell> = {
  begins: true,
  fields,
  example: { type: 'sell', seat: 'anna', company: 'CFEA', count: 2 },
  effects: (table, move) =>
    drafted(table, (draft) => {
      const { seat, company, count } = move;
      const mine = acts(draft, seat);
      const before = holding(table, seat, company);
      const big =
        presidentOf(table, company) === seat && ordinaryAt(table, company, seatPlace(seat)).length === 0;
      const alone = big && directorAfterSale(table, seat, company, count * 10) === null;
      if (isMajor(company) && alone && count === 2) sellDirectorship(draft, seat, company);
      else if (isMajor(company)) sellShares(draft, seat, company, count);
      if (draft.clock.round !== 'SR' || holding(draft.table, seat, company) === before) return;
      noteSale(draft, seat, company);
      draft.set('passes', 0);
      if (mine) draft.set('sold', true).set('soldNow', [...soldNow(table), company]);
    }),
  rules: sellRules,
  label: (table, { company, count }) =>
    phrase('18esp/log/sell', { company, count, price: priceOf(table, company) }),
  *candidates(table, seat) {
    for (const company of table.clock.companies.filter(isMajor))
      for (let count = 1; count <= 8 && count * 10 <= holding(table, seat, company); count++)
        yield { type: 'sell', seat, company, count };
  },
  concerns: (table, { seat, company }, piece) => isShareAt(table, piece, company, seatPlace(seat)),
  /** In an operating round a sale to the market is for a train. */
  reads: (table, seat, hand) => {
    const company = table.clock.round === 'OR' ? null : soldBy(seat, hand);
    if (company === null) return [];
    return [{ type: 'sell', seat, company, count: countMeant(sell, table, seat, hand.piece) }];
  },
  offer: (table) => ({
    label: ({ company }) => phrase('18esp/choice/sell', { company, price: priceOf(table, company) }),
    tone: 'plain',
    amount: { field: 'count', label: phrase('18esp/amount/count') },
  }),
};

/** The company of which a hand carries a certificate to the market. */
export const soldBy = (seat: Seat, { piece, from, to }: Hand): CompanyId | null =>
  piece.startsWith('cert/') && to === POOL && seatOf(from) === seat ? ownerOf(piece) : null;
/**
 * How many shares a hand means that carries this certificate to the market: the director's is worth two, an
 * ordinary one stands for the fewest that may be sold. It need not be this card that ends up there.
 */
export function countMeant<M extends Sell>(
  spec: MoveSpec<EspClock, M>,
  table: EspTable,
  seat: Seat,
  piece: PieceId,
): number {
  if (piece.endsWith('/0') && isMajor(ownerOf(piece) ?? '')) return 2;
  const counts = [...legal(spec, table, seat, { piece })].map(({ count }) => count);
  return counts.length === 0 ? 1 : Math.min(...counts);
}

/** A sale is at hand that leaves the seat with fewer certificates. */
function canShed(table: EspTable, seat: Seat): boolean {
  const now = counted(table, seat);
  return table.clock.companies.some((company) => {
    for (let count = 1; isMajor(company) && count * 10 <= holding(table, seat, company); count++) {
      const move: Sell = { type: 'sell', seat, company, count };
      if (!isLegal(sellRules, table, move)) continue;
      if (counted(apply(table, sell.effects(table, move, noLuck)), seat) < now) return true;
    }
    return false;
  });
}

/** §4.1: who is above the certificate limit sells down to it before anything else – unless no sale helps. */
export const mustSell: EspRule = rule('must-sell', '4.1', ['ESP-4.1.02'], (table, { seat }) => {
  const { round, turn } = table.clock;
  if (round !== 'SR' || turn !== seat) return null;
  const count = counted(table, seat);
  const limit = certificateLimit(table);
  return when(count > limit && canShed(table, seat), { count, limit });
});
