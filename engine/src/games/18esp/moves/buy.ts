import { alone, firstThen } from '../../../table/rules.ts';
import { ipoPlace, POOL } from '../../../rail/ids.ts';
import { acts } from '../../../rail/turns.ts';
import type { CompanyId } from '../../../rail/types.ts';
import {
  boughtBy,
  buying,
  certificateLimit as limited,
  isOut,
  noteBought,
  oneATurn,
  purchaseRules,
  taking,
} from '../../../rail/verbs/share-purchase.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { choice, ref } from '../../../table/shape.ts';
import type { Move, Place, Seat } from '../../../table/types.ts';
import type { EspClock, EspDraft, EspTable } from '../clock.ts';
import { MAX_SHARE } from '../data/limits.ts';
import { settleDirector, startIfSold } from '../deal.ts';
import { endStockTurn } from '../flow.ts';
import {
  certificateLimit,
  counted,
  debtOf,
  hasPrice,
  isGone,
  isMajor,
  isMinor,
  parOf,
  priceOf,
} from '../readers.ts';
import type { EspMove, EspRule } from '../rules.ts';
import { rule, stockRules, when } from '../rules.ts';
import { esp } from '../title.ts';

const FROM = ['ipo', 'market'] as const;
const fields = { company: ref('company'), from: choice(...FROM) } as const;
type Buy = MoveOf<typeof fields>;

/** A share of the market costs the price, a share of the issue its par (§4.3). */
const shareCost = (table: EspTable, { company, from }: Buy): number =>
  from === 'market' ? priceOf(table, company) : parOf(table, company);
const placeOf = (company: CompanyId, from: Buy['from']): Place =>
  from === 'market' ? POOL : ipoPlace(company);
const placesOf = (company: CompanyId, from: Buy['from']): readonly Place[] => [placeOf(company, from)];
const canBeBought = (table: EspTable, { company }: Buy): boolean =>
  isMajor(company) && hasPrice(table, company);

// —— What every purchase of a certificate has in common ——
export const onlyOne = oneATurn(esp, ['one-a-turn', '4.3', 'ESP-4.3.01', 'ESP-4.02']);
export const noDebt = alone(
  rule('debt-first', '4.3', ['ESP-4.3.03', 'ESP-5.7.2.04'], (table, { seat }) => {
    const debt = debtOf(table, seat);
    return when(table.clock.round === 'SR' && debt > 0, { debt });
  }),
);
/** Whoever is above the limit already is told the same: this purchase cannot be. */
export const underLimit = limited<EspClock, Move>(
  esp,
  ['certificate-limit', '4.1', 'ESP-4.1.01', 'ESP-3.2.11'],
  counted,
  certificateLimit,
  ({ clock }) => clock.round === 'SR',
);
export const gone = isOut(esp, ['gone', '5.6', 'ESP-5.6.12'], isGone);
/** A purchase ends the turn. */
export function hasBought(draft: EspDraft, seat: Seat, mine: boolean): void {
  if (draft.clock.round !== 'SR') return;
  draft.set('passes', 0);
  noteBought(draft, seat, mine, endStockTurn);
}

const { noneThere, covered, shareLimit, soldBefore } = purchaseRules<EspClock, Buy>(
  esp,
  {
    placesOf,
    costOf: shareCost,
    canBeBought,
    most: MAX_SHARE,
    isLimited: (_, { company }) => isMajor(company),
  },
  {
    none: ['none-there', '4.3', 'ESP-4.3.05'],
    price: ['price', '4.3', 'ESP-4.3.06'],
    share: ['share-limit', '4.3', 'ESP-4.3.07'],
    soldBefore: ['sold-before', '4.3', 'ESP-4.3.08'],
  },
);

const minorWhole = rule<Buy>('minor-whole', '4.3.1', ['ESP-4.3.1.02'], (_, { company }) =>
  when(isMinor(company), { company }),
);
const presidentFirst = rule<Buy>('president-first', '4.3', ['ESP-4.3.04'], (table, { company }) =>
  when(isMajor(company) && !hasPrice(table, company) && !isGone(table, company), { company }),
);
const rules: readonly EspRule<Buy>[] = [
  ...stockRules,
  onlyOne,
  noDebt,
  ...firstThen(gone, [minorWhole, presidentFirst], soldBefore, noneThere, [shareLimit, underLimit], covered),
];

/** §4.3: one 10 % share of a major with par; the purchase ends the turn. */
export const buy: EspMove<Buy> = {
  ...buying<EspClock, Buy['from']>(esp, {
    from: FROM,
    placeOf,
    costOf: shareCost,
    companies: (table) => esp.companies(table).filter(isMajor),
  }),
  fields,
  example: { type: 'buy', seat: 'anna', company: 'CFEA', from: 'ipo' },
  effects: taking(esp, {
    placesOf,
    costOf: shareCost,
    acts,
    taken: (draft, { seat, company }, mine) => {
      settleDirector(draft, company);
      startIfSold(draft, company);
      hasBought(draft, seat, mine);
    },
  }),
  rules,
  reads: (_, seat, hand) => {
    const company = boughtBy(seat, hand);
    if (company === null) return [];
    if (hand.from === POOL) return [{ type: 'buy', seat, company, from: 'market' }];
    return hand.from.startsWith('ipo/') && !hand.piece.endsWith('/0')
      ? [{ type: 'buy', seat, company, from: 'ipo' }]
      : [];
  },
};
