import { drawCityNames } from '../../draw/city-names.ts';
import { cityPoints, drawNetwork, type NetworkSurface, segmentSpots } from '../../draw/network.ts';
import { drawHeader } from '../header.ts';
import { closestBox } from '../spots.ts';
import { layOnLane } from '../stacks.ts';
import type { SurfaceKind } from './kind.ts';

/** Cities and the connections between them. */
export const network: SurfaceKind<NetworkSurface> = {
  region: () => 'map',
  draw: (pen, look, surface, block, scene) => {
    drawNetwork(pen, look, surface, block.box);
    drawHeader(pen, look, surface, block, scene, false);
  },
  places: (surface, block, _, add) => {
    const cities = cityPoints(surface, block.box);
    for (const connection of surface.connections)
      segmentSpots(connection, cities).forEach((lane, t) =>
        lane.forEach((spot, s) =>
          add({
            place: `${surface.place}/${connection.id}/${t}/${s}`,
            block: block.id,
            ...spot,
            shape: 'box',
          }),
        ),
      );
  },
  placeAt: (_surface, _block, { at, spots }) => closestBox(spots, at, 14)?.place ?? null,
  layAt: layOnLane,
  writeOver: (pen, look, surface, { box }) =>
    drawCityNames(pen, look, surface, box, cityPoints(surface, box)),
};
