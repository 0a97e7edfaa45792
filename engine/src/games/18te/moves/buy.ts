import { firstThen } from '../../../table/rules.ts';
import { BANK, companyOf, companyPlace, ipoPlace, POOL } from '../../../rail/ids.ts';
import type { CompanyId } from '../../../rail/types.ts';
import { acts, hasJustBought } from '../../../rail/verbs/pass.ts';
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
import type { Place } from '../../../table/types.ts';
import type { TeClock, TeTable } from '../clock.ts';
import { MAX_SHARE } from '../data/limits.ts';
import { settlePresidency } from '../deal.ts';
import { endStockTurn, traded } from '../flow.ts';
import {
  certificateLimit,
  counted,
  countsHere,
  founded,
  isFounded,
  isGone,
  nextToFound,
  priceOf,
} from '../readers.ts';
import type { TeMove } from '../rules.ts';
import { noAuction, rule, stockRules, when } from '../rules.ts';
import { te } from '../title.ts';
import { mustSell } from './sell.ts';

const FROM = ['treasury', 'pool'] as const;
const fields = { company: ref('company'), from: choice(...FROM) } as const;
type Buy = MoveOf<typeof fields>;

/** Before the founding the stack beside the board stands for the treasury. */
const placesOf = (company: CompanyId, from: Buy['from']): readonly Place[] =>
  from === 'pool' ? [POOL] : [companyPlace(company), ipoPlace(company)];
const costOf = (table: TeTable, { company }: Buy): number => priceOf(table, company);
/** Before the first bid of the game nothing but its auction is possible, so nothing else is worth saying. */
const beforeFirstBid = ({ clock }: TeTable): boolean => clock.round === 'SR' && !clock.opened;
const canBeBought = (table: TeTable, { company }: Buy): boolean =>
  !beforeFirstBid(table) && isFounded(table, company);

const firstAuction = rule<Buy>('first-auction', '6.5', ['TE-6.5.14'], (table) =>
  when(beforeFirstBid(table), { company: nextToFound(table) ?? '' }),
);
const notAuctioned = rule<Buy>('not-auctioned', '6.4', ['TE-6.4.4'], (table, { company }) =>
  when(!beforeFirstBid(table) && !isFounded(table, company) && !isGone(table, company), { company }),
);
const { noneThere, covered, shareLimit, soldBefore } = purchaseRules<TeClock, Buy>(
  te,
  { placesOf, costOf, canBeBought, most: MAX_SHARE },
  {
    none: ['none-there', '6.4', 'TE-6.4.1'],
    price: ['price', '6.4', 'TE-6.4.8'],
    share: ['share-limit', '6.4', 'TE-6.4.5', 'TE-3.6.6'],
    soldBefore: ['sold-before', '6.4', 'TE-6.4.6'],
  },
);
/** A certificate in the yellow zone is not counted, so it can be bought at the limit too (OQ-13). */
const underLimit = limited<TeClock, Buy>(
  te,
  ['certificate-limit', '6.4', 'TE-6.4.11', 'TE-6.1.1'],
  counted,
  certificateLimit,
  (table, move) => canBeBought(table, move) && countsHere(table, move.company),
);
/** Where the certificate counts, the limit itself has said it already. */
const sellFirst = rule<Buy>('must-sell', '6.4', ['TE-6.4.12'], (table, move) =>
  countsHere(table, move.company) ? null : mustSell.check(table, move),
);

/** §6.4: one 10 % certificate at the current price; the purchase ends the turn. */
export const buy: TeMove<Buy> = {
  ...buying<TeClock, Buy['from']>(te, {
    from: FROM,
    placeOf: (company, from) => (from === 'pool' ? POOL : companyPlace(company)),
    costOf,
    companies: founded,
  }),
  fields,
  example: { type: 'buy', seat: 'anna', company: 'KHS', from: 'treasury' },
  effects: taking(te, {
    placesOf,
    costOf,
    payee: ({ company, from }) => (from === 'pool' ? BANK : companyPlace(company)),
    acts,
    taken: (draft, { seat, company }, mine) => {
      settlePresidency(draft, company);
      if (draft.clock.round !== 'SR') return;
      traded(draft, seat);
      noteBought(draft, seat, mine, endStockTurn);
    },
  }),
  rules: [
    ...stockRules,
    noAuction,
    oneATurn(te, ['one-a-turn', '6.4', 'TE-6.4.7', 'TE-6.0.2'], hasJustBought),
    ...firstThen(
      [firstAuction, isOut(te, ['gone', '7.7', 'TE-7.7.1'], isGone), notAuctioned],
      soldBefore,
      noneThere,
      [shareLimit, underLimit, sellFirst],
      covered,
    ),
  ],
  reads: (_, seat, hand) => {
    const company = boughtBy(seat, hand);
    if (company === null) return [];
    if (hand.from === POOL) return [{ type: 'buy', seat, company, from: 'pool' }];
    return companyOf(hand.from) === company ? [{ type: 'buy', seat, company, from: 'treasury' }] : [];
  },
};
