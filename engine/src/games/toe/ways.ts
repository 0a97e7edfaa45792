import type { Seat } from '../../table/types.ts';
import type { ToeTable } from './clock.ts';
import type { Connection } from './material-types.ts';
import { freeTrack, licencePrice, licencesOf } from './network.ts';
import { box } from './readers.ts';

interface Reached {
  readonly cost: number;
  readonly via: Connection | null;
  readonly before: string;
}

/**
 * What a seat would have to buy to join two cities as cheaply as it can be done now: own licences are free, full
 * connections closed. Null where no way is left.
 */
export function cheapestWay(
  table: ToeTable,
  seat: Seat,
  from: string,
  to: string,
): readonly Connection[] | null {
  const mine = licencesOf(table, seat);
  const cost = (c: Connection): number =>
    mine.has(c.id) ? 0 : freeTrack(table, c) === null ? Infinity : licencePrice(table, c);
  const best = new Map<string, Reached>([[from, { cost: 0, via: null, before: '' }]]);
  for (let changed = true; changed;) {
    changed = false;
    for (const c of box(table).material.connections)
      for (const [a, b] of [
        [c.from, c.to],
        [c.to, c.from],
      ] as const) {
        const start = best.get(a);
        if (!start || start.cost + cost(c) >= (best.get(b)?.cost ?? Infinity)) continue;
        best.set(b, { cost: start.cost + cost(c), via: c, before: a });
        changed = true;
      }
  }
  if (!best.has(to)) return null;
  const way: Connection[] = [];
  for (let at = best.get(to); at?.via; at = best.get(at.before))
    if (!mine.has(at.via.id)) way.unshift(at.via);
  return way;
}
