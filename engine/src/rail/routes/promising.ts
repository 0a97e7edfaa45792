import type { Pool } from './combine.ts';
import type { Compiled } from './compiled.ts';
import type { Found } from './route-search.ts';

/*
 * Of all routes of all kinds, those that can be part of a best run. Trains that take the best routes left over, one
 * after the other, show what can be had at least; a route that misses it even if all other trains had their best is
 * left out, and so is all that cannot lead to what is wanted. Mostly a handful remains of thousands, and choosing among them is nothing.
 */
export function promising(net: Compiled, pools: readonly Pool[], wanted: number): readonly Pool[] {
  const tops = pools.map(({ routes }) => routes.reduce((top, { value }) => Math.max(top, value), 0));
  let sum = 0;
  pools.forEach(({ count }, i) => (sum += count * tops[i]!));
  let least = wanted;
  for (let first = 0; first < pools.length && sum >= least; first++)
    least = Math.max(least, inTurn(net, pools, first));
  return pools.map((pool, i) => {
    const others = sum - tops[i]!;
    return { count: pool.count, routes: pool.routes.filter(({ value }) => value + others >= least) };
  });
}

/** What comes out if the kinds choose in turn, beginning with one of them. */
function inTurn(net: Compiled, pools: readonly Pool[], first: number): number {
  const shut = new Uint8Array(net.links);
  let value = 0;
  for (let j = 0; j < pools.length; j++) {
    const { routes, count } = pools[(first + j) % pools.length]!;
    for (let n = 0; n < count; n++) {
      const route = bestLeft(routes, shut);
      if (route === null) break;
      value += route.value;
      for (const l of route.links) {
        shut[l] = 1;
        for (const x of net.excludes[l]!) shut[x] = 1;
      }
    }
  }
  return value;
}

function bestLeft(routes: readonly Found[], shut: Uint8Array): Found | null {
  let best: Found | null = null;
  let most = 0;
  for (let i = 0; i < routes.length; i++) {
    const route = routes[i]!;
    if (route.value <= most) continue;
    const { links } = route;
    let free = true;
    for (let j = 0; j < links.length && free; j++) free = shut[links[j]!] === 0;
    if (!free) continue;
    best = route;
    most = route.value;
  }
  return best;
}
