import type { Seat } from '../../../../table/types.ts';
import type { Phrase } from '../../../../table/words.ts';
import { phrase } from '../../../../table/words.ts';
import type { DoTable } from '../../clock.ts';
import { decides, isExpert } from '../../readers.ts';
import { calledSeat } from './events.ts';
import { codeOfKim } from './pieces.ts';

/** What somebody has to say before anything else goes on. */
export interface Question {
  readonly kinds: readonly string[];
  readonly seat: Seat;
  /** The same as a sentence to whoever decides. */
  readonly say: (seat: Seat) => Phrase;
}
/** The first such question of the expert game; null: none is open. */
export function expertQuestion(table: DoTable): Question | null {
  if (!isExpert(table) || table.clock.round === 'start' || table.clock.round === 'end') return null;
  const { kimBuyers, kimAsked, calling } = table.clock;
  const [buyer] = kimBuyers;
  if (buyer !== undefined)
    return {
      kinds: ['start-kim', 'no-kim'],
      seat: buyer,
      say: (seat) => phrase('18do/now/start-kim', { seat }),
    };
  if (kimAsked !== null)
    return {
      kinds: ['give-kim', 'refuse-kim'],
      seat: decides(table, kimAsked.seller),
      say: (seat) => phrase('18do/now/kim-asked', { ...kimAsked, seat, kim: codeOfKim(kimAsked.kim) }),
    };
  if (calling === null) return null;
  const isFirst = calling.event === 'H';
  return {
    kinds: [isFirst ? 'advertise' : 'marketing', 'no-event'],
    seat: calledSeat(table) ?? '',
    say: (seat) => phrase(`18do/now/event-${isFirst ? 'H' : 'L'}`, { seat, brewery: calling.brewery }),
  };
}
