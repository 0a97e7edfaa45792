import { ipoPlace } from '../../../rail/ids.ts';
import { passing } from '../../../rail/verbs/pass.ts';
import type { Seat } from '../../../table/types.ts';
import type { Phrase } from '../../../table/words.ts';
import { phrase } from '../../../table/words.ts';
import type { Auction, TeTable } from '../clock.ts';
import { FIRST_BID, SWEETENER } from '../data/limits.ts';
import { endStockTurn, passed } from '../flow.ts';
import { firstTrader, nextToFound } from '../readers.ts';
import type { TeMove } from '../rules.ts';
import { gameOn, inStockRound, noSurplus, yourTurn } from '../rules.ts';
import { te } from '../title.ts';
import { carryOn, oneAct } from './auction.ts';
import { bidderTurn, stillIn } from './bid.ts';
import { mustSell } from './sell.ts';

/** The last of a round of passes before the first bid: what it does to the certificate of KHS is said (§6.5). */
function plainPass(table: TeTable, seat: Seat): Phrase {
  const { clock, cash } = table;
  const company = nextToFound(table);
  const ends = clock.round === 'SR' && clock.turn === seat && clock.passes + 1 >= clock.seats.length;
  if (!ends || clock.opened || company === null) return phrase('18te/log/pass');
  const lies = (cash[ipoPlace(company)] ?? 0) + SWEETENER;
  if (lies < FIRST_BID) return phrase('18te/log/pass-sweetens', { company, more: SWEETENER });
  return phrase('18te/log/pass-forces', { company, president: firstTrader(table) });
}

/** §6, §6.5: drop out of the auction; else pass, or end the turn after sales. */
export const pass: TeMove = {
  ...passing(te, {
    endStockTurn,
    passed,
    carryOn,
    said: plainPass,
    lot: ({ company }: Auction) => ({ company }),
  }),
  rules: [gameOn, inStockRound, yourTurn, noSurplus, oneAct, bidderTurn, stillIn, mustSell],
};
