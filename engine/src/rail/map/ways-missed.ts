import type { TrackLink } from './links.ts';
import { linksOf } from './links.ts';
import type { Track, TrackStop } from './track.ts';

/** Why no track joins two stops directly: words for the two slips that hands make on the map. */

/**
 * Whether two stops were joined if a train could turn back at the sharp angle of a junction: at a side it would
 * go on in the neighbouring hex, or on another track of the same hex that begins at this side.
 */
export function isReversal(track: Track, from: TrackStop, to: TrackStop): boolean {
  const seen = new Set<number>();
  const open: number[] = [];
  const enter = (head: number, except = -1): void => {
    for (let half = head; half >= 0; half = track.next[half] ?? -1) {
      if (half === except || seen.has(half)) continue;
      seen.add(half);
      open.push(half);
    }
  };
  enter(track.stopHeads[from.id] ?? -1);
  for (const half of open) {
    const arrival = track.ends[half ^ 1] ?? 0;
    if (arrival === -1 - to.id) return true;
    if (arrival < 0) continue;
    const joint = track.grid.joints[arrival] ?? -1;
    if (joint >= 0) enter(track.sideHeads[joint] ?? -1);
    enter(track.sideHeads[arrival] ?? -1, half ^ 1);
  }
  return false;
}

/** The first stop on the shortest way that leads over other stops; null if they are not joined at all. */
export function chainBetween(
  track: Track,
  from: TrackStop,
  to: TrackStop,
  isUsable: (link: TrackLink) => boolean = () => true,
): TrackStop | null {
  const { at } = linksOf(track);
  const firsts = new Map<number, number>([[from.id, -1]]);
  for (const [stop, first] of firsts) {
    for (const link of at[stop] ?? []) {
      const other = link.a === stop ? link.b : link.a;
      if (firsts.has(other) || !isUsable(link)) continue;
      firsts.set(other, first < 0 ? other : first);
    }
  }
  const first = firsts.get(to.id);
  return first === undefined || first < 0 || first === to.id ? null : (track.stops[first] ?? null);
}
