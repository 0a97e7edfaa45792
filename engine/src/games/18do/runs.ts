import { perMove } from '../../rail/kept.ts';
import { stationsAt } from '../../rail/map/layout.ts';
import type { TrackLink } from '../../rail/map/links.ts';
import { exclusions, linksOf } from '../../rail/map/links.ts';
import { hasStation } from '../../rail/map/reach.ts';
import { hasRoute } from '../../rail/map/runs.ts';
import { spokenStop } from '../../rail/map/stop-names.ts';
import type { TrackStop } from '../../rail/map/track.ts';
import { trainOf } from '../../rail/ids.ts';
import type { Slip } from '../../rail/route-slips.ts';
import { hexOfStop, rangeSlip } from '../../rail/route-slips.ts';
import type { RouteProblem } from '../../rail/shown-run.ts';
import type { CompanyId } from '../../rail/types.ts';
import { routeProblems } from '../../rail/verbs/run.ts';
import type { UsualFault } from '../../rail/verbs/shown.ts';
import { routeReader } from '../../rail/verbs/shown.ts';
import type { Params, PieceId } from '../../table/types.ts';
import { earned, isWay, mostExporting, sameField, stopsTrain } from './best-run.ts';
import type { BeerRoute, DoClock, DoTable } from './clock.ts';
import {
  beerGoal,
  beerGoals,
  carriesBeer,
  cubesAboard,
  cubesFor,
  hasExtra,
  squaresOf,
  takesExtra,
} from './export.ts';
import { cardOf, director, isBrewery, isFlipped, layout, track, trainSpecOf, trainsOf } from './readers.ts';

/** What can be wrong with a route besides what is wrong in every title. */
type OwnFault =
  | 'hex-twice'
  | 'same-field'
  | 'too-long'
  | 'beer-barred'
  | 'beer-route'
  | 'beer-once'
  | 'beer-train'
  | 'beer-extra'
  | 'beer-front'
  | 'beer-cubes'
  | 'beer-aboard'
  | 'beer-due';
type Fault = UsualFault | OwnFault;
type Routes = readonly BeerRoute[];
export interface RunRead {
  /** The stops of all routes and their beer as shown, also where one has a problem: what the table would book. */
  readonly revenue: number;
  /** One entry for each route; `null`: nothing is wrong with it. */
  readonly problems: readonly (RouteProblem<Fault> | null)[];
}

const nameOf = (_: DoTable, train: PieceId): string => trainOf(train) ?? train;
const slip = (fault: Fault, params: Params = {}): Slip<Fault> => ({ slip: fault, params });
const { problems, read: readRoute } = routeReader<DoClock, OwnFault, BeerRoute>({
  track,
  layout,
  trains: trainsOf,
  nameOf,
  way: (table, stops, company, { choices }) =>
    hexSlip(stops, choices) ?? stationSlip(table, stops, company) ?? fieldSlip(table, stops),
  onTheWay: (table, route, stops, company, earlier) =>
    lengthSlip(route, stops) ?? beerSlip(table, company, route, earlier),
});

const read = perMove((table: DoTable, routes: Routes, company: CompanyId): RunRead => ({
  revenue: earned(table, company, loaded(table, company, routes)),
  problems: problems(table, company, routes).map(
    (found, at) => found ?? idleWithBeer(table, company, routes, routes[at]),
  ),
}));
/** Reads a shown run: its revenue, and what is wrong with each route (4.5.1, 4.5.5). */
export const readRun = (table: DoTable, company: CompanyId, routes: Routes): RunRead =>
  read(table, routes, company);

/** A run cannot deliver more cubes than lie on the card, whatever was announced. */
export function loaded(table: DoTable, company: CompanyId, routes: Routes): Routes {
  if (isBrewery(table)) return routes.map((route) => ({ ...route, beer: deliverable(table, route) }));
  let left = cubesFor(table, company).length;
  return routes.map((route) => {
    const beer = beerGoal(table, route) === null ? 0 : Math.min(left, route.beer ?? 0);
    left -= beer;
    return { ...route, beer };
  });
}

/** §6.5.1: all that lies on the train, if the route has somewhere to bring it. */
const deliverable = (table: DoTable, route: BeerRoute): number =>
  beerGoal(table, route) === null ? 0 : cubesAboard(table, route.train).length;

// —— The way ——

/** No hex twice: some choice of the pieces of line has to come through every hex once. */
function hexSlip(
  stops: readonly TrackStop[],
  choices: readonly (readonly TrackLink[])[],
): Slip<Fault> | null {
  const met = new Set(stops.map(({ hex }) => hex));
  const again = stops.find(({ hex }, at) => stops.findIndex((stop) => stop.hex === hex) < at);
  if (again) return slip('hex-twice', { hex: again.hex });
  let clash = '';
  const fits = (at: number, used: ReadonlySet<string>): boolean => {
    const step = choices[at];
    if (!step) return true;
    return step.some((link) => {
      const inner = link.hexes.slice(1, -1);
      const twice = inner.find((hex, i) => used.has(hex) || inner.indexOf(hex) < i);
      if (twice !== undefined) clash = twice;
      return twice === undefined && fits(at + 1, new Set([...used, ...inner]));
    });
  };
  return fits(0, met) ? null : slip('hex-twice', { hex: clash });
}

