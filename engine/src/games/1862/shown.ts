import type { RouteMade } from '../../rail/clock.ts';
import { sideInUse } from '../../rail/depot.ts';
import { perMove } from '../../rail/kept.ts';
import { readRoute } from '../../rail/map/read-route.ts';
import { hexOfStop, rangeSlip, stopsOf } from '../../rail/route-slips.ts';
import type { RouteProblem } from '../../rail/shown-run.ts';
import type { CompanyId, HexId, TrainSide } from '../../rail/types.ts';
import type { UsualFault } from '../../rail/verbs/shown.ts';
import { routeReader } from '../../rail/verbs/shown.ts';
import type { PieceId } from '../../table/types.ts';
import type { Claim, Way } from './bonus.ts';
import { claimsOn, stopWorth } from './bonus.ts';
import { box } from './box.ts';
import type { Clock62, Table62 } from './clock.ts';
import { TRAINS } from './data/trains.ts';
import { wholeRoute } from './passing-by.ts';
import { layout, track } from './readers.ts';

/** A run as somebody shows it: what it earns, which bonus counts, and what is wrong with each of its routes. */

/** What can be wrong besides: what a train does not reach. */
type OwnFault = 'too-long';
type Routes = readonly RouteMade[];

export interface RunRead {
  /** All routes as shown and the bonus, also where a route has a problem: what the table would book. */
  readonly revenue: number;
  /** What counts of it as bonus: usually one claim or none. */
  readonly bonus: readonly (Claim & { readonly gain: number })[];
  /** One entry for each route; `null`: nothing is wrong with it. */
  readonly problems: readonly (RouteProblem<UsualFault | OwnFault> | null)[];
  /** What each route earns without a bonus. */
  readonly values: readonly number[];
  /** The way of each route, with all stations on it; null where it cannot be read. */
  readonly ways: readonly (Way | null)[];
}

export const sideOf = (table: Table62, train: PieceId): TrainSide | null => sideInUse(table, TRAINS, train);

/**
 * What the stations called at are worth. An ordinary train calls at all of them. An E train calls at both ends, at
 * `also` (the target of a bonus) and at the dearest others, as many as its number allows.
 */
function worthOf(
  { skips, range }: Pick<TrainSide, 'skips' | 'range'>,
  worths: readonly number[],
  also: number | null = null,
): number {
  if (!skips || typeof range !== 'number') return worths.reduce((sum, worth) => sum + worth, 0);
  const must = new Set([0, worths.length - 1, ...(also === null ? [] : [also])]);
  if (must.size > range) return -Infinity;
  const called = [...must].reduce((sum, at) => sum + (worths[at] ?? 0), 0);
  const others = worths.filter((_, at) => !must.has(at)).toSorted((a, b) => b - a);
  return others.slice(0, range - must.size).reduce((sum, worth) => sum + worth, called);
}

const ANY_SIDE: Pick<TrainSide, 'skips' | 'range'> = { range: 'any' };

/** The way of a route that can be read; null where it cannot. */
function wayOf(table: Table62, { train, stops, via }: RouteMade): Way | null {
  if (stops.length < 2) return null;
  const found = readRoute(track(table), { stops, ...(via ? { via } : {}) });
  if (!found.ok) return null;
  const steps = found.links.map(({ a, hexes }, i) =>
    track(table).stops[a]?.key === stops[i] ? hexes : hexes.toReversed(),
  );
  return { train, stops: stopsOf(track(table), { train, stops }), steps };
}

function readAll(
  table: Table62,
  routes: Routes,
  company: CompanyId,
  claimed: readonly HexId[] | undefined,
): RunRead {
  const worths = routes.map((route) =>
    stopsOf(track(table), route).map((stop) => stopWorth(table, company, stop)),
  );
  const values = routes.map(({ train }, i) => worthOf(sideOf(table, train) ?? ANY_SIDE, worths[i]!));
  const whole = routes.map((route) =>
    wholeRoute(table, company, route, sideOf(table, route.train)?.skips === true),
  );
  const ways = whole.map((route) => wayOf(table, route));
  const claims = routes.flatMap(({ train, stops }, i) => {
    const way = ways[i];
    if (!way) return [];
    return claimsOn(table, company, way).flatMap((claim) => {
      // A target that the train only passes earns nothing.
      const at = stops.indexOf(way.stops[claim.at]?.key ?? '');
      if (at < 0) return [];
      const called = worthOf(sideOf(table, train) ?? ANY_SIDE, worths[i]!, at);
      return [{ ...claim, gain: called + claim.value - values[i]! }];
    });
  });
  /** The best of these claims, if the train can call at the target at all. */
  const best = (list: typeof claims): typeof claims =>
    list
      .toSorted((a, b) => b.gain - a.gain)
      .slice(0, 1)
      .filter(({ gain }) => gain > -Infinity);
  // Whoever claims one gets it, also where an E train would have earned more elsewhere, or the way was too long for any.
  const bonus =
    claimed === undefined
      ? best(claims).filter(({ gain }) => gain > 0)
      : claimed.flatMap((hex) => best(claims.filter(({ target }) => target === hex)));
  return {
    revenue: [...values, ...bonus.map(({ gain }) => gain)].reduce((sum, value) => sum + value, 0),
    bonus,
    values,
    ways,
    problems: problems(table, company, whole),
  };
}
const read = perMove(readAll);
/** Reads a shown run. `claimed`: the targets whose bonus is claimed; where nobody says so, the best one counts. */
export const readRun = (
  table: Table62,
  company: CompanyId,
  routes: Routes,
  claimed?: readonly HexId[],
): RunRead => read(table, routes, company, claimed);

const { problems } = routeReader<Clock62, OwnFault>({
  track,
  layout,
  /** All hexes of a red area are one station (HC-15). */
  atOnce: (table, { stops }) => {
    const same = box(table).same.find((pair) => pair.every((key) => stops.includes(key)));
    return same ? { slip: 'stop-twice', params: { hex: hexOfStop(same[0]) } } : null;
  },
  /** An E train passes as many stations as it likes; any other one calls at each. */
  onTheWay: (table, { train }, stops) => {
    const side = sideOf(table, train);
    const found = side === null || side.skips ? null : rangeSlip(side.range, stops);
    return found && { slip: 'too-long', params: { name: side?.name ?? '', ...found.params } };
  },
});
