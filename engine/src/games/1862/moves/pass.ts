import { hasJustBought, passing } from '../../../rail/verbs/pass.ts';
import { oneATurn } from '../../../rail/verbs/share-purchase.ts';
import { unless } from '../../../table/rules.ts';
import type { Seat } from '../../../table/types.ts';
import type { Phrase } from '../../../table/words.ts';
import { phrase } from '../../../table/words.ts';
import type { Auction, Table62 } from '../clock.ts';
import { BID_STEP } from '../data/limits.ts';
import { endStockTurn, isUnsoldFirst, passed } from '../flow.ts';
import { carryOn } from '../lots.ts';
import type { Move62 } from '../rules.ts';
import { stockRules } from '../rules.ts';
import { playing } from '../seats.ts';
import { us } from '../title.ts';
import { bidderTurn, stillIn } from './bid.ts';
import { mustSell } from './sell.ts';
import { mustTake } from './take.ts';

const turnIsOver = oneATurn(us, ['turn-over', '19', '62-19.1', '62-3.2'], hasJustBought);

/** Whose turn hands have made it although he is out of the auction can still say that he is. */
const stillInOrAsked = unless(stillIn, ({ clock: { auction } }, { seat }) => auction?.turn === seat);

/** The last of a round of passes while private 1 is unsold: what it comes to is said (chapter 3). */
function plainPass(table: Table62, seat: Seat): Phrase {
  const { round, turn, passes, firstPrice } = table.clock;
  const isLast = round === 'SR' && turn === seat && passes + 1 >= playing(table).length;
  return isLast && isUnsoldFirst(table)
    ? phrase('1862/log/pass-cheaper', { private: 'BOM', price: Math.max(0, firstPrice - BID_STEP) })
    : phrase('1862/log/pass');
}

/** Chapters 3 and 18: pass, end the turn after sales, or drop out of the auction. */
export const pass: Move62 = {
  ...passing(us, {
    endStockTurn,
    passed,
    carryOn,
    said: plainPass,
    lot: ({ lot }: Auction) => ({ private: lot }),
  }),
  rules: [...stockRules, turnIsOver, bidderTurn, stillInOrAsked, mustTake, mustSell],
};
