import type { Surface } from '@stellwerk/engine/stage/stage.ts';
import { drawMarket, marketCellBox, planBare, planMarket, PRICE_HIGH } from '../../draw/market.ts';
import { boxSpot, closestBox, enlarged, natural } from '../spots.ts';
import { drawLines, LINE_PRICE, planLines } from '../../draw/price-lines.ts';
import { layPlatesUnder } from '../fields.ts';
import { layOnMarket } from '../stacks.ts';
import { hexMapOf } from '../surfaces-of.ts';
import type { SurfaceKind } from './kind.ts';

/** Prices in rows and columns. */
export const market: SurfaceKind<Extract<Surface, { readonly kind: 'market' }>> = {
  region: () => 'market',
  draw: (pen, look, surface, { box, form }) => {
    if (surface.lines) drawLines(pen, look, surface, box);
    else drawMarket(pen, look, surface, box, form === 'headless');
  },
  places: (surface, block, _, add) => {
    if (surface.lines) {
      for (const { row, col, box } of planLines(surface, block.box))
        add(boxSpot(`${surface.place}/${row}/${col}`, block.id, box));
      return;
    }
    const own = natural(block);
    const plan = block.form === 'headless' ? planBare(surface, own) : planMarket(surface, own.w);
    for (const { row, col, box } of plan.cells)
      add(
        boxSpot(`${surface.place}/${row}/${col}`, block.id, enlarged(block, marketCellBox(plan, own, box))),
      );
  },
  placeAt: (_surface, _block, { at, spots }) => closestBox(spots, at, 12)?.place ?? null,
  // On a table whose stations are plates, those that show prices are plates too: all of them are read.
  layAt: (source, spot, ids, { form, surface, scale = 1 }) => {
    if (surface.kind === 'market' && surface.lines)
      return layPlatesUnder(source, spot, ids, spot.h * LINE_PRICE);
    return form === 'headless' || hexMapOf(source.stage)?.print !== undefined
      ? layPlatesUnder(source, spot, ids, PRICE_HIGH * scale)
      : layOnMarket(source, spot, ids);
  },
};
