import type { Folder } from '@stellwerk/engine/stage/stage.ts';
import type { PieceId, Place } from '@stellwerk/engine/table/types.ts';
import { CONTRACT, WIDEST } from '../draw/card-sizes.ts';
import type { Box } from '../draw/geometry.ts';
import { cardIn } from '../draw/faces.ts';
import { sizeOf } from '../draw/piece.ts';
import { faceOf, type Source } from './flow.ts';
import type { FolderPlan, MatPlan } from './folders.ts';
import { type Column, columnsFor, linesBelow } from './loose.ts';
import { LOW, planRows } from './low-rows.ts';
import { gapIn, highWith, MOST_TAB_ROWS, TAB, tabRows, tabs } from './slid-under.ts';

const APART = 12;
/** A card is as good as whole when it keeps so much of its width. */
const WHOLE = 0.92;
/** Rather than fold further, strips beside them become narrower. */
const FOLDED = 0.72;
const FOLDS = 160;
/** What is done keeps so little of its width, when the others need it. */
const DONE = 0.42;

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

const tabHeight = (rows: number): number => (rows === 1 ? TAB.one : TAB.h);

/** Where the contracts of a mat lie, and where everything else does. */
interface Room {
  readonly box: Box;
  readonly loose: readonly Box[];
}

/** A contract in a narrower place keeps hardly more of its cities than their first letters. */
const READ = { open: 132, done: 112 } as const;
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

/** The widest strips beside which contracts are still wide enough in two rows; else the narrowest. */
function stripsFor(options: readonly Column[], count: number, box: Box): Column {
  const columns = Math.ceil(count / 2);
  return (
    options.find(({ w }) => w < FOLDS && box.w - w - APART >= columns * (LOW + APART) - APART) ??
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
  const narrow = beside(stripsFor(options, folders.length, box));
  const room = box.w < box.h && lines.h < box.h / 3 ? below : narrow;
  const low = folders.map((folder, i) => ({
    folder,
    count: counts[i] ?? 0,
    cities: cities[i] ?? 0,
    isCrowned: folder.over !== undefined && under(folder.over).length > 0,
  }));
  return planned(planRows(low, room.box), room);
}
