import type { Best } from '../../rail/best-runs.ts';
import { keptRuns, noRun, routesMade } from '../../rail/best-runs.ts';
import type { RouteMade } from '../../rail/clock.ts';
import type { RunBonus, RunPlan } from '../../rail/map/runs.ts';
import { hasRoute as routeFrom, planRuns } from '../../rail/map/runs.ts';
import { bestRun } from '../../rail/routes/best-run.ts';
import type { Run } from '../../rail/routes/network.ts';
import type { CompanyId, TrainSide } from '../../rail/types.ts';
import type { PieceId } from '../../table/types.ts';
import type { BonusLine } from './bonus.ts';
import { bonusLines, homeStop, stopsOfTargets, stopWorth } from './bonus.ts';
import { box } from './box.ts';
import type { Table62 } from './clock.ts';
import { DETOUR } from './data/bonuses.ts';
import { layout, phase, track, trainsOf } from './readers.ts';
import { readRun, sideOf } from './shown.ts';

/**
 * The best run of a company. Its trains share one bonus at most, which the route finder does not know: it gives a bonus to
 * every route that earns one. So it is asked twice. First with every bonus open to every train; mostly one of them at
 * most is earned, and then this is the best run. Else the bonus is promised to one train and one line at a time, and
 * only runs are looked for that beat the best one known: the best of these answers is the best run, for a run with one
 * bonus is a run of one of these questions.
 */
interface Question {
  readonly table: Table62;
  readonly company: CompanyId;
  readonly trains: readonly PieceId[];
  readonly sides: readonly TrainSide[];
}
/** One line, open to the trains that this is true of. */
interface Promise62 {
  readonly line: BonusLine;
  readonly isFor: (train: number) => boolean;
}

function planOf({ table, company, sides }: Question, promises: readonly Promise62[]): RunPlan {
  const fromEnd = homeStop(table, company);
  const bonuses = promises.map(({ line, isFor }): RunBonus => ({
    sets: [stopsOfTargets(table, line)],
    value: sides.map((_, train) => (isFor(train) ? line.most : 0)),
    ...(fromEnd === null ? {} : { fromEnd }),
    perLength: DETOUR,
    base: line.shortest,
  }));
  return planRuns(track(table), layout(table), {
    company,
    trains: sides.map(({ range, skips }) => ({ range, ...(skips ? { skips } : {}) })),
    values: phase(table).values,
    value: (stop) => stopWorth(table, company, stop),
    apart: box(table).same,
    bonuses: fromEnd === null ? [] : bonuses,
  });
}

interface Answer {
  readonly routes: readonly RouteMade[];
  readonly run: Run;
}
function answer(question: Question, promises: readonly Promise62[], nodes: number, above = 0): Answer {
  const plan = planOf(question, promises);
  const run = bestRun(plan.network, { nodes, above });
  return { routes: routesMade(plan, question.trains, run), run };
}

const NO_TRAIN: TrainSide = { name: '', price: 0, range: 0 };
/** Trains of which one is as good as another: the first of each kind. */
const kindsOf = (sides: readonly TrainSide[]): readonly number[] =>
  sides.flatMap(({ name }, at) => (sides.findIndex((side) => side.name === name) === at ? [at] : []));

function findBest(table: Table62, company: CompanyId, nodes: number): Best {
  const trains = trainsOf(table, company);
  if (trains.length === 0 || !hasRoute(table, company)) return noRun(company);
  const question: Question = {
    table,
    company,
    trains,
    sides: trains.map((train) => sideOf(table, train) ?? NO_TRAIN),
  };
  const lines = bonusLines(table, company);
  const open = answer(
    question,
    lines.map((line) => ({ line, isFor: () => true })),
    nodes,
  );
  const { revenue } = readRun(table, company, open.routes);
  const first: Best = {
    company,
    routes: open.routes,
    revenue,
    bound: open.run.bound,
    proved: open.run.proved,
  };
  return revenue === open.run.value ? first : oneBonus(question, lines, first, nodes - open.run.nodes);
}

/** Several bonuses were earned and one only counts: it is promised to one train and one line at a time. */
function oneBonus(question: Question, lines: readonly BonusLine[], known: Best, nodes: number): Best {
  const { table, company, sides } = question;
  let best = known;
  let bound = 0;
  let left = nodes;
  for (const line of lines)
    for (const train of kindsOf(sides)) {
      const { routes, run } = answer(question, [{ line, isFor: (at) => at === train }], left, best.revenue);
      left = Math.max(0, left - run.nodes);
      bound = Math.max(bound, run.bound);
      const { revenue } = readRun(table, company, routes);
      if (revenue > best.revenue) best = { ...best, routes, revenue };
    }
  const most = Math.min(known.bound, Math.max(bound, best.revenue));
  return { ...best, bound: most, proved: most <= best.revenue };
}

const runs = keptRuns(findBest, ({ clock }) => clock.phase);
/** The best run of a company's trains, bonus included; proved so unless `budget` (search nodes) ends first. */
export const bestRunOf = runs.best;

/** Chapter 14, open question 32: a route of two stations with an own marker exists, whatever train would run on it. */
export const hasRoute = (table: Table62, company: CompanyId): boolean =>
  routeFrom(track(table), layout(table), company);
