import type { Rule } from '../../table/game.ts';
import { later, when } from '../../table/rules.ts';
import type { PieceId, Table } from '../../table/types.ts';
import type { Best } from '../best-runs.ts';
import { QUICK } from '../best-runs.ts';
import type { RailClock, RouteMade } from '../clock.ts';
import { operatorOf } from '../clock.ts';
import type { Layout } from '../map/layout.ts';
import type { TrackLink } from '../map/links.ts';
import type { ReadRoute } from '../map/read-route.ts';
import { readRoute } from '../map/read-route.ts';
import type { Track, TrackStop } from '../map/track.ts';
import { stopAt } from '../map/track.ts';
import { trainsOf } from '../readers.ts';
import type { Slip } from '../route-slips.ts';
import { gapSlip, hexOfStop, listSlip, slipOf, stopsOf, waySlip } from '../route-slips.ts';
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
type Gap = Extract<ReadRoute, { readonly ok: false }>;

/** What differs from title to title. `F`: what else can be wrong in this one; `R`: what a route says in it. */
export interface RouteTerms<C extends RailClock, F extends string, R extends RouteMade> {
  readonly track: (table: Table<C>) => Track;
  readonly layout: (table: Table<C>) => Layout;
  /** Cards that a company may run. Usually all that lie on its charter. */
  readonly trains?: (table: Table<C>, company: CompanyId) => readonly PieceId[];
  /** What sentences call a train. Usually its card. */
  readonly nameOf?: (table: Table<C>, train: PieceId) => string;
  /** What is wrong with the train. Usually: it is not the company's, or it runs already. */
  readonly ofTrain?: (
    table: Table<C>,
    company: CompanyId,
    route: R,
    earlier: readonly R[],
  ) => Slip<UsualFault | F> | null;
  /** What is wrong with the stops, before the track is looked at. Usually: a red area between others. */
  readonly ofStops?: (table: Table<C>, company: CompanyId, route: R) => Slip<UsualFault | F> | null;
  /** What else is wrong with the list of stops. */
  readonly atOnce?: (table: Table<C>, route: R) => Slip<UsualFault | F> | null;
  /** Track that a train can use at all. Usually all. */
  readonly runsOn?: (route: R) => (link: TrackLink) => boolean;
  /** What it means that no track joins two stops. `usual`: what it means in most titles. */
  readonly gap?: (table: Table<C>, route: R, gap: Gap, usual: Slip<UsualFault | F>) => Slip<UsualFault | F>;
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
    found: Found,
  ) => Slip<UsualFault | F> | null;
}

/** Reads routes: one reason each, the first that a player would see. */
export function routeReader<C extends RailClock, F extends string = never, R extends RouteMade = RouteMade>(
  terms: RouteTerms<C, F, R>,
) {
  type Problem = RouteProblem<UsualFault | F>;
  const { track, layout, trains = trainsOf, atOnce = () => null, onTheWay, runsOn } = terms;
  const { nameOf = (_, train) => train, way = usualWay, ofTrain = usualTrain, ofStops = redBetween } = terms;
  const { problem, slipped } = routeProblems<UsualFault | F, Table<C>>(nameOf);

  function usualWay(table: Table<C>, stops: readonly TrackStop[], company: CompanyId) {
    return waySlip(layout(table), company, stops, track(table));
  }
  function usualTrain(table: Table<C>, company: CompanyId, route: R, earlier: readonly R[]) {
    if (!trains(table, company).includes(route.train)) return slipOf('not-its-train', { company });
    return earlier.some(({ train }) => train === route.train) ? slipOf('train-twice') : null;
  }
  /** A red area has no second way out, so nothing could be read there. */
  function redBetween(table: Table<C>, _: CompanyId, { stops }: R) {
    const red = stops.slice(1, -1).find((key) => stopAt(track(table), key)?.spec.kind === 'offboard');
    return red === undefined ? null : slipOf('through-red', { hex: hexOfStop(red) });
  }
  /** Something is wrong before anybody looks at the track. */
  const early = (table: Table<C>, company: CompanyId, route: R, earlier: readonly R[]) =>
    ofTrain(table, company, route, earlier) ??
    listSlip(route, track(table)) ??
    ofStops(table, company, route) ??
    atOnce(table, route);
  function read(
    table: Table<C>,
    company: CompanyId,
    route: R,
    earlier: readonly R[],
  ): Problem | (RouteWays & Pick<Found, 'links'>) {
    const wrong = slipped(table, early(table, company, route, earlier), route);
    if (wrong) return wrong;
    const { stops, via } = route;
    const isUsable = runsOn?.(route);
    const found = readRoute(track(table), { stops, ...(via ? { via } : {}) }, isUsable);
    if (!found.ok) {
      const usual = gapSlip(track(table), route, found, isUsable);
      const { slip, params } = terms.gap?.(table, route, found, usual) ?? usual;
      return problem(table, slip, route, params);
    }
    if (!found.isSimple) return problem(table, 'track-twice', route);
    const called = stopsOf(track(table), route);
    const { choices, links } = found;
    return (
      slipped(table, way(table, called, company, found), route) ??
      slipped(table, onTheWay(table, route, called, company, earlier, found), route) ?? { choices, links }
    );
  }
  return {
    read,
    /** One entry for each route; `null`: nothing is wrong with it. */
    problems: (table: Table<C>, company: CompanyId, routes: readonly R[]): readonly (Problem | null)[] =>
      problemsOf(
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
