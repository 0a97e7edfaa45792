import type { Network, Route } from './network.ts';

/*
 * The slow and plain reference the fast search is compared with in tests. It shares no code with it: every
 * chain of links is tried, every choice of calls, every combination of routes. For small networks only.
 */

function terminalAt(network: Network, s: number, t: number): boolean {
  const { terminal } = network.stops[s]!;
  return typeof terminal === 'boolean' ? terminal : terminal[t]!;
}

export function clash(network: Network, x: number, y: number): boolean {
  return x === y || network.links[x]!.excludes.includes(y) || network.links[y]!.excludes.includes(x);
}

function allowed(network: Network, t: number, stops: readonly number[], links: readonly number[]): boolean {
  if (stops.some((s) => (network.stops[s]!.value[t] ?? null) === null)) return false;
  if (links.some((l) => network.links[l]!.trains?.includes(t) === false)) return false;
  if (stops.slice(1, -1).some((s) => terminalAt(network, s, t))) return false;
  for (const l of links) {
    for (const o of links) {
      if (l !== o && clash(network, l, o)) return false;
      if (l !== o && network.links[l]!.apart?.includes(o)) return false;
    }
    if (network.links[l]!.avoids?.some((s) => stops.includes(s))) return false;
  }
  return !(network.apart ?? []).some(([x, y]) => x !== y && stops.includes(x) && stops.includes(y));
}

function fits(network: Network, t: number, called: readonly number[]): boolean {
  const { range } = network.trains[t]!;
  if (range === 'any') return true;
  if (typeof range === 'number') return called.length <= range;
  const small = called.filter((s) => network.stops[s]!.small).length;
  const large = called.length - small;
  return large + Math.max(0, small - range.small) <= range.any;
}

function worth(
  network: Network,
  t: number,
  stops: readonly number[],
  links: readonly number[],
  called: readonly number[],
): number {
  let sum = 0;
  for (const s of called) sum += network.stops[s]!.value[t]!;
  for (const bonus of network.bonuses ?? []) {
    if (!bonus.sets.every((set) => set.some((s) => called.includes(s)))) continue;
    let value = Math.max(0, bonus.value[t]!);
    if (bonus.fromEnd !== undefined) {
      const from = stops.indexOf(bonus.fromEnd);
      if (from !== 0 && from !== stops.length - 1) continue;
      const distance = (s: number): number => {
        const [x, y] = [from, stops.indexOf(s)].sort((p, q) => p - q) as [number, number];
        return links.slice(x, y).reduce((d, l) => d + (network.links[l]!.length ?? 1), 0);
      };
      const far = Math.max(
        0,
        ...bonus.sets.map((set) => Math.min(...set.filter((s) => called.includes(s)).map(distance))),
      );
      value = Math.max(0, value - (bonus.perLength ?? 0) * Math.max(0, far - (bonus.base ?? 0)));
    }
    sum += value;
  }
  return sum;
}

function bestOf(network: Network, t: number, stops: readonly number[], links: readonly number[]): number {
  const train = network.trains[t]!;
  if (!stops.some((s) => network.stops[s]!.token)) return -Infinity;
  if (!(train.needs ?? []).every((set) => set.some((s) => stops.includes(s)))) return -Infinity;
  if (train.skips !== true) {
    return fits(network, t, stops) ? worth(network, t, stops, links, stops) : -Infinity;
  }
  let best = -Infinity;
  for (let mask = 0; mask < 1 << stops.length; mask++) {
    const called = stops.filter((_, i) => (mask >> i) & 1);
    if (!called.includes(stops[0]!) || !called.includes(stops.at(-1)!) || !fits(network, t, called)) continue;
    best = Math.max(best, worth(network, t, stops, links, called));
  }
  return best;
}

/** Every route of train t that is worth something. */
function bruteRoutes(network: Network, t: number): Route[] {
  const routes: Route[] = [];
  const grow = (stops: number[], links: number[]): void => {
    const tip = stops.at(-1)!;
    if (links.length > 0) {
      if (!allowed(network, t, stops, links)) return;
      const value = bestOf(network, t, stops, links);
      if (value > 0 && stops[0]! < tip) routes.push({ stops: [...stops], links: [...links], value });
    }
    network.links.forEach((link, l) => {
      const to = link.a === tip ? link.b : link.b === tip ? link.a : -1;
      if (to >= 0 && !stops.includes(to)) grow([...stops, to], [...links, l]);
    });
  };
  for (let s = 0; s < network.stops.length; s++) grow([s], []);
  return routes;
}

/** The value of the best run. */
export function bruteBest(network: Network): number {
  const all = network.trains.map((_, t) => bruteRoutes(network, t));
  const choose = (t: number, used: readonly number[]): number => {
    if (t === all.length) return 0;
    let best = choose(t + 1, used);
    for (const route of all[t]!) {
      if (route.links.some((l) => used.some((u) => clash(network, l, u)))) continue;
      best = Math.max(best, route.value + choose(t + 1, [...used, ...route.links]));
    }
    return best;
  };
  return choose(0, []);
}
