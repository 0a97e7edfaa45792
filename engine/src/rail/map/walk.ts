import { findWay, looseWalk } from './way.ts';
import type { Field, Found } from './field.ts';
import { beginnings, canFollow, mark, meetAgain, nothing, onward } from './field.ts';

/** Searches spent on positions in which the quick answers differ; after that the generous one holds. */
const MAX_SEARCHES = 400;

/**
 * Follows track from the starting stops as one route could: no stop and no side twice, and where the field says so no hex.
 *
 * Two quick walks nearly always agree. `loose` looks at each pair of neighbouring steps only and finds
 * too much where a way would come back through the stem of a junction; `sure` keeps one way to each place
 * and may find too little. What lies between them is settled piece by piece.
 */
export function walk(field: Field): Found {
  const { track } = field;
  const never = new Uint8Array(track.ends.length);
  const sure = treeWalk(field);
  const searches = { left: MAX_SEARCHES };
  let loose = looseWalk(field, (half) => never[half] === 1);
  for (;;) {
    const doubt = loose.order.find((half) => isMissing(field, sure, half));
    if (doubt === undefined) return sure;
    const way = findWay(field, doubt, searches);
    if (way === 'unknown') return loose.found;
    if (way === null) {
      never[doubt] = 1;
      loose = looseWalk(field, (half) => never[half] === 1);
    } else for (const half of way) mark(sure, track, half);
  }
}

/** The other direction of a known segment is no loss: it leads where one came from. */
function isMissing({ track }: Field, sure: Found, half: number): boolean {
  if (sure.halves[half]) return false;
  const arrival = track.ends[half ^ 1] ?? 0;
  return !sure.halves[half ^ 1] || (arrival < 0 && !sure.stops[-1 - arrival]);
}

function treeWalk(field: Field): Found {
  const { track } = field;
  const { takes } = track;
  const found = nothing(field);
  const halves: number[] = [];
  const parents: number[] = [];
  const origins: number[] = [];
  const enter = (half: number, origin: number, parent: number): void => {
    if (found.halves[half] || takes[half] === -1 - origin) return;
    for (let at = parent; at >= 0; at = parents[at] ?? -1) {
      if (takes[halves[at] ?? 0] === takes[half]) return;
      if (meetAgain(field, halves[at] ?? 0, half, at === parent)) return;
    }
    mark(found, track, half);
    halves.push(half);
    parents.push(parent);
    origins.push(origin);
  };
  beginnings(field, (half, start) => enter(half, start, -1));
  for (let at = 0; at < halves.length; at += 1) {
    const half = halves[at] ?? 0;
    for (let then = onward(field, half); then >= 0; then = track.next[then] ?? -1) {
      if (canFollow(field, half, then)) enter(then, origins[at] ?? 0, at);
    }
  }
  return found;
}
