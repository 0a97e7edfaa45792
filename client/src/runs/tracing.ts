import { sceneNow } from '../camera/current.ts';
import type { Point } from '../draw/geometry.ts';
import { benchNow } from '../hand/hand.ts';
import type { Drawable } from '../layout/pieces.ts';
import { shownNow } from '../table/shown.ts';
import { bringTracer, setRoute, useRoutes } from './routes.ts';
import { trackOn } from './track-on.ts';
import { begunAt, passedAt, passedOver, pointsBetween, type Traced } from './trace.ts';
import { pieceOf } from '@stellwerk/engine/table/places.ts';

let traced: Traced | null = null;

/** What the last move put there can be put back by hand, also where a run could begin. */
function isFresh(hit: Drawable | null): boolean {
  const bench = benchNow();
  const piece = hit?.piece ?? null;
  if (piece === null || !bench?.before) return false;
  return pieceOf(bench.before, piece)?.at !== pieceOf(bench.table, piece)?.at;
}

/** The train for which a run that begins here is drawn: the one that was picked, else the next that has none. */
function trainFor(stop: string | null): string | null {
  const { drawing, trains, routes } = useRoutes.getState();
  if (drawing !== null) return drawing;
  const ending = routes.find(({ stops }) => stop !== null && (stops[0] === stop || stops.at(-1) === stop));
  if (ending && trains.includes(ending.train)) return ending.train;
  return trains.find((train) => routes.every((route) => route.train !== train)) ?? null;
}

/**
 * Whether to drag from here draws a run instead of moving the board. Once a train was picked, anywhere on the track; before
 * that from a stop, and with the mouse only: a finger moves the board by it.
 */
function canTrace(world: Point, hit: Drawable | null, isTouch: boolean): boolean {
  const { drawing, trains } = useRoutes.getState();
  const scene = sceneNow();
  if (!scene || (drawing === null && (isTouch || trains.length === 0 || isFresh(hit)))) return false;
  const under = passedAt(scene, world);
  return under !== null && (drawing !== null || (under.stop !== null && trainFor(under.stop) !== null));
}

/** The hand draws from one point to another; without the first it begins there. */
function traceTo(from: Point | null, to: Point): void {
  const scene = sceneNow();
  const table = shownNow()?.play.table;
  if (!scene || !table) return;
  if (from === null) {
    const stop = passedAt(scene, to)?.stop ?? null;
    const train = trainFor(stop);
    traced = train === null ? null : begunAt(routeOf(train), train, stop);
    if (traced) useRoutes.setState({ drawing: train, search: 'idle', best: null });
  }
  if (!traced) return;
  const track = trackOn(scene, table);
  const before = traced.route;
  for (const point of from === null ? [to] : pointsBetween(from, to)) {
    const passed = passedAt(scene, point);
    if (passed) traced = passedOver(traced, passed, track);
  }
  if (from === null || traced.route !== before) setRoute(traced.route);
}

const routeOf = (train: string) => useRoutes.getState().routes.find((route) => route.train === train);

bringTracer({ canTrace, traceTo });
