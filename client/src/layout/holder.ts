import type { Surface } from '@stellwerk/engine/stage/stage.ts';
import type { PieceId } from '@stellwerk/engine/table/types.ts';
import type { Box, Point } from '../draw/geometry.ts';
import { type MatForm, planMat } from '../draw/mat.ts';
import { sizeOf } from '../draw/piece.ts';
import { columns, drawableOf, faceOf, flow, join, type Laid, NOTHING, pilesOf, type Source } from './flow.ts';
import { isSlip, isSmall, rowOf, type Where } from './rows.ts';
import type { Block } from './world.ts';

type Mat = Extract<Surface, { readonly kind: 'mat' }>;

/** What somebody holds: certificates by company, cards, slips and small wooden things. */
export function layOnMat(
  source: Source,
  block: Block,
  surface: Mat,
  ids: readonly PieceId[],
  form: MatForm,
): Laid {
  const plan = planMat(block.box, form);
  const at = { place: surface.place, group: block.id };
  const slips = ids.filter((id) => isSlip(source, id));
  const signs = slips.filter((id) => !isBadge(source, id));
  const badges = slips.filter((id) => isBadge(source, id));
  const others = ids.filter((id) => !isSlip(source, id));
  const hasCaptions = form === 'top';
  const purse = 190;
  const row = { ...plan.signs, x: plan.signs.x - (hasCaptions ? purse : 0) };
  if (hasCaptions)
    return join([
      flow(rowOf(source, others, surface.groups, at, true), plan.cards, 26),
      laySlips(source, badges, plan.slips, at),
      laySigns(source, signs, row, at),
    ]);
  const small = others.filter((id) => isSmall(source, id));
  const cards = others.filter((id) => !isSmall(source, id));
  return join([
    columns(rowOf(source, cards, surface.groups, at, false), plan.cards, 16),
    layCounted(source, small, plan.slips, at),
    laySlips(source, badges, { ...plan.slips, y: plan.slips.y + 40 }, at),
    laySigns(source, signs, row, at),
  ]);
}

const isBadge = (source: Source, id: PieceId): boolean => {
  const face = faceOf(source, id);
  return face.kind === 'card' && face.band !== undefined;
};
/** Slips in the header, from the right. */
function laySigns(source: Source, ids: readonly PieceId[], end: Point, at: Where): Laid {
  const { w, h } = { w: 191, h: 40 };
  const drawables = ids.map((id, i) =>
    drawableOf(
      source,
      { face: faceOf(source, id), pieces: [id], side: undefined },
      { ...at, z: 11, x: end.x - w / 2 - i * (w + 10), y: end.y, w, h },
    ),
  );
  return { drawables, captions: [] };
}

/** Sticks and cubes as piles with their number beside them. */
function layCounted(source: Source, ids: readonly PieceId[], box: Box, at: Where): Laid {
  const piles = pilesOf(source, ids);
  const pitch = Math.min(140, box.w / Math.max(1, piles.length));
  return join(
    piles.map((pile, i) => {
      const size = sizeOf(pile.face, source.orientation);
      const scale = Math.min(1, (pitch * 0.55) / size.w, box.h / size.h);
      const [w, h] = [size.w * scale, size.h * scale];
      const [x, y] = [box.x + i * pitch + w / 2, box.y + box.h / 2];
      return {
        drawables: [drawableOf(source, pile, { ...at, z: 10, x, y, w, h }, { count: 1 })],
        captions: [
          { x: x + w / 2 + 30, y: y + 9, text: `×${pile.pieces.length}`, size: 24, weight: 600, max: 56 },
        ],
      };
    }),
  );
}

/** Slips with a livery need only its letters. */
function laySlips(source: Source, ids: readonly PieceId[], box: Box, at: Where): Laid {
  if (ids.length === 0) return NOTHING;
  const w = Math.min(74, (box.w - 8 * (ids.length - 1)) / ids.length);
  let x = box.x;
  const drawables = ids.map((id) => {
    const pile = { face: faceOf(source, id), pieces: [id], side: undefined };
    const drawable = drawableOf(source, pile, {
      ...at,
      z: 10,
      x: x + w / 2,
      y: box.y + box.h / 2,
      w,
      h: box.h,
    });
    x += w + 8;
    return drawable;
  });
  return { drawables, captions: [] };
}
