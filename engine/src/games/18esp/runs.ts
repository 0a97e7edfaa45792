import { stationsAt } from '../../rail/map/layout.ts';
import { fitTogether, linksOf } from '../../rail/map/links.ts';
import type { TrackLink } from '../../rail/map/links.ts';
import { hasStation, isFull } from '../../rail/map/reach.ts';
import { readRoute } from '../../rail/map/read-route.ts';
import { stopAt } from '../../rail/map/track.ts';
import type { TrackStop } from '../../rail/map/track.ts';
import type { CompanyId } from '../../rail/types.ts';
import type { Params, PieceId } from '../../table/types.ts';
import { countsOnce } from './best-run.ts';
import type { EspTable, RouteMade } from './clock.ts';
import { STRAWBERRY } from './data/trains.ts';
import { hasTender, isPublished, layout, recycledUnder, track, trainsOf } from './readers.ts';
import {
  apartReason,
  barredAt,
  bonusOf,
  isSmall,
  isSubsidy,
  seesBothMaps,
  strawberrySets,
  worthOf,
} from './run-stops.ts';
import type { ApartFault, BarredStop } from './run-stops.ts';
import { trainKind } from './run-trains.ts';
import type { TrainKind } from './run-trains.ts';
import { chainBetween, isReversal } from '../../rail/map/ways-missed.ts';
import { trainName } from './score.ts';

/** What can be wrong with a route; one reason each, the first that a player would see. */
export type RouteFault =
  | BarredStop
  | ApartFault
  | 'not-its-train'
  | 'half-alone'
  | 'train-twice'
  | 'fresh-train'
  | 'too-short'
  | 'stop-twice'
  | 'not-a-stop'
  | 'through-red'
  | 'no-track'
  | 'wrong-gauge'
  | 'beyond-pass'
  | 'skipped-stop'
  | 'track-twice'
  | 'no-station'
  | 'through-full'
  | 'too-long'
  | 'too-many-large'
  | 'aranjuez-first'
  | 'hex-twice'
  | 'shared-track';
export interface RouteProblem {
  readonly fault: RouteFault;
  readonly params: Params;
}
export interface RunRead {
  /** What is paid out or withheld, bonuses included, as shown, also where a route has a problem. */
  readonly income: number;
  /** Mine and port income. */
  readonly subsidy: number;
  /** One entry for each route; `null`: nothing is wrong with it. */
  readonly problems: readonly (RouteProblem | null)[];
  /** The train that needs the tender, or was given it. */
  readonly tender: PieceId | null;
  /** Combined trains that earn nothing because they keep to one map (§6.2.1). */
  readonly idle: readonly PieceId[];
  readonly toPort: boolean;
  readonly toRed: boolean;
}

type Routes = readonly RouteMade[];
interface Kept {
  readonly table: EspTable;
  readonly company: CompanyId;
  readonly tender: PieceId | undefined;
  readonly read: RunRead;
}
// All rules of one move ask about the same run of the same table.
const lastRead = new WeakMap<Routes, Kept>();

/** Reads a shown run: what it earns, and what is wrong with each route (§5.1.2, §5.4). */
export function readRun(table: EspTable, company: CompanyId, routes: Routes, tender?: PieceId): RunRead {
  const kept = lastRead.get(routes);
  if (kept && kept.table === table && kept.company === company && kept.tender === tender) return kept.read;
  const read = readAll(table, company, routes, tender);
  lastRead.set(routes, { table, company, tender, read });
  return read;
}

const stopsOf = (table: EspTable, { stops }: RouteMade): readonly TrackStop[] =>
  stops.flatMap((key) => stopAt(track(table), key) ?? []);

function readAll(table: EspTable, company: CompanyId, routes: Routes, named: PieceId | undefined): RunRead {
  const tender = !hasTender(table, company) ? null : (named ?? wantsTender(table, routes));
  const problems: (RouteProblem | null)[] = [];
  const taken: (readonly TrackLink[])[] = [];
  const idle: PieceId[] = [];
  const sum = { income: 0, subsidy: 0, toPort: false, toRed: false };
  routes.forEach((route, at) => {
    const stops = stopsOf(table, route);
    const kind = trainKind(table, route.train, route.train === tender);
    if (kind.combined && !seesBothMaps(stops)) idle.push(route.train);
    else earn(table, company, stops, sum);
    const read = readOne(table, company, route, kind, routes.slice(0, at));
    if ('fault' in read) return problems.push(read);
    if (!fitTogether(track(table), [...taken, ...read.choices]))
      return problems.push(problem(table, 'shared-track', route));
    taken.push(...read.choices);
    return problems.push(null);
  });
  return { ...sum, problems, tender, idle };
}

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
    rangeFault(trainKind(table, route.train, tender), stopsOf(table, route)) === null;
  return routes.find((route) => !fits(route, false) && fits(route, true))?.train ?? null;
}

const problem = (table: EspTable, fault: RouteFault, route: RouteMade, more: Params = {}): RouteProblem => ({
  fault,
  params: { train: trainName(table, route.train), ...more },
});

interface ReadOne {
  /** For each step from stop to stop the pieces of line that would do. */
  readonly choices: readonly (readonly TrackLink[])[];
}

