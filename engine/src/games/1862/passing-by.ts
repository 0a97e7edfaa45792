import type { RouteMade } from '../../rail/clock.ts';
import { stationsAt } from '../../rail/map/layout.ts';
import { linksOf } from '../../rail/map/links.ts';
import { usualBlocks } from '../../rail/map/reach.ts';
import type { Track } from '../../rail/map/track.ts';
import type { CompanyId } from '../../rail/types.ts';
import type { Table62 } from './clock.ts';
import { layout, track } from './readers.ts';

/** An E train calls where it likes (chapter 10): a route of its may name these stations only, and passes what lies between. */

/** Longer than any way: what cannot be passed, or is on the route already, is so only where nothing else is, and named then. */
const BLOCKED = 10_000;

/** The stations between two on the shortest way; empty where nothing joins them. */
function passedBetween(
  map: Track,
  from: number,
  to: number,
  isBlocked: (stop: number) => boolean,
): readonly number[] {
  const { at } = linksOf(map);
  const best = new Map([[from, { length: 0, by: [] as readonly number[] }]]);
  const open = [from];
  for (const stop of open) {
    const { length, by } = best.get(stop)!;
    for (const { a, b, hexes } of at[stop] ?? []) {
      const other = a === stop ? b : a;
      const longer = length + hexes.length + (other !== to && isBlocked(other) ? BLOCKED : 0);
      if ((best.get(other)?.length ?? Infinity) <= longer) continue;
      best.set(other, { length: longer, by: other === to ? by : [...by, other] });
      if (other !== to) open.push(other);
    }
  }
  return best.get(to)?.by ?? [];
}

/** The route with every station on its way. `skips`: it is one of an E train; others name all of them anyhow. */
export function wholeRoute(table: Table62, company: CompanyId, route: RouteMade, skips: boolean): RouteMade {
  const map = track(table);
  const named = route.stops.map((key) => map.stopIds.get(key) ?? -1);
  if (!skips || named.includes(-1)) return route;
  const seen = new Set(named);
  const isBlocked = (id: number): boolean => {
    const stop = map.stops[id]!;
    return seen.has(id) || usualBlocks(stop, company, stationsAt(layout(table), stop.hex, stop.node));
  };
  const [stops, via] = [route.stops.slice(0, 1), [] as (readonly string[])[]];
  for (const [i, to] of named.slice(1).entries()) {
    const from = named[i]!;
    const isJoined = (linksOf(map).at[from] ?? []).some(({ a, b }) => a === to || b === to);
    const passed = isJoined ? [] : passedBetween(map, from, to, isBlocked);
    for (const id of passed) seen.add(id);
    stops.push(...passed.map((id) => map.stops[id]!.key), route.stops[i + 1]!);
    via.push(...passed.map(() => []), passed.length > 0 ? [] : (route.via?.[i] ?? []));
  }
  return stops.length === route.stops.length ? route : { train: route.train, stops, via };
}
