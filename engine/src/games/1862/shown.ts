import type { RouteMade } from '../../rail/clock.ts';
import { sideInUse } from '../../rail/depot.ts';
import { perMove } from '../../rail/kept.ts';
import { readRoute } from '../../rail/map/read-route.ts';
import type { TrackStop } from '../../rail/map/track.ts';
import { stopAt } from '../../rail/map/track.ts';
import { gapSlip, hexOfStop, listSlip, rangeSlip, stopsOf, waySlip } from '../../rail/route-slips.ts';
import type { RouteProblem, RouteWays } from '../../rail/shown-run.ts';
import { problemsOf } from '../../rail/shown-run.ts';
import type { CompanyId, HexId, TrainSide } from '../../rail/types.ts';
import { routeProblems } from '../../rail/verbs/run.ts';
import type { PieceId } from '../../table/types.ts';
import type { Claim, Way } from './bonus.ts';
import { claimsOn } from './bonus.ts';
import { box } from './box.ts';
import type { Table62 } from './clock.ts';
import { TRAINS } from './data/trains.ts';
import { layout, track, trainsOf } from './readers.ts';
import { stopWorth } from './stop-worth.ts';

/** A run as somebody shows it: what it earns, which bonus counts, and what is wrong with each of its routes. */

type RouteFault =
  | 'not-its-train'
  | 'train-twice'
  | 'too-short'
  | 'stop-twice'
  | 'no-track'
  | 'reversal'
  | 'skipped-stop'
  | 'track-twice'
  | 'no-station'
  | 'through-red'
  | 'through-full'
  | 'same-area'
  | 'too-long'
  | 'shared-track';
type Problem = RouteProblem<RouteFault>;
type Routes = readonly RouteMade[];

export interface RunRead {
  /** All routes as shown and the bonus, also where a route has a problem: what the table would book. */
  readonly revenue: number;
  /** What counts of it as bonus: usually one claim or none. */
  readonly bonus: readonly (Claim & { readonly gain: number })[];
  /** One entry for each route; `null`: nothing is wrong with it. */
  readonly problems: readonly (Problem | null)[];
  /** What each route earns without a bonus. */
  readonly values: readonly number[];
}

const sideOf = (table: Table62, train: PieceId): TrainSide | null => sideInUse(table, TRAINS, train);

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
export function wayOf(table: Table62, { train, stops, via }: RouteMade): Way | null {
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
  const claims = routes.flatMap((route, i) => {
    const way = wayOf(table, route);
    if (way === null) return [];
    return claimsOn(table, company, way).map((claim) => {
      const called = worthOf(sideOf(table, route.train) ?? ANY_SIDE, worths[i]!, claim.at);
      return { ...claim, gain: called + claim.value - values[i]! };
    });
  });
  const best = (list: typeof claims): typeof claims =>
    list
      .toSorted((a, b) => b.gain - a.gain)
      .slice(0, 1)
      .filter(({ gain }) => gain > 0);
  const bonus =
    claimed === undefined
      ? best(claims)
      : claimed.flatMap((hex) => best(claims.filter(({ target }) => target === hex)));
  return {
    revenue: [...values, ...bonus.map(({ gain }) => gain)].reduce((sum, value) => sum + value, 0),
    bonus,
    values,
    problems: problemsOf(
      track(table),
      routes,
      (route, earlier) => readOne(table, company, route, earlier),
      (route) => problem(table, 'shared-track', route),
    ),
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

/** A train is named by its card. */
const { problem, slipped } = routeProblems<RouteFault, Table62>((_, train) => train);

function readOne(table: Table62, company: CompanyId, route: RouteMade, earlier: Routes): Problem | RouteWays {
  if (!trainsOf(table, company).includes(route.train))
    return problem(table, 'not-its-train', route, { company });
  if (earlier.some(({ train }) => train === route.train)) return problem(table, 'train-twice', route);
  const early = slipped(table, listSlip(route, track(table)), route);
  if (early) return early;
  // Said before the track is looked at: a red area has no second way out, so nothing could be read there.
  const red = route.stops.slice(1, -1).find((key) => stopAt(track(table), key)?.spec.kind === 'offboard');
  if (red !== undefined) return problem(table, 'through-red', route, { hex: hexOfStop(red) });
  const same = box(table).same.find((pair) => pair.every((key) => route.stops.includes(key)));
  if (same) return problem(table, 'same-area', route, { hex: hexOfStop(same[0]) });
  const found = readRoute(track(table), { stops: route.stops, ...(route.via ? { via: route.via } : {}) });
  if (!found.ok) {
    const { slip, params } = gapSlip(track(table), route, found);
    return problem(table, slip, route, params);
  }
  if (!found.isSimple) return problem(table, 'track-twice', route);
  const stops = stopsOf(track(table), route);
  return (
    slipped(table, waySlip(layout(table), company, stops, track(table)), route) ??
    rangeProblem(table, route, stops) ?? { choices: found.choices }
  );
}

/** An E train passes as many stations as it likes; any other one calls at each. */
function rangeProblem(table: Table62, route: RouteMade, stops: readonly TrackStop[]): Problem | null {
  const side = sideOf(table, route.train);
  const found = side === null || side.skips ? null : rangeSlip(side.range, stops);
  return found && problem(table, 'too-long', route, { name: side?.name ?? '', ...found.params });
}
