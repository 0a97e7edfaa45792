import type { HexId } from '../types.ts';
import type { SideKey } from './grid.ts';
import type { Track } from './track.ts';

/** A way from stop to stop over plain track. */
export interface TrackLink {
  readonly id: number;
  /** The stops at its ends by id, the lower one first. */
  readonly a: number;
  readonly b: number;
  /** From `a` to `b`, both hexes included; `segments` runs along with it. */
  readonly hexes: readonly HexId[];
  readonly segments: readonly number[];
  /** The sides crossed on the way, seen from the hex that is left. */
  readonly borders: readonly SideKey[];
  readonly gauge: string;
  /** What it occupies: numbers of sides, or for track within one hex of its segment. */
  readonly uses: readonly number[];
}

export interface TrackLinks {
  readonly all: readonly TrackLink[];
  /** The links at each stop, by stop id. */
  readonly at: readonly (readonly TrackLink[])[];
  /** False when a maze of junctions had more ways than anybody would count; the shortest ones are there. */
  readonly complete: boolean;
}

/** Ways tried, and ways kept, from one stop; on full boards of the titles no stop had more than 100 links. */
const MAX_STEPS = 3000;
const MAX_LINKS = 200;
/** …and on the whole map, so that no maze laid by hand holds anybody up. Full boards come nowhere near. */
const MOST_STEPS = 60_000;
const MOST_LINKS = 1500;

const knownLinks = new WeakMap<Track, TrackLinks>();
const knownExclusions = new WeakMap<TrackLinks, readonly (readonly number[])[]>();

/** All ways from stop to stop, the shorter ones of each stop first. */
export function linksOf(track: Track): TrackLinks {
  const found = knownLinks.get(track);
  if (found) return found;
  const all: TrackLink[] = [];
  let complete = true;
  let left = MOST_STEPS;
  for (const stop of track.stops) {
    const steps = Math.min(MAX_STEPS, left);
    const used = walkFrom(track, stop.id, all, steps);
    if (used === null) complete = false;
    left -= used ?? steps;
  }
  const at: TrackLink[][] = track.stops.map(() => []);
  for (const link of all) {
    at[link.a]?.push(link);
    at[link.b]?.push(link);
  }
  const links = { all, at, complete };
  knownLinks.set(track, links);
  return links;
}

/** For each link the links that share a side or a piece of track with it, in ascending order. */
export function exclusions(links: TrackLinks): readonly (readonly number[])[] {
  const found = knownExclusions.get(links);
  if (found) return found;
  const users = new Map<number, number[]>();
  for (const link of links.all) {
    for (const use of link.uses) {
      const list = users.get(use);
      if (list) list.push(link.id);
      else users.set(use, [link.id]);
    }
  }
  const seen = new Int32Array(links.all.length).fill(-1);
  const lists = links.all.map((link) => {
    const others: number[] = [];
    seen[link.id] = link.id;
    for (const use of link.uses) {
      for (const other of users.get(use) ?? []) {
        if (seen[other] === link.id) continue;
        seen[other] = link.id;
        others.push(other);
      }
    }
    return others.toSorted((x, y) => x - y);
  });
  knownExclusions.set(links, lists);
  return lists;
}

/** Breadth first, so that the limit cuts off the long ways and not the short ones. The steps it took; null: cut off. */
function walkFrom(track: Track, start: number, all: TrackLink[], most: number): number | null {
  const { takes, next, sideHeads, stopHeads } = track;
  const { joints } = track.grid;
  const halves: number[] = [];
  const parents: number[] = [];
  const push = (head: number, parent: number, gauge: number): void => {
    for (let half = head; half >= 0; half = next[half] ?? -1) {
      if (gauge >= 0 && track.gaugeOf[half >> 1] !== gauge) continue;
      halves.push(half);
      parents.push(parent);
    }
  };
  push(stopHeads[start] ?? -1, -1, -1);
  const limit = Math.min(all.length + MAX_LINKS, MOST_LINKS);
  for (let at = 0; at < halves.length; at += 1) {
    if (at >= most || all.length >= limit) return null;
    const half = halves[at] ?? 0;
    const arrival = track.ends[half ^ 1] ?? 0;
    if (arrival < 0) {
      // Each way is found from both of its stops; the lower one keeps it.
      if (-1 - arrival > start) all.push(makeLink(track, all.length, start, at, halves, parents));
      continue;
    }
    const joint = joints[arrival] ?? -1;
    if (joint < 0 || isTaken(takes, takes[half] ?? 0, parents[at] ?? -1, halves, parents)) continue;
    push(sideHeads[joint] ?? -1, at, track.gaugeOf[half >> 1] ?? 0);
  }
  return halves.length;
}

function isTaken(
  takes: Int32Array,
  side: number,
  from: number,
  halves: readonly number[],
  parents: readonly number[],
): boolean {
  for (let at = from; at >= 0; at = parents[at] ?? -1) {
    if (takes[halves[at] ?? 0] === side) return true;
  }
  return false;
}

function makeLink(
  track: Track,
  id: number,
  a: number,
  last: number,
  halves: readonly number[],
  parents: readonly number[],
): TrackLink {
  const chain: number[] = [];
  for (let at = last; at >= 0; at = parents[at] ?? -1) chain.push(halves[at] ?? 0);
  chain.reverse();
  const hexes: HexId[] = [];
  const segments: number[] = [];
  const borders: SideKey[] = [];
  const uses: number[] = [];
  for (const half of chain) {
    const segment = half >> 1;
    hexes.push(track.segments[segment]?.hex ?? '');
    segments.push(segment);
    const arrival = track.ends[half ^ 1] ?? -1;
    if (arrival < 0) continue;
    borders.push(track.grid.sideKeys[arrival] ?? '');
    uses.push(track.takes[half] ?? 0);
  }
  // Track from node to node crosses no side; its own number, made negative, tells it from the sides.
  if (uses.length === 0) uses.push(-1 - (segments[0] ?? 0));
  const b = -1 - (track.ends[(chain.at(-1) ?? 0) ^ 1] ?? -1);
  return { id, a, b, hexes, segments, borders, gauge: track.segments[segments[0] ?? 0]?.gauge ?? '', uses };
}

/** Whether every step of every route can have track of its own; of several ways one that fits is enough. */
export function fitTogether(track: Track, steps: readonly (readonly TrackLink[])[]): boolean {
  const excluded = exclusions(linksOf(track));
  const chosen: TrackLink[] = [];
  let tries = 5000;
  const choose = (at: number): boolean => {
    if (at === steps.length) return true;
    for (const link of steps[at] ?? []) {
      if (tries-- <= 0) return false;
      if (chosen.some((other) => other === link || excluded[other.id]?.includes(link.id))) continue;
      chosen.push(link);
      if (choose(at + 1)) return true;
      chosen.pop();
    }
    return false;
  };
  return choose(0);
}
