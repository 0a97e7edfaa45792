import type { DoTable } from '../clock.ts';
import { INVESTOR } from '../clock.ts';
import { isInvestorsTurn, overLimit } from '../readers.ts';
import { discardAct, operateAct } from './operate.ts';
import type { Act } from './stock.ts';
import { stockAct } from './stock.ts';

/**
 * The Investor (chapter 8): a seat that nobody holds. What he does follows from the table alone; null where he has nothing
 * to do, or where the managing player decides for his railway (8.2.2).
 */
export function investorAct(table: DoTable): Act | null {
  const { round, turn, variant, keep, offer } = table.clock;
  if (variant !== 'zsv') return null;
  // Surplus trains come first, whoever has them.
  if (overLimit(table).length > 0) return round === 'SR' || round === 'OR' ? discardAct(table) : null;
  if (round === 'SR') return turn === INVESTOR ? stockAct(table) : null;
  return isInvestorsTurn(table) && keep === null && offer === null ? operateAct(table) : null;
}
