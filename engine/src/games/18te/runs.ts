import { sideInUse } from '../../rail/depot.ts';
import { stationsAt } from '../../rail/map/layout.ts';
import { fitTogether } from '../../rail/map/links.ts';
import type { TrackLink } from '../../rail/map/links.ts';
import { hasStation, isFull } from '../../rail/map/reach.ts';
import { readRoute } from '../../rail/map/read-route.ts';
import { hasRoute, planRuns, printedValue } from '../../rail/map/runs.ts';
import { stopAt } from '../../rail/map/track.ts';
import type { TrackStop } from '../../rail/map/track.ts';
import { bestRun } from '../../rail/routes/best-run.ts';
import type { CompanyId, TrainRange } from '../../rail/types.ts';
import { perTable } from '../../table/places.ts';
import type { Params, PieceId } from '../../table/types.ts';
import type { RouteMade, TeTable } from './clock.ts';
import { TOO_CLOSE } from './data/board.ts';
import { TRAINS } from './data/trains.ts';
import { layout, phase, track, trainsOf } from './readers.ts';
import { chainBetween, isReversal } from '../../rail/map/ways-missed.ts';

/** Search nodes that a verdict or a list of options may spend; maps of 18TE are mostly proved far below. */
export const QUICK = 20_000;

const rangeOf = (table: TeTable, train: PieceId): TrainRange => sideInUse(table, TRAINS, train)?.range ?? 0;

// —— The best run ——

export interface Best {
  readonly company: CompanyId;
  readonly routes: readonly RouteMade[];
  readonly revenue: number;
  /** No run earns more than this. */
  readonly bound: number;
  readonly proved: boolean;
}
interface Kept {
  readonly nodes: number;
  readonly best: Best;
}
// What a company can earn depends on the pieces and the phase alone.
const known = perTable((_: TeTable['pieces']) => new Map<string, Kept>());

/** The best run of a company's trains (§7.5), proved so unless `budget` (search nodes) ends first. */
export function bestRunOf(table: TeTable, company: CompanyId, budget = 5_000_000): Best {
  const kept = known(table.pieces);
  const key = `${company} ${table.clock.phase}`;
  const found = kept.get(key);
  if (found && (found.best.proved || found.nodes >= budget)) return found.best;
  const best = findBest(table, company, budget);
  kept.set(key, { nodes: budget, best });
  return best;
}

function findBest(table: TeTable, company: CompanyId, nodes: number): Best {
  const trains = trainsOf(table, company);
  const none: Best = { company, routes: [], revenue: 0, bound: 0, proved: true };
  if (trains.length === 0 || !couldRun(table, company)) return none;
  const plan = planRuns(track(table), layout(table), {
    company,
    trains: trains.map((train) => ({ range: rangeOf(table, train) })),
    values: phase(table).values,
    apart: TOO_CLOSE.map(([a, b]) => [`${a}/n0`, `${b}/n0`] as const),
  });
  const run = bestRun(plan.network, { nodes });
  const routes = run.routes.flatMap((route, at): RouteMade[] => {
    const train = trains[at];
    if (!route || train === undefined) return [];
    const via = route.links.map((link) => plan.links[link]?.hexes.slice(1, -1) ?? []);
    const stops = route.stops.map((stop) => plan.stops[stop]?.key ?? '');
    return [via.some((hexes) => hexes.length > 0) ? { train, stops, via } : { train, stops }];
  });
  return { company, routes, revenue: run.value, bound: run.bound, proved: run.proved };
}

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
export interface RouteProblem {
  readonly fault: RouteFault;
  readonly params: Params;
}
export interface RunRead {
  /** The stops of all routes as shown, also where one has a problem: what the table would book. */
  readonly revenue: number;
  /** One entry for each route; `null`: nothing is wrong with it. */
  readonly problems: readonly (RouteProblem | null)[];
}

type Routes = readonly RouteMade[];
// All rules of one move ask about the same run of the same table.
const lastRead = new WeakMap<
  Routes,
  { readonly table: TeTable; readonly company: CompanyId; readonly read: RunRead }
>();

/** Reads a shown run: its revenue, and what is wrong with each route (§7.2, §7.5). */
export function readRun(table: TeTable, company: CompanyId, routes: Routes): RunRead {
  const kept = lastRead.get(routes);
  if (kept && kept.table === table && kept.company === company) return kept.read;
  const read = readAll(table, company, routes);
  lastRead.set(routes, { table, company, read });
  return read;
}

