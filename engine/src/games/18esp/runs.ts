import { perMove } from '../../rail/kept.ts';
import { linksOf } from '../../rail/map/links.ts';
import type { TrackLink } from '../../rail/map/links.ts';
import type { ReadRoute } from '../../rail/map/read-route.ts';
import { readRoute } from '../../rail/map/read-route.ts';
import { stopAt } from '../../rail/map/track.ts';
import type { StopKey, Track, TrackStop } from '../../rail/map/track.ts';
import { gapSlip, hexOfStop, listSlip, rangeSlip, stopsOf, waySlip } from '../../rail/route-slips.ts';
import type { RouteProblem, RouteWays } from '../../rail/shown-run.ts';
import { problemsOf } from '../../rail/shown-run.ts';
import type { CompanyId } from '../../rail/types.ts';
import { routeProblems } from '../../rail/verbs/run.ts';
import type { UsualFault } from '../../rail/verbs/shown.ts';
import type { PieceId } from '../../table/types.ts';
import { countsOnce } from './best-run.ts';
import type { RouteMade } from '../../rail/clock.ts';
import type { EspTable } from './clock.ts';
import { STRAWBERRY } from './data/trains.ts';
import { hasTender, isPublished, layout, recycledUnder, track, trainName, trainsOf } from './readers.ts';
import {
  apartReason,
  barredAt,
  bonusOf,
  isSubsidy,
  seesBothMaps,
  strawberrySets,
  worthOf,
} from './run-stops.ts';
import type { ApartFault, BarredStop } from './run-stops.ts';
import { trainKind } from './run-trains.ts';
import type { TrainKind } from './run-trains.ts';

/** What can be wrong with a route; one reason each, the first that a player would see. */
type RouteFault =
  // To turn back at a junction is to use its stem twice.
  | Exclude<UsualFault, 'reversal'>
  | BarredStop
  | ApartFault
  | 'half-alone'
  | 'fresh-train'
  | 'not-a-stop'
  | 'wrong-gauge'
  | 'beyond-pass'
  | 'too-long'
  | 'too-many-large'
  | 'aranjuez-first'
  | 'hex-twice';
type Problem = RouteProblem<RouteFault>;
export interface RunRead {
  /** What is paid out or withheld, bonuses included, as shown, also where a route has a problem. */
  readonly income: number;
  /** Mine and port income. */
  readonly subsidy: number;
  /** One entry for each route; `null`: nothing is wrong with it. */
  readonly problems: readonly (Problem | null)[];
  /** The train that needs the tender, or was given it. */
  readonly tender: PieceId | null;
  /** Combined trains that earn nothing because they keep to one map (§6.2.1). */
  readonly idle: readonly PieceId[];
  readonly toPort: boolean;
  readonly toRed: boolean;
}

type Routes = readonly RouteMade[];
const read = perMove(
  (table: EspTable, routes: Routes, company: CompanyId, named: PieceId | undefined): RunRead => {
    const tender = !hasTender(table, company) ? null : (named ?? wantsTender(table, routes));
    const kindOf = ({ train }: RouteMade): TrainKind => trainKind(table, train, train === tender);
    const idle: PieceId[] = [];
    const sum = { income: 0, subsidy: 0, toPort: false, toRed: false };
    for (const route of routes) {
      const stops = stopsOf(track(table), route);
      if (kindOf(route).combined && !seesBothMaps(stops)) idle.push(route.train);
      else earn(table, company, stops, sum);
    }
    const problems = problemsOf(
      track(table),
      routes,
      (route, earlier) => readOne(table, company, route, kindOf(route), earlier),
      (route) => problem(table, 'shared-track', route),
    );
    return { ...sum, problems, tender, idle };
  },
);
/** Reads a shown run: what it earns, and what is wrong with each route (§5.1.2, §5.4). */
export const readRun = (table: EspTable, company: CompanyId, routes: Routes, tender?: PieceId): RunRead =>
  read(table, routes, company, tender);

function earn(
  table: EspTable,
  company: CompanyId,
  stops: readonly TrackStop[],
  sum: { income: number; subsidy: number; toPort: boolean; toRed: boolean },
): void {
  for (const stop of stops) {
    sum[isSubsidy(stop) ? 'subsidy' : 'income'] += worthOf(table, company, stop);
    if (stop.spec.kind === 'port') sum.toPort = true;
    if (stop.spec.kind === 'offboard') sum.toRed = true;
  }
  sum.income += bonusOf(stops);
}

/** Where nobody says which train has the tender: the first that comes further only with it. */
function wantsTender(table: EspTable, routes: Routes): PieceId | null {
  const fits = (route: RouteMade, tender: boolean): boolean =>
    rangeSlip(trainKind(table, route.train, tender), stopsOf(track(table), route)) === null;
  return routes.find((route) => !fits(route, false) && fits(route, true))?.train ?? null;
}

const { problem, slipped } = routeProblems<RouteFault, EspTable>(trainName);

