import type { Seat } from '../../../table/types.ts';
import type { Phrase } from '../../../table/words.ts';
import { phrase } from '../../../table/words.ts';
import type { DoTable } from '../clock.ts';
import { directed } from '../readers.ts';
import { isAtLimit, leftOnDisplay, overCertificates } from './readers.ts';

/** Who has to decide: whoever holds too many certificates, else the player whose turn it is. */
export const introTurn = (table: DoTable): readonly Seat[] => {
  if (table.clock.round !== 'EFS') return [];
  const over = overCertificates(table);
  return over.length > 0 ? over : [table.clock.turn];
};

/** What is to do now. */
export function introSentence(table: DoTable, seats: readonly Seat[] = introTurn(table)): Phrase {
  const { clock } = table;
  return phrase(`18do/now/${introTask(table)}`, { seat: seats.join(', '), turn: clock.turn });
}
function introTask(table: DoTable): string {
  const { clock } = table;
  if (overCertificates(table).length > 0) return 'shed';
  if (clock.step === 'certificate') return isAtLimit(table, clock.turn) ? 'claim-limit' : 'claim';
  if (clock.step === 'network') return 'network';
  if (directed(table, clock.turn).length === 0) return 'finish';
  return clock.step === 'build' ? 'build' : 'swap';
}
/** From large to small: the game, how many certificates are left, the phase and the step. */
export const introWhere = (table: DoTable): readonly Phrase[] => [
  phrase('18do/where/intro', { left: leftOnDisplay(table) }),
  phrase('18do/phase', { phase: table.clock.phase }),
  ...(table.clock.round === 'EFS' ? [phrase(`18do/step/${table.clock.step}`)] : []),
];
