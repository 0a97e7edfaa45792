import type { Best } from '../../rail/best-runs.ts';
import { keptRuns, noRun, routesMade } from '../../rail/best-runs.ts';
import type { Layout, Station } from '../../rail/map/layout.ts';
import type { TrackLink } from '../../rail/map/links.ts';
import type { RunPlan } from '../../rail/map/runs.ts';
import { comesBack, hasRoute, planRuns, printedValue } from '../../rail/map/runs.ts';
import type { StopKey, TrackStop } from '../../rail/map/track.ts';
import { stopKey } from '../../rail/map/track.ts';
import { bestRun } from '../../rail/routes/best-run.ts';
import type { Bonus, Network } from '../../rail/routes/network.ts';
import { trainOf } from '../../rail/ids.ts';
import type { CompanyId } from '../../rail/types.ts';
import { perTable } from '../../table/places.ts';
import type { PieceId } from '../../table/types.ts';
import { wideFields } from './board.ts';
import type { BeerRoute, DoTable } from './clock.ts';
import { isSteelLabel, YARD } from './data/board.ts';
import { MILL_RAILWAY } from './data/companies.ts';
import {
  beerGoal,
  beerGoals,
  beerIncome,
  beerValue,
  carriesBeer,
  cubesAboard,
  cubesFor,
  hasExtra,
  LOADED,
  premiumOf,
  squaresOf,
  takesExtra,
} from './export.ts';
import { endsAt } from './reach.ts';
import {
  boardOf,
  isBrewery,
  isIntro,
  layout,
  track,
  trainSpecOf,
  trainsOf,
  valueColumn,
  lying,
} from './readers.ts';
import { stationsAt } from '../../rail/map/layout.ts';
import { sidingValue } from './sidings.ts';

/**
 * The best run with export beer. How many cubes each train takes along is settled first: for every way of loading the
 * cubes the finder gets a bonus for routes that come from Dortmund City to a red field, graded by what the fields pay.
 * Cubes only ever add, so loads that leave cubes behind which a train could take are not tried. All values are scaled by
 * 100 and every cube costs 1 of that: of runs that earn the same the one with fewer cubes comes first.
 */
export interface BestDo extends Best {
  readonly routes: readonly BeerRoute[];
}

/** Where trains end: as tracks do when one builds, but the Hansabahn runs through full mills (4.3.2.1). */
export const stopsTrain =
  (table: DoTable) =>
  (stop: TrackStop, company: CompanyId, stations: readonly Station[]): boolean =>
    endsAt(stop, company, stations) && !passesMill(table, company, stop);
const passesMill = (table: DoTable, company: CompanyId, { hex }: TrackStop): boolean =>
  company === MILL_RAILWAY && !isIntro(table) && isSteelLabel(boardOf(table).hexes[hex]?.label);

/** Two stops of one red field never share a route. */
export const sameField = (table: DoTable): readonly (readonly [string, string])[] =>
  wideFields(boardOf(table)).flatMap((hexes) =>
    hexes.flatMap((a, at) => hexes.slice(at + 1).map((b) => [stopKey(a, 0), stopKey(b, 0)] as const)),
  );

// —— Loads ——

type Load = readonly number[];
const MOST_LOADS = 40;
/** All ways of loading as many cubes as can be taken along; trains of one kind are not told apart. */
export function loadsOf(table: DoTable, company: CompanyId, trains: readonly PieceId[]): readonly Load[] {
  // §6.5.1: what a brewery has loaded lies on its train; where not all can go out, some stay idle.
  if (isBrewery(table)) {
    const aboard = trains.map((train) => cubesAboard(table, train).length);
    const out = mostExporting(table, company);
    return subsets(
      aboard.flatMap((cubes, at) => (cubes > 0 ? [at] : [])),
      out,
    ).map((going) => aboard.map((cubes, at) => (going.includes(at) ? cubes : 0)));
  }
  const cubes = carriesBeer(table, company) ? cubesFor(table, company).length : 0;
  const squares = trains.map(squaresOf);
  const extra = hasExtra(table, company)
    ? trains.flatMap((train, at) => (takesExtra(train) ? [at] : []))
    : [];
  const rooms =
    extra.length > 0 ? extra.map((at) => squares.map((n, i) => (i === at ? n + 1 : n))) : [squares];
  const loads = new Map<string, Load>();
  for (const room of rooms)
    for (const load of fill(room, Math.min(cubes, sum(room)), trains)) loads.set(load.join(), load);
  return [...loads.values()].slice(0, MOST_LOADS);
}
const subsets = <T>([first, ...rest]: readonly T[], size: number): readonly (readonly T[])[] => {
  if (size === 0) return [[]];
  if (first === undefined) return [];
  return [...subsets(rest, size - 1).map((more) => [first, ...more]), ...subsets(rest, size)];
};
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
function* fill(
  room: Load,
  cubes: number,
  trains: readonly PieceId[],
  at = 0,
  load: Load = [],
): Iterable<Load> {
  if (at === room.length) {
    if (cubes === 0) yield load;
    return;
  }
  const twin = trains
    .slice(0, at)
    .findLastIndex((one, i) => trainOf(one) === trainOf(trains[at] ?? '') && room[i] === room[at]);
  const most = Math.min(cubes, room[at] ?? 0, twin < 0 ? Infinity : (load[twin] ?? 0));
  const rest = sum(room.slice(at + 1));
  for (let take = Math.max(0, cubes - rest); take <= most; take++)
    yield* fill(room, cubes - take, trains, at + 1, [...load, take]);
}

