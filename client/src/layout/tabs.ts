import type { Folder } from '@stellwerk/engine/stage/stage.ts';
import type { PieceId, Place } from '@stellwerk/engine/table/types.ts';
import { CONTRACT, WIDEST } from '../draw/card-sizes.ts';
import type { Box } from '../draw/geometry.ts';
import { sizeOf } from '../draw/piece.ts';
import type { Size } from '../draw/rack.ts';
import { faceOf, type Source } from './flow.ts';
import type { FolderPlan, MatPlan } from './folders.ts';

const APART = 12;
/** A tab looks out so far from under its card: in one row a vehicle is seen on it, in several its letters. */
const TAB = { h: 31, one: 58, apart: 3, least: 27, most: 84, tucked: 5 } as const;
const MOST_TAB_ROWS = 3;
/** Cards that belong to no other one: full, or as strips with a name, or with hardly more than the category. */
const FULL = [0.8, 0.68, 0.58] as const;
const STRIPS = [150, 104, 62] as const;
const STRIP = { most: 42, least: 27, apart: 4 } as const;
/** A card is as good as whole when it keeps so much of its width. */
const WHOLE = 0.92;
/** Rather than fold further, strips beside them become narrower. */
const FOLDED = 0.72;
const FOLDS = 160;
/** What is done keeps so little of its width, when the others need it. */
const DONE = 0.42;

/** How cards that belong to no other one lie: in columns as high as the mat. */
interface Column {
  readonly w: number;
  readonly boxes: (x: number, y: number) => readonly Box[];
}

const NO_COLUMN: Column = { w: 0, boxes: () => [] };

function column(count: number, size: Size, high: number, apart: number): Column {
  const rows = Math.max(1, Math.floor((high + apart) / (size.h + apart)));
  const columns = Math.ceil(count / rows);
  return {
    w: columns * (size.w + apart) - apart,
    boxes: (x, y) =>
      Array.from({ length: count }, (_, i) => ({
        x: x + Math.floor(i / rows) * (size.w + apart),
        y: y + (i % rows) * (size.h + apart),
        ...size,
      })),
  };
}

/** From the most readable to the narrowest. */
function columnsFor(sizes: readonly Size[], high: number): readonly Column[] {
  if (sizes.length === 0) return [NO_COLUMN];
  const [w, h] = [Math.min(217, Math.max(...sizes.map((s) => s.w))), Math.max(...sizes.map((s) => s.h))];
  const perColumn = Math.floor(high / STRIP.least);
  const rows = Math.ceil(sizes.length / Math.ceil(sizes.length / perColumn));
  const strip = Math.min(STRIP.most, high / rows - STRIP.apart);
  return [
    ...FULL.map((scale) => column(sizes.length, { w: w * scale, h: h * scale }, high, 10)),
    ...STRIPS.map((width) => column(sizes.length, { w: width, h: strip }, high, STRIP.apart)),
  ];
}

/** Many cards come closer to each other. */
const gapIn = (count: number, room: number): number => Math.min(APART, room / (5 * Math.max(1, count)));

/** All of one width while there is room; then what is done steps back first. */
function shares(folders: readonly Folder[], full: number, room: number): readonly number[] {
  const total = room - gapIn(folders.length, room) * (folders.length - 1);
  const even = total / Math.max(1, folders.length);
  if (even >= full) return folders.map(() => full);
  const done = folders.filter((folder) => folder.done).length;
  const open = folders.length - done;
  if (done === 0 || open === 0) return folders.map(() => even);
  const small = Math.min(even * 0.7, full * DONE);
  const large = Math.min(full, (total - small * done) / open);
  const rest = (total - large * open) / done;
  return folders.map((folder) => (folder.done ? Math.min(full, rest) : large));
}

function tabRows(count: number, width: number): number {
  const most = Math.max(1, Math.floor((width + TAB.apart) / (TAB.least + TAB.apart)));
  return Math.min(MOST_TAB_ROWS, Math.ceil(count / most));
}

/** `h`: how high one tab is, where there is room for one row only. */
function tabs(count: number, rows: number, card: Box, h: number): readonly Box[] {
  const perRow = Math.ceil(count / Math.max(1, rows));
  const w = Math.min(TAB.most, (card.w + TAB.apart) / Math.max(1, perRow) - TAB.apart);
  return Array.from({ length: count }, (_, i) => ({
    x: card.x + (i % perRow) * (w + TAB.apart),
    y: card.y + card.h - TAB.tucked + Math.floor(i / perRow) * (TAB.h - TAB.tucked),
    w,
    h,
  }));
}

