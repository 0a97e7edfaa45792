import type { Folder } from '@stellwerk/engine/stage/stage.ts';
import type { PieceId, Place } from '@stellwerk/engine/table/types.ts';
import { CONTRACT, WIDEST } from '../draw/card-sizes.ts';
import type { Box } from '../draw/geometry.ts';
import { cardIn } from '../draw/faces.ts';
import { sizeOf } from '../draw/piece.ts';
import { faceOf, type Source } from './flow.ts';
import type { FolderPlan, MatPlan } from './folders.ts';
import { type Column, columnsFor, linesBelow } from './loose.ts';

const APART = 12;
/** A tab looks out so far from under its card: in one row a vehicle is seen on it, in several its letters. */
const TAB = { h: 31, one: 58, apart: 3, least: 27, most: 84, tucked: 5 } as const;
const MOST_TAB_ROWS = 3;
/** A card is as good as whole when it keeps so much of its width. */
const WHOLE = 0.92;
/** Rather than fold further, strips beside them become narrower. */
const FOLDED = 0.72;
const FOLDS = 160;
/** What is done keeps so little of its width, when the others need it. */
const DONE = 0.42;

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

/** Where the contracts of a mat lie, and where everything else does. */
interface Room {
  readonly box: Box;
  readonly loose: readonly Box[];
}

/** A contract in a narrower place keeps hardly more of its cities than their first letters. */
const READ = { open: 132, done: 112 } as const;
/** Side by side low cards are at least so wide. */
const LOW = 140;
const ROWS_APART = 8;
/** A title, a line of cities and a row of tabs. */
const LOWEST_ROW = 114;
/** In rows too low for it a vehicle is told by its letters alone. */
const LOW_ROW = 150;

/** What a low card needs: its title and what is done, a line a city, and the vehicles under it. */
const NEEDS = { frame: 48, line: 26 } as const;
const needOf = (cities: number, count: number): number =>
  NEEDS.frame + NEEDS.line * cities + (count > 0 ? TAB.one - TAB.tucked : 0);

/** Contracts that would be too narrow side by side: lower cards in rows, each as high as its cities need. */
function planRows(
  folders: readonly Folder[],
  counts: readonly number[],
  cities: readonly number[],
  box: Box,
): readonly FolderPlan[] {
  const gap = gapIn(2, box.w);
  const most = Math.max(1, Math.floor((box.w + gap) / (LOW + gap)));
  const lines = Math.min(
    Math.max(2, Math.ceil(folders.length / most)),
    Math.max(2, Math.floor((box.h + ROWS_APART) / LOWEST_ROW)),
  );
  const columns = Math.ceil(folders.length / lines);
  const rowCount = Math.ceil(folders.length / columns);
  const w = (box.w - gap * (columns - 1)) / columns;
  const needs = Array.from({ length: rowCount }, (_, row) =>
    Math.max(
      ...folders.flatMap((__, i) =>
        Math.floor(i / columns) === row ? [needOf(cities[i] ?? 0, counts[i] ?? 0)] : [],
      ),
    ),
  );
  const total = needs.reduce((sum, need) => sum + need, 0);
  const room = box.h - ROWS_APART * (rowCount - 1);
  let y = box.y;
  const rows = needs.map((need) => {
    const own = { y, h: (room * need) / total };
    y += own.h + ROWS_APART;
    return own;
  });
  return folders.map((folder, i): FolderPlan => {
    const count = counts[i] ?? 0;
    const row = rows[Math.floor(i / columns)] ?? { y: box.y, h: room };
    const tabCount = tabRows(count, w);
    const tab = tabCount === 1 && row.h >= LOW_ROW ? TAB.one : TAB.h;
    const area = { x: box.x + (i % columns) * (w + gap), y: row.y, w, h: row.h };
    const card = { ...area, h: highWith(area, tabCount, tab) };
    return { folder, card, area, fields: tabs(count, tabCount, card, tab) };
  });
}

const widthAt = (high: number): number => (CONTRACT.w / CONTRACT.h) * high;