// —— The search ——

const SCALE = 100;
const rangeOf = (train: PieceId) => trainSpecOf(train)?.sides[0]?.range ?? 0;
const shared = (table: DoTable, company: CompanyId) => ({
  company,
  values: valueColumn(table),
  blocks: stopsTrain(table),
  apart: sameField(table),
  hexOnce: true,
});
/** §6.5.1: where a train has to call that a brewery has loaded. */
const beerNeeds = (table: DoTable): readonly (readonly StopKey[])[] => [
  [LOADED],
  track(table).stops.flatMap(({ key }) => (beerGoals(table, [LOADED, key]).length > 0 ? [key] : [])),
];
function planOf(
  table: DoTable,
  company: CompanyId,
  trains: readonly PieceId[],
  scale: number,
  bound: Load = [],
): RunPlan {
  const needs = beerNeeds(table);
  return planRuns(track(table), layout(table), {
    ...shared(table, company),
    trains: trains.map((train, at) => ({ range: rangeOf(train), ...(bound[at] ? { needs } : {}) })),
    value: (stop) => worthOf(table, company, stop) * scale,
  });
}

/** More than any board asks for. */
const MOST_NODES = 20_000;
type Range = ReturnType<typeof rangeOf>;
/** What was found on a layout, by railway and ranges: cubes and money change nothing about it. */
const exporting = perTable((_: Layout) => new Map<string, number>());
/** How many trains of such ranges can go from Dortmund City to a red field in one run, and by a station of their railway. */
function couldExport(table: DoTable, company: CompanyId, ranges: readonly Range[]): number {
  const known = exporting(layout(table));
  const key = JSON.stringify([company, ranges]);
  const kept = known.get(key);
  if (kept !== undefined) return kept;
  const needs = beerNeeds(table);
  const { network } = planRuns(track(table), layout(table), {
    ...shared(table, company),
    trains: ranges.map((range) => ({ range, needs })),
    // Every such route comes from Dortmund City: it counts once.
    value: (stop) => (stop.key === LOADED ? 1 : 0),
  });
  const { value, bound } = bestRun(network, { nodes: MOST_NODES });
  // Where nothing could be looked at, nobody can say that they cannot, and nothing is worth keeping.
  if (!Number.isFinite(bound)) return ranges.length;
  known.set(key, value);
  return value;
}
/** §6.5.1: how many trains that breweries have loaded can bring their beer to a red field in one run. */
export function mostExporting(table: DoTable, company: CompanyId): number {
  const trains = trainsOf(table, company).filter((train) => cubesAboard(table, train).length > 0);
  return trains.length === 0 ? 0 : couldExport(table, company, trains.map(rangeOf));
}
/** §6.5.2.4: whether this train could. */
export const canExport = (table: DoTable, company: CompanyId, train: PieceId): boolean =>
  couldExport(table, company, [rangeOf(train)]) > 0;

