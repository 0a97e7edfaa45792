import type { MoveSpec } from '../../table/game.ts';
import type { Income, Runs } from '../../table/runs.ts';
import type { Move, Params, PieceId, Table } from '../../table/types.ts';
import { phrase } from '../../table/words.ts';
import type { Best } from '../best-runs.ts';
import { keptRuns, noRun, QUICK, routesMade } from '../best-runs.ts';
import type { RailClock, RouteMade } from '../clock.ts';
import { operating, operatorOf } from '../clock.ts';
import { sideInUse } from '../depot.ts';
import type { Layout } from '../map/layout.ts';
import { hasRoute, planRuns } from '../map/runs.ts';
import type { StopKey, Track } from '../map/track.ts';
import { trainsOf } from '../readers.ts';
import { bestRun } from '../routes/best-run.ts';
import type { Slip } from '../route-slips.ts';
import type { RouteProblem, RunMove } from '../shown-run.ts';
import { isRun } from '../shown-run.ts';
import type { RailTitle } from '../title.ts';
import { isOperator } from '../title.ts';
import type { CompanyId, TileColour, TrainSpec } from '../types.ts';

type BestRunOf<C extends RailClock> = (table: Table<C>, company: CompanyId, budget: number) => Best;

/** What the best run of trains depends on that differ in nothing but their range. */
interface RangeTerms<C extends RailClock> {
  readonly track: (table: Table<C>) => Track;
  readonly layout: (table: Table<C>) => Layout;
  readonly trains: readonly TrainSpec[];
  /** The column of values that counts now. */
  readonly values: (table: Table<C>) => TileColour;
  /** Stops that are never on one route. */
  readonly apart?: readonly (readonly [StopKey, StopKey])[];
}
/** The best run of a company, proved so unless the budget of search nodes ends first; kept while the position lives. */
export function bestByRange<C extends RailClock>({
  track,
  layout,
  trains,
  values,
  apart = [],
}: RangeTerms<C>) {
  const find = (table: Table<C>, company: CompanyId, nodes: number): Best => {
    const cards = trainsOf(table, company);
    if (cards.length === 0 || !hasRoute(track(table), layout(table), company)) return noRun(company);
    const plan = planRuns(track(table), layout(table), {
      company,
      trains: cards.map((card) => ({ range: sideInUse(table, trains, card)?.range ?? 0 })),
      values: values(table),
      apart,
    });
    const { value, bound, proved, routes } = bestRun(plan.network, { nodes });
    return { company, routes: routesMade(plan, cards, { routes }), revenue: value, bound, proved };
  };
  return keptRuns(find, ({ clock }: Table<C>) => clock.phase).best;
}

/** The trains run, in the step `run`. A subset of what may be shown: the best run, each of its routes alone, and no run at all; shorter runs are legal too. */
export const running = <C extends RailClock>(
  title: RailTitle<C>,
  bestRunOf: BestRunOf<C>,
): Required<Pick<MoveSpec<C, RunMove>, 'candidates' | 'concerns' | 'offer'>> => ({
  *candidates(table, seat) {
    const company = operatorOf(table);
    if (company === null || !isOperator(title, table, seat)) return;
    const { routes } = bestRunOf(table, company, QUICK);
    if (routes.length > 0) yield { type: 'run', seat, routes };
    if (routes.length > 1) for (const route of routes) yield { type: 'run', seat, routes: [route] };
    yield { type: 'run', seat, routes: [] };
  },
  concerns: (_, { routes }, piece) => routes.some(({ train }) => train === piece),
  offer: (table) =>
    trainsOf(table, operating(table)).length > 0
      ? { label: () => phrase(`${title.id}/choice/run`), tone: 'main', drawn: 'routes', step: 'run' }
      : { label: () => phrase(`${title.id}/choice/run-nothing`), tone: 'main', step: 'run' },
});

/** What a title says about its runs: the best one, and what one brings that a company of it shows. */
interface RunTerms<C extends RailClock, M extends RunMove> {
  readonly best: (table: Table<C>, company: CompanyId, budget?: number) => Best;
  /** Everything it brings. */
  readonly earns: (table: Table<C>, company: CompanyId, move: M) => number;
  /** What of it is income, where that is not all. */
  readonly income?: (table: Table<C>, company: CompanyId, move: M) => number;
}
/** What the table is told about runs; nobody runs where no company operates. */
export function runsOf<C extends RailClock, M extends RunMove = RunMove>({
  best,
  earns,
  income = earns,
}: RunTerms<C, M>): Runs<C> {
  const counted = (table: Table<C>, move: Move, count: typeof earns): Income | null => {
    const company = operatorOf(table);
    return company !== null && isRun(move) ? { company, amount: count(table, company, move as M) } : null;
  };
  return {
    best: (table, company, budget) => {
      const runner = company ?? operatorOf(table);
      return runner === null ? null : best(table, runner, budget);
    },
    earns: (table, move) => counted(table, move, earns)?.amount ?? null,
    // A better run that somebody points out is told, but nobody has earned it yet.
    income: (table, move) => (move.type === 'run' ? counted(table, move, income) : null),
  };
}

/** Says what is wrong with a route, naming its train as the title does. */
export const routeProblems = <F extends string, T>(nameOf: (table: T, train: PieceId) => string) => {
  const problem = (table: T, fault: F, route: RouteMade, more: Params = {}): RouteProblem<F> => ({
    fault,
    params: { train: nameOf(table, route.train), ...more },
  });
  const slipped = (table: T, found: Slip<F> | null, route: RouteMade): RouteProblem<F> | null =>
    found && problem(table, found.slip, route, found.params);
  return { problem, slipped };
};
