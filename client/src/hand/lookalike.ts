import { kindOfPiece } from '@stellwerk/engine/table/places.ts';
import type { PieceId } from '@stellwerk/engine/table/types.ts';
import { sidePlaces } from '../camera/current.ts';
import { overlaps } from '../draw/geometry.ts';
import type { Drawable } from '../layout/pieces.ts';
import type { Scene } from '../layout/scene.ts';
import { benchNow } from './hand.ts';
import { targetsOf } from './targets.ts';

const boxOf = ({ x, y, w, h }: Drawable) => ({ x: x - w / 2, y: y - h / 2, w, h });

/** The discs of one company that lie on each other, the touched one first, and one of each kind. */
function heap({ stage, drawables }: Scene, hit: Drawable): readonly PieceId[] {
  const { face } = hit;
  if (hit.piece === null || face.kind !== 'disc') return [];
  const kinds = new Map([[kindOfPiece(hit.piece), hit.piece]]);
  for (const other of drawables) {
    if (other.place !== hit.place || !overlaps(boxOf(other), boxOf(hit))) continue;
    for (const piece of other.pieces) {
      const own = stage.faces[piece];
      if (own?.kind === 'disc' && own.livery === face.livery && !kinds.has(kindOfPiece(piece)))
        kinds.set(kindOfPiece(piece), piece);
    }
  }
  return [...kinds.values()];
}

/**
 * What a hand means that takes something up. A station over a price marker of the same company looks like it: whichever
 * of them fits somewhere now is meant.
 */
export function meantOf(scene: Scene, hit: Drawable): PieceId | null {
  const discs = heap(scene, hit);
  const bench = benchNow();
  if (discs.length < 2 || !bench) return hit.piece;
  const { game, table, seat } = bench;
  const fits = (piece: PieceId): boolean =>
    targetsOf(game, table, seat, piece, sidePlaces(scene, piece)).size > 0;
  return discs.find(fits) ?? hit.piece;
}
