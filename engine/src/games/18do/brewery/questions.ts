import type { PieceId } from '../../../table/types.ts';
import { phrase } from '../../../table/words.ts';
import type { DoTable } from '../clock.ts';
import { INVESTOR } from '../clock.ts';
import { decides, director } from '../readers.ts';
import { typeOfCard } from './equipment.ts';
import type { Question } from './expert/questions.ts';
import { expertQuestion } from './expert/questions.ts';
import { equipmentOf, headUntilSettled, isBrewery, overEquipped } from './readers.ts';

/** The brewery above its limit that comes first, if it is the Investor's: its lowest card leaves (§8.2.2). */
export function scrapDue(table: DoTable): PieceId | null {
  const [over] = overEquipped(table);
  if (over === undefined || headUntilSettled(table, over, director) !== INVESTOR) return null;
  return equipmentOf(table, over).toSorted((a, b) => typeOfCard(a) - typeOfCard(b))[0] ?? null;
}

/**
 * What has to be settled before anything else goes on, whoever's turn it is: surplus equipment (§6.5.2.2), a place to take
 * over (§6.4.5), a sale at the start (§6.4.2), and what the expert game asks. Null: nothing.
 */
export function openQuestion(table: DoTable): Question | null {
  const { takeover, sideSales, round } = table.clock;
  if (!isBrewery(table) || round === 'start' || round === 'end') return null;
  const [over] = overEquipped(table);
  if (over !== undefined)
    return {
      kinds: ['scrap'],
      seat: scrapDue(table) === null ? headUntilSettled(table, over, decides) : INVESTOR,
      say: (seat) => phrase('18do/now/scrap', { seat, brewery: over }),
    };
  if (takeover !== null)
    return {
      kinds: ['take-place'],
      seat: takeover.seat,
      say: (seat) => phrase('18do/now/take-place', { seat, company: takeover.company }),
    };
  const [company] = sideSales;
  if (company === undefined) return expertQuestion(table);
  return {
    kinds: ['side-sale'],
    seat: decides(table, company),
    say: (seat) => phrase('18do/now/side-sale', { seat, company }),
  };
}
