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
const answers = perTable((_: EspTable['pieces']) => new Map<string, readonly Kept[]>());
function keyOf(table: EspTable, company: CompanyId): string {
  const { phase: now, ripe, fresh } = table.clock;
  return `${company} ${now} ${ripe} ${isPublished(table)} ${fresh.join()}`;
}

/** The best run of a company's trains (§5.4.2), proved so unless `budget` (search nodes) ends first. */
export function bestRunOf(table: EspTable, company: CompanyId, budget = 5_000_000): Best {
  const kept = answers(table.pieces);
  const key = keyOf(table, company);
  const made = kept.get(key) ?? [];
  // An answer that took longer is not used for a short question: a verdict must not depend on what was asked before.
  const found = made.find(({ nodes, best }) => nodes === budget || (nodes < budget && best.proved));
  if (found) return found.best;
  const best = findBest(table, company, budget);
  kept.set(key, [...made, { nodes: budget, best }]);
  return best;
}

const surpassed = perTable((_: EspTable['pieces']) => new Map<string, number | null>());
/** What the best run brings if that is more than a run that was shown; to see that it is not is less work. */
export function surpassing(
  table: EspTable,
  company: CompanyId,
  shown: number,
  budget: number,
): number | null {
  const key = keyOf(table, company);
  const known = answers(table.pieces)
    .get(key)
    ?.find(({ nodes, best }) => nodes === budget && best.proved);
  if (known) return known.best.revenue > shown ? known.best.revenue : null;
  const kept = surpassed(table.pieces);
  const asked = `${key} ${shown} ${budget}`;
  let more = kept.get(asked);
  if (more === undefined) {
    const { revenue } = findBest(table, company, budget, shown);
    kept.set(asked, (more = revenue > shown ? revenue : null));
  }
  return more;
}

/**
 * The tender goes to each train in turn; of trains that are alike one is enough. Without a tender there is
 * one case.
 */
function findBest(table: EspTable, company: CompanyId, nodes: number, above = 0): Best {
  const trains = readyTrains(table, company);
  const none: Best = { company, routes: [], revenue: 0, bound: 0, proved: true, tender: null };
  if (trains.length === 0 || !hasRoute(track(table), layout(table), company)) return none;
  const holders: readonly (PieceId | null)[] = hasTender(table, company) ? unlike(table, trains) : [null];
  const each = Math.ceil(nodes / holders.length);
  const plan = planOf(table, company, trains);
  let best = none;
  let bound = 0;
  for (const tender of holders) {
    const run = findWith(table, plan, trains, tender, each, {
      ...best,
      revenue: Math.max(above, best.revenue),
    });
    if (run.revenue > best.revenue) best = run;
    bound = Math.max(bound, run.bound);
  }
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

/** The map as the trains of a company see it, whichever of them has the tender. */
function planOf(table: EspTable, company: CompanyId, trains: readonly PieceId[]): RunPlan {
  const map = track(table);
  return planRuns(map, layout(table), {
    company,
    trains: trains.map((train) => runTrain(table, trainKind(table, train))),
    values: phase(table).values,
    value: (stop) => (barredAt(table, company, stop) === null ? worthOf(table, company, stop) : null),
    small: isSmall,
    apart: apartPairs(map),
    bonuses: bonusSets(map).map((sets) => ({ sets, value: trains.map(() => BONUS) })),
    ...(isPublished(table) ? { hexOnce: countsOnce } : {}),
  });
}

/** The best run with the tender at this train, if it brings more than the best so far. */
function findWith(
  table: EspTable,
  plan: RunPlan,
  trains: readonly PieceId[],
  tender: PieceId | null,
  nodes: number,
  { company, revenue: above }: Best,
): Best {
  const ranged = plan.network.trains.map((train, at) =>
    trains[at] === tender ? { ...train, range: rangeOf(trainKind(table, tender, true)) } : train,
  );
  const run = bestRun({ ...plan.network, trains: ranged }, { nodes, above });
  const routes = run.routes.flatMap((route, at): RouteMade[] => {
    const train = trains[at];
    return route && train !== undefined ? [written(plan, train, route.stops, route.links)] : [];
  });
  return { company, routes, revenue: run.value, bound: run.bound, proved: run.proved, tender };
}
const rangeOf = ({ any, small }: TrainKind): RunTrain['range'] => ({ any, small });

/** The public site lets a route come back to a hex only where it has two cities. */
export const countsOnce = (hex: string): boolean => BOARD.hexes[hex]?.label !== 'OO';

function runTrain(table: EspTable, kind: TrainKind): RunTrain {
  const map = track(table);
  const needs = [...(kind.combined ? mapSets(map) : []), ...(kind.green ? strawberrySets(table, map) : [])];
  return {
    range: rangeOf(kind),
    gauges: kind.gauges,
    ...(needs.length > 0 ? { needs } : {}),
  };
}

function written(plan: RunPlan, train: PieceId, at: readonly number[], links: readonly number[]): RouteMade {
  const via = links.map((link) => plan.links[link]?.hexes.slice(1, -1) ?? []);
  const stops = at.map((stop) => plan.stops[stop]?.key ?? '');
  return via.some((hexes) => hexes.length > 0) ? { train, stops, via } : { train, stops };
}
