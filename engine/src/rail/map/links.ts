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
  const trail = new Trail(track);
  for (const stop of track.stops) {
    const steps = Math.min(MAX_STEPS, left);
    const used = trail.walkFrom(stop.id, all, steps);
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

/**
 * The ways that are tried from one stop: half by half, each with the one before it. One for all stops of a map, so that
 * its lists grow once.
 */
class Trail {
  readonly #track: Track;
  readonly #halves: number[] = [];
  readonly #parents: number[] = [];
  #count = 0;

  constructor(track: Track) {
    this.#track = track;
  }

  /** All halves of a chain, of one gauge where that is asked. */
  #push(head: number, parent: number, gauge: number): void {
    const { next, gaugeOf } = this.#track;
    for (let half = head; half >= 0; half = next[half] ?? -1) {
      if (gauge >= 0 && gaugeOf[half >> 1] !== gauge) continue;
      this.#halves[this.#count] = half;
      this.#parents[this.#count++] = parent;
    }
  }

  /** Breadth first, so that the limit cuts off the long ways and not the short ones. The steps it took; null: cut off. */
  walkFrom(start: number, all: TrackLink[], most: number): number | null {
    const { ends, gaugeOf, grid, sideHeads, stopHeads } = this.#track;
    this.#count = 0;
    this.#push(stopHeads[start] ?? -1, -1, -1);
    const limit = Math.min(all.length + MAX_LINKS, MOST_LINKS);
    for (let at = 0; at < this.#count; at += 1) {
      if (at >= most || all.length >= limit) return null;
      const half = this.#halves[at] ?? 0;
      const arrival = ends[half ^ 1] ?? 0;
      if (arrival < 0) {
        const end = -1 - arrival;
        // Each way is found from both of its stops; the lower one keeps it.
        if (end > start) all.push(new Way(this.#track, all.length, start, end, this.#wayTo(at)));
        continue;
      }
      const joint = grid.joints[arrival] ?? -1;
      if (joint < 0 || this.#isTaken(half, this.#parents[at] ?? -1)) continue;
      this.#push(sideHeads[joint] ?? -1, at, gaugeOf[half >> 1] ?? 0);
    }
    return this.#count;
  }

  /** Whether the way up to there has what a half occupies. */
  #isTaken(half: number, from: number): boolean {
    const { takes } = this.#track;
    const side = takes[half] ?? 0;
    for (let at = from; at >= 0; at = this.#parents[at] ?? -1) {
      if (takes[this.#halves[at] ?? 0] === side) return true;
    }
    return false;
  }

  #wayTo(last: number): readonly number[] {
    const way: number[] = [];
    for (let at = last; at >= 0; at = this.#parents[at] ?? -1) way.push(this.#halves[at] ?? 0);
    return way.reverse();
  }
}

/**
 * A link as it was walked. A full map has hundreds of them, made anew with each tile, and a shown run looks at a dozen:
 * what they pass is read when somebody asks.
 */
class Way implements TrackLink {
  readonly id: number;
  readonly a: number;
  readonly b: number;
  readonly gauge: string;
  readonly #track: Track;
  readonly #halves: readonly number[];
  #hexes: readonly HexId[] | null = null;
  #segments: readonly number[] | null = null;
  #borders: readonly SideKey[] | null = null;
  #uses: readonly number[] | null = null;

  constructor(track: Track, id: number, a: number, b: number, halves: readonly number[]) {
    this.id = id;
    this.a = a;
    this.b = b;
    this.gauge = track.segments[(halves[0] ?? 0) >> 1]?.gauge ?? '';
    this.#track = track;
    this.#halves = halves;
  }

  get hexes(): readonly HexId[] {
    return (this.#hexes ??= this.#halves.map((half) => this.#track.segments[half >> 1]?.hex ?? ''));
  }
  get segments(): readonly number[] {
    return (this.#segments ??= this.#halves.map((half) => half >> 1));
  }
  get borders(): readonly SideKey[] {
    const { ends, grid } = this.#track;
    return (this.#borders ??= this.#crossing().map((half) => grid.sideKeys[ends[half ^ 1] ?? -1] ?? ''));
  }
  get uses(): readonly number[] {
    if (this.#uses) return this.#uses;
    const sides = this.#crossing().map((half) => this.#track.takes[half] ?? 0);
    // Track from node to node crosses no side; its own number, made negative, tells it from the sides.
    return (this.#uses = sides.length > 0 ? sides : [-1 - ((this.#halves[0] ?? 0) >> 1)]);
  }
  /** All halves but the last one, which arrives at a stop. */
  #crossing(): readonly number[] {
    return this.#halves.slice(0, -1);
  }
}

/** Whether two links have a side or a piece of track in common: what `exclusions` says of all of them. */
export const shareTrack = (one: TrackLink, other: TrackLink): boolean =>
  one.uses.some((use) => other.uses.includes(use));

/** Whether every step of every route can have track of its own; of several ways one that fits is enough. */
export function fitTogether(steps: readonly (readonly TrackLink[])[]): boolean {
  const chosen: TrackLink[] = [];
  let tries = 5000;
  const choose = (at: number): boolean => {
    if (at === steps.length) return true;
    for (const link of steps[at] ?? []) {
      if (tries-- <= 0) return false;
      if (chosen.some((other) => shareTrack(other, link))) continue;
      chosen.push(link);
      if (choose(at + 1)) return true;
      chosen.pop();
    }
    return false;
  };
  return choose(0);
}
