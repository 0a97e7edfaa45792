import type { Surface } from '@stellwerk/engine/stage/stage.ts';
import type { Phrase } from '@stellwerk/engine/table/words.ts';
import type { PieceId, Place } from '@stellwerk/engine/table/types.ts';
import { kindOfPiece } from '@stellwerk/engine/table/places.ts';
import { planCharter } from '../draw/charter.ts';
import type { Box } from '../draw/geometry.ts';
import { sizeOf } from '../draw/piece.ts';
import { certificateOf } from './holdings.ts';
import { belowNotes, shelfBox } from './charters.ts';
import { isSlip, isSmall, layCounted, layRow, rowOf, type Where } from './rows.ts';
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
import { type Block, slotBox } from './world.ts';

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
    kinds === undefined ||
    kinds.some((kind) => kind === id || kindOfPiece(id) === kind || id.startsWith(`${kind}/`));
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
      const isDeck = face.kind === 'card' && face.form === 'back';
      const [w, h] = isDeck ? [box.w, box.h] : [size.w * scale, size.h * scale];
      const where = { x: box.x + box.w / 2, y: box.y + box.h / 2, w, h };
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
  return join([
    { drawables, captions: [] },
    layAtEnd(source, strays, { ...block.box, h: 56 }, places[0] ?? surface.id, block.id),
  ]);
}

/** At the right end of a line of titles, where no caption stands. */
function layAtEnd(source: Source, ids: readonly PieceId[], line: Box, place: Place, group: string): Laid {
  const items = pilesOf(source, ids).map((pile) => pileItem(source, pile, { place, group, z: 12 }));
  if (items.length === 0) return NOTHING;
  const h = Math.min(line.h - 12, Math.max(...items.map((item) => item.h)));
  const most = h / Math.max(...items.map((item) => item.h));
  const wide = items.reduce((sum, item) => sum + item.w * most + 10, -10);
  const w = Math.min(line.w * 0.6, wide);
  return flow(items, { x: line.x + line.w - 20 - w, y: line.y + (line.h - h) / 2, w, h }, 10, most);
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

const LOW_POOL = 130;

export function layPool(source: Source, block: Block, ids: readonly PieceId[], place: Place): Laid {
  const { x, y, w, h } = block.box;
  const box = { x: x + 30, y: y + 48, w: w - 60, h: Math.min(127, h - 96) };
  const at = { place, group: block.id };
  // A low pool has its pieces at the end of the line of its title.
  if (h < LOW_POOL)
    return layCounted(source, ids, { x: x + w * 0.56, y: y + 6, w: w * 0.44 - 24, h: 40 }, at);
  if (ids.length > 0 && ids.every((id) => isSmall(source, id)))
    return layCounted(source, ids, { ...box, h: Math.min(48, box.h) }, at);
  return flow(rowOf(source, ids, [], at, true), box, 20, 0.9);
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

/** As many times this size as there are cards: up to three of them stay large enough to be read. */
const LEAST_TRAINS = 1.8;

/** Trains and cards left, unsold certificates as a pile, and what waits for the founding under the seal. */
export function layOnCharter(
  source: Source,
  block: Block,
  surface: Kind<'charter'>,
  ids: readonly PieceId[],
  shelf: readonly PieceId[],
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
    pile.pieces.map((id) =>
      pileItem(source, { ...pile, pieces: [id] }, { ...at, z: pile.face.kind === 'train' ? 11 : 10 }),
    ),
  );
  if (plan.spine) {
    const { x, y } = block.box;
    const first = shares.toSorted((a, b) => rank(faceOf(source, b)) - rank(faceOf(source, a)));
    parts.push(layHeap(source, first, { x: x + 20, y: y + 6, w: 38, h: 50 }, at));
    parts.push(layHeap(source, rest, { x: x + 112, y: y + 11, w: 40, h: 40 }, at));
  } else {
    const own = belowNotes(surface, plan.shares);
    const left = shelf.length > 0 ? shelfBox(surface, block.box, shares.length > 0) : own;
    // Trains have the room that no certificate takes.
    const end = shelf.length + shares.length > 0 ? left.x - 12 : plan.shares.x + plan.shares.w;
    const cardsBox = belowNotes(surface, plan.cards);
    const room = surface.state === 'open' ? { ...cardsBox, w: end - cardsBox.x } : cardsBox;
    // Trains must be read; other cards go behind them.
    const hasTrains = surface.state === 'open' && cards.some((id) => faceOf(source, id).kind === 'train');
    const widest = Math.max(1, ...items.map(({ w }) => w));
    const least = hasTrains ? Math.min(0.6, LEAST_TRAINS / items.length, room.w / widest) : 0.2;
    parts.push(flow(items, room, 10, 0.72, least));
    parts.push(layShares(source, shares, own, at));
    if (surface.shelf && shelf.length > 0) parts.push(layShelf(source, shelf, left, surface.shelf, at));
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
/** What the company has not sold yet, with its name and number under it. */
function layShelf(
  source: Source,
  ids: readonly PieceId[],
  box: Box,
  { place, label }: { readonly place: Place; readonly label: Phrase },
  at: Where,
): Laid {
  const { drawables } = layShares(source, ids, box, { ...at, place });
  const x = box.x + box.w / 2;
  const y = Math.max(...drawables.map((d) => d.y + d.h / 2)) + 25;
  const after = ids.length > 1 ? ` ×${ids.length}` : '';
  return { drawables, captions: [{ x, y, text: label, after, size: 19, weight: 600, max: box.w + 30 }] };
}
const rank = (face: ReturnType<typeof faceOf>): number =>
  face.kind === 'certificate' && face.president ? 1 : 0;
