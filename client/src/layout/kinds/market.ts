import type { Surface } from '@stellwerk/engine/stage/stage.ts';
import { drawMarket, marketCellBox, planMarket } from '../../draw/market.ts';
import { boxSpot, closestBox, enlarged, natural } from '../spots.ts';
import { layOnMarket } from '../stacks.ts';
import type { SurfaceKind } from './kind.ts';

/** Prices in rows and columns. */
export const market: SurfaceKind<Extract<Surface, { readonly kind: 'market' }>> = {
  region: () => 'market',
  draw: (pen, look, surface, { box }) => drawMarket(pen, look, surface, box),
  places: (surface, block, _, add) => {
    const own = natural(block);
    const plan = planMarket(surface, own.w);
    for (const { row, col, box } of plan.cells)
      add(
        boxSpot(`${surface.place}/${row}/${col}`, block.id, enlarged(block, marketCellBox(plan, own, box))),
      );
  },
  placeAt: (_surface, _block, { at, spots }) => closestBox(spots, at, 12)?.place ?? null,
  layAt: layOnMarket,
};
