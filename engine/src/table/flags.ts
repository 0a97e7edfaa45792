import { livesOf } from './history.ts';
import type { FlagState, Play } from './play.ts';

/** Whether a due that was open at entry `n` still is: its id begins with the entry that made it. */
const isOlder = (due: { readonly id: string }, n: number): boolean => Number.parseInt(due.id, 10) < n;

const DUES = 'table/open-dues';

/**
 * What is to be thought of a flag now. The log keeps every flag as it was; a move that was taken back asks nothing of
 * anybody, and a flag about open dues is settled by doing them.
 */
export function flagAt(play: Play, n: number): FlagState | 'gone' | null {
  const state = play.flags.get(n) ?? null;
  if (state !== 'open') return state;
  if (!livesOf(play).has(n)) return 'gone';
  const breaches = play.log[n]?.findings.filter(
    ({ weight, rule }) => weight === 'breach' && !play.settings.houseRules.includes(rule),
  );
  const isAboutDues = breaches !== undefined && breaches.every(({ rule }) => rule === DUES);
  return isAboutDues && breaches.length > 0 && !play.table.clock.dues.some((due) => isOlder(due, n))
    ? 'gone'
    : 'open';
}

/** The flags that somebody still has to say something about. */
export const openFlags = (play: Play): readonly number[] =>
  [...play.flags.keys()].filter((n) => flagAt(play, n) === 'open');
