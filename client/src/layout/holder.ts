import type { Surface } from '@stellwerk/engine/stage/stage.ts';
import { piecesAt } from '@stellwerk/engine/table/places.ts';
import type { PieceId, Place } from '@stellwerk/engine/table/types.ts';
import { buildOf } from '../draw/card.ts';
import type { Box, Point } from '../draw/geometry.ts';
import { isNarrowMat, type MatForm, planMat } from '../draw/mat.ts';
import { drawableOf, faceOf, flowRows, type Item, join, type Laid, NOTHING, type Source } from './flow.ts';
import { roomBehind } from './held.ts';
import { layFolders, type MatPlan as MatCards, planFolders } from './folding.ts';
import { isSlip, isSmall, layCounted, layRow, rowOf, type Where } from './rows.ts';
import type { Block } from './world.ts';

type Mat = Extract<Surface, { readonly kind: 'mat' }>;

/** What somebody holds: certificates by company, cards, slips and small wooden things. */
export function layOnMat(
  source: Source,
  block: Block,
  surface: Mat,
  ids: readonly PieceId[],
  form: MatForm,
  lying: (place: Place) => readonly PieceId[],
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
  const privates = others.filter((id) => isPrivate(source, id));
  // On a low mat a private lies before the certificates, else under them.
  const isBefore = privates.length === 1 && block.box.h < LOW_MAT;
  const chips = privates.length > 0 && !isBefore ? CHIP + 10 : 0;
  const before = isBefore ? BEFORE + 14 : 0;
  if (hasCaptions)
    return join([
      layHoldings(
        source,
        others.filter((id) => !privates.includes(id)),
        surface.groups,
        at,
        {
          x: plan.cards.x + before,
          y: plan.cards.y - 6,
          w: plan.cards.w - before,
          h: block.box.y + block.box.h - 76 - chips - plan.cards.y,
        },
      ),
      ...(surface.folders ?? []).map(({ under }, i) =>
        layRow(
          source,
          lying(under),
          { x: plan.cards.x + plan.cards.w - (i + 1) * 60, y: plan.cards.y - 4, w: 56, h: 56 },
          under,
          block.id,
        ),
      ),
      layPrivates(
        source,
        privates,
        isBefore
          ? { x: plan.cards.x, y: plan.cards.y + 16, w: BEFORE, h: CHIP }
          : { ...plan.cards, y: block.box.y + block.box.h - 80 - CHIP, h: CHIP },
        at,
        lying,
      ),
      laySlips(source, badges, plan.slips, at),
      laySigns(
        source,
        signs,
        isNarrowMat(block.box) ? { x: plan.slips.x - 12, y: plan.slips.y + plan.slips.h / 2 } : row,
        at,
        block.box.w,
      ),
    ]);
  const small = others.filter((id) => isSmall(source, id));
  const cards = cardsOnMat(source, block, surface, form);
  const stock = surface.stock === undefined ? [] : lying(surface.stock);
  const laid = new Set(cards?.loose.map(({ piece }) => piece));
  const held = new Set(surface.folders?.map(({ card }) => card));
  const aside = new Set(called(source, surface, others));
  const strays = others.filter(
    (id) => !isSmall(source, id) && !laid.has(id) && !held.has(id) && !aside.has(id),
  );
  const foot = { ...plan.cards, y: plan.cards.y + plan.cards.h - 60, h: 60 };
  return join([
    layRow(source, strays, foot, surface.place, block.id),
    cards === null ? NOTHING : layFolders(source, cards, lying, at),
    layCounted(source, stock, { ...plan.slips, w: 92 }, { ...at, place: surface.stock ?? at.place }),
    layCounted(source, small, stock.length > 0 ? { ...plan.last, w: COUNTERS } : plan.slips, at),
    laySlips(source, badges, plan.last, at),
    layOffices(source, signs, plan.signs, at),
    layCalled(source, called(source, surface, others), plan.last, small.length > 0 ? COUNTERS : 0, at),
  ]);
}

const CHIP = 50;
const LOW_MAT = 360;
const BEFORE = 130;
const isPrivate = (source: Source, id: PieceId): boolean => {
  const face = faceOf(source, id);
  return face.kind === 'card' && buildOf(face) === 'private';
};

/** Roughly how many letters stand on a chip. */
function chipLength(source: Source, id: PieceId): number {
  const face = faceOf(source, id);
  if (face.kind !== 'card') return 6;
  const [line] = face.lines;
  const hasWords = line !== undefined && line.text.params?.['text'] !== '';
  return 8 + (line?.value?.length ?? 0) + (hasWords ? 14 : 0);
}

/** Privates as chips in one line: those that are open have the room, closed ones stand at the end. */
function layPrivates(
  source: Source,
  ids: readonly PieceId[],
  box: Box,
  at: Where,
  lying: (place: Place) => readonly PieceId[],
): Laid {
  const isClosed = (id: PieceId): boolean => {
    const face = faceOf(source, id);
    return face.kind === 'card' && face.state === 'done';
  };
  /** What lies on a card lies behind its chip. */
  const behind = (id: PieceId): number => {
    const face = faceOf(source, id);
    const place = face.kind === 'card' ? face.holds : undefined;
    return place === undefined ? 0 : roomBehind(lying(place).length, box.h);
  };
  const closed = ids.filter(isClosed);
  const open = ids.filter((id) => !isClosed(id));
  const shut = Math.min(112, box.w / Math.max(1, ids.length));
  const taken = ids.reduce((sum, id) => sum + behind(id), 0);
  const room = box.w - closed.length * (shut + 8) - 8 * (open.length - 1) - taken;
  const needs = open.map((id) => chipLength(source, id));
  const total = needs.reduce((sum, need) => sum + need, 0);
  const wideOf = (id: PieceId): number => {
    const need = needs[open.indexOf(id)] ?? 1;
    return Math.min(need * 20, (room * need) / Math.max(1, total));
  };
  let x = box.x;
  const drawables = [...open, ...closed].map((id) => {
    const w = isClosed(id) ? shut : wideOf(id);
    const pile = { face: faceOf(source, id), pieces: [id], side: undefined };
    const drawable = drawableOf(source, pile, {
      ...at,
      z: 12,
      x: x + w / 2,
      y: box.y + box.h / 2,
      w,
      h: box.h,
    });
    x += w + behind(id) + 8;
    return drawable;
  });
  return { drawables, captions: [] };
}

