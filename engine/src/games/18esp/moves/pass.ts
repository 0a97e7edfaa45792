import { acts, hasJustBought } from '../../../rail/turns.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { phrase } from '../../../table/words.ts';
import { doing, endStockTurn, nextLot, passed } from '../flow.ts';
import { playerOrder } from '../readers.ts';
import type { EspMove } from '../rules.ts';
import { gameOn, inStockRound, noParDue, noSurplus, rule, when, yourTurn } from '../rules.ts';
import { bidderTurn, carryOn, isIn, stillIn } from './bid.ts';
import { mustSell } from './sell.ts';

const fields = {} as const;
type Pass = MoveOf<typeof fields>;

const turnIsOver = rule<Pass>('turn-over', '4', ['ESP-4.02'], (table, { seat }) =>
  when(hasJustBought(table, seat)),
);

/** §3.2, §4: no bid for this private company; else pass, or end the turn after sales or a repayment. Out of turn: nothing. */
export const pass: EspMove<Pass> = {
  fields,
  example: { type: 'pass', seat: 'anna' },
  effects: doing((draft, { seat }, table) => {
    const { lot, round, parDue, sold, repaid } = table.clock;
    if (round === 'auction') {
      if (lot !== null && isIn(table, seat)) carryOn(draft, { ...lot, out: [...lot.out, seat] });
      // Only hands bring this about: the row goes on.
      else if (lot === null && parDue === null) nextLot(draft, playerOrder(table)[0] ?? seat);
      return;
    }
    if (!acts(draft, seat)) return;
    if (sold || repaid) endStockTurn(draft, seat);
    else passed(draft, seat);
  }),
  rules: [gameOn, noParDue, inStockRound, yourTurn, noSurplus, turnIsOver, stillIn, bidderTurn, mustSell],
  label: ({ clock }, { seat }) => {
    if (clock.round === 'auction') return phrase('18esp/log/no-bid', { private: clock.lot?.private ?? '' });
    const acted = clock.turn === seat && (clock.sold || clock.repaid);
    return phrase(acted ? '18esp/log/end-turn' : '18esp/log/pass');
  },
  candidates: (_, seat) => [{ type: 'pass', seat }],
  offer: ({ clock: { round, sold, repaid } }) => ({
    label: () => {
      const acted = sold || repaid;
      return phrase(`18esp/choice/${round === 'auction' ? 'no-bid' : acted ? 'end-turn' : 'pass'}`);
    },
    tone: 'quiet',
  }),
};
