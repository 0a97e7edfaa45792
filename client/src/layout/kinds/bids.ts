import type { BidsSurface } from '@stellwerk/engine/stage/stage.ts';
import { drawBids, planBids } from '../../draw/bids.ts';
import type { Box } from '../../draw/geometry.ts';
import { isPlateFor, layInBox, layPlates } from '../fields.ts';
import { faceOf, join } from '../flow.ts';
import { layRow } from '../rows.ts';
import { boxSpot, innermost } from '../spots.ts';
import type { SurfaceKind } from './kind.ts';

/** Cards that are bid for, and the fields for it. */
export const bids: SurfaceKind<BidsSurface> = {
  region: () => 'market',
  draw: (pen, look, surface, { box }) => drawBids(pen, look, surface, box),
  places: (surface, { id, box }, _, add) => {
    const moved = (b: Box): Box => ({ ...b, x: box.x + b.x, y: box.y + b.y });
    planBids(surface, box).lots.forEach(({ card, fields }, i) => {
      const lot = surface.lots[i];
      if (!lot) return;
      add(boxSpot(lot.place, id, moved(card)));
      fields.forEach((field, f) => {
        const place = lot.fields[f]?.place;
        if (place !== undefined) add(boxSpot(place, id, moved(field)));
      });
    });
  },
  placeAt: (_surface, _block, { at, spots }) => innermost(spots, at)?.place ?? null,
  layAt: (source, spot, ids) => {
    if (isPlateFor(source, ids)) return layPlates(source, spot, ids);
    // What goes with a card lies on it, not under it.
    const isCard = (id: string): boolean => faceOf(source, id).kind === 'card';
    const [cards, rest] = [ids.filter(isCard), ids.filter((id) => !isCard(id))];
    const { x, y, w, h, place, block } = spot;
    const foot = { x: x - w / 2 + 10, y: y + h / 2 - 50, w: w * 0.6, h: 42 };
    return join([layInBox(source, spot, cards), layRow(source, rest, foot, place, block)]);
  },
};
