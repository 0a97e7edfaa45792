import type { Folder } from '@stellwerk/engine/stage/stage.ts';
import type { Box } from '../draw/geometry.ts';
import type { FolderPlan } from './folders.ts';
import { gapIn, highWith, TAB, tabRows, tabs } from './slid-under.ts';

/** Contracts that would be too narrow side by side: lower cards in rows, each as high as its cities need. */

/** Side by side low cards are at least so wide. */
export const LOW = 140;
const ROWS_APART = 8;
/** Chips lie over the upper edge of a low card, so that its band can be read. */
const CROWN = 12;
/** A title, a line of cities and a row of tabs. */
const LOWEST_ROW = 114;
/** Under a title and over what is done: a line a city, or names one after the other in two. */
const FRAME = 48;
const LINE = 26;
const FEWEST = 2;
/** What is done grows no higher than this, in parts of what it needs. */
const DONE_GROWS = 1.2;

export interface LowCard {
  readonly folder: Folder;
  /** What lies under it and what is missing there. */
  readonly count: number;
  readonly cities: number;
  /** Something lies over its upper edge. */
  readonly isCrowned: boolean;
}

/** What is done is only looked up now and then. */
const needOf = ({ folder, count, cities, isCrowned }: LowCard): number =>
  FRAME +
  LINE * (folder.done ? Math.min(FEWEST, cities) : cities) +
  (count > 0 ? TAB.one - TAB.tucked : 0) +
  (isCrowned ? CROWN : 0);

/** Cards side by side, and how many find room there. */
interface Row {
  readonly cards: readonly LowCard[];
  readonly columns: number;
}

/** As many in each row, in so many rows. */
function evenly(all: readonly LowCard[], rows: number): readonly Row[] {
  const columns = Math.max(1, Math.ceil(all.length / rows));
  return Array.from({ length: Math.ceil(all.length / columns) }, (_, i) => ({
    cards: all.slice(i * columns, (i + 1) * columns),
    columns,
  }));
}

/** Those with work left above those that are done, where both find room so; else as they come. */
function rowsOf(cards: readonly LowCard[], { w, h }: Box): readonly Row[] {
  const gap = gapIn(2, w);
  const perRow = Math.max(1, Math.floor((w + gap) / (LOW + gap)));
  const most = Math.max(2, Math.floor((h + ROWS_APART) / LOWEST_ROW));
  const groups = [false, true].map((done) => cards.filter(({ folder }) => (folder.done ?? false) === done));
  const rows = groups.map((group) => Math.ceil(group.length / perRow));
  const total = rows.reduce((sum, count) => sum + count, 0);
  return rows.every((count) => count > 0) && total <= most
    ? groups.flatMap((group, i) => evenly(group, rows[i] ?? 1))
    : evenly(cards, Math.min(most, Math.max(2, total)));
}

/** How high each row is: as it needs; what is left goes to those with work left. */
function heightsOf(rows: readonly Row[], room: number): readonly number[] {
  const isDone = ({ cards }: Row): boolean => cards.every(({ folder }) => folder.done);
  const needs = rows.map(({ cards }) => Math.max(...cards.map(needOf)));
  const total = needs.reduce((sum, need) => sum + need, 0);
  const grown = needs.map((need) => (room * need) / Math.max(1, total));
  const kept = rows.map((row, i) =>
    isDone(row) ? Math.min(grown[i] ?? 0, DONE_GROWS * (needs[i] ?? 0)) : null,
  );
  const left = room - kept.reduce<number>((sum, high) => sum + (high ?? 0), 0);
  const open = needs.reduce((sum, need, i) => sum + (kept[i] === null ? need : 0), 0);
  return open === 0 ? grown : needs.map((need, i) => kept[i] ?? (left * need) / open);
}

function planCard(card: LowCard, area: Box): FolderPlan {
  const { folder, count, isCrowned } = card;
  const rows = tabRows(count, area.w);
  const crown = isCrowned ? CROWN : 0;
  // Where cities would find no room, a vehicle is told by its letters alone.
  const isSeen = rows === 1 && highWith(area, 1, TAB.one) - crown >= FRAME + 1.5 * LINE;
  const tab = isSeen ? TAB.one : TAB.h;
  const own = { ...area, y: area.y + crown, h: highWith(area, rows, tab) - crown };
  return { folder, card: own, area, fields: tabs(count, rows, own, tab) };
}

export function planRows(cards: readonly LowCard[], box: Box): readonly FolderPlan[] {
  const rows = rowsOf(cards, box);
  const heights = heightsOf(rows, box.h - ROWS_APART * (rows.length - 1));
  let y = box.y;
  const plans = rows.flatMap(({ cards: own, columns }, i) => {
    const gap = gapIn(2, box.w);
    const [w, h, top] = [(box.w - gap * (columns - 1)) / columns, heights[i] ?? 0, y];
    y += h + ROWS_APART;
    return own.map((card, k) => planCard(card, { x: box.x + k * (w + gap), y: top, w, h }));
  });
  return cards.flatMap(({ folder }) => plans.find((plan) => plan.folder === folder) ?? []);
}
