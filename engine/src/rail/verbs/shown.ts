import type { Rule } from '../../table/game.ts';
import { later, when } from '../../table/rules.ts';
import type { PieceId, Table } from '../../table/types.ts';
import type { Best } from '../best-runs.ts';
import { QUICK } from '../best-runs.ts';
import type { RailClock, RouteMade } from '../clock.ts';
import { operatorOf } from '../clock.ts';
import type { Layout } from '../map/layout.ts';
import type { ReadRoute } from '../map/read-route.ts';
import { readRoute } from '../map/read-route.ts';
import type { Track, TrackStop } from '../map/track.ts';
import { stopAt } from '../map/track.ts';
import { trainsOf } from '../readers.ts';
import type { Slip } from '../route-slips.ts';
import { gapSlip, hexOfStop, listSlip, stopsOf, waySlip } from '../route-slips.ts';
import type { RouteProblem, RouteWays, RunMove } from '../shown-run.ts';
import { faultRules, problemsOf } from '../shown-run.ts';
import type { RailTitle, Said } from '../title.ts';
import { citing } from '../title.ts';
import type { CompanyId } from '../types.ts';
import { routeProblems } from './run.ts';

/** A run as somebody shows it: what is wrong with its routes, and the rules that say so. */

/** What can be wrong with a route in every title. */
export type UsualFault =
  | 'not-its-train'
  | 'train-twice'
  | 'too-short'
  | 'stop-twice'
  | 'through-red'
  | 'no-track'
  | 'reversal'
  | 'skipped-stop'
  | 'track-twice'
  | 'no-station'
  | 'through-full'
  | 'shared-track';
type Found = Extract<ReadRoute, { readonly ok: true }>;

/** What differs from title to title. `F`: what else can be wrong in this one; `R`: what a route says in it. */
export interface RouteTerms<C extends RailClock, F extends string, R extends RouteMade> {
  readonly track: (table: Table<C>) => Track;
  readonly layout: (table: Table<C>) => Layout;
  /** Cards that a company may run. Usually all that lie on its charter. */
  readonly trains?: (table: Table<C>, company: CompanyId) => readonly PieceId[];
  /** What sentences call a train. Usually its card. */
  readonly nameOf?: (table: Table<C>, train: PieceId) => string;
  /** What else is wrong with the list of stops, before the track is looked at. */
  readonly atOnce?: (table: Table<C>, route: R) => Slip<UsualFault | F> | null;
  /** What is wrong with the way that was found. Usually: no station on it, or a city full of others. */
  readonly way?: (
    table: Table<C>,
    stops: readonly TrackStop[],
    company: CompanyId,
    found: Found,
  ) => Slip<UsualFault | F> | null;
  /** What else is wrong with a way that is there. */
  readonly onTheWay: (
    table: Table<C>,
    route: R,
    stops: readonly TrackStop[],
    company: CompanyId,
    earlier: readonly R[],
  ) => Slip<UsualFault | F> | null;
}

/** Reads routes: one reason each, the first that a player would see. */
export function routeReader<C extends RailClock, F extends string = never, R extends RouteMade = RouteMade>(
  terms: RouteTerms<C, F, R>,
) {
  type Problem = RouteProblem<UsualFault | F>;
  const { track, layout, trains = trainsOf, atOnce = () => null, onTheWay } = terms;
  const { nameOf = (_, train) => train, way = usualWay } = terms;
  const { problem, slipped } = routeProblems<UsualFault | F, Table<C>>(nameOf);

  function usualWay(table: Table<C>, stops: readonly TrackStop[], company: CompanyId) {
    return waySlip(layout(table), company, stops, track(table));
  }
  /** Something is wrong before anybody looks at the track. */
  function early(table: Table<C>, company: CompanyId, route: R, earlier: readonly R[]): Problem | null {
    if (!trains(table, company).includes(route.train))
      return problem(table, 'not-its-train', route, { company });
    if (earlier.some(({ train }) => train === route.train)) return problem(table, 'train-twice', route);
    const slip = slipped(table, listSlip(route, track(table)), route);
    if (slip) return slip;
    // A red area has no second way out, so nothing could be read there.
    const red = route.stops.slice(1, -1).find((key) => stopAt(track(table), key)?.spec.kind === 'offboard');
    if (red !== undefined) return problem(table, 'through-red', route, { hex: hexOfStop(red) });
    return slipped(table, atOnce(table, route), route);
  }
  function read(
    table: Table<C>,
    company: CompanyId,
    route: R,
    earlier: readonly R[],
  ): Problem | (RouteWays & Pick<Found, 'links'>) {
    const wrong = early(table, company, route, earlier);
    if (wrong) return wrong;
    const { stops, via } = route;
    const found = readRoute(track(table), { stops, ...(via ? { via } : {}) });
    if (!found.ok) {
      const { slip, params } = gapSlip(track(table), route, found);
      return problem(table, slip, route, params);
    }
    if (!found.isSimple) return problem(table, 'track-twice', route);
    const called = stopsOf(track(table), route);
    return (
      slipped(table, way(table, called, company, found), route) ??
      slipped(table, onTheWay(table, route, called, company, earlier), route) ?? {
        choices: found.choices,
        links: found.links,
      }
    );
  }
  return {
    read,
    /** One entry for each route; `null`: nothing is wrong with it. */
    problems: (table: Table<C>, company: CompanyId, routes: readonly R[]): readonly (Problem | null)[] =>
      problemsOf(
        track(table),
        routes,
        (route, earlier) => read(table, company, route, earlier),
        (route) => problem(table, 'shared-track', route),
      ),
  };
}

/** A run that was read. */
interface Read<F extends string> {
  readonly problems: readonly (RouteProblem<F> | null)[];
}
/** Nothing is wrong with any of its routes. */
export const isClean = <R extends Read<string>>(run: R | null): run is R =>
  run !== null && run.problems.every((problem) => problem === null);

/** The run as the operating company makes it, and one rule for each thing that can be wrong with a route. */
export function readingRules<C extends RailClock, M extends RunMove, F extends string, R extends Read<F>>(
  title: Pick<RailTitle<C>, 'rule'>,
  read: (table: Table<C>, company: CompanyId, move: M) => R,
) {
  /** Null where nobody operates. */
  const runRead = (table: Table<C>, move: M): R | null => {
    const company = operatorOf(table);
    return company === null ? null : read(table, company, move);
  };
  return {
    runRead,
    faultRule: faultRules<C, M, F>(title.rule, (table, move) => runRead(table, move)?.problems ?? []),
  };
}

/**
 * The run is legal and one that earns more exists: said quietly, for it is the player's own affair, and later, for it
 * takes a search.
 */
export const betterRun = <C extends RailClock, M extends RunMove>(
  title: Pick<RailTitle<C>, 'rule'>,
  said: Said,
  runRead: (table: Table<C>, move: M) => (Read<string> & { readonly revenue: number }) | null,
  best: (table: Table<C>, company: CompanyId, budget: number) => Best,
): Rule<C, M> =>
  later(
    citing(title)<M>(said, (table, move) => {
      const company = operatorOf(table);
      const shown = move.routes.length === 0 ? null : runRead(table, move);
      if (company === null || !isClean(shown)) return null;
      const { revenue } = best(table, company, QUICK);
      return when(revenue > shown.revenue, { more: revenue - shown.revenue, revenue: shown.revenue });
    }),
  );
