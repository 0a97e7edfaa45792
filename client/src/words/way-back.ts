import { isStep } from '@stellwerk/engine/table/history.ts';
import type { Entry, Play } from '@stellwerk/engine/table/play.ts';

/** The moves from one moment to a later one of the same line; null where the one does not lead to the other. */
function movesBetween(play: Play, early: number, late: number): readonly Entry[] | null {
  const found: Entry[] = [];
  let at = late;
  for (; at > early; at = play.line[at] ?? -1) {
    const entry = play.log[at];
    if (entry?.act.do === 'move') found.push(entry);
  }
  return at === early ? found.reverse() : null;
}

/** Which entry's position lay on the table before entry `n`. */
export function headBefore(play: Play, n: number): number {
  const last = n - 1;
  const under = play.line[last] ?? last;
  return isStep(play, last) ? last : under;
}

export interface Way {
  readonly kind: 'undo' | 'redo';
  /** What is taken back or played again, in the order in which it was played. */
  readonly moves: readonly Entry[];
}

/** What a step of the table from one moment to another takes back, or brings back. */
export function wayBetween(play: Play, from: number, to: number): Way {
  const gone = movesBetween(play, to, from);
  if (gone) return { kind: 'undo', moves: gone };
  return { kind: 'redo', moves: movesBetween(play, from, to) ?? [] };
}