function readOne(
  table: EspTable,
  company: CompanyId,
  route: RouteMade,
  kind: TrainKind,
  earlier: Routes,
): RouteProblem | ReadOne {
  const early = trainProblem(table, company, route, earlier) ?? stopProblem(table, company, route);
  if (early) return early;
  const runsOn = (link: TrackLink): boolean => kind.gauges.includes(link.gauge);
  const drawn = { stops: route.stops, ...(route.via ? { via: route.via } : {}) };
  const read = readRoute(track(table), drawn, runsOn);
  if (!read.ok) return gap(table, route, kind, read.step, read.reason);
  if (!read.isSimple) return problem(table, 'track-twice', route);
  return (
    wayProblem(table, company, route) ??
    rangeProblem(table, route, kind) ??
    firstRunProblem(table, route, kind) ??
    hexProblem(table, route, read.links) ?? { choices: read.choices }
  );
}

function trainProblem(
  table: EspTable,
  company: CompanyId,
  route: RouteMade,
  earlier: Routes,
): RouteProblem | null {
  const { train } = route;
  const own = trainsOf(table, company);
  if (!own.includes(train)) {
    const half = own.some((main) => recycledUnder(table, main) === train);
    return problem(table, half ? 'half-alone' : 'not-its-train', route, { company });
  }
  if (earlier.some((other) => other.train === train)) return problem(table, 'train-twice', route);
  return table.clock.fresh.includes(train) ? problem(table, 'fresh-train', route) : null;
}

function stopProblem(table: EspTable, company: CompanyId, route: RouteMade): RouteProblem | null {
  const keys = route.stops;
  if (keys.length < 2) return problem(table, 'too-short', route);
  const twice = keys.find((key, at) => keys.indexOf(key) < at);
  if (twice !== undefined) return problem(table, 'stop-twice', route, { hex: hexOfStop(twice) });
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

/**
 * No track joins two stops directly: the other gauge, a stem used twice, a stop left out, or there is
 * nothing.
 */
function gap(table: EspTable, route: RouteMade, kind: TrainKind, step: number, reason: string): RouteProblem {
  const [a, b] = [route.stops[step] ?? '', route.stops[step + 1] ?? ''].map((key) =>
    stopAt(track(table), key),
  );
  const params = { from: a?.hex ?? '', to: b?.hex ?? '' };
  if (!a || !b || reason === 'not-that-way') return problem(table, 'no-track', route, params);
  const runsOn = (link: TrackLink): boolean => kind.gauges.includes(link.gauge);
  const between = chainBetween(track(table), a, b, runsOn);
  if (linksOf(track(table)).at[a.id]?.some((link) => link.a === b.id || link.b === b.id)) {
    const crosses = route.stops.slice(1, -1).find((key) => stopAt(track(table), key)?.spec.kind === 'pass');
    return crosses === undefined
      ? problem(table, 'wrong-gauge', route, params)
      : problem(table, 'beyond-pass', route, { hex: hexOfStop(crosses) });
  }
  if (isReversal(track(table), a, b)) return problem(table, 'track-twice', route);
  return between
    ? problem(table, 'skipped-stop', route, { hex: between.hex })
    : problem(table, 'no-track', route, params);
}

function wayProblem(table: EspTable, company: CompanyId, route: RouteMade): RouteProblem | null {
  const map = layout(table);
  const stops = stopsOf(table, route);
  if (!stops.some((stop) => hasStation(map, stop, company)))
    return problem(table, 'no-station', route, { company });
  const full = stops.slice(1, -1).find((stop) => isFull(stop, company, stationsAt(map, stop.hex, stop.node)));
  if (full) return problem(table, 'through-full', route, { hex: full.hex });
  for (const [at, a] of stops.entries())
    for (const b of stops.slice(at + 1)) {
      const fault = apartReason(a, b);
      if (fault !== null) return problem(table, fault, route, { from: a.hex, to: b.hex, hex: a.hex });
    }
  return null;
}

type RangeFault = {
  readonly fault: 'too-long' | 'too-many-large';
  readonly most: number;
  readonly count: number;
};
function rangeFault(kind: TrainKind, stops: readonly TrackStop[]): RangeFault | null {
  const most = kind.any + kind.small;
  if (stops.length > most) return { fault: 'too-long', most, count: stops.length };
  const large = stops.filter((stop) => !isSmall(stop)).length;
  return large > kind.any ? { fault: 'too-many-large', most: kind.any, count: large } : null;
}
function rangeProblem(table: EspTable, route: RouteMade, kind: TrainKind): RouteProblem | null {
  const found = rangeFault(kind, stopsOf(table, route));
  return found && problem(table, found.fault, route, { most: found.most, count: found.count });
}

/** §3.1: before its first visit to Aranjuez the strawberry train goes nowhere else. */
function firstRunProblem(table: EspTable, route: RouteMade, kind: TrainKind): RouteProblem | null {
  if (!kind.green || route.train !== STRAWBERRY) return null;
  const missed = strawberrySets(table, track(table)).some(
    (set) => !set.some((key) => route.stops.includes(key)),
  );
  return missed ? problem(table, 'aranjuez-first', route) : null;
}

/** Only on the public site: no hex twice on a route, but for the two cities of an OO hex. */
function hexProblem(table: EspTable, route: RouteMade, links: readonly TrackLink[]): RouteProblem | null {
  if (!isPublished(table)) return null;
  const hexes = [...route.stops.map(hexOfStop), ...links.flatMap((link) => link.hexes.slice(1, -1))];
  const twice = hexes.find((hex, at) => countsOnce(hex) && hexes.indexOf(hex) < at);
  return twice === undefined ? null : problem(table, 'hex-twice', route, { hex: twice });
}

/** `D14/n0` → `D14`. */
const hexOfStop = (key: string): string => key.split('/')[0] ?? key;
