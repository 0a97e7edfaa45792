import type { RouteMade } from '../../rail/clock.ts';
import { sideInUse } from '../../rail/depot.ts';
import { perMove } from '../../rail/kept.ts';
import { hasRoute, printedValue } from '../../rail/map/runs.ts';
import type { TrackStop } from '../../rail/map/track.ts';
import type { Slip } from '../../rail/route-slips.ts';
import { rangeSlip, stopsOf } from '../../rail/route-slips.ts';
import type { RouteProblem } from '../../rail/shown-run.ts';
import type { CompanyId, TrainRange } from '../../rail/types.ts';
import { bestByRange } from '../../rail/verbs/run.ts';
import type { UsualFault } from '../../rail/verbs/shown.ts';
import { routeReader } from '../../rail/verbs/shown.ts';
import type { PieceId } from '../../table/types.ts';
import type { TeClock, TeTable } from './clock.ts';
import { TOO_CLOSE } from './data/board.ts';
import { TRAINS } from './data/trains.ts';
import { layout, phase, track } from './readers.ts';

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

/** What can be wrong besides: two red areas too close to each other (§7.2), and what a train does not reach (§7.5). */
type OwnFault = 'red-too-close' | 'too-long' | 'too-many-cities';
export interface RunRead {
  /** The stops of all routes as shown, also where one has a problem: what the table would book. */
  readonly revenue: number;
  /** One entry for each route; `null`: nothing is wrong with it. */
  readonly problems: readonly (RouteProblem<UsualFault | OwnFault> | null)[];
}

type Routes = readonly RouteMade[];
const read = perMove((table: TeTable, routes: Routes, company: CompanyId): RunRead => {
  const colour = phase(table).values;
  const stops = routes.flatMap((route) => stopsOf(track(table), route));
  return {
    revenue: stops.reduce((sum, { spec }) => sum + printedValue(spec.value, colour), 0),
    problems: problems(table, company, routes),
  };
});
/** Reads a shown run: its revenue, and what is wrong with each route (§7.2, §7.5). */
export const readRun = (table: TeTable, company: CompanyId, routes: Routes): RunRead =>
  read(table, routes, company);

const { problems } = routeReader<TeClock, OwnFault>({
  track,
  layout,
  onTheWay: (table, { train }, stops) => tooClose(stops) ?? tooFar(table, train, stops),
});

function tooClose(stops: readonly TrackStop[]): Slip<OwnFault> | null {
  const hexes = new Set(stops.map((stop) => stop.hex));
  const close = TOO_CLOSE.find(([a, b]) => hexes.has(a) && hexes.has(b));
  return close ? { slip: 'red-too-close', params: { from: close[0], to: close[1] } } : null;
}

/** A red area counts among the stops of any kind, never among the further towns (OQ-21). */
function tooFar(table: TeTable, train: PieceId, stops: readonly TrackStop[]): Slip<OwnFault> | null {
  const found = rangeSlip(rangeOf(table, train), stops);
  if (!found) return null;
  const name = sideInUse(table, TRAINS, train)?.name ?? '';
  const slip = found.slip === 'too-long' ? 'too-long' : 'too-many-cities';
  return { slip, params: { name, ...found.params } };
}
