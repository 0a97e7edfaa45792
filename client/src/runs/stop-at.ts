import type { Point } from '../draw/geometry.ts';
import { distance } from '../draw/geometry.ts';
import { sceneNow } from '../camera/current.ts';

/** The stop of the map under a point: `D14/n0`; the nearest one of its hex. */
export function stopAt(world: Point): string | null {
  const scene = sceneNow();
  const place = scene?.places.at(world, 'hex');
  const hex = place && /^hex\/([^/]+)$/.exec(place)?.[1];
  const drawn = hex ? scene?.board?.hexes.find(({ id }) => id === hex) : undefined;
  if (!drawn || drawn.art.face.nodes.length === 0) return null;
  const nodes = drawn.art.face.nodes.map((_, node) => {
    const spot = scene?.places.spot(`hex/${hex}/n${node}/0`);
    return { node, d: spot ? distance(spot, world) : distance(drawn, world) };
  });
  const nearest = nodes.toSorted((x, y) => x.d - y.d)[0];
  return nearest ? `${hex}/n${nearest.node}` : null;
}
