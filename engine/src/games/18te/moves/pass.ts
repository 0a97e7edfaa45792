import { ipoPlace } from '../../../rail/ids.ts';
import { rivals } from '../../../rail/verbs/auction.ts';
import type { MoveSpec } from '../../../table/game.ts';
import type { MoveOf } from '../../../table/shape.ts';
import type { Seat } from '../../../table/types.ts';
import type { Phrase } from '../../../table/words.ts';
import { phrase } from '../../../table/words.ts';
import type { TeClock, TeTable } from '../clock.ts';
import { FIRST_BID, SWEETENER } from '../data/limits.ts';
import { drafted, endStockTurn, passed } from '../flow.ts';
import { firstTrader, nextToFound } from '../readers.ts';
import { gameOn, inStockRound, noSurplus, rule, when, yourTurn } from '../rules.ts';
import { carryOn } from './auction.ts';
import { bidderTurn, stillIn } from './bid.ts';
import { acts, hasJustBought, mustSell } from './sell.ts';

const fields = {} as const;
type Pass = MoveOf<typeof fields>;

const turnIsOver = rule<Pass>('one-act', '6', ['TE-6.0.2'], (table, { seat }) =>
  when(hasJustBought(table, seat)),
);

/** The highest bidder is bound, and nobody can drop out twice. */
const canDropOut = (table: TeTable, seat: Seat): boolean =>
  table.clock.auction !== null && rivals(table.clock.seats, table.clock.auction).includes(seat);

/** The last of a round of passes before the first bid: what it does to the certificate of KHS is said (§6.5). */
function passing(table: TeTable, seat: Seat): Phrase {
  const { clock, cash } = table;
  const company = nextToFound(table);
  const ends = clock.round === 'SR' && clock.turn === seat && clock.passes + 1 >= clock.seats.length;
  if (!ends || clock.opened || company === null) return phrase('18te/log/pass');
  const lies = (cash[ipoPlace(company)] ?? 0) + SWEETENER;
  if (lies < FIRST_BID) return phrase('18te/log/pass-sweetens', { company, more: SWEETENER });
  return phrase('18te/log/pass-forces', { company, president: firstTrader(table) });
}

/** §6, §6.5: drop out of the auction; else pass, or end the turn after sales. Out of turn: nothing. */
export const pass: MoveSpec<TeClock, Pass> = {
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
  rules: [gameOn, inStockRound, yourTurn, noSurplus, turnIsOver, bidderTurn, stillIn, mustSell],
  label: (table, { seat }) => {
    const { auction, turn, sold } = table.clock;
    if (auction === null && turn === seat && sold) return phrase('18te/log/end-turn');
    if (auction === null) return passing(table, seat);
    const { company, bidder, bid } = auction;
    const last = canDropOut(table, seat) && rivals(table.clock.seats, auction).length === 1;
    return last
      ? phrase('18te/log/auction-won', { company, bidder, bid })
      : phrase('18te/log/drop-out', { company });
  },
  candidates: (_, seat) => [{ type: 'pass', seat }],
  offer: ({ clock: { sold, auction } }) => ({
    label: () => phrase(`18te/choice/${sold ? 'pass-sold' : auction ? 'pass-auction' : 'pass'}`),
    tone: 'quiet',
  }),
};
