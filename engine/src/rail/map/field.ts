import type { Track } from './track.ts';

/**
 * What a walk goes over: stops marked in `shut` are ends, track of a gauge marked in `barred` is no
 * track.
 */
export interface Field {
  readonly track: Track;
  readonly starts: readonly number[];
  readonly shut: Uint8Array;
  readonly barred: Uint8Array;
  /** Where no way may come through one hex twice: the hex of each segment. Absent: it may. */
  readonly hexOf?: Int32Array;
}

/** What was come to: stops by id, and halves, which are segments in the direction of travel. */
export interface Found {
  readonly stops: Uint8Array;
  readonly halves: Uint8Array;
}

/** Nothing found yet but the stops where the way begins. */
export function nothing({ track, starts }: Field): Found {
  const found = { stops: new Uint8Array(track.stops.length), halves: new Uint8Array(track.ends.length) };
  for (const start of starts) found.stops[start] = 1;
  return found;
}

/** Notes that a segment was run through, and the stop to which it leads. */
export function mark(found: Found, track: Track, half: number): void {
  found.halves[half] = 1;
  const arrival = track.ends[half ^ 1] ?? 0;
  if (arrival < 0) found.stops[-1 - arrival] = 1;
}

/** Calls `enter` with each half by which a way can begin, and with the stop where it does. */
export function beginnings(field: Field, enter: (half: number, start: number) => void): void {
  const { track, barred } = field;
  for (const start of field.starts) {
    for (let half = track.stopHeads[start] ?? -1; half >= 0; half = track.next[half] ?? -1) {
      if (!barred[track.gaugeOf[half >> 1] ?? 0]) enter(half, start);
    }
  }
}

/**
 * The first of the halves that begin where this one arrives, or -1 at an end; the others follow by
 * `next`.
 */
export function onward({ track, shut }: Field, half: number): number {
  const arrival = track.ends[half ^ 1] ?? 0;
  if (arrival < 0) return shut[-1 - arrival] ? -1 : (track.stopHeads[-1 - arrival] ?? -1);
  const joint = track.grid.joints[arrival] ?? -1;
  return joint < 0 ? -1 : (track.sideHeads[joint] ?? -1);
}

/**
 * Whether `then` may follow `half` directly: the same gauge over a side, and not back by where one came
 * from.
 */
export function canFollow({ track, barred }: Field, half: number, then: number): boolean {
  const gauge = track.gaugeOf[then >> 1] ?? 0;
  if (barred[gauge]) return false;
  if ((track.ends[half ^ 1] ?? 0) >= 0) return gauge === track.gaugeOf[half >> 1];
  return then !== (half ^ 1) && track.takes[then] !== track.takes[half ^ 1];
}

/**
 * Whether two steps of one way come through the same hex, other than by stopping there between the one and the other,
 * which follows it at once.
 */
export const meetAgain = ({ hexOf }: Field, earlier: number, later: number, isNext: boolean): boolean =>
  hexOf !== undefined && !isNext && hexOf[earlier >> 1] === hexOf[later >> 1];
