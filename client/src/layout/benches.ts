import type { PieceId } from '@stellwerk/engine/table/types.ts';
import { planBench } from '../draw/bench.ts';
import type { CharterSurface } from '../draw/charter.ts';
import { flow, type Item, join, type Laid, pileItem, pilesOf, type Source } from './flow.ts';
import { certificateOf } from './holdings.ts';
import { isSmall, layRow } from './rows.ts';
import type { Block } from './world.ts';

/** Equipment in full size from the left, then its unsold shares; wood and markers at the end of the band. */
export function layOnBench(
  source: Source,
  block: Block,
  surface: CharterSurface,
  isBench: boolean,
  ids: readonly PieceId[],
): Laid {
  const plan = planBench(surface, block.box, isBench);
  const at = { place: surface.place, group: block.id };
  const stations = new Set(surface.stations.map(({ piece }) => piece));
  const own = ids.filter((id) => !stations.has(id));
  const shares = own.filter((id) => certificateOf(source, id));
  const small = own.filter((id) => isSmall(source, id));
  const cards = own.filter((id) => !shares.includes(id) && !small.includes(id));
  const items: Item[] = [
    ...pilesOf(source, cards).flatMap((pile) =>
      pile.pieces.map((id) => pileItem(source, { ...pile, pieces: [id] }, { ...at, z: 11 })),
    ),
    ...pilesOf(source, shares).map((pile) => pileItem(source, pile, { ...at, z: 10 })),
  ];
  return join([flow(items, plan.cards, 12, 1.4), layRow(source, small, plan.others, at.place, at.group)]);
}
