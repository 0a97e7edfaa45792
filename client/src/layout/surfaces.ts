import type { Surface } from '@stellwerk/engine/stage/stage.ts';
import type { PieceId, Place } from '@stellwerk/engine/table/types.ts';
import { kindOfPiece } from '@stellwerk/engine/table/places.ts';
import { planCharter } from '../draw/charter.ts';
import type { Box } from '../draw/geometry.ts';
import { sizeOf } from '../draw/piece.ts';
import { certificateOf } from './holdings.ts';
import { isSlip, isSmall, layRow, rowOf, type Where } from './rows.ts';
import {
  type Drawable,
  drawableOf,
  faceOf,
  flow,
  type Item,
  join,
  type Laid,
  NOTHING,
  pileItem,
  pilesOf,
  type Source,
} from './flow.ts';
import { slotBox } from './places.ts';
import type { Block } from './world.ts';

type Kind<K extends Surface['kind']> = Extract<Surface, { readonly kind: K }>;

/** Racks with printed places: one pile a place, of the kinds that belong there. */
export function laySlots(
  source: Source,
  block: Block,
  surface: Kind<'rack'>,
  at: (place: Place) => readonly PieceId[],
): Laid {
  const drawables: Drawable[] = [];
  const laid = new Set<PieceId>();
  const takes = (kinds: readonly string[] | undefined, id: PieceId): boolean =>
    kinds === undefined || kinds.some((kind) => kindOfPiece(id) === kind || id.startsWith(`${kind}/`));
  surface.groups.forEach(({ slots }, g) =>
    slots.forEach((slot, i) => {
      const box = slotBox(block, g, i);
      const ids = at(slot.place).filter((id) => !laid.has(id) && takes(slot.kinds, id));
      const first = ids[0];
      if (!box) return;
      if (first === undefined) {
        if (surface.role === 'tray') drawables.push(...printed(source, block, slot, box));
        return;
      }
      for (const id of ids) laid.add(id);
      const face = faceOf(source, first);
      const size = sizeOf(face, source.orientation);
      const scale = Math.min(box.w / size.w, box.h / size.h);
      const pile = { face, pieces: ids, side: source.table.pieces[first]?.side };
      const where = { x: box.x + box.w / 2, y: box.y + box.h / 2, w: size.w * scale, h: size.h * scale };
      drawables.push(
        drawableOf(
          source,
          pile,
          { ...where, z: 10, place: slot.place, group: block.id },
          { count: slot.count ?? ids.length, dim: slot.dim ?? false },
        ),
      );
    }),
  );
  const places = [...new Set(surface.groups.flatMap(({ slots }) => slots.map((slot) => slot.place)))];
  const strays = places.flatMap((place) => at(place).filter((id) => !laid.has(id)));
  const { x, y, w, h } = block.box;
  const foot: Box = { x: x + 20, y: y + h - 64, w: w - 40, h: 54 };
  return join([{ drawables, captions: [] }, layRow(source, strays, foot, places[0] ?? surface.id, block.id)]);
}

/** What would lie there: a kind that is used up is still shown, pale. */
function printed(
  source: Source,
  block: Block,
  slot: Kind<'rack'>['groups'][number]['slots'][number],
  box: Box,
): readonly Drawable[] {
  const kind = slot.kinds?.[0];
  const face =
    kind === undefined ? undefined : (source.stage.faces[`${kind}/1`] ?? source.stage.faces[`${kind}/0`]);
  if (!face) return [];
  const where = {
    x: box.x + box.w / 2,
    y: box.y + box.h / 2,
    w: box.w,
    h: box.h,
    z: 5,
    place: slot.place,
    group: block.id,
  };
  return [
    drawableOf(source, { face, pieces: [], side: undefined }, where, {
      id: `none/${kind}`,
      piece: null,
      count: 0,
      dim: true,
    }),
  ];
}

export function layPool(source: Source, block: Block, ids: readonly PieceId[], place: Place): Laid {
  const { x, y, w, h } = block.box;
  const box = { x: x + 30, y: y + 48, w: w - 60, h: Math.min(127, h - 96) };
  return flow(rowOf(source, ids, [], { place, group: block.id }, true), box, 20, 0.9);
}

