import { rivals } from '../../../rail/verbs/auction.ts';
import type { MoveSpec } from '../../../table/game.ts';
import type { MoveOf } from '../../../table/shape.ts';
import type { Seat } from '../../../table/types.ts';
import type { Phrase } from '../../../table/words.ts';
import { phrase } from '../../../table/words.ts';
import type { Clock62, Table62 } from '../clock.ts';
import { BID_STEP } from '../data/limits.ts';
import { drafted, endStockTurn, isUnsoldFirst, passed } from '../flow.ts';
import { carryOn } from '../lots.ts';
import { rule, stockRules, when } from '../rules.ts';
import { playing } from '../seats.ts';
import { bidderTurn, stillIn } from './bid.ts';
import { mustSell } from './sell.ts';
import { acts, hasJustBought, mustTake } from './turns.ts';

const fields = {} as const;
type Pass = MoveOf<typeof fields>;

const turnIsOver = rule<Pass>('turn-over', '19', ['62-19.1', '62-3.2'], (table, { seat }) =>
  when(hasJustBought(table, seat)),
);
/** The highest bidder is bound, and nobody can drop out twice. */
const canDropOut = (table: Table62, seat: Seat): boolean =>
  table.clock.auction !== null && rivals(table.clock.seats, table.clock.auction).includes(seat);

/** The last of a round of passes while private 1 is unsold: what it comes to is said (chapter 3). */
function passing(table: Table62, seat: Seat): Phrase {
  const { round, turn, passes, firstPrice } = table.clock;
  const isLast = round === 'SR' && turn === seat && passes + 1 >= playing(table).length;
  return isLast && isUnsoldFirst(table)
    ? phrase('1862/log/pass-cheaper', { private: 'BOM', price: Math.max(0, firstPrice - BID_STEP) })
    : phrase('1862/log/pass');
}

/** Chapters 3 and 18: pass, end the turn after sales, or drop out of the auction. Out of turn: nothing. */
export const pass: MoveSpec<Clock62, Pass> = {
  fields,
  example: { type: 'pass', seat: 'anna' },
  effects: (table, { seat }) =>
    drafted(table, (draft) => {
      const mine = acts(draft, seat);
      const { auction, sold, round } = draft.clock;
      if (mine && sold) endStockTurn(draft, seat);
      else if (mine) passed(draft, seat);
      else if (round === 'SR' && auction !== null && canDropOut(table, seat))
        carryOn(draft, { ...auction, out: [...auction.out, seat] });
    }),
  rules: [...stockRules, turnIsOver, bidderTurn, stillIn, mustTake, mustSell],
  label: (table, { seat }) => {
    const { auction, turn, sold } = table.clock;
    if (auction === null && turn === seat && sold) return phrase('1862/log/end-turn');
    if (auction === null) return passing(table, seat);
    const { lot, bidder, bid } = auction;
    const last = canDropOut(table, seat) && rivals(table.clock.seats, auction).length === 1;
    return last
      ? phrase('1862/log/auction-won', { private: lot, bidder, bid })
      : phrase('1862/log/drop-out', { private: lot });
  },
  candidates: (_, seat) => [{ type: 'pass', seat }],
  offer: ({ clock: { sold, auction } }) => ({
    label: () => phrase(`1862/choice/${sold ? 'pass-sold' : auction ? 'pass-auction' : 'pass'}`),
    tone: 'quiet',
  }),
};
