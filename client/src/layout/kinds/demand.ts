import type { DemandSurface } from '@stellwerk/engine/stage/stage.ts';
import { drawDemand } from '../../draw/demand.ts';
import { planDemand } from '../../draw/demand-plan.ts';
import { layGoods } from '../fields.ts';
import { boxSpot, innermost } from '../spots.ts';
import type { SurfaceKind } from './kind.ts';

/** Who wants beer. */
export const demand: SurfaceKind<DemandSurface> = {
  region: () => 'market',
  draw: (pen, look, surface, { box }) => drawDemand(pen, look, surface, box),
  places: (surface, { id, box }, _, add) => {
    const plan = planDemand(surface, box);
    const { away } = surface;
    surface.segments.forEach(({ regular, fresh, marker }, i) => {
      const own = plan.segments[i];
      if (!own) return;
      const field = own.folded;
      for (const [customers, column] of [
        [regular, own.regular],
        [fresh, own.fresh],
      ] as const) {
        add(boxSpot(customers.place, id, column.field));
        add(boxSpot(customers.delivered, id, column.delivered));
      }
      if (marker !== undefined) add(boxSpot(marker, id, field ? own.marker : own.badge));
    });
    if (!away || !plan.away) return;
    away.trains.forEach((train, i) => add(boxSpot(train.place, id, plan.away?.trains[i] ?? box)));
    add(boxSpot(away.supply.place, id, plan.away.supply));
    add(boxSpot(away.box.place, id, plan.away.store));
  },
  placeAt: (_surface, _block, { at, spots }) => innermost(spots, at)?.place ?? null,
  layAt: (source, spot, ids, block) => layGoods(source, spot, ids, block),
};
