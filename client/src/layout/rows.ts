import type { PieceId, Place } from '@stellwerk/engine/table/types.ts';
import { buildOf } from '../draw/card.ts';
import { kindOfFace, sizeOf } from '../draw/faces.ts';
import type { Box } from '../draw/geometry.ts';
import {
  drawableOf,
  faceOf,
  flow,
  type Item,
  join,
  type Laid,
  pileItem,
  pilesOf,
  type Source,
} from './flow.ts';
import { byLivery, certificateOf, type Closeness, holdingItem } from './holdings.ts';

export interface Where {
  readonly place: Place;
  readonly group: string;
}

export const isSlip = (source: Source, id: PieceId): boolean => {
  const face = faceOf(source, id);
  return face.kind === 'card' && buildOf(face) === 'slip';
};
const lettersOf = (source: Source, livery: string): string =>
  source.stage.liveries[livery]?.letters ?? livery;

export const isSmall = (source: Source, id: PieceId): boolean =>
  kindOfFace(faceOf(source, id)).small === true;

export function layRow(source: Source, ids: readonly PieceId[], box: Box, place: Place, group: string): Laid {
  const items = pilesOf(source, ids).map((pile) => pileItem(source, pile, { place, group, z: 12 }));
  return flow(items, box, 10);
}

/** Certificates by company, then what else there is. */
export function rowOf(
  source: Source,
  ids: readonly PieceId[],
  order: readonly string[],
  at: Where,
  captions: boolean,
  closeness: Closeness = 'wide',
): readonly Item[] {
  const shares = byLivery(
    source,
    ids.filter((id) => certificateOf(source, id)),
    order,
  );
  const rest = ids.filter((id) => !certificateOf(source, id));
  return [
    ...[...shares].map(([livery, list]) =>
      holdingItem(source, list, lettersOf(source, livery), { ...at, z: 10 }, captions, closeness),
    ),
    ...pilesOf(source, rest).map((pile) => grown(pileItem(source, pile, { ...at, z: 10 }))),
  ];
}

/** Beside certificates a marker is large enough to be told by its letters. */
const LEAST_HIGH = 84;
function grown(item: Item): Item {
  const by = Math.max(1, LEAST_HIGH / item.h);
  return { w: item.w * by, h: item.h * by, lay: (x, y, scale) => item.lay(x, y, scale * by) };
}

/** Sticks and cubes as piles with their number beside them. */
export function layCounted(source: Source, ids: readonly PieceId[], box: Box, at: Where): Laid {
  const piles = pilesOf(source, ids);
  const pitch = Math.min(140, box.w / Math.max(1, piles.length));
  return join(
    piles.map((pile, i) => {
      const size = sizeOf(pile.face, source.orientation);
      const isOne = pile.pieces.length === 1;
      const scale = Math.min(1, (pitch * (isOne ? 0.88 : 0.55)) / size.w, box.h / size.h);
      const [w, h] = [size.w * scale, size.h * scale];
      const [x, y] = [box.x + i * pitch + w / 2, box.y + box.h / 2];
      return {
        drawables: [drawableOf(source, pile, { ...at, z: 10, x, y, w, h }, { count: 1 })],
        captions: isOne
          ? []
          : [{ x: x + w / 2 + 30, y: y + 9, text: `×${pile.pieces.length}`, size: 24, weight: 600, max: 56 }],
      };
    }),
  );
}
