import { acts, hasJustBought } from '../../../rail/turns.ts';
import { BANK, ipoPlace, ownerOf, POOL, seatOf, seatPlace } from '../../../rail/ids.ts';
import { isShareAt, ordinaryAt } from '../../../rail/shares.ts';
import type { CompanyId } from '../../../rail/types.ts';
import type { MoveSpec } from '../../../table/game.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { choice, ref } from '../../../table/shape.ts';
import type { Move, PieceId, Place, Seat } from '../../../table/types.ts';
import { phrase } from '../../../table/words.ts';
import type { EspClock, EspTable } from '../clock.ts';
import { MAX_SHARE } from '../data/limits.ts';
import type { EspDraft } from '../deal.ts';
import { settleDirector, startIfSold } from '../deal.ts';
import { drafted, endStockTurn } from '../flow.ts';
import {
  certificateLimit,
  counted,
  debtOf,
  hasPrice,
  holding,
  isGone,
  isMajor,
  isMinor,
  parOf,
  priceOf,
  purse,
} from '../readers.ts';
import { rule, stockRules, when } from '../rules.ts';

const FROM = ['ipo', 'market'] as const;
const fields = { company: ref('company'), from: choice(...FROM) } as const;
type Buy = MoveOf<typeof fields>;

/** A share of the market costs the price, a share of the issue its par (§4.3). */
const shareCost = (table: EspTable, { company, from }: Buy): number =>
  from === 'market' ? priceOf(table, company) : parOf(table, company);
const placeOf = (company: CompanyId, from: Buy['from']): Place =>
  from === 'market' ? POOL : ipoPlace(company);
const offered = (table: EspTable, { company, from }: Buy): PieceId | null =>
  ordinaryAt(table, company, placeOf(company, from))[0] ?? null;
const canBeBought = (table: EspTable, { company }: Buy): boolean =>
  isMajor(company) && hasPrice(table, company);

// —— What every purchase of a certificate has in common ——
export const oneATurn = rule('one-a-turn', '4.3', ['ESP-4.3.01', 'ESP-4.02'], (table, { seat }) =>
  when(hasJustBought(table, seat)),
);
export const noDebt = rule('debt-first', '4.3', ['ESP-4.3.03', 'ESP-5.7.2.04'], (table, { seat }) => {
  const debt = debtOf(table, seat);
  return when(table.clock.round === 'SR' && debt > 0, { debt });
});
/** Whoever is above the limit already is told the same: this purchase cannot be. */
export const underLimit = rule(
  'certificate-limit',
  '4.1',
  ['ESP-4.1.01', 'ESP-3.2.11'],
  (table, { seat }) => {
    const [count, limit] = [counted(table, seat), certificateLimit(table)];
    return when(table.clock.round === 'SR' && count >= limit, { count, limit });
  },
);
export const gone = rule<Move & { readonly company: string }>(
  'gone',
  '5.6',
  ['ESP-5.6.12'],
  (table, { company }) => when(isGone(table, company), { company }),
);
/** A purchase ends the turn. */
export function hasBought(draft: EspDraft, seat: Seat, mine: boolean): void {
  if (draft.clock.round !== 'SR') return;
  draft.set('passes', 0);
  if (!mine) return;
  draft.set('bought', seat);
  endStockTurn(draft, seat);
}

const ofMajor = rule<Buy>('minor-whole', '4.3.1', ['ESP-4.3.1.02'], (_, { company }) =>
  when(isMinor(company), { company }),
);
const presidentFirst = rule<Buy>('president-first', '4.3', ['ESP-4.3.04'], (table, { company }) =>
  when(isMajor(company) && !hasPrice(table, company) && !isGone(table, company), { company }),
);
const noneThere = rule<Buy>('none-there', '4.3', ['ESP-4.3.05'], (table, move) =>
  when(canBeBought(table, move) && offered(table, move) === null, { company: move.company, from: move.from }),
);
const covered = rule<Buy>('price', '4.3', ['ESP-4.3.06'], (table, move) => {
  const [price, cash] = [shareCost(table, move), purse(table, move.seat)];
  return when(canBeBought(table, move) && offered(table, move) !== null && cash < price, { price, cash });
});
const shareLimit = rule<Buy>('share-limit', '4.3', ['ESP-4.3.07'], (table, { seat, company }) => {
  const percent = holding(table, seat, company);
  return when(isMajor(company) && percent >= MAX_SHARE, { company, percent, limit: MAX_SHARE });
});
const soldBefore = rule<Buy>('sold-before', '4.3', ['ESP-4.3.08'], ({ clock }, { seat, company }) =>
  when(clock.round === 'SR' && clock.sales.includes(`${seat}:${company}`), { company }),
);

/** §4.3: one 10 % share of a major with par; the purchase ends the turn. */
export const buy: MoveSpec<EspClock, Buy> = {
  fields,
  example: { type: 'buy', seat: 'anna', company: 'CFEA', from: 'ipo' },
  effects: (table, move) =>
    drafted(table, (draft) => {
      const { seat, company } = move;
      const mine = acts(draft, seat);
      const piece = offered(table, move);
      if (piece === null) return;
      draft.put(piece, seatPlace(seat));
      draft.pay(shareCost(table, move), seatPlace(seat), BANK, 'due/purchase');
      settleDirector(draft, company);
      startIfSold(draft, company);
      hasBought(draft, seat, mine);
    }),
  rules: [
    ...stockRules,
    oneATurn,
    noDebt,
    gone,
    ofMajor,
    presidentFirst,
    noneThere,
    covered,
    shareLimit,
    underLimit,
    soldBefore,
  ],
  label: (table, move) =>
    phrase(`18esp/log/buy-from-${move.from}`, { company: move.company, price: shareCost(table, move) }),
  *candidates(table, seat) {
    for (const company of table.clock.companies)
      if (isMajor(company) && hasPrice(table, company))
        for (const from of FROM) yield { type: 'buy', seat, company, from };
  },
  concerns: (table, { company, from }, piece) => isShareAt(table, piece, company, placeOf(company, from)),
  reads: (_, seat, { piece, from, to }) => {
    const company = piece.startsWith('cert/') && seatOf(to) === seat ? ownerOf(piece) : null;
    if (company === null) return [];
    if (from === POOL) return [{ type: 'buy', seat, company, from: 'market' }];
    return from.startsWith('ipo/') && !piece.endsWith('/0')
      ? [{ type: 'buy', seat, company, from: 'ipo' }]
      : [];
  },
  offer: (table) => ({
    label: (move) =>
      phrase(`18esp/choice/buy-${move.from}`, { company: move.company, price: shareCost(table, move) }),
    tone: 'plain',
  }),
};
