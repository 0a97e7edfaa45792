import type { Network } from './network.ts';

/** The parts of a network that are the same for every train, with all relations made mutual. */
export interface Compiled {
  readonly network: Network;
  readonly stops: number;
  readonly links: number;
  readonly a: Int32Array;
  readonly b: Int32Array;
  readonly length: Float64Array;
  /** Links no other train may use when this one is used (the link itself not listed). */
  readonly excludes: readonly (readonly number[])[];
  /** Links the same route may not use: the excluded ones and those kept apart. */
  readonly blocks: readonly (readonly number[])[];
  /** Per link the stops, per stop the links, that may not be in one route with it. */
  readonly linkAvoids: readonly (readonly number[])[];
  readonly stopAvoids: readonly (readonly number[])[];
  readonly stopApart: readonly (readonly number[])[];
  /** Unusable for everyone: joins a stop to itself, to nowhere, or avoids its own end. */
  readonly dead: Uint8Array;
}

const NONE: readonly number[] = [];

function lists(n: number): (readonly number[])[] {
  const out: (readonly number[])[] = [];
  for (let i = 0; i < n; i++) out.push(NONE);
  return out;
}

/** Longer lists are no longer searched from the front: a maze of track has links that exclude thousands. */
const LONG = 16;
const members = new WeakMap<readonly number[], Set<number>>();
function has(list: readonly number[], what: number): boolean {
  if (list.length < LONG) return list.includes(what);
  let known = members.get(list);
  if (!known) members.set(list, (known = new Set(list)));
  return known.has(what);
}

function put(all: (readonly number[])[], at: number, what: number): void {
  const list = all[at]!;
  // The shared empty list must not grow, so the first entry makes a list of its own.
  if (list === NONE) all[at] = [what];
  else if (!has(list, what)) {
    (list as number[]).push(what);
    members.get(list)?.add(what);
  }
}

function inside(i: number, n: number): boolean {
  return Number.isInteger(i) && i >= 0 && i < n;
}

export function compile(network: Network): Compiled {
  const n = network.stops.length;
  const m = network.links.length;
  const a = new Int32Array(m);
  const b = new Int32Array(m);
  const length = new Float64Array(m);
  const dead = new Uint8Array(m);
  const excludes = lists(m);
  const linkAvoids = lists(m);
  const stopAvoids = lists(n);
  const stopApart = lists(n);
  let extra: (readonly number[])[] | null = null;
  for (let l = 0; l < m; l++) {
    const link = network.links[l]!;
    a[l] = link.a;
    b[l] = link.b;
    length[l] = Math.max(0, link.length ?? 1);
    if (link.a === link.b || !inside(link.a, n) || !inside(link.b, n)) dead[l] = 1;
    for (const x of link.excludes) {
      if (x === l || !inside(x, m)) continue;
      put(excludes, l, x);
      put(excludes, x, l);
    }
    if (link.apart !== undefined && link.apart.length > 0) {
      extra ??= lists(m);
      for (const x of link.apart) {
        if (x === l || !inside(x, m)) continue;
        put(extra, l, x);
        put(extra, x, l);
      }
    }
    if (link.avoids === undefined) continue;
    for (const s of link.avoids) {
      if (!inside(s, n)) continue;
      if (s === link.a || s === link.b) dead[l] = 1;
      put(linkAvoids, l, s);
      put(stopAvoids, s, l);
    }
  }
  for (const [x, y] of network.apart ?? []) {
    if (x === y || !inside(x, n) || !inside(y, n)) continue;
    put(stopApart, x, y);
    put(stopApart, y, x);
  }
  let blocks: readonly (readonly number[])[] = excludes;
  if (extra !== null) {
    const both = extra;
    blocks = excludes.map((list, l) => (both[l]!.length === 0 ? list : [...new Set([...list, ...both[l]!])]));
  }
  return {
    network,
    stops: n,
    links: m,
    a,
    b,
    length,
    excludes,
    blocks,
    linkAvoids,
    stopAvoids,
    stopApart,
    dead,
  };
}
