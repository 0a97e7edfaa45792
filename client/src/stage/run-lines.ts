import type { Layout, Placement } from '@stellwerk/engine/rail/map/layout.ts';
import { readRoute } from '@stellwerk/engine/rail/map/read-route.ts';
import type { Track } from '@stellwerk/engine/rail/map/track.ts';
import { stopAt, trackOf } from '@stellwerk/engine/rail/map/track.ts';
import { printedValue } from '@stellwerk/engine/rail/map/runs.ts';
import type { Table } from '@stellwerk/engine/table/types.ts';
import type { RunHex } from '../draw/run.ts';
import { INNER, sideMid } from '../draw/geometry.ts';
import { hexMapOf, tileUp } from '../layout/board.ts';
import type { Scene } from '../layout/scene.ts';
import type { Route } from '../state/routes.ts';
import { passRoad } from './pass-road.ts';

const tracks = new WeakMap<Table['pieces'], Track | null>();

/** The track that lies on the map now. */
export function trackOn(scene: Scene, table: Table): Track | null {
  const known = tracks.get(table.pieces);
  if (known !== undefined) return known;
  const map = hexMapOf(scene.stage);
  const tiles = new Map<string, Placement>();
  for (const [id, piece] of Object.entries(table.pieces)) {
    const tile = tileUp(scene.stage.faces[id], piece);
    const hex = /^hex\/([^/]+)$/.exec(piece.at)?.[1];
    if (tile !== null && hex !== undefined) tiles.set(hex, { tile, turn: piece.turn ?? 0 });
  }
  const layout: Layout = { tiles, stations: new Map() };
  const track = map ? trackOf(map.board, map.tiles, layout) : null;
  tracks.set(table.pieces, track);
  return track;
}

/** Side of `from` that faces `to`; null where they are no neighbours (the two ends of a pass). */
function sideBetween(scene: Scene, from: string, to: string): number | null {
  const [a, b] = [scene.places.spot(`hex/${from}`), scene.places.spot(`hex/${to}`)];
  if (!a || !b || !scene.board) return null;
  const { orientation } = scene.board;
  let best: number | null = null;
  let least = INNER * 0.6;
  for (let side = 0; side < 6; side++) {
    const mid = sideMid(side, orientation, 2 * INNER);
    const d = Math.hypot(a.x + mid.x - b.x, a.y + mid.y - b.y);
    if (d < least) [best, least] = [side, d];
  }
  return best;
}

const nodeOf = (stop: string): number => Number(/n(\d+)$/.exec(stop)?.[1] ?? 0);
const hexOf = (stop: string): string => stop.split('/')[0] ?? stop;

/** The hexes of a route in order, as the drawing wants them. Steps that no track joins are left out. */
export function runHexes(scene: Scene, table: Table, route: Route): readonly RunHex[] {
  const track = trackOn(scene, table);
  const board = scene.board;
  if (!track || !board || route.stops.length === 0) return [];
  const read = route.stops.length > 1 ? readRoute(track, route) : null;
  const steps: Step[] = [];
  if (read?.ok) {
    route.stops.forEach((stop, i) => {
      steps.push({ hex: hexOf(stop), node: nodeOf(stop) });
      const link = read.links[i];
      if (!link) return;
      const isForward = link.a === track.stopIds.get(stop);
      const between = (isForward ? link.hexes : link.hexes.toReversed()).slice(1, -1);
      for (const hex of between) steps.push({ hex, node: null });
    });
  } else for (const stop of route.stops) steps.push({ hex: hexOf(stop), node: nodeOf(stop) });
  return joined(scene, steps).flatMap(({ hex, ...way }): readonly RunHex[] => {
    const drawn = board.hexes.find(({ id }) => id === hex);
    return drawn ? [{ x: drawn.x, y: drawn.y, art: drawn.art, ...way }] : [];
  });
}

interface Step {
  readonly hex: string;
  readonly node: number | null;
}
type Way = Step & Pick<RunHex, 'from' | 'to'>;

/** From step to step over the sides where they touch; the two ends of a pass over the road that is printed between. */
function joined(scene: Scene, steps: readonly Step[]): readonly Way[] {
  const board = hexMapOf(scene.stage)?.board;
  const ways: Way[] = [];
  let from: number | null = null;
  steps.forEach((step, i) => {
    const next = steps[i + 1];
    const isOn = next !== undefined && next.hex !== step.hex;
    const side = isOn ? sideBetween(scene, step.hex, next.hex) : null;
    const road =
      isOn && side === null && board && scene.board
        ? passRoad(board, scene.board.hexes, step.hex, next.hex)
        : null;
    ways.push({ ...step, from, to: road?.leave ?? side });
    for (const over of road?.over ?? []) ways.push({ ...over, node: null });
    from = road?.enter ?? (isOn ? sideBetween(scene, next.hex, step.hex) : null);
  });
  return ways;
}

/** What the stops of a route pay in the present phase, as printed; bonuses are the title's business. */
export function sumOf(scene: Scene, table: Table, route: Route): number {
  const track = trackOn(scene, table);
  const map = hexMapOf(scene.stage);
  if (!track || !map) return 0;
  return route.stops.reduce((sum, key) => {
    const stop = stopAt(track, key);
    return stop ? sum + printedValue(stop.spec.value, map.values) : sum;
  }, 0);
}
