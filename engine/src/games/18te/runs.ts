import type { RouteMade } from '../../rail/clock.ts';
import { sideInUse } from '../../rail/depot.ts';
import { perMove } from '../../rail/kept.ts';
import { readRoute } from '../../rail/map/read-route.ts';
import { hasRoute, printedValue } from '../../rail/map/runs.ts';
import { stopAt } from '../../rail/map/track.ts';
import type { TrackStop } from '../../rail/map/track.ts';
import { gapSlip, hexOfStop, listSlip, rangeSlip, stopsOf, waySlip } from '../../rail/route-slips.ts';
import type { RouteProblem, RouteWays } from '../../rail/shown-run.ts';
import { problemsOf } from '../../rail/shown-run.ts';
import type { CompanyId, TrainRange } from '../../rail/types.ts';
import { bestByRange, routeProblems } from '../../rail/verbs/run.ts';
import type { PieceId } from '../../table/types.ts';
import type { TeClock, TeTable } from './clock.ts';
import { TOO_CLOSE } from './data/board.ts';
import { TRAINS } from './data/trains.ts';
import { layout, phase, track, trainsOf } from './readers.ts';

const rangeOf = (table: TeTable, train: PieceId): TrainRange => sideInUse(table, TRAINS, train)?.range ?? 0;

// —— The best run ——

/** The best run of a company's trains (§7.5). */
export const bestRunOf = bestByRange<TeClock>({
  track,
  layout,
  trains: TRAINS,
  values: (table) => phase(table).values,
  apart: TOO_CLOSE.map(([a, b]) => [`${a}/n0`, `${b}/n0`] as const),
});

/** §7.8: a route of two stops, one of them with an own station, exists – whatever train would run on it. */
export const couldRun = (table: TeTable, company: CompanyId): boolean =>
  hasRoute(track(table), layout(table), company);

// —— A run as somebody shows it ——

/** What can be wrong with a route; one reason each, the first that a player would see. */
export type RouteFault =
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
  | 'red-too-close'
  | 'too-long'
  | 'too-many-cities'
  | 'shared-track';
type Problem = RouteProblem<RouteFault>;
export interface RunRead {
  /** The stops of all routes as shown, also where one has a problem: what the table would book. */
  readonly revenue: number;
  /** One entry for each route; `null`: nothing is wrong with it. */
  readonly problems: readonly (Problem | null)[];
}

type Routes = readonly RouteMade[];
const read = perMove((table: TeTable, routes: Routes, company: CompanyId): RunRead => {
  const colour = phase(table).values;
  const stops = routes.flatMap((route) => stopsOf(track(table), route));
  return {
    revenue: stops.reduce((sum, { spec }) => sum + printedValue(spec.value, colour), 0),
    problems: problemsOf(
      track(table),
      routes,
      (route, earlier) => readOne(table, company, route, earlier),
      (route) => problem(table, 'shared-track', route),
    ),
  };
});
/** Reads a shown run: its revenue, and what is wrong with each route (§7.2, §7.5). */
export const readRun = (table: TeTable, company: CompanyId, routes: Routes): RunRead =>
  read(table, routes, company);

/** A train is named by its card. */
const { problem, slipped } = routeProblems<RouteFault, TeTable>((_, train) => train);

function readOne(table: TeTable, company: CompanyId, route: RouteMade, earlier: Routes): Problem | RouteWays {
  if (!trainsOf(table, company).includes(route.train))
    return problem(table, 'not-its-train', route, { company });
  if (earlier.some(({ train }) => train === route.train)) return problem(table, 'train-twice', route);
  const early = slipped(table, listSlip(route, track(table)), route);
  if (early) return early;
  // Said before the track is looked at: a red area has no second way out, so nothing could be read there.
  const red = route.stops.slice(1, -1).find((key) => stopAt(track(table), key)?.spec.kind === 'offboard');
  if (red !== undefined) return problem(table, 'through-red', route, { hex: hexOfStop(red) });
  const found = readRoute(track(table), { stops: route.stops, ...(route.via ? { via: route.via } : {}) });
  if (!found.ok) {
    const { slip, params } = gapSlip(track(table), route, found);
    return problem(table, slip, route, params);
  }
  if (!found.isSimple) return problem(table, 'track-twice', route);
  const stops = stopsOf(track(table), route);
  return (
    slipped(table, waySlip(layout(table), company, stops, track(table)), route) ??
    tooClose(table, route, stops) ??
    rangeProblem(table, route, stops) ?? { choices: found.choices }
  );
}

function tooClose(table: TeTable, route: RouteMade, stops: readonly TrackStop[]): Problem | null {
  const hexes = new Set(stops.map((stop) => stop.hex));
  const close = TOO_CLOSE.find(([a, b]) => hexes.has(a) && hexes.has(b));
  return close ? problem(table, 'red-too-close', route, { from: close[0], to: close[1] }) : null;
}

/** A red area counts among the stops of any kind, never among the further towns (OQ-21). */
function rangeProblem(table: TeTable, route: RouteMade, stops: readonly TrackStop[]): Problem | null {
  const found = rangeSlip(rangeOf(table, route.train), stops);
  if (!found) return null;
  const name = sideInUse(table, TRAINS, route.train)?.name ?? '';
  const fault = found.slip === 'too-long' ? 'too-long' : 'too-many-cities';
  return problem(table, fault, route, { name, ...found.params });
}
