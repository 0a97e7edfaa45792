import type { Compiled } from './compiled.ts';
import type { Meter } from './meter.ts';
import type { Found } from './route-search.ts';

/** The routes a kind of train may be given, and how many trains of it there are. */
export interface Pool {
  readonly routes: readonly Found[];
  readonly count: number;
}

export interface Choice {
  /** Per pool the routes chosen. */
  readonly picks: readonly (readonly Found[])[];
  readonly value: number;
}

/** One pool laid out for the search, best worth first. Routes are bits, so that a word stands for 32 of them. */
interface Laid {
  readonly routes: readonly Found[];
  readonly worth: Float64Array;
  /** Per link the routes that use it: `words` words each. */
  readonly users: Int32Array;
  readonly words: number;
  /** Where its words begin among those of all pools. */
  readonly at: number;
  readonly count: number;
  readonly index: number;
}

/** Words looked at for which one search node is charged. */
const WORDS_A_NODE = 256;
/** What other work costs, in words: a link noted, a step of the search, a route laid out. */
const WORDS_A_LINK = 32;
const WORDS_A_STEP = 64;
const WORDS_A_ROUTE = 128;

function worthOf(route: Found, price: Float64Array | null): number {
  let worth = route.value;
  if (price !== null) for (const l of route.links) worth -= price[l]!;
  return worth;
}

function lay(net: Compiled, pool: Pool, price: Float64Array | null, index: number): Omit<Laid, 'at'> {
  const n = pool.routes.length;
  const words = (n + 31) >> 5;
  const raw = pool.routes.map((route) => worthOf(route, price));
  const order = raw.map((_, i) => i).sort((x, y) => raw[y]! - raw[x]!);
  const worth = new Float64Array(n);
  const users = new Int32Array(net.links * words);
  const routes: Found[] = [];
  for (let i = 0; i < n; i++) {
    const route = pool.routes[order[i]!]!;
    routes.push(route);
    worth[i] = raw[order[i]!]!;
    for (const l of route.links) users[l * words + (i >> 5)]! |= 1 << (i & 31);
  }
  return { routes, worth, users, words, count: pool.count, index };
}

const closings = new WeakMap<Found, readonly number[]>();
/** The links that nobody else may use beside a route: its own and those that they exclude. Worked out once a route. */
function closedBy(net: Compiled, route: Found, spend: (words: number) => void): readonly number[] {
  const known = closings.get(route);
  if (known) return known;
  const closed = new Set<number>(route.links);
  for (const l of route.links) for (const x of net.excludes[l]!) closed.add(x);
  spend(closed.size * WORDS_A_LINK);
  const list = [...closed];
  closings.set(route, list);
  return list;
}

/*
 * Chooses compatible routes, one at most for each train, of the greatest total value. Branch and bound over
 * the pools: a partial choice is worth its routes' worths (value less link prices), plus the best worth of
 * the routes still to choose, plus the sum of all prices (compatible routes never pay more than that
 * together). Pools are sorted by worth, so the first route that is not good enough ends the row. Trains of a
 * kind take routes in the order of the pool, hence no choice is met twice. Which routes a choice rules out is
 * noted for all later pools at once, so those that clash cost nothing.
 */
