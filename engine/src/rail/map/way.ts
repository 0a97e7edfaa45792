import type { Field, Found } from './field.ts';
import { beginnings, canFollow, mark, meetAgain, nothing, onward } from './field.ts';

export interface LooseWalk {
  readonly found: Found;
  /** The halves in the order in which they were come to. */
  readonly order: readonly number[];
  /** The half before each half; -1 at a beginning. */
  readonly before: Int32Array;
}

/**
 * Walks on over every pair of steps that is allowed, whatever was used earlier; passes by what `skips`
 * names.
 */
export function looseWalk(field: Field, skips: (half: number) => boolean, goal = -1): LooseWalk {
  const { track } = field;
  const found = nothing(field);
  const order: number[] = [];
  const before = new Int32Array(track.ends.length).fill(-1);
  const enter = (half: number, from: number): void => {
    if (found.halves[half] || skips(half)) return;
    mark(found, track, half);
    before[half] = from;
    order.push(half);
  };
  beginnings(field, (half) => enter(half, -1));
  for (const half of order) {
    if (half === goal) break;
    for (let then = onward(field, half); then >= 0; then = track.next[then] ?? -1) {
      if (canFollow(field, half, then)) enter(then, half);
    }
  }
  return { found, order, before };
}

/**
 * Looks for a way from a starting stop that ends with `goal` and uses nothing twice. It works backwards:
 * what the end of the way occupies is closed for its beginning, which mostly shows at once that there is
 * none, or one. Answers the halves of the way, `null` when there is none, or `unknown` when the searches
 * ran out.
 */
export function findWay(field: Field, goal: number, searches: { left: number }): number[] | null | 'unknown' {
  const { track } = field;
  const occupied = new Set<number>();
  /** The steps that follow, the last one of the way first. */
  const trail: number[] = [];
  const comesBack = (half: number): boolean =>
    trail.some((later, at) => meetAgain(field, half, later, at === trail.length - 1));
  const search = (half: number): number[] | null | 'unknown' => {
    searches.left -= 1;
    if (searches.left < 0) return 'unknown';
    const taken = track.takes[half] ?? 0;
    if (occupied.has(taken) || comesBack(half)) return null;
    const closed = (other: number): boolean =>
      leavesOccupied(field, occupied, other) ||
      (other !== half &&
        (isClosed(field, occupied, taken, other) ||
          trail.some((later) => meetAgain(field, other, later, false))));
    const start = looseWalk(field, closed, half);
    if (!start.found.halves[half]) return null;
    const way = wayTo(start.before, half);
    if (isSimple(field, way)) return way;
    occupied.add(taken);
    trail.push(half);
    for (const earlier of backward(field, half)) {
      const found = search(earlier);
      if (found === 'unknown') return found;
      if (found) return [...found, half];
    }
    occupied.delete(taken);
    trail.pop();
    return null;
  };
  return search(goal);
}

/** Whether a half occupies what the rest of the way needs, or leaves the stop at which it ends. */
function isClosed({ track }: Field, occupied: ReadonlySet<number>, taken: number, half: number): boolean {
  const takes = track.takes[half] ?? 0;
  const begin = track.ends[half] ?? 0;
  return takes === taken || occupied.has(takes) || (begin < 0 && begin === taken);
}

/** Whether a half leaves a stop that the rest of the way comes to. */
function leavesOccupied({ track }: Field, occupied: ReadonlySet<number>, half: number): boolean {
  const begin = track.ends[half] ?? 0;
  return begin < 0 && occupied.has(begin);
}

function wayTo(before: Int32Array, half: number): number[] {
  const way: number[] = [];
  for (let at = half; at >= 0; at = before[at] ?? -1) way.push(at);
  return way.toReversed();
}

function isSimple(field: Field, way: readonly number[]): boolean {
  const { track, hexOf } = field;
  if (
    hexOf &&
    way.some((half, at) => way.some((then, i) => i > at && meetAgain(field, half, then, i === at + 1)))
  )
    return false;
  const used = new Set<number | undefined>(way.map((half) => track.takes[half]));
  return used.size === way.length && !used.has(track.ends[way[0] ?? 0]);
}

/** The halves that `half` may follow. */
function backward(field: Field, half: number): number[] {
  const { track, shut } = field;
  const begin = track.ends[half] ?? 0;
  const joint = begin < 0 ? -1 : (track.grid.joints[begin] ?? -1);
  if (begin < 0 ? shut[-1 - begin] : joint < 0) return [];
  const heads = begin < 0 ? track.stopHeads[-1 - begin] : track.sideHeads[joint];
  const halves: number[] = [];
  for (let at = heads ?? -1; at >= 0; at = track.next[at] ?? -1) {
    const gauge = track.gaugeOf[at >> 1] ?? 0;
    if (!field.barred[gauge] && canFollow(field, at ^ 1, half)) halves.push(at ^ 1);
  }
  return halves;
}
