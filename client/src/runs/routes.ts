import { written } from '@stellwerk/engine/table/pieces.ts';
import type { BestRun } from '@stellwerk/engine/table/runs.ts';
import type { Json, PieceId, Table } from '@stellwerk/engine/table/types.ts';
import { create } from 'zustand';
import type { Point } from '../draw/geometry.ts';
import type { Drawable } from '../layout/pieces.ts';
import type { RouteNews, RouteTask } from './worker.ts';

/** A route as hands and finders write it: a train and its stops in order (`D14/n0`). */
export interface Route {
  readonly train: PieceId;
  readonly stops: readonly string[];
  readonly via?: readonly (readonly string[])[];
}

export interface RouteState {
  /** Routes that lie over the map now. */
  readonly routes: readonly Route[];
  /** The train whose stops are being tapped; null: nobody draws. */
  readonly drawing: PieceId | null;
  /** The trains for which a run may be drawn now. */
  readonly trains: readonly PieceId[];
  readonly search: 'idle' | 'searching' | 'done';
  readonly best: BestRun | null;
}

const EMPTY: RouteState = { routes: [], drawing: null, trains: [], search: 'idle', best: null };
export const useRoutes = create<RouteState>()(() => EMPTY);

const isRoute = (value: Json): value is Json & Route =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  typeof (value as Record<string, Json>)['train'] === 'string' &&
  Array.isArray((value as Record<string, Json>)['stops']);

/** Routes that can be drawn; what a title writes otherwise is left alone. */
export const routesIn = (value: Json | undefined): readonly Route[] =>
  Array.isArray(value) ? (value as readonly Json[]).filter(isRoute) : [];

let worker: Worker | null = null;

export function stopSearch(): void {
  worker?.terminate();
  worker = null;
  useRoutes.setState({ search: useRoutes.getState().best ? 'done' : 'idle' });
}

/** Looks for the best run in the background; what is found so far is shown at once. */
export function searchBest(task: RouteTask): void {
  worker?.terminate();
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  useRoutes.setState({ search: 'searching', best: null, drawing: null });
  worker.addEventListener('message', ({ data }: MessageEvent<RouteNews>) => {
    useRoutes.setState({
      best: data.best,
      routes: data.best ? routesIn(data.best.routes) : [],
      search: data.isLast ? 'done' : 'searching',
    });
    if (data.isLast) {
      worker?.terminate();
      worker = null;
    }
  });
  worker.addEventListener('error', stopSearch);
  worker.postMessage(task);
}

export function resetRoutes(): void {
  if (worker) stopSearch();
  useRoutes.setState(EMPTY, true);
}

/** Begins (or goes on) drawing for a train. */
export function drawFor(train: PieceId | null): void {
  useRoutes.setState({ drawing: train, search: 'idle', best: null });
}

/** A run may be drawn for these trains, in this order. */
export const offerTrains = (trains: readonly PieceId[]): void => useRoutes.setState({ trains });

/** The route of one train is wiped out; the others stay. */
export function clearRoute(train: PieceId): void {
  const { routes } = useRoutes.getState();
  useRoutes.setState({ routes: routes.filter((route) => route.train !== train), search: 'idle', best: null });
}

/** The route of a train as it is now; without stops it has none. */
export function setRoute(route: Route): void {
  const { routes } = useRoutes.getState();
  const isKnown = routes.some(({ train }) => train === route.train);
  const all = isKnown
    ? routes.map((other) => (other.train === route.train ? route : other))
    : [...routes, route];
  useRoutes.setState({ routes: all.filter(({ stops }) => stops.length > 0) });
}

/** A stop was tapped: it is added; the last one again is taken away; an earlier one ends the route there. */
export function tapped(route: Route, stop: string): Route {
  const at = route.stops.indexOf(stop);
  if (at < 0) return { train: route.train, stops: [...route.stops, stop] };
  if (at === route.stops.length - 1) return { train: route.train, stops: route.stops.slice(0, -1) };
  return { train: route.train, stops: route.stops.slice(0, at + 1) };
}

export function tapStop(stop: string): void {
  const { drawing, routes } = useRoutes.getState();
  if (drawing === null) return;
  const own = routes.find(({ train }) => train === drawing) ?? { train: drawing, stops: [] };
  setRoute(tapped(own, stop));
}

/** Routes with at least two stops: what a move can hold. */
export const finished = (routes: readonly Route[]): readonly Route[] =>
  routes.filter(({ stops }) => stops.length > 1);

export const taskOf = (game: string, table: Table, company: string | null): RouteTask => ({
  game,
  table: written(table),
  company,
});

/** How a hand draws a run over the map (`tracing.ts`). */
interface Tracer {
  canTrace(world: Point, hit: Drawable | null, isTouch: boolean): boolean;
  traceTo(from: Point | null, to: Point): void;
}
let tracer: Tracer | null = null;
/** Comes with the planner that offers trains: before that there is nothing to draw a run for. */
export const bringTracer = (come: Tracer): void => {
  tracer = come;
};
export const canTrace: Tracer['canTrace'] = (...where) => tracer?.canTrace(...where) ?? false;
export const traceTo: Tracer['traceTo'] = (from, to) => tracer?.traceTo(from, to);