export function combine(
  net: Compiled,
  pools: readonly Pool[],
  price: Float64Array | null,
  priceSum: number,
  floor: number,
  grain: number,
  meter: Meter,
  maxNodes: number,
): { readonly choice: Choice | null; readonly done: boolean } {
  let all = 0;
  const laid: Laid[] = pools
    .map((pool, i) => lay(net, pool, price, i))
    // Small pools first: few rows high up in the tree.
    .sort((x, y) => x.routes.length - y.routes.length)
    .map((pool) => {
      const at = all;
      all += pool.words;
      return { ...pool, at };
    });
  let trains = 0;
  for (const pool of laid) trains += pool.count;
  const later = new Float64Array(laid.length + 1);
  for (let p = laid.length - 1; p >= 0; p--) {
    const pool = laid[p]!;
    later[p] = later[p + 1]! + pool.count * Math.max(0, pool.worth[0] ?? 0);
  }
  /** Per depth, the routes of all pools that are ruled out. */
  const shut = new Int32Array((trains + 1) * all);
  for (const pool of laid) {
    const spare = pool.routes.length & 31;
    if (spare !== 0) shut[pool.at + pool.words - 1] = -1 << spare;
  }
  const pickPool = new Int32Array(trains);
  const pickRoute = new Int32Array(trains);
  let wanted = floor;
  let best: { pool: number; route: number }[] | null = null;
  let bestValue = 0;
  const stopAt = meter.used + maxNodes;
  let over = meter.over;
  let looked = 0;

  const spend = (words: number): void => {
    looked += words;
    if (looked < WORDS_A_NODE) return;
    const nodes = Math.floor(looked / WORDS_A_NODE);
    looked -= nodes * WORDS_A_NODE;
    if (meter.spend(nodes) || meter.used >= stopAt) over = true;
  };
  /** Notes below `depth` what a route leaves to the pools from `from` on. */
  const close = (route: Found, from: number, depth: number): void => {
    const begin = laid[from]!.at;
    const now = depth * all;
    const then = now + all;
    for (let x = begin; x < all; x++) shut[then + x] = shut[now + x]!;
    const closed = closedBy(net, route, spend);
    for (let q = from; q < laid.length; q++) {
      const { users, words, at } = laid[q]!;
      for (const l of closed) {
        const row = l * words;
        for (let x = 0; x < words; x++) shut[then + at + x]! |= users[row + x]!;
      }
    }
    spend((closed.length + 1) * (all - begin));
  };

  const choose = (
    p: number,
    left: number,
    from: number,
    depth: number,
    worth: number,
    value: number,
  ): void => {
    if (value >= wanted) {
      best = [];
      for (let i = 0; i < depth; i++) best.push({ pool: pickPool[i]!, route: pickRoute[i]! });
      bestValue = value;
      wanted = value + grain;
    }
    spend(WORDS_A_STEP);
    if (p === laid.length || over) return;
    const rest = later[p + 1]! + priceSum;
    if (left > 0) row(p, left, from, depth, worth, value, rest);
    if (worth + rest >= wanted) choose(p + 1, laid[p + 1]?.count ?? 0, 0, depth, worth, value);
  };
  const row = (
    p: number,
    left: number,
    from: number,
    depth: number,
    worth: number,
    value: number,
    rest: number,
  ): void => {
    const pool = laid[p]!;
    const base = depth * all + pool.at;
    const heir = left > 1 ? p : p + 1;
    for (let x = from >> 5; x < pool.words; x++) {
      spend(1);
      let free = ~shut[base + x]!;
      if (x === from >> 5) free &= -1 << (from & 31);
      while (free !== 0) {
        if (over) return;
        const i = (x << 5) + (31 - Math.clz32(free & -free));
        free &= free - 1;
        const w = pool.worth[i]!;
        // The other trains of the kind take routes further down the row, or none.
        if (worth + w + (w > 0 ? (left - 1) * w : 0) + rest < wanted) return;
        pickPool[depth] = p;
        pickRoute[depth] = i;
        const route = pool.routes[i]!;
        if (heir < laid.length) close(route, heir, depth);
        choose(p, left - 1, i + 1, depth + 1, worth + w, value + route.value);
      }
      // Where the first of the next word would not do, none after it does.
      const w = pool.worth[(x + 1) << 5] ?? -Infinity;
      if (worth + w + (w > 0 ? (left - 1) * w : 0) + rest < wanted) return;
    }
  };

  for (const { routes, words } of laid) spend(routes.length * WORDS_A_ROUTE + net.links * words);
  choose(0, laid[0]?.count ?? 0, 0, 0, 0, 0);
  if (best === null) return { choice: null, done: !over };
  const picks: Found[][] = pools.map(() => []);
  for (const { pool, route } of best as { pool: number; route: number }[]) {
    picks[laid[pool]!.index]!.push(laid[pool]!.routes[route]!);
  }
  return { choice: { picks, value: bestValue }, done: !over };
}
