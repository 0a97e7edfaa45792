import type { MarketCell, MarketSpec } from '@stellwerk/engine/rail/types.ts';
import type { Surface } from '@stellwerk/engine/stage/stage.ts';
import { drawSheet, drawTitle } from './block.ts';
import type { Box } from './geometry.ts';
import { drawPath } from './icons.ts';
import { FIGURE, label, readableOf, sizeAt } from './label.ts';
import { detailOf, type Look } from './look.ts';
import type { Pen } from './pen.ts';
import { panel, polygon, widthOf, within } from './pen.ts';
import type { Size } from './rack.ts';

export type MarketSurface = Extract<Surface, { readonly kind: 'market' }>;
export const CELL = { w: 70, h: 75 } as const;
export const PRICE_MARKER_R = 21;
/** In one or two long lines many share a price: their cells are so high that four plates find room under it. */
const HIGH_CELL = 124;
const PAD = { x: 6, y: 18 } as const;
const HEADER = 74;
const ROUND = { w: 385, h: 130 } as const;
const WIDEST = 18 * CELL.w + 2 * PAD.x;
/** Beside the title in a header. */
const TITLE = 560;

/** Without a title cells fill their sheet: at most so much wider or higher than they are by themselves. */
const LARGEST_CELL = 1.2;
/** Left of the cells on such a sheet. */
const LEFT = 12;

/** Where the parts of a market lie, from the upper left corner of its block. */
export interface MarketPlan {
  /** How far it is from one cell to the next. */
  readonly cell: Size;
  readonly w: number;
  readonly h: number;
  readonly cells: readonly {
    readonly row: number;
    readonly col: number;
    readonly cell: MarketCell;
    readonly box: Box;
  }[];
  readonly title: Box;
  /** Room for the round track. */
  readonly steps: Box;
}

const plans = new WeakMap<MarketSpec, Map<number, MarketPlan>>();

/** Rows that are nothing but empty at one end make room for title and round track. */
function emptyEnds(
  market: MarketSpec,
  rows: readonly number[],
  cols: number,
  from: 'left' | 'right',
): number {
  const free = rows.map((row) => {
    const cells = Array.from(
      { length: cols },
      (_, i) => market.rows[row]?.[from === 'left' ? i : cols - 1 - i] ?? null,
    );
    const first = cells.findIndex((cell) => cell !== null);
    return first < 0 ? cols : first;
  });
  return free.length === 0 ? 0 : Math.min(...free);
}

function compute(market: MarketSpec, legend: number, room: number): MarketPlan {
  const cols = Math.max(1, ...market.rows.map((cells) => cells.length));
  const rows = market.rows.length;
  const high = rows <= 2 ? HIGH_CELL : CELL.h;
  // A long line is folded: a market of forty cells in one row would be wider than the map.
  const most = Math.max(1, Math.floor((room - 2 * PAD.x + 0.5) / CELL.w));
  const folds = rows <= 2 ? Math.ceil(cols / most) : 1;
  const perFold = Math.ceil(cols / folds);
  const upper = Array.from({ length: Math.min(rows, Math.ceil((40 + legend * 30) / high)) }, (_, i) => i);
  const lower = [rows - 2, rows - 1].filter((row) => row >= 0);
  const left = folds > 1 ? 0 : emptyEnds(market, upper, cols, 'left') * CELL.w;
  const right = folds > 1 || rows < 4 ? 0 : emptyEnds(market, lower, cols, 'right') * CELL.w;
  const isTitleInside = left >= 240;
  const isRoundInside = right >= ROUND.w;
  const header = isTitleInside && isRoundInside ? 0 : HEADER;
  const w = Math.max(perFold * CELL.w + 2 * PAD.x, header > 0 ? 760 : 0);
  const inner = (w - perFold * CELL.w) / 2;
  const h = folds * rows * high + 2 * PAD.y + header + (folds - 1) * 12;
  const cells = market.rows.flatMap((list, row) =>
    list.flatMap((cell, col) => {
      if (!cell) return [];
      const fold = Math.floor(col / perFold);
      const x = inner + (col % perFold) * CELL.w;
      const y = PAD.y + header + (fold * rows + row) * high + fold * 12;
      return [{ row, col, cell, box: { x: x + 2, y: y + 2, w: CELL.w - 4, h: high - 4 } }];
    }),
  );
  const round = Math.min(760, Math.max(ROUND.w, w - TITLE));
  const titleWidth = isTitleInside ? left - 30 : isRoundInside ? w - 60 : w - round - 60;
  return {
    w,
    h,
    cell: { w: CELL.w, h: high },
    cells,
    title: { x: 30, y: 16, w: titleWidth, h: isTitleInside ? 140 : HEADER - 8 },
    steps: isRoundInside
      ? { x: w - right + 16, y: h - PAD.y - ROUND.h - 6, w: Math.min(right - 30, 520), h: ROUND.h }
      : { x: w - round - 24, y: 14, w: round, h: HEADER - 12 },
  };
}

