import type { Face, Stage } from '@stellwerk/engine/stage/stage.ts';
import type { Place } from '@stellwerk/engine/table/types.ts';
import { surfacesOf } from '../layout/surfaces-of.ts';
import { ownerOf } from '../draw/faces.ts';
import type { Drawable } from '../layout/pieces.ts';

/**
 * Where many places fit, those beside one's own network are looked for first: on a network of cities the connections
 * that end in a city where something of the same livery ends already.
 */
export function besideOwn(
  stage: Stage,
  drawables: readonly Drawable[],
  held: Face | undefined,
): (place: Place) => boolean {
  const livery = ownerOf(held);
  const networks = surfacesOf(stage, 'network');
  const places = new Set<Place>();
  if (livery !== null)
    for (const { place, connections } of networks) {
      const own = new Set(
        drawables.flatMap((lying) =>
          ownerOf(lying.face) === livery ? connectionAt(lying.place, place) : [],
        ),
      );
      const cities = new Set(connections.flatMap(({ id, from, to }) => (own.has(id) ? [from, to] : [])));
      for (const { id, from, to } of connections)
        if (cities.has(from) || cities.has(to)) places.add(`${place}/${id}`);
    }
  return (place) => places.has(place.split('/').slice(0, -2).join('/'));
}

/** Which connection a place on a network belongs to: `<network>/<connection>/<track>/<segment>`. */
function connectionAt(place: Place | null, network: Place): readonly string[] {
  const connection = place?.startsWith(`${network}/`) ? place.slice(network.length + 1).split('/')[0] : '';
  return connection ? [connection] : [];
}
