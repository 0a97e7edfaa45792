import type { Layout, Placement } from '@stellwerk/engine/rail/map/layout.ts';
import { readRoute } from '@stellwerk/engine/rail/map/read-route.ts';
import type { Track } from '@stellwerk/engine/rail/map/track.ts';
import { stopAt, trackOf } from '@stellwerk/engine/rail/map/track.ts';
import { printedValue } from '@stellwerk/engine/rail/map/runs.ts';
import type { Table } from '@stellwerk/engine/table/types.ts';
import type { RunHex } from '../draw/run.ts';
import { tileUp } from '../layout/board.ts';
import { hexMapOf } from '../layout/surfaces-of.ts';
import { hexesOf, type Step } from '../layout/runs.ts';
import type { Scene } from '../layout/scene.ts';
import type { Route } from './routes.ts';
import { everyPiece } from '@stellwerk/engine/table/places.ts';

const tracks = new WeakMap<Table['pieces'], Track | null>();

/** The track that lies on the map now. */
export function trackOn(scene: Scene, table: Table): Track | null {
  const known = tracks.get(table.pieces);
  if (known !== undefined) return known;
  const map = hexMapOf(scene.stage);
  const tiles = new Map<string, Placement>();
  for (const [id, piece] of everyPiece(table)) {
    const tile = tileUp(scene.stage.faces[id], piece);
    const hex = /^hex\/([^/]+)$/.exec(piece.at)?.[1];
    if (tile !== null && hex !== undefined) tiles.set(hex, { tile, turn: piece.turn ?? 0 });
  }
  const layout: Layout = { tiles, stations: new Map() };
  const track = map ? trackOf(map.board, map.tiles, layout) : null;
  tracks.set(table.pieces, track);
  return track;
}

const nodeOf = (stop: string): number => Number(/n(\d+)$/.exec(stop)?.[1] ?? 0);
const hexOf = (stop: string): string => stop.split('/')[0] ?? stop;

/** The hexes of a route in order, as the drawing wants them. Steps that no track joins are left out. */
export function runHexes(scene: Scene, table: Table, route: Route): readonly RunHex[] {
  const track = trackOn(scene, table);
  if (!track || route.stops.length === 0) return [];
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
  return hexesOf(scene, steps);
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
