import type { RouteMade } from '../../rail/clock.ts';
import { sideInUse } from '../../rail/depot.ts';
import { perMove } from '../../rail/kept.ts';
import { printedValue } from '../../rail/map/runs.ts';
import { rangeSlip, stopsOf } from '../../rail/route-slips.ts';
import type { CompanyId, TrainRange } from '../../rail/types.ts';
import { bestByRange } from '../../rail/verbs/run.ts';
import { routeReader } from '../../rail/verbs/shown.ts';
import type { PieceId } from '../../table/types.ts';
import type { FiveClock, FiveTable } from './clock.ts';
import { TRAINS } from './data.ts';
import { layout, phase, track, trainName } from './readers.ts';

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
const { problems } = routeReader<FiveClock, Fault>({
  track,
  layout,
  nameOf: trainName,
  onTheWay: (table, { train }, stops) => rangeSlip(rangeOf(table, train), stops),
});

type Routes = readonly RouteMade[];
const read = perMove((table: FiveTable, routes: Routes, company: CompanyId) => ({
  revenue: routes
    .flatMap((route) => stopsOf(track(table), route))
    .reduce((sum, { spec }) => sum + printedValue(spec.value, phase(table).values), 0),
  problems: problems(table, company, routes),
}));
/** A run as somebody shows it: its revenue, and what is wrong with each route. */
export const readRun = (table: FiveTable, company: CompanyId, routes: Routes) => read(table, routes, company);
