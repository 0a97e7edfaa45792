import type { Best } from '../../rail/best-runs.ts';
import { keptRuns, noRun, routesMade } from '../../rail/best-runs.ts';
import { keptIn } from '../../rail/kept.ts';
import type { RunPlan, RunTrain } from '../../rail/map/runs.ts';
import { hasRoute, planRuns } from '../../rail/map/runs.ts';
import { bestRun } from '../../rail/routes/best-run.ts';
import type { CompanyId } from '../../rail/types.ts';
import { oneOfEach } from '../../table/alike.ts';
import { perTable } from '../../table/places.ts';
import type { PieceId } from '../../table/types.ts';
import type { EspClock, EspTable } from './clock.ts';
import { BOARD } from './data/board.ts';
import { BONUS } from './data/limits.ts';
import { hasTender, isLastRound, isPublished, layout, phase, timesOf, track } from './readers.ts';
import {
  apartPairs,
  barredAt,
  bonusSets,
  isSubsidy,
  mapSets,
  readyTrains,
  strawberrySets,
  trainKind,
  worthOf,
} from './run-parts.ts';
import type { TrainKind } from './run-parts.ts';

interface BestEsp extends Best {
  /** The train that has the tender in this run. */
  readonly tender: PieceId | null;
}
function dependsOn(table: EspTable): string {
  const { phase: now, ripe, fresh } = table.clock;
  return `${now} ${ripe} ${isPublished(table)} ${isLastRound(table)} ${fresh.join()}`;
}
const runs = keptRuns<EspClock, BestEsp>(findBest, dependsOn);
/** The best run of a company's trains (§5.4.2), proved so unless `budget` (search nodes) ends first. */
export const bestRunOf = runs.best;

const surpassed = perTable((_: EspTable['pieces']) => new Map<string, BestEsp | null>());
/** The best run if it brings more than one that was shown; to see that it does not is less work. */
export function surpassing(
  table: EspTable,
  company: CompanyId,
  shown: number,
  budget: number,
): BestEsp | null {
  const known = runs.known(table, company, budget);
  if (known) return known.revenue > shown ? known : null;
  const asked = `${company} ${dependsOn(table)} ${shown} ${budget}`;
  return keptIn(surpassed(table.pieces), asked, () => {
    const best = findBest(table, company, budget, shown);
    return best.revenue > shown ? best : null;
  });
}

/**
 * The tender goes to each train in turn; of trains that are alike one is enough. Without a tender there is
 * one case.
 */
function findBest(table: EspTable, company: CompanyId, nodes: number, above = 0): BestEsp {
  const trains = readyTrains(table, company);
  const none: BestEsp = { ...noRun(company), tender: null };
  if (trains.length === 0 || !hasRoute(track(table), layout(table), company)) return none;
  const holders: readonly (PieceId | null)[] = hasTender(table, company)
    ? oneOfEach(trains, (train) => sortOf(trainKind(table, train)))
    : [null];
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
/** All that a train's routes depend on. */
function sortOf({ any, small, gauges, green }: TrainKind): string {
  return `${any}+${small} ${gauges.join()} ${green}`;
}

/** The map as the trains of a company see it, whichever of them has the tender. */
function planOf(table: EspTable, company: CompanyId, trains: readonly PieceId[]): RunPlan {
  const map = track(table);
  const times = timesOf(table, company);
  return planRuns(map, layout(table), {
    company,
    trains: trains.map((train) => runTrain(table, trainKind(table, train))),
    values: phase(table).values,
    // In the very last round income counts twice, mines and ports do not (§8, OQ 25).
    value: (stop) =>
      barredAt(table, company, stop) === null
        ? worthOf(table, company, stop) * (isSubsidy(stop) ? 1 : times)
        : null,
    apart: apartPairs(map),
    bonuses: bonusSets(map).map((sets) => ({ sets, value: trains.map(() => BONUS * times) })),
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
  { company, revenue: above }: BestEsp,
): BestEsp {
  const ranged = plan.network.trains.map((train, at) =>
    trains[at] === tender ? { ...train, range: rangeOf(trainKind(table, tender, true)) } : train,
  );
  const run = bestRun({ ...plan.network, trains: ranged }, { nodes, above });
  const routes = routesMade(plan, trains, run);
  return { company, routes, revenue: run.value, bound: run.bound, proved: run.proved, tender };
}
const rangeOf = ({ any, small }: TrainKind): RunTrain['range'] => ({ any, small });

/** The public site lets a route come back to a hex only where it has two cities. */
export const countsOnce = (hex: string): boolean => BOARD.hexes[hex]?.label !== 'OO';

function runTrain(table: EspTable, kind: TrainKind): RunTrain {
  const map = track(table);
  const needs = [...(kind.combined ? mapSets(map) : []), ...(kind.green ? strawberrySets(table, map) : [])];
  return { range: rangeOf(kind), gauges: kind.gauges, ...(needs.length > 0 ? { needs } : {}) };
}
