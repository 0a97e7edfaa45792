import type { RouteMade } from '../../rail/clock.ts';
import { perMove } from '../../rail/kept.ts';
import { stationsAt } from '../../rail/map/layout.ts';
import type { TrackLink } from '../../rail/map/links.ts';
import { exclusions, linksOf } from '../../rail/map/links.ts';
import { hasStation } from '../../rail/map/reach.ts';
import { readRoute } from '../../rail/map/read-route.ts';
import { comesBack, hasRoute } from '../../rail/map/runs.ts';
import { spokenStop } from '../../rail/map/stop-names.ts';
import { stopAt } from '../../rail/map/track.ts';
import { trainOf } from '../../rail/ids.ts';
import { gapSlip, hexOfStop, listSlip, rangeSlip, stopsOf } from '../../rail/route-slips.ts';
import type { RouteProblem, RouteWays } from '../../rail/shown-run.ts';
import { problemsOf } from '../../rail/shown-run.ts';
import type { CompanyId } from '../../rail/types.ts';
import { routeProblems } from '../../rail/verbs/run.ts';
import { earned, sameField, stopsTrain } from './best-run.ts';
import { canExport } from './brewery/export.ts';
import type { BeerRoute, DoTable } from './clock.ts';
import { beerGoal, beerGoals, carriesBeer, hasExtra, squaresOf, takesExtra } from './export.ts';
import { cubesAboard, cubesFor, isBrewery, layout, track, trainSpecOf, trainsOf } from './readers.ts';

/** What can be wrong with a route; one reason each, the first that a player would see. */
export type RouteFault =
  | 'not-its-train'
  | 'train-twice'
  | 'too-short'
  | 'stop-twice'
  | 'hex-twice'
  | 'no-track'
  | 'reversal'
  | 'skipped-stop'
  | 'track-twice'
  | 'no-station'
  | 'through-red'
  | 'through-full'
  | 'same-field'
  | 'too-long'
  | 'shared-track'
  | 'beer-barred'
  | 'beer-route'
  | 'beer-once'
  | 'beer-train'
  | 'beer-extra'
  | 'beer-cubes'
  | 'beer-due';
type Problem = RouteProblem<RouteFault>;
type Routes = readonly BeerRoute[];
export interface RunRead {
  /** The stops of all routes and their beer as shown, also where one has a problem: what the table would book. */
  readonly revenue: number;
  /** One entry for each route; `null`: nothing is wrong with it. */
  readonly problems: readonly (Problem | null)[];
  /** Track that the routes use, as far as they can be read. */
  readonly links: readonly TrackLink[];
}

const { problem, slipped } = routeProblems<RouteFault, DoTable>((_, train) => trainOf(train) ?? train);

const read = perMove((table: DoTable, routes: Routes, company: CompanyId): RunRead => {
  const links: TrackLink[] = [];
  const problems = problemsOf(
    track(table),
    routes,
    (route, earlier) => {
      const found = readOne(table, company, route, earlier as Routes);
      if (!('fault' in found)) links.push(...found.links);
      return found;
    },
    (route) => problem(table, 'shared-track', route),
  );
  return { revenue: earned(table, company, loaded(table, company, routes)), problems, links };
});
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

type Read = RouteWays & { readonly links: readonly TrackLink[] };
function readOne(table: DoTable, company: CompanyId, route: BeerRoute, earlier: Routes): Problem | Read {
  if (!trainsOf(table, company).includes(route.train))
    return problem(table, 'not-its-train', route, { company });
  if (earlier.some(({ train }) => train === route.train)) return problem(table, 'train-twice', route);
  const early = slipped(table, listSlip(route, track(table)), route);
  if (early) return early;
  // Said before the track is looked at: a red field has no second way out, so nothing could be read there.
  const red = route.stops.slice(1, -1).find((key) => stopAt(track(table), key)?.spec.kind === 'offboard');
  if (red !== undefined) return problem(table, 'through-red', route, { hex: hexOfStop(red) });
  const found = readRoute(track(table), { stops: route.stops, ...(route.via ? { via: route.via } : {}) });
  if (!found.ok) {
    const { slip, params } = gapSlip(track(table), route, found);
    return problem(table, slip, route, params);
  }
  if (!found.isSimple) return problem(table, 'track-twice', route);
  return (
    hexProblem(table, route, found.choices) ??
    wayProblem(table, company, route) ??
    rangeProblem(table, route) ??
    beerProblem(table, company, route, earlier) ?? { choices: found.choices, links: found.links }
  );
}

