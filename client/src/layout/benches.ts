import type { PieceId } from '@stellwerk/engine/table/types.ts';
import { planBench } from '../draw/bench.ts';
import { planSpine } from '../draw/brewery-spine.ts';
import type { CharterSurface } from '../draw/charter.ts';
import { flow, type Item, join, type Laid, pileItem, pilesOf, type Source } from './flow.ts';
import { heap } from './companies.ts';
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
  const items: readonly Item[] = pilesOf(source, cards).flatMap((pile) =>
    pile.pieces.map((id) => pileItem(source, { ...pile, pieces: [id] }, { ...at, z: 11 })),
  );
  const unsold = pilesOf(source, shares).map((pile) => pileItem(source, pile, { ...at, z: 10 }));
  // Equipment has the room: what nobody has bought yet lies small at its end.
  const aside = cards.length > 0 ? Math.min(plan.cards.w * 0.3, 70 * unsold.length) : plan.cards.w;
  const { x, w } = plan.cards;
  return join([
    flow(items, { ...plan.cards, w: w - aside }, 12, 1.4),
    flow(unsold, { ...plan.cards, x: x + w - aside, w: aside }, 6, 1),
    layRow(source, small, plan.others, at.place, at.group),
  ]);
}

/** All that a brewery has is one pile at the end of its spine; what it makes beer with lies on top. */
export function layOnSpine(
  source: Source,
  block: Block,
  surface: CharterSurface,
  ids: readonly PieceId[],
): Laid {
  const at = { place: surface.place, group: block.id };
  const shares = ids.filter((id) => certificateOf(source, id));
  const others = ids.filter((id) => !shares.includes(id));
  return heap(source, [...others, ...shares], planSpine(surface, block.box).pile, at, 10);
}