function readAll(table: TeTable, company: CompanyId, routes: Routes): RunRead {
  const colour = phase(table).values;
  const taken: (readonly TrackLink[])[] = [];
  const problems: (RouteProblem | null)[] = [];
  let revenue = 0;
  routes.forEach((route, at) => {
    for (const key of route.stops) {
      const stop = stopAt(track(table), key);
      if (stop) revenue += printedValue(stop.spec.value, colour);
    }
    const read = readOne(table, company, route, routes.slice(0, at));
    if ('fault' in read) return problems.push(read);
    const both = [...taken, ...read.choices];
    if (!fitTogether(track(table), both)) return problems.push(problem('shared-track', route));
    taken.push(...read.choices);
    return problems.push(null);
  });
  return { revenue, problems };
}

const problem = (fault: RouteFault, route: RouteMade, more: Params = {}): RouteProblem => ({
  fault,
  params: { train: route.train, ...more },
});

interface ReadOne {
  /** For each step from stop to stop the pieces of line that would do. */
  readonly choices: readonly (readonly TrackLink[])[];
}

function readOne(
  table: TeTable,
  company: CompanyId,
  route: RouteMade,
  earlier: Routes,
): RouteProblem | ReadOne {
  if (!trainsOf(table, company).includes(route.train)) return problem('not-its-train', route, { company });
  if (earlier.some(({ train }) => train === route.train)) return problem('train-twice', route);
  if (route.stops.length < 2) return problem('too-short', route);
  const twice = route.stops.find((key, at) => route.stops.indexOf(key) < at);
  if (twice !== undefined) return problem('stop-twice', route, { hex: hexOfStop(twice) });
  // Said before the track is looked at: a red area has no second way out, so nothing could be read there.
  const red = route.stops.slice(1, -1).find((key) => stopAt(track(table), key)?.spec.kind === 'offboard');
  if (red !== undefined) return problem('through-red', route, { hex: hexOfStop(red) });
  const read = readRoute(track(table), { stops: route.stops, ...(route.via ? { via: route.via } : {}) });
  if (!read.ok) return gap(table, route, read.step, read.reason);
  if (!read.isSimple) return problem('track-twice', route);
  const stops = route.stops.flatMap((key) => stopAt(track(table), key) ?? []);
  return (
    wayProblem(table, company, route, stops) ?? rangeProblem(table, route, stops) ?? { choices: read.choices }
  );
}

/** No track joins two stops directly: a turn at a junction, a stop left out, or there is nothing. */
function gap(table: TeTable, route: RouteMade, step: number, reason: string): RouteProblem {
  const [from, to] = [route.stops[step] ?? '', route.stops[step + 1] ?? ''];
  const params = { from: hexOfStop(from), to: hexOfStop(to) };
  if (reason === 'unknown-stop') return problem('no-track', route, { from: params.from, to: params.from });
  if (reason === 'not-that-way') return problem('no-track', route, params);
  const [a, b] = [stopAt(track(table), from), stopAt(track(table), to)];
  if (!a || !b) return problem('no-track', route, params);
  if (isReversal(track(table), a, b)) return problem('reversal', route, params);
  const between = chainBetween(track(table), a, b);
  return between ? problem('skipped-stop', route, { hex: between.hex }) : problem('no-track', route, params);
}

function wayProblem(
  table: TeTable,
  company: CompanyId,
  route: RouteMade,
  stops: readonly TrackStop[],
): RouteProblem | null {
  const map = layout(table);
  if (!stops.some((stop) => hasStation(map, stop, company))) return problem('no-station', route, { company });
  const inner = stops.slice(1, -1);
  const full = inner.find((stop) => isFull(stop, company, stationsAt(map, stop.hex, stop.node)));
  if (full) return problem('through-full', route, { hex: full.hex });
  const hexes = new Set(stops.map((stop) => stop.hex));
  const close = TOO_CLOSE.find(([a, b]) => hexes.has(a) && hexes.has(b));
  return close ? problem('red-too-close', route, { from: close[0], to: close[1] }) : null;
}

function rangeProblem(table: TeTable, route: RouteMade, stops: readonly TrackStop[]): RouteProblem | null {
  const range = rangeOf(table, route.train);
  const name = sideInUse(table, TRAINS, route.train)?.name ?? '';
  if (range === 'any') return null;
  const most = typeof range === 'number' ? range : range.any + range.small;
  if (stops.length > most) return problem('too-long', route, { name, most, count: stops.length });
  if (typeof range === 'number') return null;
  // A red area counts among the stops of any kind, never among the further towns (OQ-21).
  const large = stops.filter((stop) => stop.spec.kind !== 'town').length;
  return large > range.any
    ? problem('too-many-cities', route, { name, most: range.any, count: large })
    : null;
}

/** `D14/n0` → `D14`. */
const hexOfStop = (key: string): string => key.split('/')[0] ?? key;
