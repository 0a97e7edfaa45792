import type { Surface } from '@stellwerk/engine/stage/stage.ts';
import { BAR_TOKEN_R, barHeads, drawBars } from '../../draw/bars.ts';
import { ownerOf } from '../../draw/faces.ts';
import { drawableOf, faceOf } from '../flow.ts';
import type { SurfaceKind } from './kind.ts';
import { everyPiece } from '@stellwerk/engine/table/places.ts';

/** Values side by side, a token at the head of each. */
export const bars: SurfaceKind<Extract<Surface, { readonly kind: 'bars' }>> = {
  region: () => null,
  draw: (pen, look, surface, { box }) => drawBars(pen, look, surface, box),
  places: () => undefined,
  seatsGuests: true,
  seats: (source, surface, { id: group, box }) => {
    const heads = barHeads(surface, box);
    const [w, h] = [2 * BAR_TOKEN_R, 2 * BAR_TOKEN_R];
    return everyPiece(source.table).flatMap(([id, { at: place }]) => {
      const face = faceOf(source, id);
      const head =
        face.kind === 'disc' ? heads[surface.bars.findIndex(({ livery }) => livery === ownerOf(face))] : null;
      if (!head) return [];
      const at = { ...head, w, h, z: 20, place, group };
      return [[id, drawableOf(source, { face, pieces: [id], side: undefined }, at)] as const];
    });
  },
};
