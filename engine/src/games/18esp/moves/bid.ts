import { firstThen } from '../../../table/rules.ts';
import { seatOf } from '../../../rail/ids.ts';
import { clockwiseAfter } from '../../../rail/shares.ts';
import { auctionRules, BID, bidCash, bidsFrom, nextBidder, rivals } from '../../../rail/verbs/auction.ts';
import type { MoveOf } from '../../../table/shape.ts';
import type { Seat } from '../../../table/types.ts';
import { phrase } from '../../../table/words.ts';
import type { EspClock, EspDraft, EspTable, Lot } from '../clock.ts';
import { BID_STEP } from '../data/limits.ts';
import { doing, lotRefused, sellLot } from '../flow.ts';
import { privateCard, ROW } from '../pieces.ts';
import { isPublished, playerOrder } from '../readers.ts';
import type { EspMove, EspRule } from '../rules.ts';
import { gameOn, noParDue, rule, when } from '../rules.ts';
import { esp } from '../title.ts';

/** §3.2: the auction of one private company after the other. */

/** On to the next one who can still bid. Nobody left: the highest bidder has it, or all have passed. */
export function carryOn(draft: EspDraft, lot: Lot): void {
  const turn = nextBidder(clockwiseAfter(playerOrder(draft.table), lot.turn), lot);
  if (turn !== null) draft.set('lot', { ...lot, turn });
  else if (lot.bidder === null) lotRefused(draft, lot);
  else sellLot(draft, lot, lot.bidder, lot.bid);
}

/** The seat may say something about the lot: it is neither out nor the highest bidder. */
export const isIn = (table: EspTable, seat: Seat): boolean => {
  const { lot, round } = table.clock;
  return round === 'auction' && lot !== null && rivals(playerOrder(table), lot).includes(seat);
};

export const { stillIn, bidderTurn, higher } = auctionRules<EspClock>(
  esp,
  ({ clock: { round, lot } }) =>
    round === 'auction' && lot !== null ? { bidding: lot, named: { private: lot.private } } : null,
  {
    out: ['out', '3.2', 'ESP-3.2.05'],
    turn: ['bidder-turn', '3.2', 'ESP-3.2.02'],
    raise: ['raise', '3.2', 'ESP-3.2.04'],
  },
);

const fields = { bid: BID } as const;
type Bid = MoveOf<typeof fields>;

const rules: readonly EspRule<Bid>[] = [
  gameOn,
  noParDue,
  rule<Bid>('no-auction', '3.2', ['ESP-3.2.01'], ({ clock }) =>
    when(clock.round === 'SR' || clock.round === 'OR' || (clock.round === 'auction' && clock.lot === null)),
  ),
  stillIn,
  bidderTurn,
  ...firstThen(
    [
      rule<Bid>('lowest-bid', '3.2', ['ESP-3.2.03'], ({ clock: { lot, round } }, { bid }) => {
        if (round !== 'auction' || lot === null || lot.bidder !== null) return null;
        return when(bid < lot.price, { bid, least: lot.price, private: lot.private });
      }),
      higher,
    ],
    bidCash<EspClock, Bid>(esp, ['bid-cash', '3.2', 'ESP-3.2.14'], ({ clock }) => clock.round === 'auction'),
    rule<Bid>('bid-step', '3.2', ['ESP-3.2.03', 'ESP-3.2.04'], (table, { bid }) =>
      when(table.clock.round === 'auction' && !isPublished(table) && bid % BID_STEP !== 0, {
        bid,
        step: BID_STEP,
      }),
    ),
  ),
];

/** §3.2: face value or more, then higher and higher in steps of 5. */
export const bid: EspMove<Bid> = {
  begins: true,
  fields,
  example: { type: 'bid', seat: 'anna', bid: 20 },
  effects: doing((draft, move, table) => {
    const { lot } = table.clock;
    if (lot === null || !isIn(table, move.seat)) return;
    carryOn(draft, { ...lot, bidder: move.seat, bid: move.bid, turn: move.seat });
  }),
  rules,
  label: ({ clock }, move) => phrase('18esp/log/bid', { bid: move.bid, private: clock.lot?.private ?? '' }),
  *candidates(table, seat) {
    const { lot } = table.clock;
    if (lot === null) return;
    const by = isPublished(table) ? 1 : BID_STEP;
    const floor = lot.bidder === null ? lot.price : lot.bid + 1;
    const least: Bid = { type: 'bid', seat, bid: Math.ceil(floor / by) * by };
    yield* bidsFrom(table, rules, least, by);
  },
  concerns: ({ clock: { lot } }, _, piece) => lot !== null && piece === privateCard(lot.private),
  /** A private company to one's mat. The row is sold in its order: another card than the one that is up is no bid. */
  reads: ({ clock: { lot } }, seat, { piece, from, to }) => {
    if (!piece.startsWith('private/') || seatOf(to) !== seat || from !== ROW) return [];
    if (lot !== null && piece !== privateCard(lot.private)) return [];
    const least = lot === null ? 0 : lot.bidder === null ? lot.price : lot.bid + BID_STEP;
    return [{ type: 'bid', seat, bid: least }];
  },
  offer: ({ clock: { lot } }) => ({
    label: () => phrase('18esp/choice/bid', { private: lot?.private ?? '' }),
    tone: 'main',
    amount: { field: 'bid', label: phrase('18esp/amount/bid') },
  }),
};
