import { BANK, companyPlace } from '../../rail/ids.ts';
import type { CompanyId } from '../../rail/types.ts';
import type { EspClock, EspDraft, EspTable, Goal } from './clock.ts';
import { GOAL_CAPITAL } from './data/limits.ts';
import { reachesDestination } from './reach.ts';
import { isMajor, lockedTokens, parOf } from './readers.ts';

/** §6.1: the company still has this goal before it. */
export const hasGoal = ({ clock }: EspTable, company: CompanyId, goal: Goal): boolean =>
  isMajor(company) &&
  clock.started.includes(company) &&
  !clock.full.includes(company) &&
  !goalsOf(clock, company).includes(goal);
export const goalsOf = (clock: EspClock, company: CompanyId): readonly Goal[] =>
  (Object.hasOwn(clock.goals, company) ? clock.goals[company] : null) ?? [];
/** A goal is reached: capital from the bank and one marker unlocked; each goal counts once. */
export function reachGoal(draft: EspDraft, company: CompanyId, goal: Goal): void {
  if (!hasGoal(draft.table, company, goal)) return;
  const reached = goalsOf(draft.clock, company);
  const capital = (GOAL_CAPITAL[reached.length] ?? 0) * parOf(draft.table, company);
  draft.pay(capital, BANK, companyPlace(company), 'due/goal');
  const [marker] = lockedTokens(draft.table, company);
  if (marker !== undefined) draft.put(marker, companyPlace(company));
  draft.set('goals', { ...draft.clock.goals, [company]: [...reached, goal] });
}

/** Looked at when a company's turn begins and after each of its building actions. */
export function checkDestination(draft: EspDraft, company: CompanyId): void {
  if (hasGoal(draft.table, company, 'destination') && reachesDestination(draft.table, company))
    reachGoal(draft, company, 'destination');
}
