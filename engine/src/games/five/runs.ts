import type { RouteMade } from '../../rail/clock.ts';
import { sideInUse } from '../../rail/depot.ts';
import { perMove } from '../../rail/kept.ts';
import { readRoute } from '../../rail/map/read-route.ts';
import { printedValue } from '../../rail/map/runs.ts';
import { gapSlip, listSlip, rangeSlip, stopsOf, waySlip } from '../../rail/route-slips.ts';
import type { RouteProblem, RouteWays } from '../../rail/shown-run.ts';
import { problemsOf } from '../../rail/shown-run.ts';
import type { CompanyId, TrainRange } from '../../rail/types.ts';
import { bestByRange, routeProblems } from '../../rail/verbs/run.ts';
import type { PieceId } from '../../table/types.ts';
import type { FiveClock, FiveTable } from './clock.ts';
import { TRAINS } from './data.ts';
import { layout, phase, track, trainName, trainsOf } from './readers.ts';

const rangeOf = (table: FiveTable, train: PieceId): TrainRange => sideInUse(table, TRAINS, train)?.range ?? 0;

/** The best run of a company's trains, proved so unless `budget` ends first. */
export const bestRunOf = bestByRange<FiveClock>({
  track,
  layout,
  trains: TRAINS,
  values: (table) => phase(table).values,
});

/** What can be wrong with a route; one reason each, the first that a player would see. */
export const FAULTS = [
  'not-its-train',
  'train-twice',
  'too-short',
  'stop-twice',
  'no-track',
  'reversal',
  'skipped-stop',
  'track-twice',
  'no-station',
  'through-full',
  'too-long',
  'too-many-large',
  'shared-track',
] as const;
export type Fault = (typeof FAULTS)[number];
const { problem, slipped } = routeProblems<Fault, FiveTable>(trainName);

function readOne(
  table: FiveTable,
  company: CompanyId,
  route: RouteMade,
  earlier: readonly RouteMade[],
): RouteProblem<Fault> | RouteWays {
  if (!trainsOf(table, company).includes(route.train))
    return problem(table, 'not-its-train', route, { company });
  if (earlier.some(({ train }) => train === route.train)) return problem(table, 'train-twice', route);
  const listed = slipped(table, listSlip(route, track(table)), route);
  if (listed) return listed;
  const { stops, via } = route;
  const found = readRoute(track(table), { stops, ...(via ? { via } : {}) });
  if (!found.ok) return slipped(table, gapSlip(track(table), route, found), route)!;
  if (!found.isSimple) return problem(table, 'track-twice', route);
  const calls = stopsOf(track(table), route);
  return (
    slipped(table, waySlip(layout(table), company, calls, track(table)), route) ??
    slipped(table, rangeSlip(rangeOf(table, route.train), calls), route) ?? { choices: found.choices }
  );
}

type Routes = readonly RouteMade[];
const read = perMove((table: FiveTable, routes: Routes, company: CompanyId) => ({
  revenue: routes
    .flatMap((route) => stopsOf(track(table), route))
    .reduce((sum, { spec }) => sum + printedValue(spec.value, phase(table).values), 0),
  problems: problemsOf(
    track(table),
    routes,
    (route, earlier) => readOne(table, company, route, earlier),
    (route) => problem(table, 'shared-track', route),
  ),
}));
/** A run as somebody shows it: its revenue, and what is wrong with each route. */
export const readRun = (table: FiveTable, company: CompanyId, routes: Routes) => read(table, routes, company);