function stationSlip(table: DoTable, stops: readonly TrackStop[], company: CompanyId): Slip<Fault> | null {
  const map = layout(table);
  if (!stops.some((stop) => hasStation(map, stop, company))) return slip('no-station', { company });
  const isShut = stopsTrain(table);
  const full = stops.slice(1, -1).find((stop) => isShut(stop, company, stationsAt(map, stop.hex, stop.node)));
  return full ? slip('through-full', { company, hex: spokenStop(track(table), full.key) }) : null;
}
function fieldSlip(table: DoTable, stops: readonly TrackStop[]): Slip<Fault> | null {
  const met = new Set(stops.map(({ key }) => key));
  const field = sameField(table).find(([a, b]) => met.has(a) && met.has(b));
  return field ? slip('same-field', { hex: hexOfStop(field[0]) }) : null;
}

function lengthSlip({ train }: BeerRoute, stops: readonly TrackStop[]): Slip<Fault> | null {
  const found = rangeSlip(trainSpecOf(train)?.sides[0]?.range ?? 0, stops);
  return found && slip('too-long', found.params);
}

// —— Beer ——

/** Cubes beyond the blue squares: they need marker 5. */
const beyond = ({ train, beer = 0 }: BeerRoute): number => Math.max(0, beer - squaresOf(train));

function beerSlip(table: DoTable, company: CompanyId, route: BeerRoute, earlier: Routes): Slip<Fault> | null {
  const { beer = 0, to, train } = route;
  if (isBrewery(table)) return loadSlip(table, route);
  if (beer === 0) return null;
  if (!carriesBeer(table, company)) return slip('beer-barred', { company });
  if (beerGoals(table, route.stops).length === 0) return slip('beer-route');
  if (beerGoal(table, route) === null) return slip('beer-once', { hex: hexOfStop(to ?? '') });
  const over = beyond(route);
  const most = squaresOf(train) + (hasExtra(table, company) && takesExtra(train) ? 1 : 0);
  if (beer > most) return slip('beer-train', { count: beer, most });
  if (over > 0 && earlier.some((other) => beyond(other) > 0)) return slip('beer-extra');
  const card = cardOf(table, director(table, company));
  if (card !== null && !isFlipped(table, card)) return slip('beer-front', { lot: card });
  const all = [...earlier, route].reduce((sum, one) => sum + (one.beer ?? 0), 0);
  const cubes = cubesFor(table, company).length;
  return all > cubes ? slip('beer-cubes', { count: all, cubes }) : null;
}

/** §6.5.1: only what a brewery has loaded is carried, and to one red field. */
function loadSlip(table: DoTable, route: BeerRoute): Slip<Fault> | null {
  const { beer = 0, to, train } = route;
  const aboard = cubesAboard(table, train).length;
  if (beer > aboard) return slip('beer-aboard', { count: beer, cubes: aboard });
  const isNowhere = aboard > 0 && to !== undefined && beerGoal(table, route) === null;
  return isNowhere ? slip('beer-once', { hex: hexOfStop(to) }) : null;
}

const { problem } = routeProblems<Fault, DoTable>(nameOf);
/**
 * §6.5.1: a loaded train goes where its beer can be brought. Where several are loaded and the track does not take all of
 * them there, as many go as can.
 */
function idleWithBeer(table: DoTable, company: CompanyId, all: Routes, route: BeerRoute | undefined) {
  if (!route || !isBrewery(table) || cubesAboard(table, route.train).length === 0) return null;
  if (beerGoals(table, route.stops).length > 0) return null;
  return couldExportMore(table, company, all) ? problem(table, 'beer-due', route, { company }) : null;
}
const couldExportMore = (table: DoTable, company: CompanyId, all: Routes): boolean =>
  all.filter((one) => deliverable(table, one) > 0).length < mostExporting(table, company);
/** The same for a loaded train that is not listed, because the others have taken its way; null: none. */
export function leftWithBeer(table: DoTable, company: CompanyId, routes: Routes): PieceId | null {
  const left = trainsOf(table, company).find(
    (train) => cubesAboard(table, train).length > 0 && routes.every((one) => one.train !== train),
  );
  return left !== undefined && couldExportMore(table, company, routes) ? left : null;
}

// —— Trains that stay idle ——

/** Whether a train that is not listed could still run on track that the others leave (4.5.5). */
export function couldRunMore(table: DoTable, company: CompanyId, routes: Routes): boolean {
  const excluded = exclusions(linksOf(track(table)));
  const shut = new Set(
    routes.flatMap((route, at) => {
      const found = readRoute(table, company, route, routes.slice(0, at));
      return 'links' in found ? found.links.flatMap(({ id }) => [id, ...(excluded[id] ?? [])]) : [];
    }),
  );
  const goes = isWay(table);
  return hasRoute(track(table), layout(table), company, (link) => !shut.has(link.id) && goes(link));
}
