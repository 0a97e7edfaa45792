import type { Seat } from '../../../table/types.ts';
import type { EspTable, Lot } from '../clock.ts';
import type { EspDraft } from '../deal.ts';
import { lotRefused, sellLot } from '../flow.ts';
import { playerOrder } from '../readers.ts';
import { rule, when } from '../rules.ts';

/** §3.2: the auction of one private company after the other. */

/** Who can still bid, besides the highest bidder. */
const rivals = (table: EspTable, { bidder, out }: Lot): readonly Seat[] =>
  playerOrder(table).filter((seat) => seat !== bidder && !out.includes(seat));

/** Player order from the seat after this one, round to itself. */
const orderAfter = (table: EspTable, seat: Seat): readonly Seat[] => {
  const order = playerOrder(table);
  const at = order.indexOf(seat) + 1;
  return [...order.slice(at), ...order.slice(0, at)];
};

/** On to the next one who can still bid. Nobody left: the highest bidder has it, or all have passed. */
export function carryOn(draft: EspDraft, lot: Lot): void {
  const others = rivals(draft.table, lot);
  const turn = orderAfter(draft.table, lot.turn).find((seat) => others.includes(seat));
  if (turn !== undefined) draft.set('lot', { ...lot, turn });
  else if (lot.bidder === null) lotRefused(draft, lot);
  else sellLot(draft, lot, lot.bidder, lot.bid);
}

/** The seat may say something about the lot: it is neither out nor the highest bidder. */
export const isIn = (table: EspTable, seat: Seat): boolean => {
  const { lot, round } = table.clock;
  return round === 'auction' && lot !== null && rivals(table, lot).includes(seat);
};

export const stillIn = rule('out', '3.2', ['ESP-3.2.05'], ({ clock }, { seat }) =>
  when(clock.round === 'auction' && (clock.lot?.out.includes(seat) ?? false), {
    private: clock.lot?.private ?? '',
  }),
);
export const bidderTurn = rule('bidder-turn', '3.2', ['ESP-3.2.02'], ({ clock }, { seat }) => {
  const { lot, round } = clock;
  if (round !== 'auction' || lot === null || lot.turn === seat || lot.out.includes(seat)) return null;
  return { turn: lot.turn, private: lot.private };
});
