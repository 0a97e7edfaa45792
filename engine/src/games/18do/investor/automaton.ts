import type { DoTable, DoClock } from '../clock.ts';
import { INVESTOR } from '../clock.ts';
import { isBrewery, isInvestorsTurn, isTwo, overLimit } from '../readers.ts';
import { citedForBrewers } from './brewery/citations.ts';
import { brewAct, isUnsettled, settleAct } from './brewery/operate.ts';
import { discardAct, operateAct } from './operate.ts';
import type { Act } from './act.ts';
import { stockAct } from './stock.ts';
import type { Automaton } from '../../../table/game.ts';

/**
 * The Investor (chapter 8): a seat that nobody holds. What he does follows from the table alone; null where he has nothing
 * to do, or where a managing player decides for his railway or his brewery (8.2.2).
 */
export function investorAct(table: DoTable): Act | null {
  if (!isTwo(table)) return null;
  const act = actOn(table);
  return act !== null && isBrewery(table) ? citedForBrewers(act) : act;
}
const ROUNDS = ['SR', 'OR', 'BR'];
function actOn(table: DoTable): Act | null {
  const { round, turn, keep, offer } = table.clock;
  if (!ROUNDS.includes(round)) return null;
  if (isUnsettled(table)) return settleAct(table);
  // Surplus trains come first, whoever has them.
  if (overLimit(table).length > 0) return discardAct(table);
  if (round === 'SR') return turn === INVESTOR ? stockAct(table) : null;
  if (round === 'BR') return brewAct(table);
  return isInvestorsTurn(table) && keep === null && offer === null ? operateAct(table) : null;
}

/** The seat that nobody holds, as the table asks about it (§8.2). */
export const automaton: Automaton<DoClock> = {
  seats: ({ seats }) => (seats.length === 2 ? [INVESTOR] : []),
  name: () => ({ de: 'Investor', en: 'Investor' }),
  act: investorAct,
};