/** `room`: how wide it may be; a market of one or two long lines is folded to fit. */
export function planMarket({ market, legend }: MarketSurface, room: number = WIDEST): MarketPlan {
  let known = plans.get(market);
  if (!known) plans.set(market, (known = new Map()));
  const key = Math.round(room) * 100 + legend.length;
  let plan = known.get(key);
  if (!plan) known.set(key, (plan = compute(market, legend.length, room)));
  return plan;
}

const widthOfRows = ({ rows }: MarketSpec): number => Math.max(1, ...rows.map((cells) => cells.length));

/** A sheet without a title as large as its cells are by themselves, so many times as high. */
export const bareSheet = ({ market }: MarketSurface, high = 1): Size => ({
  w: widthOfRows(market) * CELL.w + 2 * LEFT,
  h: market.rows.length * CELL.h * high + 2 * PAD.y,
});

/** Cells that fill a sheet without a title, as far as cells may be wider or higher than they are. */
export function planBare({ market }: MarketSurface, { w, h }: Size): MarketPlan {
  const rows = Math.max(1, market.rows.length);
  const cell = {
    w: Math.min(LARGEST_CELL * CELL.w, (w - 2 * LEFT) / widthOfRows(market)),
    // In one or two lines many share a price.
    h: Math.min(rows <= 2 ? HIGH_CELL : LARGEST_CELL * CELL.h, (h - 2 * PAD.y) / rows),
  };
  const none = { x: 0, y: 0, w: 0, h: 0 };
  return {
    w,
    h,
    cell,
    cells: market.rows.flatMap((list, row) =>
      list.flatMap((one, col) => {
        const at = { x: LEFT + col * cell.w + 2, y: PAD.y + row * cell.h + 2 };
        return one ? [{ row, col, cell: one, box: { ...at, w: cell.w - 4, h: cell.h - 4 } }] : [];
      }),
    ),
    title: none,
    steps: none,
  };
}

/** What the price takes of a cell from its upper edge, also where it is grown to be read. */
export const PRICE_HIGH = 32;

function drawCell(pen: Pen, look: Look, cell: MarketCell, { x, y, w, h }: Box): void {
  const { theme } = look;
  const zone = cell.zone === undefined ? null : (theme.zone[cell.zone] ?? theme.zone['gray'] ?? null);
  const fill = cell.end ? theme.ink2 : cell.close ? theme.ui3 : (zone?.fill ?? theme.paper);
  panel(pen, { x, y, w, h }, 7, { fill, stroke: theme.line, width: 2 });
  if (zone && !cell.end)
    polygon(
      pen,
      [
        { x: x + w - 19, y: y + 2 },
        { x: x + w - 2, y: y + 2 },
        { x: x + w - 2, y: y + 19 },
      ],
      {
        fill: zone.corner,
      },
    );
  if (cell.par) panel(pen, { x: x + 1, y: y + 1, w: w - 2, h: h - 2 }, 7, { stroke: theme.par, width: 4.4 });
  if (!detailOf(look.scale).text) return;
  const price = {
    size: 23,
    middle: true,
    grow: 1.7,
    weight: cell.par ? 800 : 600,
    fill: cell.end ? theme.paper : cell.par ? theme.par : theme.ink2,
    // Three figures from afar need the corner too; better a corner less than a price.
    max: w - 7,
    least: 0.7,
    whole: true,
    narrow: 0.78,
  } as const;
  if (label(pen, look, look.amount(cell.price), x + 6, y + 15, price) === 0)
    label(pen, look, look.amount(cell.price), x + 5, y + 15, { ...price, max: w - 4, floor: FIGURE });
  if (typeof cell.par === 'string')
    label(pen, look, cell.par, x + 8, y + h - 9, { size: 17, weight: 600, fill: theme.par, max: w - 16 });
  if (cell.arrow) drawArrow(pen, look, cell.arrow, x + 17, y + h - 14);
  // In a low cell the price has all of it, and the colour tells the rest.
  if (cell.end && h >= CELL.h - 4)
    within(pen, x + w / 2 - 4, y + h - 26, 2.2, () =>
      drawPath(pen, 'M-5 8V-6H5L2.6 -3L5 0H-5', { stroke: theme.paper, width: 1.6 }),
    );
  if (cell.close)
    within(pen, x + w / 2, y + h - 26, 2.4, () =>
      drawPath(pen, 'M-4 -4L4 4M4 -4L-4 4', { stroke: theme.ink2, width: 1.6 }),
    );
}

