import type { Folder } from '@stellwerk/engine/stage/stage.ts';
import type { PieceId, Place } from '@stellwerk/engine/table/types.ts';
import type { Box } from '../draw/geometry.ts';
import { sizeOf } from '../draw/piece.ts';
import { STRIP_MOST } from '../draw/card-sizes.ts';
import type { Size } from '../draw/rack.ts';
import { type Caption, type Drawable, drawableOf, faceOf, type Laid, type Source } from './flow.ts';
import { bringFolding } from './folding.ts';
import { layOver } from './lay-over.ts';
import { planTabs } from './tabs.ts';
import { pieceOf } from '@stellwerk/engine/table/places.ts';

/** A card, and beside it what lies under it and what is missing. */
export interface FolderPlan {
  readonly folder: Folder;
  readonly card: Box;
  /** Card and fields together: whatever is put down here goes under the card. */
  readonly area: Box;
  readonly fields: readonly Box[];
}
export interface MatPlan {
  readonly folders: readonly FolderPlan[];
  readonly loose: readonly { readonly piece: PieceId; readonly box: Box }[];
}

const APART = 30;
const GAP = 14;
/** Smaller than this cards cannot be read on the whole table. */
const ROOMY = 0.75;

interface Item extends Size {
  readonly lay: (x: number, y: number, scale: number) => void;
}

/** Cards over one another, as many as are no higher than a contract. */
function heapsOf(pieces: readonly { readonly piece: PieceId; readonly size: Size }[], w: number, h: number) {
  const heaps: { readonly piece: PieceId; readonly size: Size; readonly y: number }[][] = [];
  let y = Infinity;
  for (const { piece, size } of pieces) {
    const fit = Math.min(1, w / size.w);
    const own = { w: size.w * fit, h: size.h * fit };
    if (y + own.h > h + 0.5) {
      heaps.push([]);
      y = 0;
    }
    heaps.at(-1)?.push({ piece, size: own, y });
    y += own.h + GAP;
  }
  return heaps;
}

/** Side by side, as large as they can be; returns how large that is. */
function pack(items: readonly Item[], box: Box): number {
  if (items.length === 0) return 1;
  const tallest = Math.max(...items.map(({ h }) => h));
  const wide = items.reduce((sum, { w }) => sum + w + APART, -APART);
  const scale = Math.min(1, box.h / tallest, box.w / wide);
  let x = box.x;
  for (const item of items) {
    item.lay(x, box.y, scale);
    x += (item.w + APART) * scale;
  }
  return scale;
}
const scaled = (x: number, y: number, local: Box, scale: number): Box => ({
  x: x + local.x * scale,
  y: y + local.y * scale,
  w: local.w * scale,
  h: local.h * scale,
});

type Under = (place: Place) => readonly PieceId[];

/** A card and beside it, two over one another, what lies under it and what is missing. */
function folderItem(source: Source, folder: Folder, under: Under, found: FolderPlan[]): Item {
  const card = sizeOf(faceOf(source, folder.card));
  const below = under(folder.under);
  const count = below.length + folder.missing.length;
  const first = below[0];
  const natural =
    first === undefined ? { w: card.w, h: (card.h - GAP) / 2 - 10 } : sizeOf(faceOf(source, first));
  const field = { w: natural.w, h: Math.min(natural.h, (card.h - GAP) / 2) };
  const w = card.w + Math.ceil(count / 2) * (field.w + GAP);
  const place = (i: number): Box => ({
    x: card.w + GAP + Math.floor(i / 2) * (field.w + GAP),
    y: (i % 2) * (field.h + GAP),
    ...field,
  });
  return {
    w,
    h: card.h,
    lay: (x, y, scale) =>
      found.push({
        folder,
        card: scaled(x, y, { x: 0, y: 0, ...card }, scale),
        area: scaled(x, y, { x: 0, y: 0, w, h: card.h }, scale),
        fields: Array.from({ length: count }, (_, i) => scaled(x, y, place(i), scale)),
      }),
  };
}

/** Everything side by side in one size; null where it would be too small to be read. */
function planWhole(
  source: Source,
  folders: readonly Folder[],
  under: Under,
  loose: readonly PieceId[],
  box: Box,
): MatPlan | null {
  const found: FolderPlan[] = [];
  const others: { piece: PieceId; box: Box }[] = [];
  const items = folders.map((folder) => folderItem(source, folder, under, found));
  const sizes = loose.map((piece) => ({ piece, size: sizeOf(faceOf(source, piece)) }));
  const width = Math.min(217, Math.max(1, ...sizes.map(({ size }) => size.w)));
  const high = Math.max(2 * 188 + GAP, ...items.map(({ h }) => h), ...sizes.map(({ size }) => size.h));
  for (const heap of heapsOf(sizes, width, high))
    items.push({
      w: Math.max(...heap.map(({ size }) => size.w)),
      h: Math.max(...heap.map(({ size, y }) => y + size.h)),
      lay: (x, y, scale) => {
        for (const { piece, size, y: top } of heap)
          others.push({ piece, box: scaled(x, y, { x: 0, y: top, ...size }, scale) });
      },
    });
  return pack(items, box) < ROOMY ? null : { folders: found, loose: others };
}

/** Where contracts, their vehicles and all other cards lie on a mat. */
const planFolders = (
  source: Source,
  folders: readonly Folder[],
  under: Under,
  loose: readonly PieceId[],
  box: Box,
): MatPlan => planWhole(source, folders, under, loose, box) ?? planTabs(source, folders, under, loose, box);

/** Chips on a card that is lower than it is by itself, in parts of its height. */
const LOW_CHIP = 2;

const at = ({ x, y, w, h }: Box) => ({ x: x + w / 2, y: y + h / 2, w, h });

/** The cards of a mat as planned. `under`: what lies at a place. */
function layFolders(
  source: Source,
  plan: MatPlan,
  under: Under,
  where: { readonly place: Place; readonly group: string },
): Laid {
  const drawables: Drawable[] = [];
  const captions: Caption[] = [];
  const lay = (piece: PieceId, place: Place, box: Box, z = 10): void => {
    const pile = { face: faceOf(source, piece), pieces: [piece], side: pieceOf(source.table, piece)?.side };
    drawables.push(drawableOf(source, pile, { ...at(box), z, place, group: where.group }));
  };
  for (const { folder, card, fields } of plan.folders) {
    lay(folder.card, where.place, card);
    const below = under(folder.under);
    below.forEach((piece, i) => {
      const field = fields[i];
      if (field) lay(piece, folder.under, field, 9 - i * 0.01);
    });
    folder.missing.forEach(({ text, short }, i) => {
      const field = fields[below.length + i];
      if (!field) return;
      const words = field.h > STRIP_MOST ? text : short;
      captions.push({ ...at(field), text: words, size: 22, weight: 500, max: field.w, field });
    });
    if (folder.over !== undefined) {
      // On a low card they are no larger than its band, and cover hardly any of it.
      const own = sizeOf(faceOf(source, folder.card));
      const [wide, high] = [card.w / own.w, (card.h / own.h) * LOW_CHIP];
      const scale = Math.min(wide, high);
      const y = card.y + (high < wide ? -2 : 4);
      drawables.push(
        ...layOver(source, under(folder.over), { x: card.x + card.w, y }, scale, {
          place: folder.over,
          group: where.group,
        }).drawables,
      );
    }
  }
  for (const { piece, box } of plan.loose) lay(piece, where.place, box);
  return { drawables, captions };
}

export const folding = { planFolders, layFolders };
bringFolding(folding);