const tabHeight = (rows: number): number => (rows === 1 ? TAB.one : TAB.h);
const highWith = (box: Box, rows: number, tab: number = TAB.h): number => box.h - rows * (tab - TAB.tucked);

/** More contracts than this lie in two rows: side by side nobody could read their cities. */
const MOST_IN_ROW = 4;
const ROWS_APART = 8;

/** Many contracts: low cards in two rows, each with what is slid under it. */
function planLow(
  folders: readonly Folder[],
  counts: readonly number[],
  loose: readonly PieceId[],
  options: readonly Column[],
  box: Box,
): MatPlan {
  const column = options.reduce((a, b) => (b.w < a.w ? b : a));
  const room = Math.max(60, box.w - (column.w > 0 ? column.w + APART : 0));
  const columns = Math.ceil(folders.length / 2);
  const gap = gapIn(columns, room);
  const w = (room - gap * (columns - 1)) / columns;
  const pitch = (box.h + ROWS_APART) / 2;
  const plans = folders.map((folder, i): FolderPlan => {
    const count = counts[i] ?? 0;
    const rows = tabRows(count, w);
    const area = {
      x: box.x + (i % columns) * (w + gap),
      y: box.y + Math.floor(i / columns) * pitch,
      w,
      h: pitch - ROWS_APART,
    };
    const card = { ...area, h: highWith(area, rows) };
    return { folder, card, area, fields: tabs(count, rows, card, TAB.h) };
  });
  const boxes = column.boxes(box.x + room + APART, box.y);
  return {
    folders: plans,
    loose: loose.map((piece, i) => ({ piece, box: boxes[i] ?? { ...box, w: 40, h: 40 } })),
  };
}

/**
 * Where whole cards do not find room: contracts as high as the mat and folded as need be, what is slid under them
 * looks out below, all else lies in a column beside them.
 */
export function planTabs(
  source: Source,
  folders: readonly Folder[],
  under: (place: Place) => readonly PieceId[],
  loose: readonly PieceId[],
  box: Box,
): MatPlan {
  const counts = folders.map((folder) => under(folder.under).length + folder.missing.length);
  const sizes = loose.map((piece) => sizeOf(faceOf(source, piece)));
  const options = columnsFor(sizes, box.h);
  if (folders.length > MOST_IN_ROW) return planLow(folders, counts, loose, options, box);
  const roomBeside = ({ w }: Column): number => box.w - (w > 0 ? w + APART : 0);
  const widthAt = (high: number): number => (CONTRACT.w / CONTRACT.h) * high;
  const evenly = (room: number): number =>
    (room - APART * (folders.length - 1)) / Math.max(1, folders.length);
  const whole = widthAt(box.h - TAB.one) * WHOLE;
  const isRoomy = (option: Column, least: number): boolean =>
    folders.length === 0 ? roomBeside(option) >= 0 : evenly(roomBeside(option)) >= least;
  const picked =
    options.find((option) => isRoomy(option, whole)) ??
    options.find((option) => option.w < FOLDS && isRoomy(option, whole * FOLDED)) ??
    options.reduce((a, b) => (b.w < a.w ? b : a));
  const room = Math.max(60, roomBeside(picked));
  // Fewer rows of tabs make cards higher and wider, and need more of their width.
  let rows = 0;
  let widths: readonly number[] = [];
  for (let most = 0; most <= MOST_TAB_ROWS && most >= rows; most++) {
    widths = shares(folders, WIDEST * widthAt(highWith(box, most, tabHeight(most))), room);
    rows = Math.max(0, ...counts.map((count, i) => tabRows(count, widths[i] ?? 0)));
    if (rows <= most) {
      rows = most;
      break;
    }
  }
  const tab = tabHeight(rows);
  const high = highWith(box, rows, tab);
  const gap = gapIn(folders.length, room);
  let x = box.x;
  const plans = folders.map((folder, i): FolderPlan => {
    const card = { x, y: box.y, w: widths[i] ?? 0, h: high };
    x += card.w + gap;
    return {
      folder,
      card,
      area: { ...card, h: box.h },
      fields: tabs(counts[i] ?? 0, tabRows(counts[i] ?? 0, card.w), card, tab),
    };
  });
  const boxes = picked.boxes(x > box.x ? x - gap + APART : x, box.y);
  return {
    folders: plans,
    loose: loose.map((piece, i) => ({ piece, box: boxes[i] ?? { ...box, w: 40, h: 40 } })),
  };
}
