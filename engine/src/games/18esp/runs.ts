import { perMove } from '../../rail/kept.ts';
import { linksOf } from '../../rail/map/links.ts';
import type { TrackLink } from '../../rail/map/links.ts';
import { stopAt } from '../../rail/map/track.ts';
import type { StopKey, Track, TrackStop } from '../../rail/map/track.ts';
import type { Slip } from '../../rail/route-slips.ts';
import { hexOfStop, rangeSlip, slipOf, stopsOf } from '../../rail/route-slips.ts';
import type { RouteProblem } from '../../rail/shown-run.ts';
import type { CompanyId } from '../../rail/types.ts';
import type { UsualFault } from '../../rail/verbs/shown.ts';
import { routeReader } from '../../rail/verbs/shown.ts';
import type { PieceId } from '../../table/types.ts';
import { countsOnce } from './best-run.ts';
import type { RouteMade } from '../../rail/clock.ts';
import type { EspClock, EspTable } from './clock.ts';
import { hasTender, isPublished, layout, recycledUnder, track, trainName, trainsOf } from './readers.ts';
import {
  apartReason,
  barredAt,
  bonusOf,
  isSubsidy,
  seesBothMaps,
  strawberrySets,
  trainKind,
  worthOf,
} from './run-parts.ts';
import type { ApartFault, BarredStop, TrainKind } from './run-parts.ts';

/** What can be wrong besides; to turn back at a junction is to use its stem twice. */
type OwnFault =
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
type OwnSlip = Slip<UsualFault | OwnFault> | null;
export interface RunRead {
  /** What is paid out or withheld, bonuses included, as shown, also where a route has a problem. */
  readonly income: number;
  /** Mine and port income. */
  readonly subsidy: number;
  /** One entry for each route; `null`: nothing is wrong with it. */
  readonly problems: readonly (RouteProblem<UsualFault | OwnFault> | null)[];
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
    const known = routes.map((route) => ({ ...route, kind: kindOf(route) }));
    return { ...sum, problems: problems(table, company, known), tender, idle };
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

/** A route and what its train can do. */
type KnownRoute = RouteMade & { readonly kind: TrainKind };
const { problems } = routeReader<EspClock, OwnFault, KnownRoute>({
  track,
  layout,
  nameOf: trainName,
  ofTrain,
  ofStops,
  runsOn:
    ({ kind }) =>
    ({ gauge }) =>
      kind.gauges.includes(gauge),
  gap: gapSlip,
  onTheWay: (table, route, stops, _, __, { links }) =>
    apartSlip(stops) ??
    rangeSlip(route.kind, stops) ??
    firstRunSlip(table, route) ??
    hexSlip(table, route, links),
});

function ofTrain(table: EspTable, company: CompanyId, { train }: RouteMade, earlier: Routes): OwnSlip {
  const own = trainsOf(table, company);
  if (!own.includes(train)) {
    const half = own.some((main) => recycledUnder(table, main) === train);
    return slipOf(half ? 'half-alone' : 'not-its-train', { company });
  }
  if (earlier.some((other) => other.train === train)) return slipOf('train-twice');
  return table.clock.fresh.includes(train) ? slipOf('fresh-train') : null;
}

function ofStops(table: EspTable, company: CompanyId, { stops }: RouteMade): OwnSlip {
  for (const [at, key] of stops.entries()) {
    const stop = stopAt(track(table), key);
    const hex = hexOfStop(key);
    if (!stop) return slipOf('not-a-stop', { hex });
    const barred = barredAt(table, company, stop);
    if (barred !== null) return slipOf(barred, { hex, company });
    // Said before the track is looked at: a red area is an end, so nothing could be read behind it.
    if (stop.spec.kind === 'offboard' && at > 0 && at < stops.length - 1)
      return slipOf('through-red', { hex });
  }
  return null;
}

/** No track joins two stops directly: it has the other gauge, or it is one of the usual slips. */
function gapSlip(
  table: EspTable,
  { stops }: RouteMade,
  { step, reason }: { readonly step: number; readonly reason: string },
  usual: Slip<UsualFault | OwnFault>,
): Slip<UsualFault | OwnFault> {
  const [from = '', to = ''] = stops.slice(step);
  if (reason === 'no-track' && areJoined(track(table), from, to)) {
    const crosses = stops.slice(1, -1).find((key) => stopAt(track(table), key)?.spec.kind === 'pass');
    return crosses === undefined
      ? slipOf('wrong-gauge', { from: hexOfStop(from), to: hexOfStop(to) })
      : slipOf('beyond-pass', { hex: hexOfStop(crosses) });
  }
  return usual.slip === 'reversal' ? slipOf('track-twice') : usual;
}
/** Some line joins the two stops, whatever its gauge. */
function areJoined(map: Track, from: StopKey, to: StopKey): boolean {
  const [a, b] = [stopAt(map, from), stopAt(map, to)];
  if (!a || !b) return false;
  return linksOf(map).at[a.id]?.some((link) => link.a === b.id || link.b === b.id) ?? false;
}

function apartSlip(stops: readonly TrackStop[]): OwnSlip {
  for (const [at, a] of stops.entries())
    for (const b of stops.slice(at + 1)) {
      const fault = apartReason(a, b);
      if (fault !== null) return slipOf(fault, { from: a.hex, to: b.hex, hex: a.hex });
    }
  return null;
}

/** §3.1: before its first visit to Aranjuez the strawberry train goes nowhere else. */
function firstRunSlip(table: EspTable, { stops, kind }: KnownRoute): OwnSlip {
  if (!kind.green) return null;
  const missed = strawberrySets(table, track(table)).some((set) => !set.some((key) => stops.includes(key)));
  return missed ? slipOf('aranjuez-first') : null;
}

/** Only on the public site: no hex twice on a route, but for the two cities of an OO hex. */
function hexSlip(table: EspTable, { stops }: RouteMade, links: readonly TrackLink[]): OwnSlip {
  if (!isPublished(table)) return null;
  const hexes = [...stops.map(hexOfStop), ...links.flatMap((link) => link.hexes.slice(1, -1))];
  const twice = hexes.find((hex, at) => countsOnce(hex) && hexes.indexOf(hex) < at);
  return twice === undefined ? null : slipOf('hex-twice', { hex: twice });
}
