import { canonical } from './hash.ts';
import type { Entry, Play } from './play.ts';
import type { Move } from './types.ts';

/** True while an entry is part of the game that led to the present position. */
export function isLive(play: Play, entry: number): boolean {
  for (let n = play.head; n >= 0; n = play.line[n] ?? -1) if (n === entry) return true;
  return false;
}

const lives = new WeakMap<Play, ReadonlySet<number>>();

/** The entries that led to the present position: for whoever asks about many of them. */
export function livesOf(play: Play): ReadonlySet<number> {
  let found = lives.get(play);
  if (!found) {
    const live = new Set<number>();
    for (let n = play.head; n >= 0; n = play.line[n] ?? -1) live.add(n);
    lives.set(play, (found = live));
  }
  return found;
}

/** The last move (or the setup) in the line that ends with entry `n`: agreements move no piece by a decision. */
function moveAt(play: Play, n: number): number {
  let at = n;
  while (at > 0 && play.log[at]!.act.do !== 'move') at = play.line[at] ?? 0;
  return at;
}

/** Whether an entry changed the table: a move, or an agreement that settled something. */
export function isStep({ log, line, isPresentOnly }: Play, n: number): boolean {
  const entry = log[n];
  if (!entry || entry.act.do === 'move') return entry !== undefined;
  return !isPresentOnly && entry.hash !== log[line[n] ?? n]?.hash;
}

/** The head as it was after entry `n`. */
const headAfter = (play: Play, n: number): number => (isStep(play, n) ? n : (play.line[n] ?? n));

/** Whether a seat that nobody holds made this move: it goes with the move that led to it. */
export const isByItself = (entry: Entry | undefined): boolean =>
  entry?.act.do === 'move' && entry.act.because !== undefined;

/** The entry to which the last undone move would be played again, with what followed from it by itself; or null. */
export function redoTarget(play: Play): number | null {
  const base = moveAt(play, play.head);
  for (let n = play.log.length - 1; n > base; n--) {
    // From the most recent head that lies ahead of the present one, the step that leaves the present one.
    let next = moveAt(play, headAfter(play, n));
    let last = next;
    while (next > base) {
      const under = moveAt(play, play.line[next]!);
      if (under === base) return last;
      if (!isByItself(play.log[next])) last = under;
      next = under;
    }
  }
  return null;
}

/** The last move that a person decided, in the line that leads to the present position; 0: nobody has yet. */
export function lastDecision(play: Play): number {
  let last = moveAt(play, play.head);
  while (isByItself(play.log[last])) last = moveAt(play, play.line[last]!);
  return last;
}

/** The head after taking back the last move and what followed from it by itself, or null at the start. */
export function undoTarget(play: Play): number | null {
  const last = lastDecision(play);
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

/** The entries that led to the present position, the last one first. */
function* backwards(play: Play): Generator<Entry, void, void> {
  for (let n = play.head; n >= 0; n = play.line[n] ?? -1) yield play.log[n]!;
}

/** How many steps lie behind the present position. The same again after taking back as it was before. */
export function stepsBehind(play: Play): number {
  let steps = -1;
  for (const _ of backwards(play)) steps++;
  return steps;
}

/** How often chance was asked on the way to the present position, the setup included. */
export function drawsBehind(play: Play): number {
  let draws = 0;
  for (const { luck } of backwards(play)) draws += luck.length;
  return draws;
}

/** What was drawn when this very move was made from this very position before; nothing where it never was. */
export function drawnBefore(play: Play, move: Move): readonly number[] {
  const text = canonical(move);
  const isSame = ({ n, act }: Entry): boolean =>
    play.line[n] === play.head && act.do === 'move' && canonical(act.move) === text;
  return play.log.find((entry) => entry.luck.length > 0 && isSame(entry))?.luck ?? [];
}

/** The entries that would be taken back by going to the position after entry `to`; null where it is not behind us. */
export function takenBack(play: Play, to: number): readonly Entry[] | null {
  const entries: Entry[] = [];
  for (const entry of backwards(play)) {
    if (entry.n === to) return entries;
    entries.push(entry);
  }
  return null;
}
