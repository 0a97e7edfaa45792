import type { Rule } from '../table/game.ts';
import { list, optional, record, ref, text } from '../table/shape.ts';
import type { Clock, Move, Params, Table } from '../table/types.ts';
import type { RouteMade } from './clock.ts';
import type { TrackLink } from './map/links.ts';
import { fitTogether } from './map/links.ts';
import type { Ruling } from '../table/rules.ts';

/** A run as somebody shows it: its shape in a move, and what is wrong with each of its routes. */

/** The routes of a move; a train that stays idle is not listed. */
export const ROUTES = list(
  record({
    train: ref('train'),
    stops: list(text(12), 40),
    via: optional(list(list(ref('hex'), 20), 40)),
  }),
  6,
);
export type RunMove = Move & { readonly routes: readonly RouteMade[] };
export const isRun = (move: Move): move is RunMove => Array.isArray(move['routes']);

/** What is wrong with a route: one reason, the first that a player would see. `F`: the reasons that a title knows. */
export interface RouteProblem<F extends string> {
  readonly fault: F;
  readonly params: Params;
}
/** A route that can be run: for each step from stop to stop the pieces of line that would do. */
export interface RouteWays {
  readonly choices: readonly (readonly TrackLink[])[];
}

/** One entry for each route, `null` where nothing is wrong. Trains of one run share no track: the later one is at fault. */
export function problemsOf<F extends string, R extends RouteMade>(
  routes: readonly R[],
  read: (route: R, earlier: readonly R[]) => RouteProblem<F> | RouteWays,
  shared: (route: R) => RouteProblem<F>,
): readonly (RouteProblem<F> | null)[] {
  const taken: (readonly TrackLink[])[] = [];
  return routes.map((route, at) => {
    const found = read(route, routes.slice(0, at));
    if ('fault' in found) return found;
    if (!fitTogether([...taken, ...found.choices])) return shared(route);
    taken.push(...found.choices);
    return null;
  });
}

/** Makes one rule of each thing that can be wrong with a route: `faultRule('too-long', '7.5', 'TE-7.5.4')`. */
export const faultRules =
  <C extends Clock, M extends RunMove, F extends string>(
    rule: Ruling<C>,
    problems: (table: Table<C>, move: M) => readonly (RouteProblem<F> | null)[],
  ) =>
  (fault: F, section: string, ...atoms: readonly string[]): Rule<C, M> =>
    rule<M>(
      fault,
      section,
      atoms,
      (table, move) => problems(table, move).find((problem) => problem?.fault === fault)?.params ?? null,
    );
