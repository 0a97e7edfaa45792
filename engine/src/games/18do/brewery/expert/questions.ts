import type { Seat } from '../../../../table/types.ts';
import type { Phrase } from '../../../../table/words.ts';
import { phrase } from '../../../../table/words.ts';
import type { DoTable } from '../../clock.ts';
import { decides, isExpert } from '../../readers.ts';
import { calledSeat } from './events.ts';
import { codeOfKim } from './pieces.ts';

/** What somebody has to say before anything else goes on in the expert game. */
export interface Question {
  readonly kinds: readonly string[];
  readonly seat: Seat;
}
export function expertQuestion(table: DoTable): Question | null {
  if (!isExpert(table) || table.clock.round === 'start' || table.clock.round === 'end') return null;
  const { kimBuyers, kimAsked, calling } = table.clock;
  const [buyer] = kimBuyers;
  if (buyer !== undefined) return { kinds: ['start-kim', 'no-kim'], seat: buyer };
  if (kimAsked !== null) return { kinds: ['give-kim', 'refuse-kim'], seat: decides(table, kimAsked.seller) };
  if (calling === null) return null;
  const use = calling.event === 'H' ? 'advertise' : 'marketing';
  return { kinds: [use, 'no-event'], seat: calledSeat(table) ?? '' };
}
/** The same as a sentence to whoever decides; null: nothing of this kind is open. */
export function expertSentence(table: DoTable, seat: Seat): Phrase | null {
  if (expertQuestion(table) === null) return null;
  const { kimBuyers, kimAsked, calling } = table.clock;
  if (kimBuyers.length > 0) return phrase('18do/now/start-kim', { seat });
  if (kimAsked !== null)
    return phrase('18do/now/kim-asked', { ...kimAsked, seat, kim: codeOfKim(kimAsked.kim) });
  const { event = 'H', brewery = '' } = calling ?? {};
  return phrase(`18do/now/event-${event === 'H' ? 'H' : 'L'}`, { seat, brewery });
}
