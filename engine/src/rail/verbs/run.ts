import type { MoveSpec } from '../../table/game.ts';
import type { Params, PieceId, Table } from '../../table/types.ts';
import type { Best } from '../best-runs.ts';
import { QUICK } from '../best-runs.ts';
import type { RailClock, RouteMade } from '../clock.ts';
import { operatorOf } from '../clock.ts';
import type { Slip } from '../route-slips.ts';
import type { RouteProblem, RunMove } from '../shown-run.ts';
import type { RailTitle } from '../title.ts';
import { isOperator } from '../title.ts';
import type { CompanyId } from '../types.ts';

type BestRunOf<C extends RailClock> = (table: Table<C>, company: CompanyId, budget: number) => Best;

/** A subset of what may be shown: the best run, each of its routes alone, and no run at all; shorter runs are legal too. */
export const running = <C extends RailClock>(
  title: RailTitle<C>,
  bestRunOf: BestRunOf<C>,
): Required<Pick<MoveSpec<C, RunMove>, 'candidates' | 'concerns'>> => ({
  *candidates(table, seat) {
    const company = operatorOf(table);
    if (company === null || !isOperator(title, table, seat)) return;
    const { routes } = bestRunOf(table, company, QUICK);
    if (routes.length > 0) yield { type: 'run', seat, routes };
    if (routes.length > 1) for (const route of routes) yield { type: 'run', seat, routes: [route] };
    yield { type: 'run', seat, routes: [] };
  },
  concerns: (_, { routes }, piece) => routes.some(({ train }) => train === piece),
});

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
