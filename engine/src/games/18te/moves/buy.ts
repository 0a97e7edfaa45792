import {
  BANK,
  companyOf,
  companyPlace,
  ipoPlace,
  ownerOf,
  POOL,
  seatOf,
  seatPlace,
} from '../../../rail/ids.ts';
import { isShareAt, ordinaryAt } from '../../../rail/shares.ts';
import type { MoveSpec } from '../../../table/game.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { choice, ref } from '../../../table/shape.ts';
import type { PieceId } from '../../../table/types.ts';
import { phrase } from '../../../table/words.ts';
import type { TeClock, TeTable } from '../clock.ts';
import { MAX_SHARE } from '../data/limits.ts';
import { settlePresidency } from '../deal.ts';
import { drafted, endStockTurn, traded } from '../flow.ts';
import {
  certificateLimit,
  counted,
  countsHere,
  founded,
  holding,
  isFounded,
  isGone,
  nextToFound,
  priceOf,
  purse,
} from '../readers.ts';
import { noAuction, rule, stockRules, when } from '../rules.ts';
import { acts, hasJustBought, mustSell } from './sell.ts';

const FROM = ['treasury', 'pool'] as const;
const fields = { company: ref('company'), from: choice(...FROM) } as const;
type Buy = MoveOf<typeof fields>;

/** What the hand takes. Before the founding the stack beside the board stands for the treasury. */
function offered(table: TeTable, { company, from }: Buy): PieceId | null {
  const places = from === 'pool' ? [POOL] : [companyPlace(company), ipoPlace(company)];
  for (const place of places) {
    const [piece] = ordinaryAt(table, company, place);
    if (piece !== undefined) return piece;
  }
  return null;
}
/** Before the first bid of the game nothing but its auction is possible, so nothing else is worth saying. */
const beforeFirstBid = ({ clock }: TeTable): boolean => clock.round === 'SR' && !clock.opened;
const canBeBought = (table: TeTable, { company }: Buy): boolean =>
  !beforeFirstBid(table) && isFounded(table, company);

const oneATurn = rule<Buy>('one-a-turn', '6.4', ['TE-6.4.7', 'TE-6.0.2'], (table, { seat }) =>
  when(hasJustBought(table, seat)),
);
const firstAuction = rule<Buy>('first-auction', '6.5', ['TE-6.5.14'], (table) =>
  when(beforeFirstBid(table), { company: nextToFound(table) ?? '' }),
);
const gone = rule<Buy>('gone', '7.7', ['TE-7.7.1'], (table, { company }) =>
  when(isGone(table, company), { company }),
);
const notAuctioned = rule<Buy>('not-auctioned', '6.4', ['TE-6.4.4'], (table, { company }) =>
  when(!beforeFirstBid(table) && !isFounded(table, company) && !isGone(table, company), { company }),
);
const noneThere = rule<Buy>('none-there', '6.4', ['TE-6.4.1'], (table, move) =>
  when(canBeBought(table, move) && offered(table, move) === null, {
    company: move.company,
    from: move.from,
  }),
);
const covered = rule<Buy>('price', '6.4', ['TE-6.4.8'], (table, move) => {
  const price = priceOf(table, move.company);
  const cash = purse(table, move.seat);
  return when(canBeBought(table, move) && offered(table, move) !== null && cash < price, { price, cash });
});
const shareLimit = rule<Buy>('share-limit', '6.4', ['TE-6.4.5', 'TE-3.6.6'], (table, move) => {
  const percent = holding(table, move.seat, move.company);
  return when(canBeBought(table, move) && percent + 10 > MAX_SHARE, {
    company: move.company,
    percent,
    limit: MAX_SHARE,
  });
});
/** A certificate in the yellow zone is not counted, so it can be bought at the limit too (OQ-13). */
const limit = rule<Buy>('certificate-limit', '6.4', ['TE-6.4.11', 'TE-6.1.1'], (table, move) => {
  const count = counted(table, move.seat);
  const most = certificateLimit(table);
  return when(canBeBought(table, move) && countsHere(table, move.company) && count >= most, {
    count,
    limit: most,
  });
});
const soldBefore = rule<Buy>('sold-before', '6.4', ['TE-6.4.6'], ({ clock }, { seat, company }) =>
  when(clock.round === 'SR' && clock.sales.includes(`${seat}:${company}`), { company }),
);
/** Where the certificate counts, the limit itself has said it already. */
const sellFirst = rule<Buy>('must-sell', '6.4', ['TE-6.4.12'], (table, move) =>
  countsHere(table, move.company) ? null : mustSell.check(table, move),
);

/** §6.4: one 10 % certificate at the current price; the purchase ends the turn. */
export const buy: MoveSpec<TeClock, Buy> = {
  fields,
  example: { type: 'buy', seat: 'anna', company: 'KHS', from: 'treasury' },
  effects: (table, move) =>
    drafted(table, (draft) => {
      const { seat, company, from } = move;
      const mine = acts(draft, seat);
      const piece = offered(table, move);
      if (piece === null) return;
      const price = priceOf(table, company);
      draft.put(piece, seatPlace(seat));
      draft.pay(price, seatPlace(seat), from === 'pool' ? BANK : companyPlace(company), 'due/purchase');
      settlePresidency(draft, company);
      if (draft.clock.round !== 'SR') return;
      traded(draft, seat);
      if (!mine) return;
      draft.set('bought', seat);
      endStockTurn(draft, seat);
    }),
  rules: [
    ...stockRules,
    noAuction,
    oneATurn,
    firstAuction,
    gone,
    notAuctioned,
    noneThere,
    covered,
    shareLimit,
    limit,
    soldBefore,
    sellFirst,
  ],
  label: (table, { company, from }) =>
    phrase(`18te/log/buy-from-${from}`, { company, price: priceOf(table, company) }),
  *candidates(table, seat) {
    for (const company of founded(table)) for (const from of FROM) yield { type: 'buy', seat, company, from };
  },
  concerns: (table, { company, from }, piece) =>
    isShareAt(table, piece, company, from === 'pool' ? POOL : companyPlace(company)),
  reads: (_, seat, { piece, from, to }) => {
    const company = ownerOf(piece);
    if (!piece.startsWith('cert/') || company === null || seatOf(to) !== seat) return [];
    if (from === POOL) return [{ type: 'buy', seat, company, from: 'pool' }];
    return companyOf(from) === company ? [{ type: 'buy', seat, company, from: 'treasury' }] : [];
  },
  offer: (table) => ({
    label: ({ company, from }) =>
      phrase(`18te/choice/buy-${from}`, { company, price: priceOf(table, company) }),
    tone: 'plain',
  }),
};
