import { kindsAt } from '../../../table/course.ts';
import type { DoTable } from '../clock.ts';
import { isExpert, isInvestorBrewing } from '../readers.ts';
import { ANY_TIME, EXPERT_COURSE } from './expert/course.ts';
import { BREWERY_COURSE } from './steps.ts';

/** §6.4.5: what a player has in a stock round beside trading. */
export const EXCHANGE = ['exchange'] as const;

/** §6.5.2.1: one certificate of the company's own, at any moment of its turn. */
const DEAL = ['brew-issue', 'brew-redeem'] as const;

/** The kinds of moves of a brewery round. */
export function breweryCourse(table: DoTable): readonly string[] {
  const { asked, operating, step } = table.clock;
  if (operating === null) return ['brew-done'];
  if (asked !== null) return ['allow', 'forbid'];
  const isHard = isExpert(table);
  const now = kindsAt(isHard ? EXPERT_COURSE : BREWERY_COURSE, step).filter((kind) => kind !== 'brew-done');
  const leave = isInvestorBrewing(table) ? ['brew-leave'] : [];
  return [...now, ...DEAL, ...(isHard ? ANY_TIME : []), ...leave, 'brew-done'];
}
