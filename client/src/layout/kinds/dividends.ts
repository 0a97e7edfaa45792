import type { DividendsSurface } from '@stellwerk/engine/stage/stage.ts';
import { drawDividends, figureHeight, planDividends } from '../../draw/dividends.ts';
import { layPlatesUnder } from '../fields.ts';
import { boxSpot, closestBox } from '../spots.ts';
import type { SurfaceKind } from './kind.ts';

/** All companies may have earned the same. */
const ALL = 0.6;

/** The sheet of last revenues. */
export const dividends: SurfaceKind<DividendsSurface> = {
  region: () => 'tracks',
  draw: (pen, look, surface, { box, form }) => drawDividends(pen, look, surface, box, form === 'line'),
  places: (surface, { id, box, form }, _, add) => {
    for (const { value, box: field } of planDividends(surface, box.w, form === 'line').fields)
      add(boxSpot(`${surface.place}/${value}`, id, { ...field, x: box.x + field.x, y: box.y + field.y }));
  },
  placeAt: (_surface, _block, { at, spots }) => closestBox(spots, at, 12)?.place ?? null,
  layAt: (source, spot, ids, { box, form, scale = 1 }) =>
    layPlatesUnder(source, spot, ids, figureHeight(box.w / scale, form === 'line') * scale, ALL),
};
