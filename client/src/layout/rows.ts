import type { PieceId, Place } from '@stellwerk/engine/table/types.ts';
import { buildOf } from '../draw/card.ts';
import type { Box } from '../draw/geometry.ts';
import { faceOf, flow, type Item, type Laid, pileItem, pilesOf, type Source } from './flow.ts';
import { byLivery, certificateOf, holdingItem } from './holdings.ts';

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

const SMALL: readonly string[] = ['disc', 'marker', 'cube', 'chip', 'stick'];
export const isSmall = (source: Source, id: PieceId): boolean => SMALL.includes(faceOf(source, id).kind);

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
): readonly Item[] {
  const shares = byLivery(
    source,
    ids.filter((id) => certificateOf(source, id)),
    order,
  );
  const rest = ids.filter((id) => !certificateOf(source, id));
  return [
    ...[...shares].map(([livery, list]) =>
      holdingItem(source, list, lettersOf(source, livery), { ...at, z: 10 }, captions),
    ),
    ...pilesOf(source, rest).map((pile) => pileItem(source, pile, { ...at, z: 10 })),
  ];
}