function drawArrow(pen: Pen, look: Look, arrow: 'up' | 'down', x: number, y: number): void {
  const tip = arrow === 'up' ? -6 : 6;
  polygon(
    pen,
    [
      { x: x - 9, y: y - tip },
      { x: x + 9, y: y - tip },
      { x, y: y + tip },
    ],
    { fill: look.theme.ink3 },
  );
}

/** Cells lie in the middle of a block that is wider than they are; on a sheet without a title at its left. */
export const marketCellBox = (plan: MarketPlan, box: Box, local: Box): Box => ({
  ...local,
  x: box.x + (box.w - plan.w) / 2 + local.x,
  y: box.y + local.y,
});

/** The largest empty corner at the lower right, from the upper left of a sheet without a title. */
export function marketTriangle({ market }: MarketSurface, { w, h, cell }: MarketPlan): Box {
  const rows = market.rows.map((cells) => cells.reduce((most, one, i) => (one ? i + 1 : most), 0));
  const right = LEFT + Math.max(1, ...rows) * cell.w;
  let best = { row: 0, x: right, area: 0 };
  rows.forEach((_, row) => {
    const x = LEFT + Math.max(...rows.slice(row)) * cell.w;
    const area = (w - x) * (rows.length - row) * cell.h;
    if (area > best.area) best = { row, x, area };
  });
  const y = PAD.y + best.row * cell.h + 14;
  const x = best.x + 32;
  return { x, y, w: w - x - LEFT, h: h - y - 16 };
}

export function drawMarket(pen: Pen, look: Look, surface: MarketSurface, box: Box, isHeadless = false): void {
  const plan = isHeadless ? planBare(surface, box) : planMarket(surface, box.w);
  drawSheet(pen, look, box, look.theme.paper2);
  for (const { cell, box: local } of plan.cells) drawCell(pen, look, cell, marketCellBox(plan, box, local));
  if (!detailOf(look.scale).text || isHeadless) return;
  const { x, y, w, h } = plan.title;
  drawTitle(pen, look, look.say(surface.title), box.x + x, box.y + y + 28, w);
  const shown = surface.legend.map(look.say);
  if (h < 100) {
    label(pen, look, shown.join(' · '), box.x + x, box.y + y + 56, {
      size: 19,
      fill: look.theme.ink3,
      max: w,
    });
    return;
  }
  const left = (box.w - plan.w) / 2 + x;
  let top = y + 60;
  for (const text of shown) top = drawLegend(pen, look, text, box, left, top, surface.market);
}

/** Free width beside the cells at a height of the block. */
function roomAt(market: MarketSpec, y: number): number {
  const rows = [y - 20, y + 4].map((at) => Math.max(0, Math.floor((at - PAD.y) / CELL.h)));
  return (
    Math.min(...rows.map((row) => (market.rows[row] ?? []).findIndex((cell) => cell !== null))) * CELL.w - 36
  );
}

/** One sentence of the legend in the steps of the market's edge; returns where the next one begins. */
function drawLegend(
  pen: Pen,
  look: Look,
  text: string,
  box: Box,
  x: number,
  y: number,
  market: MarketSpec,
): number {
  const size = sizeAt(look, 21);
  if (size === null) return y;
  const style = { size, fill: look.theme.ink3 } as const;
  const shrinks = Math.max(0.86, readableOf(look) / (look.scale * size));
  let line = '';
  let at = y;
  const flush = (): void => {
    label(pen, look, line, box.x + x, box.y + at, { ...style, max: Math.max(40, roomAt(market, at)) });
    at += 27;
  };
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(pen, longer, style) * shrinks > roomAt(market, at)) {
      flush();
      line = word;
    } else line = longer;
  }
  flush();
  return at;
}
