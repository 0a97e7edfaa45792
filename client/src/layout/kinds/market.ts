import type { Surface } from '@stellwerk/engine/stage/stage.ts';
import { drawMarket, marketCellBox, planMarket } from '../../draw/market.ts';
import { boxSpot, closestBox, enlarged, natural } from '../spots.ts';
import { drawLines, planLines } from '../../draw/price-lines.ts';
import { layPlates } from '../fields.ts';
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
    const isHeadless = block.form === 'headless';
    const plan = planMarket(surface, own.w, isHeadless);
    for (const { row, col, box } of plan.cells)
      add(
        boxSpot(
          `${surface.place}/${row}/${col}`,
          block.id,
          enlarged(block, marketCellBox(plan, own, box, isHeadless)),
        ),
      );
  },
  placeAt: (_surface, _block, { at, spots }) => closestBox(spots, at, 12)?.place ?? null,
  // On a table whose stations are plates, those that show prices are plates too.
  layAt: (source, spot, ids, { form, surface }) =>
    form === 'headless' ||
    (surface.kind === 'market' && surface.lines) ||
    hexMapOf(source.stage)?.print !== undefined
      ? layPlates(source, spot, ids, 0.56)
      : layOnMarket(source, spot, ids),
};