function readOne(
  table: EspTable,
  company: CompanyId,
  route: RouteMade,
  kind: TrainKind,
  earlier: Routes,
): Problem | RouteWays {
  const early = trainProblem(table, company, route, earlier) ?? stopProblem(table, company, route);
  if (early) return early;
  const runsOn = (link: TrackLink): boolean => kind.gauges.includes(link.gauge);
  const drawn = { stops: route.stops, ...(route.via ? { via: route.via } : {}) };
  const found = readRoute(track(table), drawn, runsOn);
  if (!found.ok) return gap(table, route, found, runsOn);
  if (!found.isSimple) return problem(table, 'track-twice', route);
  return (
    wayProblem(table, company, route) ??
    slipped(table, rangeSlip(kind, stopsOf(track(table), route)), route) ??
    firstRunProblem(table, route, kind) ??
    hexProblem(table, route, found.links) ?? { choices: found.choices }
  );
}

function trainProblem(
  table: EspTable,
  company: CompanyId,
  route: RouteMade,
  earlier: Routes,
): Problem | null {
  const { train } = route;
  const own = trainsOf(table, company);
  if (!own.includes(train)) {
    const half = own.some((main) => recycledUnder(table, main) === train);
    return problem(table, half ? 'half-alone' : 'not-its-train', route, { company });
  }
  if (earlier.some((other) => other.train === train)) return problem(table, 'train-twice', route);
  return table.clock.fresh.includes(train) ? problem(table, 'fresh-train', route) : null;
}

function stopProblem(table: EspTable, company: CompanyId, route: RouteMade): Problem | null {
  const slip = slipped(table, listSlip(route, track(table)), route);
  if (slip) return slip;
  const keys = route.stops;
  for (const [at, key] of keys.entries()) {
    const stop = stopAt(track(table), key);
    const hex = hexOfStop(key);
    if (!stop) return problem(table, 'not-a-stop', route, { hex });
    const barred = barredAt(table, company, stop);
    if (barred !== null) return problem(table, barred, route, { hex, company });
    // Said before the track is looked at: a red area is an end, so nothing could be read behind it.
    if (stop.spec.kind === 'offboard' && at > 0 && at < keys.length - 1)
      return problem(table, 'through-red', route, { hex });
  }
  return null;
}

/** No track joins two stops directly: it has the other gauge, or it is one of the usual slips. */
function gap(
  table: EspTable,
  route: RouteMade,
  gone: Extract<ReadRoute, { readonly ok: false }>,
  runsOn: (link: TrackLink) => boolean,
): Problem {
  const { slip, params } = gapSlip(track(table), route, gone, runsOn);
  const [from = '', to = ''] = route.stops.slice(gone.step);
  if (gone.reason === 'no-track' && areJoined(track(table), from, to)) {
    const crosses = route.stops.slice(1, -1).find((key) => stopAt(track(table), key)?.spec.kind === 'pass');
    return crosses === undefined
      ? problem(table, 'wrong-gauge', route, { from: hexOfStop(from), to: hexOfStop(to) })
      : problem(table, 'beyond-pass', route, { hex: hexOfStop(crosses) });
  }
  return slip === 'reversal' ? problem(table, 'track-twice', route) : problem(table, slip, route, params);
}
/** Some line joins the two stops, whatever its gauge. */
function areJoined(map: Track, from: StopKey, to: StopKey): boolean {
  const [a, b] = [stopAt(map, from), stopAt(map, to)];
  if (!a || !b) return false;
  return linksOf(map).at[a.id]?.some((link) => link.a === b.id || link.b === b.id) ?? false;
}

function wayProblem(table: EspTable, company: CompanyId, route: RouteMade): Problem | null {
  const stops = stopsOf(track(table), route);
  const slip = slipped(table, waySlip(layout(table), company, stops, track(table)), route);
  if (slip) return slip;
  for (const [at, a] of stops.entries())
    for (const b of stops.slice(at + 1)) {
      const fault = apartReason(a, b);
      if (fault !== null) return problem(table, fault, route, { from: a.hex, to: b.hex, hex: a.hex });
    }
  return null;
}

/** §3.1: before its first visit to Aranjuez the strawberry train goes nowhere else. */
function firstRunProblem(table: EspTable, route: RouteMade, kind: TrainKind): Problem | null {
  if (!kind.green || route.train !== STRAWBERRY) return null;
  const missed = strawberrySets(table, track(table)).some(
    (set) => !set.some((key) => route.stops.includes(key)),
  );
  return missed ? problem(table, 'aranjuez-first', route) : null;
}

/** Only on the public site: no hex twice on a route, but for the two cities of an OO hex. */
function hexProblem(table: EspTable, route: RouteMade, links: readonly TrackLink[]): Problem | null {
  if (!isPublished(table)) return null;
  const hexes = [...route.stops.map(hexOfStop), ...links.flatMap((link) => link.hexes.slice(1, -1))];
  const twice = hexes.find((hex, at) => countsOnce(hex) && hexes.indexOf(hex) < at);
  return twice === undefined ? null : problem(table, 'hex-twice', route, { hex: twice });
}
