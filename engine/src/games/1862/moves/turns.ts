import { acts as noteAct, hasJustBought as boughtLast } from '../../../rail/turns.ts';
import type { Seat } from '../../../table/types.ts';
import type { Draft62, Table62 } from '../clock.ts';
import { isUnsoldFirst } from '../flow.ts';
import { privatesLeft } from '../groups.ts';
import { rule, when } from '../rules.ts';

/** What the moves of a stock round have in common. */

/** Somebody acts. True: it is this seat's turn; bidders of an auction have an order of their own. */
export const acts = (draft: Draft62, seat: Seat): boolean =>
  noteAct(draft, seat) && draft.clock.auction === null;

/** The purchase of this seat has ended its turn, and nobody has acted since. */
export const hasJustBought = (table: Table62, seat: Seat): boolean =>
  table.clock.auction === null && boughtLast(table, seat);

/** Chapter 3: buy, bid or pass, one of them. */
export const oneAct = rule('one-act', '3', ['62-3.2'], (table, { seat }) =>
  when(privatesLeft(table) && hasJustBought(table, seat)),
);
/** Chapter 3: at 0 whoever is addressed takes private 1. */
export const mustTake = rule('must-take', '3', ['62-3.10'], (table, { seat }) => {
  const { round, firstPrice, turn } = table.clock;
  return when(round === 'SR' && firstPrice === 0 && turn === seat && isUnsoldFirst(table));
});
