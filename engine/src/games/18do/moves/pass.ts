import { unless } from '../../../table/rules.ts';
import { acts, hasJustBought } from '../../../rail/turns.ts';
import type { Seat } from '../../../table/types.ts';
import { phrase } from '../../../table/words.ts';
import type { DoMove, DoTable } from '../clock.ts';
import { carryOnBidding, doing, endStockTurn, passed } from '../flow.ts';
import { investorPasses } from '../investor/rules.ts';
import type { DoRule } from '../rules.ts';
import { rule, startOver, stockRules, when } from '../rules.ts';
import { bidderNow, FIELDS, isDecided } from '../start-round.ts';
import { mustSell } from './sell.ts';

const turnIsOver = rule('turn-is-over', '4.4', ['DO-4.4.2'], (table, { seat }) =>
  when(hasJustBought(table, seat)),
);

/** §4.2.2: nobody passes while there is something to bid. Where hands have left nothing, it goes on. */
const rules: readonly DoRule[] = stockRules.map((one) =>
  startOver.includes(one) ? unless(one, (table, { seat }) => goesOn(table, seat)) : one,
);
const goesOn = (table: DoTable, seat: Seat): boolean =>
  FIELDS.isOpen(table) && isDecided(table) && bidderNow(table) === seat;

/** §4.4: pass, or end the turn after sales. */
export const pass: DoMove = {
  fields: {},
  example: { type: 'pass', seat: 'anna' },
  effects: doing((draft, { seat }, table) => {
    if (goesOn(table, seat)) {
      carryOnBidding(draft, null);
      return;
    }
    if (!acts(draft, seat)) return;
    if (draft.clock.sold) endStockTurn(draft, seat);
    else passed(draft, seat);
  }),
  rules: [...rules, turnIsOver, mustSell, investorPasses],
  label: ({ clock }, { seat }) =>
    phrase(clock.turn === seat && clock.sold ? '18do/log/end-turn' : '18do/log/pass'),
  candidates: (_, seat) => [{ type: 'pass', seat }],
  offer: ({ clock }) => ({
    label: () => phrase(clock.sold ? '18do/choice/pass-sold' : '18do/choice/pass'),
    tone: 'quiet',
  }),
};
