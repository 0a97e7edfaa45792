import type { Connection } from './material-types.ts';

interface Reached {
  readonly cost: number;
  readonly via: Connection | null;
  readonly before: string;
}
/** How cheaply every city can be reached, and over which connection. */
type Ways = ReadonlyMap<string, Reached>;

export function waysFrom(
  sources: readonly string[],
  connections: readonly Connection[],
  cost: (connection: Connection) => number,
): Ways {
  const best = new Map<string, Reached>(sources.map((city) => [city, { cost: 0, via: null, before: '' }]));
  const reach = (via: Connection, before: string, city: string): boolean => {
    const sum = (best.get(before)?.cost ?? Infinity) + cost(via);
    if (sum >= (best.get(city)?.cost ?? Infinity)) return false;
    best.set(city, { cost: sum, via, before });
    return true;
  };
  for (let changed = true; changed;) {
    changed = false;
    for (const via of connections) {
      if (reach(via, via.from, via.to)) changed = true;
      if (reach(via, via.to, via.from)) changed = true;
    }
  }
  return best;
}