/** Contracts as high as their room, side by side and folded as need be; what is slid under them looks out below. */
function planTall(folders: readonly Folder[], counts: readonly number[], box: Box): readonly FolderPlan[] {
  // Fewer rows of tabs make cards higher and wider, and need more of their width.
  let rows = 0;
  let widths: readonly number[] = [];
  for (let most = 0; most <= MOST_TAB_ROWS && most >= rows; most++) {
    widths = shares(folders, WIDEST * widthAt(highWith(box, most, tabHeight(most))), box.w);
    rows = Math.max(0, ...counts.map((count, i) => tabRows(count, widths[i] ?? 0)));
    if (rows <= most) {
      rows = most;
      break;
    }
  }
  const tab = tabHeight(rows);
  const high = highWith(box, rows, tab);
  const gap = gapIn(folders.length, box.w);
  let x = box.x;
  return folders.map((folder, i): FolderPlan => {
    const card = { x, y: box.y, w: widths[i] ?? 0, h: high };
    x += card.w + gap;
    return {
      folder,
      card,
      area: { ...card, h: box.h },
      fields: tabs(counts[i] ?? 0, tabRows(counts[i] ?? 0, card.w), card, tab),
    };
  });
}

/** Wide enough for names of cities, and every vehicle under them is seen from the side. */
const isRead = (plans: readonly FolderPlan[]): boolean =>
  plans.every(
    ({ folder, card, fields }) =>
      card.w >= (folder.done ? READ.done : READ.open) && fields.every(({ h }) => h >= TAB.one),
  );

/** The most readable column of other cards that leaves contracts their width; else the narrowest. */
function pickColumn(options: readonly Column[], folders: readonly Folder[], box: Box): Column {
  const roomBeside = ({ w }: Column): number => box.w - (w > 0 ? w + APART : 0);
  const evenly = (room: number): number =>
    (room - APART * (folders.length - 1)) / Math.max(1, folders.length);
  const whole = widthAt(box.h - TAB.one) * WHOLE;
  const isRoomy = (option: Column, least: number): boolean =>
    folders.length === 0 ? roomBeside(option) >= 0 : evenly(roomBeside(option)) >= least;
  return (
    options.find((option) => isRoomy(option, whole)) ??
    options.find((option) => option.w < FOLDS && isRoomy(option, whole * FOLDED)) ??
    options.reduce((a, b) => (b.w < a.w ? b : a))
  );
}

/**
 * Where whole cards do not find room: contracts side by side, all else in a column beside them or, on a narrow mat, in
 * lines below them; and where even so their cities could not be read, contracts in several rows.
 */
export function planTabs(
  source: Source,
  folders: readonly Folder[],
  under: (place: Place) => readonly PieceId[],
  loose: readonly PieceId[],
  box: Box,
): MatPlan {
  const counts = folders.map((folder) => under(folder.under).length + folder.missing.length);
  const cities = folders.map(({ card }) => cardIn(faceOf(source, card))?.lines.length ?? 0);
  const sizes = loose.map((piece) => sizeOf(faceOf(source, piece)));
  const options = columnsFor(sizes, box.h);
  const beside = (column: Column): Room => {
    const w = Math.max(60, box.w - (column.w > 0 ? column.w + APART : 0));
    return { box: { ...box, w }, loose: column.boxes(box.x + w + APART, box.y) };
  };
  const lines = linesBelow(loose.length, box);
  const below: Room = { box: { ...box, h: Math.max(60, box.h - lines.h) }, loose: lines.boxes };
  const planned = (plans: readonly FolderPlan[], room: Room): MatPlan => ({
    folders: plans,
    loose: loose.map((piece, i) => ({ piece, box: room.loose[i] ?? { ...box, w: 40, h: 40 } })),
  });
  const side = beside(pickColumn(options, folders, box));
  for (const room of [side, below]) {
    const plans = planTall(folders, counts, room.box);
    if (isRead(plans)) return planned(plans, room);
  }
  const narrow = beside(options.reduce((a, b) => (b.w < a.w ? b : a)));
  const room = box.w < box.h && lines.h < box.h / 3 ? below : narrow;
  return planned(planRows(folders, counts, cities, room.box), room);
}
