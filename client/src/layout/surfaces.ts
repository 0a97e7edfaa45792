import type { Surface } from '@stellwerk/engine/stage/stage.ts';
import type { Phrase } from '@stellwerk/engine/table/words.ts';
import type { PieceId, Place } from '@stellwerk/engine/table/types.ts';
import { kindOfPiece, pieceOf } from '@stellwerk/engine/table/places.ts';
import { planCharter, SHELF } from '../draw/charter.ts';
import type { Box } from '../draw/geometry.ts';
import { sizeOf } from '../draw/piece.ts';
import { isPlate } from '../draw/plate.ts';
import { certificateOf } from './holdings.ts';
import { belowNotes } from './charters.ts';
import { isSlip, isSmall, layCounted, layRow, rowOf, type Where } from './rows.ts';
import {
  type Caption,
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

/** How much of its field a plate has that lies on others. */
const PLATED = 0.68;

/** Racks with printed places: one pile a place, of the kinds that belong there. */
export function laySlots(
  source: Source,
  block: Block,
  surface: Kind<'rack'>,
  at: (place: Place) => readonly PieceId[],
): Laid {
  const drawables: Drawable[] = [];
  const captions: Caption[] = [];
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
        if (surface.role === 'tray' || slot.imprint !== undefined)
          drawables.push(...printed(source, block, slot, box));
        return;
      }
      for (const id of ids) laid.add(id);
      const face = faceOf(source, first);
      const size = sizeOf(face, source.orientation);
      const scale = Math.min(box.w / size.w, box.h / size.h);
      const pile = { face, pieces: ids, side: pieceOf(source.table, first)?.side };
      const isDeck = face.kind === 'card' && face.form === 'back';
      const isPlated = face.kind === 'disc' && isPlate(box);
      const [w, h] = isDeck || isPlated ? [box.w, box.h] : [size.w * scale, size.h * scale];
      const where = { x: box.x + box.w / 2, y: box.y + box.h / 2, w, h };
      if (isPlated && ids.length > 1) {
        // Whose marker lies on top, and how many lie under it.
        where.w = box.w * PLATED;
        where.x = box.x + where.w / 2;
        captions.push({
          x: box.x + (box.w * (1 + PLATED)) / 2,
          y: box.y + box.h / 2 + 8,
          text: `×${ids.length}`,
          size: 22,
          weight: 700,
          max: box.w * (1 - PLATED),
        });
      }
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
    { drawables, captions },
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

/** What would lie there: a kind that is used up is still shown, pale; a card that lies elsewhere for a while as it is. */
function printed(
  source: Source,
  block: Block,
  slot: Kind<'rack'>['groups'][number]['slots'][number],
  box: Box,
): readonly Drawable[] {
  const { imprint } = slot;
  const kind = imprint ?? slot.kinds?.[0];
  const { faces } = source.stage;
  const face = kind === undefined ? undefined : (faces[kind] ?? faces[`${kind}/1`] ?? faces[`${kind}/0`]);
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
      dim: imprint === undefined,
    }),
  ];
}

const LOW_POOL = 130;
const LOWEST_POOL = 76;
/** How far the title of a low pool may go: its pieces lie at the end of the same line, cards a little earlier than chips. */
const CARDS_FROM = 0.46;
const CHIPS_FROM = 0.56;
export const poolTitle = ({ w, h }: Box): number | null =>
  h < LOW_POOL ? w * (h < LOWEST_POOL ? CHIPS_FROM : CARDS_FROM) - 32 : null;

export function layPool(source: Source, block: Block, ids: readonly PieceId[], place: Place): Laid {
  const { x, y, w, h } = block.box;
  const box = { x: x + 30, y: y + 48, w: w - 60, h: Math.min(127, h - 96) };
  const at = { place, group: block.id };
  if (h < LOW_POOL) {
    const end = { x: x + w * CHIPS_FROM, y: y + 6, w: w * (1 - CHIPS_FROM) - 24, h: 40 };
    if (h < LOWEST_POOL || ids.every((id) => isSmall(source, id))) return layCounted(source, ids, end, at);
    return flow(
      rowOf(source, ids, [], at, false, 'tight'),
      { ...end, x: x + w * CARDS_FROM, w: w * (1 - CARDS_FROM) - 20, h: h - 20 },
      10,
      0.9,
    );
  }
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
  const w = ids.some((id) => isSlip(source, id)) ? 110 : Math.min(110, 38 * ids.length);
  const room = { x: box.x + box.w - 26 - w, y, w: 110, h: 34 };
  return layRow(source, ids, room, surface.place, block.id);
}

