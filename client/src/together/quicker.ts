import type { PieceId } from '@stellwerk/engine/table/types.ts';
import type { Point } from '../draw/geometry.ts';
import { cancel, refreshHeld, useHand } from '../hand/hand.ts';
import { useTable } from '../table/table.ts';
import { sceneNow, sidePlaces } from '../camera/current.ts';
import { sayQuicker } from '../hand/note.ts';

/** The scene of a new position is there a moment after the position. */
const SOON_MS = 40;

/** The table changes while I hold something: nobody is locked out, and the first drop wins. */
export function watchQuicker(
  where: () => Point | null,
  glide: (piece: PieceId, from: Point) => void,
): () => void {
  return useTable.subscribe((now, then) => {
    const { held } = useHand.getState();
    const scene = sceneNow();
    if (held?.kind !== 'piece' || !scene || now.ahead?.table.pieces === then.ahead?.table.pieces) return;
    if (refreshHeld(sidePlaces(scene, held.piece))) return;
    const from = where() ?? { x: 0, y: 0 };
    cancel();
    sayQuicker(held.piece, from);
    setTimeout(() => glide(held.piece, from), SOON_MS);
  });
}
