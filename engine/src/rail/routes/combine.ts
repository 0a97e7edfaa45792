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

/** One pool laid out for the search: best worth first, with bit sets of the links used and closed. */
interface Laid {
  readonly routes: readonly Found[];
  readonly worth: Float64Array;
  readonly uses: Int32Array;
  readonly shuts: Int32Array;
  readonly count: number;
  readonly index: number;
}

function worthOf(route: Found, price: Float64Array | null): number {
  let worth = route.value;
  if (price !== null) for (const l of route.links) worth -= price[l]!;
  return worth;
}

function lay(net: Compiled, pool: Pool, price: Float64Array | null, words: number, index: number): Laid {
  const n = pool.routes.length;
  const raw = pool.routes.map((route) => worthOf(route, price));
  const order = raw.map((_, i) => i).sort((x, y) => raw[y]! - raw[x]!);
  const worth = new Float64Array(n);
  const uses = new Int32Array(n * words);
  const shuts = new Int32Array(n * words);
  const routes: Found[] = [];
  for (let i = 0; i < n; i++) {
    const route = pool.routes[order[i]!]!;
    routes.push(route);
    worth[i] = raw[order[i]!]!;
    for (const l of route.links) {
      uses[i * words + (l >> 5)]! |= 1 << (l & 31);
      shuts[i * words + (l >> 5)]! |= 1 << (l & 31);
      for (const x of net.excludes[l]!) shuts[i * words + (x >> 5)]! |= 1 << (x & 31);
    }
  }
  return { routes, worth, uses, shuts, count: pool.count, index };
}

/*
 * Chooses compatible routes, one at most for each train, of the greatest total value. Branch and bound over
 * the pools: a partial choice is worth its routes' worths (value less link prices), plus the best worth of
 * the routes still to choose, plus the sum of all prices (compatible routes never pay more than that
 * together). Pools are sorted by worth, so the first route that is not good enough ends the row. Trains of a
 * kind take routes in the order of the pool, hence no choice is met twice.
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
  const words = (net.links + 31) >> 5;
  const laid = pools.map((pool, i) => lay(net, pool, price, words, i));
  // Small pools first: few rows high up in the tree.
  laid.sort((x, y) => x.routes.length - y.routes.length);
  let trains = 0;
  for (const pool of laid) trains += pool.count;
  const later = new Float64Array(laid.length + 1);
  for (let p = laid.length - 1; p >= 0; p--) {
    const pool = laid[p]!;
    later[p] = later[p + 1]! + pool.count * Math.max(0, pool.worth[0] ?? 0);
  }
  const shut = new Int32Array((trains + 1) * words);
  const pickPool = new Int32Array(trains);
  const pickRoute = new Int32Array(trains);
  let wanted = floor;
  let best: { pool: number; route: number }[] | null = null;
  let bestValue = 0;
  const stopAt = meter.used + maxNodes;
  let over = meter.over;
  let scans = 0;

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
    if (p === laid.length || over) return;
    const pool = laid[p]!;
    const rest = later[p + 1]! + priceSum;
    const base = depth * words;
    if (left > 0) {
      const n = pool.worth.length;
      for (let i = from; i < n; i++) {
        const w = pool.worth[i]!;
        // The other trains of the kind take routes further down the row, or none.
        if (worth + w + (w > 0 ? (left - 1) * w : 0) + rest < wanted) break;
        if ((++scans & 15) === 0 && (++meter.used >= stopAt || meter.spend(0))) over = true;
        if (over) return;
        let clash = 0;
        const at = i * words;
        for (let x = 0; x < words; x++) clash |= shut[base + x]! & pool.uses[at + x]!;
        if (clash !== 0) continue;
        for (let x = 0; x < words; x++) shut[base + words + x] = shut[base + x]! | pool.shuts[at + x]!;
        pickPool[depth] = p;
        pickRoute[depth] = i;
        choose(p, left - 1, i + 1, depth + 1, worth + w, value + pool.routes[i]!.value);
      }
    }
    if (worth + rest >= wanted) choose(p + 1, laid[p + 1]?.count ?? 0, 0, depth, worth, value);
  };

  choose(0, laid[0]?.count ?? 0, 0, 0, 0, 0);
  if (best === null) return { choice: null, done: !over };
  const picks: Found[][] = pools.map(() => []);
  for (const { pool, route } of best as { pool: number; route: number }[]) {
    picks[laid[pool]!.index]!.push(laid[pool]!.routes[route]!);
  }
  return { choice: { picks, value: bestValue }, done: !over };
}