/** No hex twice: some choice of the pieces of line has to come through every hex once. */
function hexProblem(
  table: DoTable,
  route: RouteMade,
  choices: readonly (readonly TrackLink[])[],
): Problem | null {
  const met = new Set(route.stops.map(hexOfStop));
  if (met.size < route.stops.length) return problem(table, 'hex-twice', route, { hex: [...met][0] ?? '' });
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
  return fits(0, met) ? null : problem(table, 'hex-twice', route, { hex: clash });
}

function wayProblem(table: DoTable, company: CompanyId, route: RouteMade): Problem | null {
  const stops = stopsOf(track(table), route);
  const map = layout(table);
  if (!stops.some((stop) => hasStation(map, stop, company)))
    return problem(table, 'no-station', route, { company });
  const isShut = stopsTrain(table);
  const full = stops.slice(1, -1).find((stop) => isShut(stop, company, stationsAt(map, stop.hex, stop.node)));
  if (full)
    return problem(table, 'through-full', route, { company, hex: spokenStop(track(table), full.key) });
  const field = sameField(table).find(([a, b]) => route.stops.includes(a) && route.stops.includes(b));
  return field ? problem(table, 'same-field', route, { hex: hexOfStop(field[0]) }) : null;
}

function rangeProblem(table: DoTable, route: RouteMade): Problem | null {
  const range = trainSpecOf(route.train)?.sides[0]?.range ?? 0;
  const found = rangeSlip(range, stopsOf(track(table), route));
  return found && problem(table, 'too-long', route, found.params);
}

// —— Beer ——

/** Cubes beyond the blue squares: they need marker 5. */
const beyond = ({ train, beer = 0 }: BeerRoute): number => Math.max(0, beer - squaresOf(train));

function beerProblem(table: DoTable, company: CompanyId, route: BeerRoute, earlier: Routes): Problem | null {
  const { beer = 0, to, train } = route;
  if (isBrewery(table)) return loadProblem(table, company, route);
  if (beer === 0) return null;
  if (!carriesBeer(table, company)) return problem(table, 'beer-barred', route, { company });
  if (beerGoals(table, route.stops).length === 0) return problem(table, 'beer-route', route);
  if (beerGoal(table, route) === null)
    return problem(table, 'beer-once', route, { hex: hexOfStop(to ?? '') });
  const over = beyond(route);
  const most = squaresOf(train) + (hasExtra(table, company) && takesExtra(train) ? 1 : 0);
  if (beer > most) return problem(table, 'beer-train', route, { count: beer, most });
  if (over > 0 && earlier.some((other) => beyond(other) > 0)) return problem(table, 'beer-extra', route);
  const all = [...earlier, route].reduce((sum, one) => sum + (one.beer ?? 0), 0);
  const cubes = cubesFor(table, company).length;
  return all > cubes ? problem(table, 'beer-cubes', route, { count: all, cubes }) : null;
}

/** §6.5.1: only what a brewery has loaded is carried, and a loaded train goes where it can be brought. */
function loadProblem(table: DoTable, company: CompanyId, route: BeerRoute): Problem | null {
  const { beer = 0, to, train } = route;
  const aboard = cubesAboard(table, train).length;
  if (beer > aboard) return problem(table, 'beer-cubes', route, { count: beer, cubes: aboard });
  if (aboard === 0) return null;
  if (to !== undefined && beerGoal(table, route) === null)
    return problem(table, 'beer-once', route, { hex: hexOfStop(to) });
  const isIdle = beerGoals(table, route.stops).length === 0;
  return isIdle && canExport(table, company, train) ? problem(table, 'beer-due', route, { company }) : null;
}

// —— Trains that stay idle ——

/** Whether a train that is not listed could still run on track that the others leave (4.5.5). */
export function couldRunMore(table: DoTable, company: CompanyId, taken: readonly TrackLink[]): boolean {
  const excluded = exclusions(linksOf(track(table)));
  const shut = new Set(taken.flatMap(({ id }) => [id, ...(excluded[id] ?? [])]));
  return hasRoute(track(table), layout(table), company, (link) => !shut.has(link.id) && !comesBack(link));
}

export { bestRunOf } from './best-run.ts';
