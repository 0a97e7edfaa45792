import { auctionRules, nextBidder, rivals } from '../../../rail/verbs/auction.ts';
import type { Seat } from '../../../table/types.ts';
import type { EspClock, EspTable, Lot } from '../clock.ts';
import type { EspDraft } from '../deal.ts';
import { lotRefused, sellLot } from '../flow.ts';
import { playerOrder } from '../readers.ts';
import { esp } from '../title.ts';

/** §3.2: the auction of one private company after the other. */

/** Player order from the seat after this one, round to itself. */
const orderAfter = (table: EspTable, seat: Seat): readonly Seat[] => {
  const order = playerOrder(table);
  const at = order.indexOf(seat) + 1;
  return [...order.slice(at), ...order.slice(0, at)];
};

/** On to the next one who can still bid. Nobody left: the highest bidder has it, or all have passed. */
export function carryOn(draft: EspDraft, lot: Lot): void {
  const turn = nextBidder(orderAfter(draft.table, lot.turn), lot);
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
