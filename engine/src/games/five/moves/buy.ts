import { companyPlace, ipoPlace, seatPlace } from '../../../rail/ids.ts';
import { headship } from '../../../rail/presidency.ts';
import { clockwiseAfter, isShareAt, presidentOf } from '../../../rail/shares.ts';
import { acts } from '../../../rail/turns.ts';
import {
  boughtBy,
  certificateFrom,
  noteBought,
  oneATurn,
  purchaseRules,
} from '../../../rail/verbs/share-purchase.ts';
import type { MoveSpec } from '../../../table/game.ts';
import { when } from '../../../table/rules.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { choice, ref } from '../../../table/shape.ts';
import { phrase } from '../../../table/words.ts';
import type { FiveClock } from '../clock.ts';
import { HEAD_SHARE, MOST_SHARE } from '../data.ts';
import { doing, endStockTurn } from '../flow.ts';
import { charterOf, founded, isFounded, priceOf } from '../readers.ts';
import { rule, stockRules } from '../rules.ts';
import { five } from '../title.ts';

/** Certificates are bought from beside the board; there is no other place. */
const fields = { company: ref('company'), from: choice('ipo') } as const;
type Buy = MoveOf<typeof fields>;

export const oneCertificate = oneATurn(five, ['one-a-turn', '2', 'FIVE-2.1']);
const notFounded = rule<Buy>('not-founded', '2', ['FIVE-2.4'], (table, { company }) =>
  when(!isFounded(table, company), { company }),
);
const { noneThere, covered, shareLimit } = purchaseRules<FiveClock, Buy>(
  five,
  {
    placesOf: (company) => [ipoPlace(company)],
    costOf: (table, { company }) => priceOf(table, company),
    canBeBought: (table, { company }) => isFounded(table, company),
    most: MOST_SHARE,
  },
  {
    none: ['none-there', '2', 'FIVE-2.4'],
    price: ['price', '2', 'FIVE-2.4'],
    share: ['share-limit', '2', 'FIVE-2.5'],
    soldBefore: ['sold-before', '2', 'FIVE-2.4'],
  },
);

/** §2: whoever holds more than the president takes over; of equals the next clockwise. */
const { settle: settlePresidency } = headship<FiveClock>({
  succession: (table, company) => ({
    charter: charterOf(company),
    order: clockwiseAfter(table.clock.seats, presidentOf(table, company)),
    least: HEAD_SHARE,
  }),
  due: 'due/presidency',
});

/** §2: one certificate at the present price; the purchase ends the turn. */
export const buy: MoveSpec<FiveClock, Buy> = {
  fields,
  example: { type: 'buy', seat: 'anna', company: 'NB', from: 'ipo' },
  effects: doing((draft, { seat, company }, table) => {
    const mine = acts(draft, seat);
    const piece = certificateFrom(table, company, [ipoPlace(company)]);
    if (piece === null) return;
    draft.put(piece, seatPlace(seat));
    draft.pay(priceOf(table, company), seatPlace(seat), companyPlace(company), 'due/purchase');
    settlePresidency(draft, company);
    if (draft.clock.round === 'SR') draft.set('passes', 0);
    noteBought(draft, seat, mine, endStockTurn);
  }),
  rules: [...stockRules, oneCertificate, notFounded, noneThere, covered, shareLimit],
  label: (table, { company }) => phrase('five/log/buy', { company, price: priceOf(table, company) }),
  candidates: (table, seat) => founded(table).map((company) => ({ type: 'buy', seat, company, from: 'ipo' })),
  concerns: (table, { company }, piece) => isShareAt(table, piece, company, ipoPlace(company)),
  reads: (_, seat, hand) => {
    const company = boughtBy(seat, hand);
    return company !== null && hand.from === ipoPlace(company)
      ? [{ type: 'buy', seat, company, from: 'ipo' }]
      : [];
  },
  offer: (table) => ({
    label: ({ company }) => phrase('five/choice/buy', { company, price: priceOf(table, company) }),
    tone: 'plain',
  }),
};
