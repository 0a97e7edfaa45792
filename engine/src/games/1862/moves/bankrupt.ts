import type { MoveSpec } from '../../../table/game.ts';
import type { Move } from '../../../table/types.ts';
import { phrase } from '../../../table/words.ts';
import { goBankrupt, mostRaised, owedBy } from '../bankruptcy.ts';
import type { Clock62 } from '../clock.ts';
import { drafted } from '../flow.ts';
import { gameOn, inGame, noParDue, rule, when } from '../rules.ts';

/** Chapter 15: only who owes what he cannot pay. */
const nothingOwed = rule('nothing-owed', '15', ['62-15.1'], (table, { seat }) =>
  when(owedBy(table, seat) === 0),
);
/** Chapter 14: first everything is sold that may be sold. */
const salesLeft = rule('sales-left', '14', ['62-14.18'], (table, { seat }) => {
  const owed = owedBy(table, seat);
  const most = owed > 0 ? mostRaised(table, seat) : 0;
  return when(most > 0, { most, owed });
});

/** Chapter 15: cash and saleable shares do not cover what is due. The player leaves with his privates and his companies. */
export const bankrupt: MoveSpec<Clock62, Move> = {
  fields: {},
  example: { type: 'bankrupt', seat: 'anna' },
  effects: (table, { seat }) =>
    drafted(table, (draft) => {
      if (owedBy(table, seat) > 0) goBankrupt(draft, seat);
    }),
  rules: [gameOn, inGame, noParDue, nothingOwed, salesLeft],
  label: (table, { seat }) => phrase('1862/log/bankrupt', { owed: owedBy(table, seat) }),
  candidates: (table, seat) => (owedBy(table, seat) > 0 ? [{ type: 'bankrupt', seat }] : []),
  offer: () => ({ label: () => phrase('1862/choice/bankrupt'), tone: 'main' }),
};
