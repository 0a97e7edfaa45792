import type { Entry, Play } from './play.ts';

/** True while an entry is part of the game that led to the present position. */
export function isLive(play: Play, entry: number): boolean {
  for (let n = play.head; n >= 0; n = play.line[n] ?? -1) if (n === entry) return true;
  return false;
}

/** The last move (or the setup) in the line that ends with entry `n`: agreements move no piece by a decision. */
function moveAt(play: Play, n: number): number {
  let at = n;
  while (at > 0 && play.log[at]!.act.do !== 'move') at = play.line[at] ?? 0;
  return at;
}

/** The head as it was after entry `n`. */
const headAfter = (play: Play, n: number): number =>
  play.log[n]!.act.do === 'move' || play.positions[n] !== play.positions[play.line[n] ?? n]
    ? n
    : (play.line[n] ?? n);

/** The entry to which the last undone move would be played again, or null. */
export function redoTarget(play: Play): number | null {
  const base = moveAt(play, play.head);
  for (let n = play.log.length - 1; n > base; n--) {
    // From the most recent head that lies ahead of the present one, the step that leaves the present one.
    let next = moveAt(play, headAfter(play, n));
    while (next > base) {
      const under = moveAt(play, play.line[next]!);
      if (under === base) return next;
      next = under;
    }
  }
  return null;
}

/** The head after taking back the last move, or null at the start. */
export function undoTarget(play: Play): number | null {
  const last = moveAt(play, play.head);
  return last > 0 ? play.line[last]! : null;
}

/** The live moves from the setup to an entry: the shortest log that leads to its position. */
export function lineTo(play: Play, entry = play.head): readonly Entry[] {
  const entries: Entry[] = [];
  for (let n = entry; n > 0; n = play.line[n] ?? -1) {
    const made = play.log[n];
    if (made?.act.do === 'move') entries.push(made);
  }
  return entries.reverse();
}
