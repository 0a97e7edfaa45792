import { hasJustBought } from '../../../rail/verbs/pass.ts';
import { isUnsoldFirst } from '../flow.ts';
import { privatesLeft } from '../groups.ts';
import { rule, when } from '../rules.ts';

/** What the moves of a stock round have in common. */

/** Chapter 3: buy, bid or pass, one of them. */
export const oneAct = rule('one-act', '3', ['62-3.2'], (table, { seat }) =>
  when(privatesLeft(table) && hasJustBought(table, seat)),
);
/** Chapter 3: at 0 whoever is addressed takes private 1. */
export const mustTake = rule('must-take', '3', ['62-3.10'], (table, { seat }) => {
  const { round, firstPrice, turn } = table.clock;
  return when(round === 'SR' && firstPrice === 0 && turn === seat && isUnsoldFirst(table));
});