export function layOnBank(
  source: Source,
  block: Block,
  surface: Kind<'bank'>,
  ids: readonly PieceId[],
): Laid {
  const { box } = block;
  // In the free half of the line under the purse, or at the end of it where nothing is below.
  const y = box.h > 120 ? box.y + 86 : box.y + 24;
  const room = { x: box.x + box.w - 26 - Math.min(110, 38 * ids.length), y, w: 110, h: 34 };
  return layRow(source, ids, room, surface.place, block.id);
}

/** Trains and cards left, unsold certificates as a pile, and what waits for the founding under the seal. */
export function layOnCharter(
  source: Source,
  block: Block,
  surface: Kind<'charter'>,
  ids: readonly PieceId[],
): Laid {
  const plan = planCharter(surface, block.box);
  const stations = new Set(surface.stations.map(({ piece }) => piece));
  const at = { place: surface.place, group: block.id };
  const shares = ids.filter((id) => certificateOf(source, id));
  const rest = ids.filter((id) => !certificateOf(source, id) && !stations.has(id));
  const small = rest.filter((id) => isSmall(source, id) || isSlip(source, id));
  const cards = rest.filter((id) => !small.includes(id));
  const parts: Laid[] = [];
  const items = pilesOf(source, cards).flatMap((pile) =>
    pile.pieces.map((id) => pileItem(source, { ...pile, pieces: [id] }, { ...at, z: 10 })),
  );
  if (plan.spine) {
    const { x, y } = block.box;
    const first = shares.toSorted((a, b) => rank(faceOf(source, b)) - rank(faceOf(source, a)));
    parts.push(layHeap(source, first, { x: x + 20, y: y + 6, w: 38, h: 50 }, at));
    parts.push(layHeap(source, rest, { x: x + 112, y: y + 11, w: 40, h: 40 }, at));
  } else {
    parts.push(flow(items, plan.cards, 10, 0.72));
    parts.push(layShares(source, shares, plan.shares, at));
    const discs = small.toSorted((a, b) => Number(isSlip(source, a)) - Number(isSlip(source, b)));
    if (surface.state === 'open')
      parts.push(layHeap(source, discs, { x: plan.cards.x + 190, y: plan.chip.y - 20, w: 60, h: 40 }, at));
    else parts.push(layHeap(source, discs, { x: plan.seal.x - 37, y: plan.seal.y - 37, w: 74, h: 74 }, at));
  }
  return join(parts);
}

/** One visible piece for all: the seal of a company in waiting. */
function layHeap(source: Source, ids: readonly PieceId[], box: Box, at: Where): Laid {
  const first = ids[0];
  if (first === undefined) return NOTHING;
  const face = faceOf(source, first);
  const size = sizeOf(face, source.orientation);
  const scale = Math.min(box.w / size.w, box.h / size.h, 1.6);
  const pile = { face, pieces: ids, side: undefined };
  const where = { x: box.x + box.w / 2, y: box.y + box.h / 2, w: size.w * scale, h: size.h * scale };
  return { drawables: [drawableOf(source, pile, { ...where, ...at, z: 9 }, { count: 1 })], captions: [] };
}

/** Unsold certificates: the president's by itself, equal others as a pile with their number under it. */
function layShares(source: Source, ids: readonly PieceId[], box: Box, at: Where): Laid {
  const piles = pilesOf(source, ids).toSorted((a, b) => rank(b.face) - rank(a.face));
  const items = piles.map((pile): Item => {
    const { w, h } = sizeOf(pile.face);
    return {
      w,
      h,
      lay: (x, y, scale) => ({
        drawables: [
          drawableOf(source, pile, {
            ...at,
            z: 10,
            x: x + (w * scale) / 2,
            y: y + (h * scale) / 2,
            w: w * scale,
            h: h * scale,
          }),
        ],
        captions:
          pile.pieces.length > 1
            ? [
                {
                  x: x + (w * scale) / 2,
                  y: y + h * scale + 25,
                  text: `×${pile.pieces.length}`,
                  size: 22,
                  weight: 600,
                  max: 60,
                },
              ]
            : [],
      }),
    };
  });
  const width = items.reduce((sum, { w }) => sum + w * 0.62 + 8, -8);
  return flow(items, { ...box, x: box.x + box.w - Math.min(box.w, width) }, 8, 0.62);
}
const rank = (face: ReturnType<typeof faceOf>): number =>
  face.kind === 'certificate' && face.president ? 1 : 0;
