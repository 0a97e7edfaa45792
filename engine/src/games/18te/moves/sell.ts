import { BANK, certificate, ownerOf, POOL, seatOf, seatPlace } from '../../../rail/ids.ts';
import { isLegal } from '../../../table/rules.ts';
import { isShareAt, ordinaryAt, presidentOf } from '../../../rail/shares.ts';
import { acts as noteAct, hasJustBought as boughtLast, noteSale } from '../../../rail/turns.ts';
import type { CompanyId } from '../../../rail/types.ts';
import { apply } from '../../../table/apply.ts';
import type { Draft } from '../../../table/draft.ts';
import type { Hand, MoveSpec } from '../../../table/game.ts';
import { noLuck } from '../../../table/luck.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { ref, whole } from '../../../table/shape.ts';
import type { Seat } from '../../../table/types.ts';
import { phrase } from '../../../table/words.ts';
import type { TeClock, TeTable } from '../clock.ts';
import { MAX_POOL } from '../data/limits.ts';
import { fall, PRESIDENT_SHARE, presidentAfterSale, sellShares } from '../deal.ts';
import { drafted, traded } from '../flow.ts';
import { certificateLimit, counted, founded, holding, inPool, priceOf } from '../readers.ts';
import { noAuction, rule, stockRules, when } from '../rules.ts';
import type { TeRule } from '../rules.ts';

const fields = { company: ref('company'), count: whole(1, 7) } as const;
type Sell = MoveOf<typeof fields>;
type Sale = { readonly seat: Seat; readonly company: CompanyId; readonly count: number };

/** Somebody acts. True: it is this seat's turn to trade; bidders of an auction have an order of their own. */
export const acts = (draft: Draft<TeClock>, seat: Seat): boolean =>
  noteAct(draft, seat) && draft.clock.auction === null;

/** The purchase of this seat has ended its turn, and nobody has acted since (§6). */
export const hasJustBought = (table: TeTable, seat: Seat): boolean =>
  table.clock.auction === null && boughtLast(table, seat);

const holds = (table: TeTable, { seat, company, count }: Sell): boolean =>
  holding(table, seat, company) >= count * 10;
const ordinary = (table: TeTable, seat: Seat, company: CompanyId): number =>
  ordinaryAt(table, company, seatPlace(seat)).length;
/** The president would go below the 30 % certificate, and nobody is there to take it (§6.3). */
const hasNoSuccessor = (table: TeTable, { seat, company, count }: Sell): boolean =>
  presidentOf(table, company) === seat && presidentAfterSale(table, seat, company, count * 10) === null;

/** Not allowed, but a hand can do it: the 30 % certificate itself, as three shares, into the pool. */
function sellPresidency(draft: Draft<TeClock>, seat: Seat, company: CompanyId): void {
  const price = priceOf(draft.table, company);
  draft.put(certificate(company, 0), POOL);
  draft.pay((price * PRESIDENT_SHARE) / 10, BANK, seatPlace(seat), 'due/sale');
  fall(draft, company, PRESIDENT_SHARE / 10);
}

const salesFirst = rule<Sell>('sales-first', '6', ['TE-6.0.3'], (table, { seat }) =>
  when(hasJustBought(table, seat)),
);
const firstRound = rule<Sell>('no-sales-yet', '6.2', ['TE-6.2.1'], ({ clock }) =>
  when(clock.round === 'SR' && clock.set === 1),
);
const ownOnly = rule<Sell>('own-certificates', '6.2', ['TE-6.2.4'], (table, move) =>
  when(!holds(table, move), { company: move.company, percent: holding(table, move.seat, move.company) }),
);
const poolLimit = rule<Sell>('pool-limit', '6.2', ['TE-6.2.2'], (table, move) => {
  const pool = inPool(table, move.company);
  return when(holds(table, move) && pool + move.count * 10 > MAX_POOL, {
    company: move.company,
    pool,
    limit: MAX_POOL,
  });
});
const presidentCertificate = rule<Sell>('president-certificate', '6.2', ['TE-6.2.3'], (table, move) =>
  when(holds(table, move) && ordinary(table, move.seat, move.company) === 0 && hasNoSuccessor(table, move), {
    company: move.company,
  }),
);
const keepPresidency = rule<Sell>('no-successor', '6.3', ['TE-6.3.5'], (table, move) =>
  when(holds(table, move) && ordinary(table, move.seat, move.company) > 0 && hasNoSuccessor(table, move), {
    company: move.company,
    least: PRESIDENT_SHARE,
  }),
);
/** Allowed, and worth a second look; an emergency sale says it too. */
export const givesUpPresidency = rule<Sell>(
  'presidency-goes',
  '6.3',
  ['TE-6.3.1'],
  (table, move) => {
    if (presidentOf(table, move.company) !== move.seat || !holds(table, move)) return null;
    const next = presidentAfterSale(table, move.seat, move.company, move.count * 10);
    return when(next !== null && next !== move.seat, { company: move.company, president: next ?? '' });
  },
  'caution',
);