const CARD_GAP = 10;
const LARGEST_CARD = 0.72;
/** Trains must be read: other cards beside them leave them the room, down to this width. */
const LEAST_BESIDE = 62;

/** Trains from the left, as large as they can be, and after them what else a company has. */
function layCards(source: Source, ids: readonly PieceId[], box: Box, at: Where): Laid {
  const isTrain = (id: PieceId): boolean => faceOf(source, id).kind === 'train';
  const itemsOf = (list: readonly PieceId[], z: number): readonly Item[] =>
    pilesOf(source, list).flatMap((pile) =>
      pile.pieces.map((id) => pileItem(source, { ...pile, pieces: [id] }, { ...at, z })),
    );
  const trains = itemsOf(ids.filter(isTrain), 11);
  const others = itemsOf(
    ids.filter((id) => !isTrain(id)),
    10,
  );
  if (trains.length === 0 || others.length === 0)
    return flow([...trains, ...others], box, CARD_GAP, LARGEST_CARD);
  const most = Math.min(LARGEST_CARD, box.h / Math.max(...trains.map(({ h }) => h)));
  const wide = (list: readonly Item[], scale: number): number =>
    list.reduce((sum, { w }) => sum + w * scale + CARD_GAP, 0);
  const left = Math.min(wide(trains, most), box.w - LEAST_BESIDE * others.length);
  const beside = { ...box, x: box.x + left, w: box.w - left };
  return join([
    flow(trains, { ...box, w: Math.max(LEAST_BESIDE, left - CARD_GAP) }, CARD_GAP, most),
    flow(others, beside, CARD_GAP, most),
  ]);
}

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
  if (plan.spine) {
    const { x, y } = block.box;
    const first = shares.toSorted((a, b) => rank(faceOf(source, b)) - rank(faceOf(source, a)));
    parts.push(layHeap(source, first, { x: x + 20, y: y + 6, w: 38, h: 50 }, at));
    parts.push(layHeap(source, rest, { x: x + 112, y: y + 11, w: 40, h: 40 }, at));
  } else {
    const own = belowNotes(surface, plan.shares);
    // Trains have the room that no certificate takes.
    const end = shares.length > 0 ? own.x - 12 : own.x + own.w;
    const cardsBox = belowNotes(surface, plan.cards);
    const room = surface.state === 'open' ? { ...cardsBox, w: end - cardsBox.x } : cardsBox;
    parts.push(layCards(source, cards, room, at));
    parts.push(layShares(source, shares, own, at));
    if (surface.shelf && shelf.length > 0) parts.push(layShelf(source, shelf, plan.shelf, surface.shelf, at));
    const discs = small.toSorted((a, b) => Number(isSlip(source, a)) - Number(isSlip(source, b)));
    if (surface.state === 'open')
      parts.push(layHeap(source, discs, { x: plan.shelf.x, y: plan.chip.y - 20, w: 60, h: 40 }, at));
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
                  under: true,
                },
              ]
            : [],
      }),
    };
  });
  const width = items.reduce((sum, { w }) => sum + w * 0.62 + 8, -8);
  return flow(items, { ...box, x: box.x + box.w - Math.min(box.w, width) }, 8, 0.62);
}
/** What is still to be had of a company: the upper one, and beside it what each costs and how many there are. */
function layShelf(
  source: Source,
  ids: readonly PieceId[],
  box: Box,
  { place, label }: { readonly place: Place; readonly label: Phrase },
  at: Where,
): Laid {
  const { drawables } = layShares(source, ids, box, { ...at, place });
  const x = box.x + SHELF.w + SHELF.words / 2 + 4;
  const y = box.y + box.h / 2 + 9;
  return {
    drawables,
    captions: [{ x, y, text: label, after: ` ×${ids.length}`, size: 23, weight: 700, max: SHELF.words }],
  };
}
const rank = (face: ReturnType<typeof faceOf>): number =>
  face.kind === 'certificate' && face.president ? 1 : 0;
