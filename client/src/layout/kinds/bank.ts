import type { Surface } from '@stellwerk/engine/stage/stage.ts';
import { drawBank } from '../../draw/rack.ts';
import { boxSpot } from '../spots.ts';
import { layOnBank } from '../surfaces.ts';
import type { SurfaceKind } from './kind.ts';

const NARROW = 300;

/** The money of the box, and what lies with it. */
export const bank: SurfaceKind<Extract<Surface, { readonly kind: 'bank' }>> = {
  region: () => 'bank',
  draw: (pen, look, surface, { box }) =>
    drawBank(pen, look, look.say(surface.title), box, box.h > 120 && box.w >= NARROW),
  // The pool shares the sheet and has the lower part.
  places: ({ place }, { id, box }, _, add) =>
    add(boxSpot(place, id, { ...box, h: Math.min(box.h, box.w < NARROW ? 110 : 80) })),
  openPlaces: ({ place }) => [place],
  layAll: (source, surface, block, here) => layOnBank(source, block, surface, here),
  purse: ({ account, place }, { box, form }) => ({
    account,
    place,
    // A narrow bank has its purse under its title.
    box:
      box.w < NARROW
        ? { x: box.x + 20, y: box.y + 58, w: box.w - 30, h: 42 }
        : { x: box.x + 116, y: box.y + 19, w: Math.min(230, box.w - (form === 'plain' ? 142 : 242)), h: 42 },
    from: 'left',
  }),
  account: ({ account }) => account,
};
