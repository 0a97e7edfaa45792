import { readRoute } from '@stellwerk/engine/rail/map/read-route.ts';
import { stopAt } from '@stellwerk/engine/rail/map/track.ts';
import { printedValue } from '@stellwerk/engine/rail/map/runs.ts';
import type { Table } from '@stellwerk/engine/table/types.ts';
import type { RunHex } from '../draw/run.ts';
import { hexMapOf } from '../layout/surfaces-of.ts';
import { hexesOf, type Step } from '../layout/runs.ts';
import type { Scene } from '../layout/scene.ts';
import type { Route } from './routes.ts';
import { trackOn } from './track-on.ts';

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