const rules: readonly TeRule<Sell>[] = [
  ...stockRules,
  noAuction,
  salesFirst,
  firstRound,
  ownOnly,
  poolLimit,
  presidentCertificate,
  keepPresidency,
  givesUpPresidency,
];

/** §6.2: 10 % certificates of one company to the pool, all at the price before the sale. */
export const sell: MoveSpec<TeClock, Sell> = {
  fields,
  example: { type: 'sell', seat: 'anna', company: 'KHS', count: 2 },
  effects: (table, move) =>
    drafted(table, (draft) => {
      const { seat, company, count } = move;
      const mine = acts(draft, seat);
      const before = holding(table, seat, company);
      const whole30 = count * 10 === PRESIDENT_SHARE && ordinary(table, seat, company) === 0;
      if (whole30 && hasNoSuccessor(table, move)) sellPresidency(draft, seat, company);
      else sellShares(draft, seat, company, count);
      if (draft.clock.round !== 'SR' || holding(draft.table, seat, company) === before) return;
      noteSale(draft, seat, company);
      traded(draft, seat);
      if (mine) draft.set('sold', true);
    }),
  rules,
  label: (table, { company, count }) =>
    phrase('18te/log/sell', { company, count, price: priceOf(table, company) }),
  *candidates(table, seat) {
    for (const company of founded(table))
      for (let count = 1; count <= 7 && count * 10 <= holding(table, seat, company); count++)
        yield { type: 'sell', seat, company, count };
  },
  concerns: (table, { seat, company }, piece) => isShareAt(table, piece, company, seatPlace(seat)),
  reads: (table, seat, hand) =>
    table.clock.round === 'OR' ? [] : soldBy(seat, hand).map((sale) => ({ type: 'sell', ...sale })),
  offer: (table) => ({
    label: ({ company }) => phrase('18te/choice/sell', { company, price: priceOf(table, company) }),
    tone: 'plain',
    amount: { field: 'count', label: phrase('18te/amount/count') },
  }),
};

/** A certificate carried into the pool is a sale. The 30 % certificate counts as three; the rules say that it stays. */
export function soldBy(seat: Seat, { piece, from, to }: Hand): readonly Sale[] {
  const company = ownerOf(piece);
  if (!piece.startsWith('cert/') || company === null || to !== POOL || seatOf(from) !== seat) return [];
  return [{ seat, company, count: piece === certificate(company, 0) ? 3 : 1 }];
}

/** A sale is at hand that leaves the seat with fewer counted certificates. */
function canShed(table: TeTable, seat: Seat): boolean {
  const now = counted(table, seat);
  return founded(table).some((company) => {
    for (let count = 1; count * 10 <= holding(table, seat, company); count++) {
      const move: Sell = { type: 'sell', seat, company, count };
      if (!isLegal(rules, table, move)) continue;
      if (counted(apply(table, sell.effects(table, move, noLuck)), seat) < now) return true;
    }
    return false;
  });
}

/** §6.4: who is above the certificate limit sells before the turn ends – unless no sale helps (OQ-29). */
export const mustSell: TeRule = rule('must-sell', '6.4', ['TE-6.4.12'], (table, { seat }) => {
  const { round, auction, turn } = table.clock;
  if (round !== 'SR' || auction !== null || turn !== seat) return null;
  const count = counted(table, seat);
  const limit = certificateLimit(table);
  return when(count > limit && canShed(table, seat), { count, limit });
});
