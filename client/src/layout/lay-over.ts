import type { PieceId, Place } from '@stellwerk/engine/table/types.ts';
import { sizeOf } from '../draw/piece.ts';
import { type Drawable, drawableOf, faceOf, type Laid, NOTHING, type Source } from './flow.ts';

/** Over the edge of the card, so that the word on its band can be read below them. */
const RAISED = { x: 6, y: 10 } as const;

/** Chips and the like on the upper right corner of a card, from right to left. */
export function layOver(
  source: Source,
  ids: readonly PieceId[],
  corner: { readonly x: number; readonly y: number },
  scale: number,
  where: { readonly place: Place; readonly group: string },
): Laid {
  const drawables = ids.map((id, i): Drawable => {
    const face = faceOf(source, id);
    const size = sizeOf(face, source.orientation);
    const own = scale * Math.min(1, 60 / Math.max(size.w, size.h));
    return drawableOf(
      source,
      { face, pieces: [id], side: undefined },
      {
        ...where,
        z: 40 - i,
        x: corner.x - (14 - RAISED.x + i * 34) * scale,
        y: corner.y - RAISED.y * scale,
        w: size.w * own,
        h: size.h * own,
      },
    );
  });
  return drawables.length === 0 ? NOTHING : { drawables, captions: [] };
}
