import type { Surface } from '@stellwerk/engine/stage/stage.ts';
import { drawValueTrack, FIELD_FIGURE, fieldBox, fieldCount, isFew, valueAt } from '../../draw/profit.ts';
import { layPlates } from '../fields.ts';
import { boxSpot } from '../spots.ts';
import { layOnTrack } from '../pins.ts';
import type { SurfaceKind } from './kind.ts';

/** Values in a row, with markers on them. */
export const track: SurfaceKind<Extract<Surface, { readonly kind: 'track' }>> = {
  region: () => 'tracks',
  draw: (pen, look, surface, { box }) => drawValueTrack(pen, look, surface, box),
  places: (surface, { id, box }, _, add) => {
    for (let i = 0; i < fieldCount(surface); i++) {
      const value = surface.from + i * surface.step;
      add(boxSpot(`${surface.place}/${value}`, id, fieldBox(surface, box, value)));
    }
  },
  placeAt: (surface, { box }, { at }) => `${surface.place}/${valueAt(surface, box, at)}`,
  layAt: (source, spot, ids, block) => {
    if (block.surface.kind !== 'track') return null;
    return isFew(block.surface)
      ? layPlates(source, spot, ids, 1 - FIELD_FIGURE / spot.h)
      : layOnTrack(source, spot, ids, block, block.surface);
  },
};