const COUNTERS = 88;

/** Cards that lie before somebody for a while: under the name, unless a word about that person stands there. */
const called = (source: Source, surface: Mat, ids: readonly PieceId[]): readonly PieceId[] =>
  isTold(source, surface) ? [] : ids.filter((id) => isPhase(source, id));
const isPhase = (source: Source, id: PieceId): boolean => {
  const face = faceOf(source, id);
  return face.kind === 'card' && buildOf(face) === 'phase';
};
/** A badge that does not lie there as a card is written in the column. */
function isTold(source: Source, { badges, place }: Mat): boolean {
  const titles = piecesAt(source.table, place).flatMap((id) => {
    const face = faceOf(source, id);
    return face.kind === 'card' ? [face.title.key] : [];
  });
  return badges.some(({ key }) => !titles.includes(key));
}

function layCalled(source: Source, ids: readonly PieceId[], row: Box, taken: number, at: Where): Laid {
  const left = row.x + taken;
  const w = Math.min(MOST_CALLED, (row.w - taken + 6) / Math.max(1, ids.length) - 6);
  const drawables = ids.map((id, i) =>
    drawableOf(
      source,
      { face: faceOf(source, id), pieces: [id], side: undefined },
      { ...at, z: 11, x: left + w / 2 + i * (w + 6), y: row.y + row.h / 2, w, h: row.h },
    ),
  );
  return { drawables, captions: [] };
}
const MOST_CALLED = 220;

/** Contracts with what lies under them and all other cards of a mat that has room for them; null: certificates in a row. */
export function cardsOnMat(source: Source, block: Block, surface: Mat, form: MatForm): MatCards | null {
  if (form !== 'side') return null;
  const folders = surface.folders ?? [];
  const held = new Set(folders.map(({ card }) => card));
  const here = piecesAt(source.table, surface.place);
  const aside = new Set(called(source, surface, here));
  const loose = here.filter(
    (id) => !held.has(id) && !aside.has(id) && !isSmall(source, id) && !isSlip(source, id),
  );
  const under = (place: Place): readonly PieceId[] => piecesAt(source.table, place);
  return planFolders(source, folders, under, loose, planMat(block.box, form).cards);
}

/** A high mat has larger cards, but room for a second row. */
const CARD_HEIGHT = 132;
const LARGEST_CARD = 1.4;

/** A row of piles so much wider than its box is not made smaller, but closer. */
const CROWDED = 1.5;

/** Certificates in a row, closer together where they would become small. */
function layHoldings(
  source: Source,
  ids: readonly PieceId[],
  groups: readonly string[],
  at: Where,
  box: Box,
): Laid {
  const gap = 20;
  const wide = rowOf(source, ids, groups, at, true);
  const tight = rowOf(source, ids, groups, at, true, 'tight');
  const widthOf = (items: readonly Item[]): number => items.reduce((sum, { w }) => sum + w + gap, -gap);
  // Chips under them take from their height, never from their captions.
  const least = Math.min(CARD_HEIGHT, box.h - 40);
  const high = Math.max(least, Math.min(CARD_HEIGHT * LARGEST_CARD, box.h - 60));
  if (widthOf(tight) > box.w * CROWDED) {
    // One pile each, close together; how much of a company that is, stands on it.
    return flowRows(rowOf(source, ids, groups, at, true, 'stacked'), box, 8, box.h, high / CARD_HEIGHT, true);
  }
  return flowRows(widthOf(wide) > box.w * 1.25 ? tight : wide, box, gap, high, high / CARD_HEIGHT);
}

const isBadge = (source: Source, id: PieceId): boolean => {
  const face = faceOf(source, id);
  return face.kind === 'card' && face.band !== undefined;
};
/** Beside the sticks, one under the other: what somebody is, not what somebody has. */
function layOffices(source: Source, ids: readonly PieceId[], end: Point, at: Where): Laid {
  const { w, h } = { w: 124, h: 34 };
  const drawables = ids.map((id, i) =>
    drawableOf(
      source,
      { face: faceOf(source, id), pieces: [id], side: undefined },
      { ...at, z: 11, x: end.x - w / 2, y: end.y + i * 44, w, h },
    ),
  );
  return { drawables, captions: [] };
}

/** Slips in the header, from the right; where that is for name and purse only, at the foot of the mat. */
function laySigns(source: Source, ids: readonly PieceId[], end: Point, at: Where, room: number): Laid {
  const w = isNarrowMat({ w: room }) ? 0.28 * room : Math.max(191, Math.min(300, 0.3 * room));
  const h = 40;
  const drawables = ids.map((id, i) =>
    drawableOf(
      source,
      { face: faceOf(source, id), pieces: [id], side: undefined },
      { ...at, z: 11, x: end.x - w / 2 - i * (w + 10), y: end.y, w, h },
    ),
  );
  return { drawables, captions: [] };
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
