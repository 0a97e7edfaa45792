import { planRuns } from '../../rail/map/runs.ts';
import type { RunPlan, RunTrain } from '../../rail/map/runs.ts';
import { hasRoute } from '../../rail/map/runs.ts';
import { bestRun } from '../../rail/routes/best-run.ts';
import type { CompanyId } from '../../rail/types.ts';
import { perTable } from '../../table/places.ts';
import type { PieceId } from '../../table/types.ts';
import type { EspTable, RouteMade } from './clock.ts';
import { BOARD } from './data/board.ts';
import { BONUS } from './data/limits.ts';
import { hasTender, isPublished, layout, phase, track } from './readers.ts';
import { apartPairs, barredAt, bonusSets, isSmall, mapSets, strawberrySets, worthOf } from './run-stops.ts';
import { readyTrains, trainKind } from './run-trains.ts';
import type { TrainKind } from './run-trains.ts';

/** Search nodes that a verdict or a list of options may spend. */
export const QUICK = 20_000;

export interface Best {
  readonly company: CompanyId;
  readonly routes: readonly RouteMade[];
  /** Income with bonuses, mines and ports: what the whole run brings. */
  readonly revenue: number;
  /** No run brings more than this. */
  readonly bound: number;
  readonly proved: boolean;
  /** The train that has the tender in this run. */
  readonly tender: PieceId | null;
}
interface Kept {
  readonly nodes: number;
  readonly best: Best;
}
// What a company can earn depends on the pieces and on this little of the clock.
const known = perTable((_: EspTable['pieces']) => new Map<string, Kept>());

/** The best run of a company's trains (§5.4.2), proved so unless `budget` (search nodes) ends first. */
export function bestRunOf(table: EspTable, company: CompanyId, budget = 5_000_000): Best {
  const { phase: now, ripe, fresh } = table.clock;
  const kept = known(table.pieces);
  const key = `${company} ${now} ${ripe} ${isPublished(table)} ${fresh.join()}`;
  const found = kept.get(key);
  if (found && (found.best.proved || found.nodes >= budget)) return found.best;
  const best = findBest(table, company, budget);
  kept.set(key, { nodes: budget, best });
  return best;
}

/**
 * The tender goes to each train in turn; of trains that are alike one is enough. Without a tender there is
 * one case.
 */
function findBest(table: EspTable, company: CompanyId, nodes: number): Best {
  const trains = readyTrains(table, company);
  const none: Best = { company, routes: [], revenue: 0, bound: 0, proved: true, tender: null };
  if (trains.length === 0 || !hasRoute(track(table), layout(table), company)) return none;
  const holders: readonly (PieceId | null)[] = hasTender(table, company) ? unlike(table, trains) : [null];
  const each = Math.ceil(nodes / holders.length);
  const runs = holders.map((tender) => findWith(table, company, trains, tender, each));
  const best = runs.reduce((a, b) => (b.revenue > a.revenue ? b : a), runs[0] ?? none);
  const bound = Math.max(...runs.map((run) => run.bound));
  return { ...best, bound, proved: bound <= best.revenue };
}
function unlike(table: EspTable, trains: readonly PieceId[]): readonly PieceId[] {
  const kinds = new Map<string, PieceId>();
  for (const train of trains) {
    const { any, small, gauges, green } = trainKind(table, train);
    const key = `${any}+${small} ${gauges.join()} ${green}`;
    if (!kinds.has(key)) kinds.set(key, train);
  }
  return [...kinds.values()];
}

function findWith(
  table: EspTable,
  company: CompanyId,
  trains: readonly PieceId[],
  tender: PieceId | null,
  nodes: number,
): Best {
  const map = track(table);
  const plan = planRuns(map, layout(table), {
    company,
    trains: trains.map((train) => runTrain(table, trainKind(table, train, train === tender))),
    values: phase(table).values,
    value: (stop) => (barredAt(table, company, stop) === null ? worthOf(table, company, stop) : null),
    small: isSmall,
    apart: apartPairs(map),
    bonuses: bonusSets(map).map((sets) => ({ sets, value: trains.map(() => BONUS) })),
    ...(isPublished(table) ? { hexOnce: countsOnce } : {}),
  });
  const run = bestRun(plan.network, { nodes });
  const routes = run.routes.flatMap((route, at): RouteMade[] => {
    const train = trains[at];
    return route && train !== undefined ? [written(plan, train, route.stops, route.links)] : [];
  });
  return { company, routes, revenue: run.value, bound: run.bound, proved: run.proved, tender };
}

/** The public site lets a route come back to a hex only where it has two cities. */
export const countsOnce = (hex: string): boolean => BOARD.hexes[hex]?.label !== 'OO';

function runTrain(table: EspTable, kind: TrainKind): RunTrain {
  const map = track(table);
  const needs = [...(kind.combined ? mapSets(map) : []), ...(kind.green ? strawberrySets(table, map) : [])];
  return {
    range: { any: kind.any, small: kind.small },
    gauges: kind.gauges,
    ...(needs.length > 0 ? { needs } : {}),
  };
}

function written(plan: RunPlan, train: PieceId, at: readonly number[], links: readonly number[]): RouteMade {
  const via = links.map((link) => plan.links[link]?.hexes.slice(1, -1) ?? []);
  const stops = at.map((stop) => plan.stops[stop]?.key ?? '');
  return via.some((hexes) => hexes.length > 0) ? { train, stops, via } : { train, stops };
}
