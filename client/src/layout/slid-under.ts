import type { Box } from '../draw/geometry.ts';

/** What is slid under a card looks out at its foot, as tabs. */

const APART = 12;
/** A tab looks out so far from under its card: in one row a vehicle is seen on it, in several its letters. */
export const TAB = { h: 31, one: 58, apart: 3, least: 27, most: 84, tucked: 5 } as const;
export const MOST_TAB_ROWS = 3;

/** Many cards come closer to each other. */
export const gapIn = (count: number, room: number): number =>
  Math.min(APART, room / (5 * Math.max(1, count)));

export function tabRows(count: number, width: number): number {
  const most = Math.max(1, Math.floor((width + TAB.apart) / (TAB.least + TAB.apart)));
  return Math.min(MOST_TAB_ROWS, Math.ceil(count / most));
}

/** `h`: how high one tab is, where there is room for one row only. */
export function tabs(count: number, rows: number, card: Box, h: number): readonly Box[] {
  const perRow = Math.ceil(count / Math.max(1, rows));
  const w = Math.min(TAB.most, (card.w + TAB.apart) / Math.max(1, perRow) - TAB.apart);
  return Array.from({ length: count }, (_, i) => ({
    x: card.x + (i % perRow) * (w + TAB.apart),
    y: card.y + card.h - TAB.tucked + Math.floor(i / perRow) * (TAB.h - TAB.tucked),
    w,
    h,
  }));
}

/** What tabs leave of the height of a card. */
export const highWith = ({ h }: Pick<Box, 'h'>, rows: number, tab: number = TAB.h): number =>
  h - rows * (tab - TAB.tucked);