/** What a load adds to routes from Dortmund City to a red field; the better fields add the difference. */
function bonusesOf(table: DoTable, company: CompanyId, plan: RunPlan, load: Load): readonly Bonus[] {
  const city = plan.stops.findIndex(({ key }) => key === LOADED);
  const goals = plan.stops.flatMap(({ key }, at) =>
    beerGoals(table, [LOADED, key]).length > 0 ? [{ at, value: beerValue(table, key) }] : [],
  );
  if (city < 0 || sum(load) === 0) return [];
  const grades = [...new Set(goals.map(({ value }) => value))].toSorted((a, b) => a - b);
  const premium = premiumOf(table, company);
  return grades.map((grade, i) => ({
    sets: [[city], goals.filter(({ value }) => value >= grade).map(({ at }) => at)],
    value: load.map((cubes) => {
      if (cubes === 0) return 0;
      const more = grade - (grades[i - 1] ?? 0);
      return SCALE * (cubes * more + (i === 0 ? premium : 0)) - (i === 0 ? cubes : 0);
    }),
  }));
}

function withBeer(table: DoTable, route: BeerRoute, cubes: number): BeerRoute {
  if (cubes === 0) return route;
  const goal = beerGoal(table, route);
  return goal === null ? route : { ...route, beer: cubes, to: goal };
}
/** What a run earns, stop by stop and cube by cube. */
export const earned = (table: DoTable, company: CompanyId, routes: readonly BeerRoute[]): number =>
  sum(
    routes.map(
      (route) =>
        sum(route.stops.map((key) => stopWorth(table, company, key))) + beerIncome(table, company, route),
    ),
  );
const stopWorth = (table: DoTable, company: CompanyId, key: string): number => {
  const id = track(table).stopIds.get(key);
  const stop = id === undefined ? undefined : track(table).stops[id];
  return stop ? worthOf(table, company, stop) : 0;
};

function findBest(table: DoTable, company: CompanyId, nodes: number): BestDo {
  const trains = trainsOf(table, company);
  if (trains.length === 0 || !couldRun(table, company)) return noRun(company);
  const loads = loadsOf(table, company, trains);
  const out = isBrewery(table) ? mostExporting(table, company) : 0;
  const scale = loads.some((load) => sum(load) > 0) ? SCALE : 1;
  const plain = planOf(table, company, trains, scale);
  let best: BestDo = noRun(company);
  let [found, bound, isProved] = [0, 0, true];
  for (const load of loads) {
    const plan = isBrewery(table) ? planOf(table, company, trains, scale, load) : plain;
    const network: Network = { ...plan.network, bonuses: bonusesOf(table, company, plan, load) };
    const run = bestRun(network, { nodes: Math.ceil(nodes / loads.length), above: found });
    bound = Math.max(bound, run.bound);
    isProved &&= run.proved;
    if (run.value <= found) continue;
    const made = routesMade(plan, trains, run);
    const routes = made.map((route) => withBeer(table, route, load[trains.indexOf(route.train)] ?? 0));
    if (isBrewery(table) && routes.filter(({ beer }) => beer !== undefined).length < out) continue;
    found = run.value;
    best = { ...best, routes, revenue: earned(table, company, routes) };
  }
  return { ...best, bound: Math.max(best.revenue, Math.ceil(bound / scale)), proved: isProved };
}
const runs = keptRuns<Parameters<typeof findBest>[0]['clock'], BestDo>(
  findBest,
  (table) => `${table.clock.phase} ${valueColumn(table)} ${table.clock.variant}`,
);
/** The best run of a railway's trains, proved so unless `budget` (search nodes) ends first. */
export const bestRunOf = runs.best;

/** A piece of line that a route can consist of: it goes somewhere else, and not only to the same red field. */
export function isWay(table: DoTable): (link: TrackLink) => boolean {
  const { stops } = track(table);
  const fields = sameField(table);
  return (link) => {
    const ends = [stops[link.a]?.key ?? '', stops[link.b]?.key ?? ''];
    return !comesBack(link) && !fields.some((field) => field.every((key) => ends.includes(key)));
  };
}
/** A route of two stops, one of them with an own station, exists – whatever train would run on it. */
export const couldRun = (table: DoTable, company: CompanyId): boolean =>
  hasRoute(track(table), layout(table), company, isWay(table));

const PER_STATION = 10;

/**
 * What a stop is worth to a railway (3.3, 4.5.6.1): the printed number; in a freight yard where it has a station 10 more
 * for every station there; at a mine or a mill what the siding shows.
 */
export function worthOf(table: DoTable, company: CompanyId, { hex, node, spec }: TrackStop): number {
  const printed = printedValue(spec.value, valueColumn(table)) + sidingValue(table, hex);
  if (boardOf(table).hexes[hex]?.label !== YARD) return printed;
  const stations = stationsAt(lying(table), hex, node);
  const isOwn = stations.some((one) => one.company === company);
  return printed + (isOwn ? PER_STATION * stations.length : 0);
}
