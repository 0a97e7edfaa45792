import type { OrderSurface } from '@stellwerk/engine/stage/stage.ts';
import { drawOrder, orderBoxes } from '../../draw/order.ts';
import { layPlates } from '../fields.ts';
import { boxSpot, closestBox } from '../spots.ts';
import type { SurfaceKind } from './kind.ts';

/** Who acts after whom. Markers lie at the left of their fields, beside what decides the order. */
export const order: SurfaceKind<OrderSurface> = {
  region: () => 'tracks',
  draw: (pen, look, surface, { box }) => drawOrder(pen, look, surface, box),
  places: (surface, { id, box }, _, add) =>
    orderBoxes(surface, box).forEach((field, i) =>
      add(boxSpot(`${surface.place}/${i}`, id, { ...field, x: box.x + field.x, y: box.y + field.y })),
    ),
  placeAt: (_surface, _block, { at, spots }) => closestBox(spots, at, 16)?.place ?? null,
  layAt: (source, spot, ids) => {
    const w = Math.min(spot.w * 0.5, spot.h * 1.6);
    return layPlates(source, { ...spot, x: spot.x - spot.w / 2 + 6 + w / 2, w }, ids, 0.8);
  },
};
