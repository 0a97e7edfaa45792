import { TILE_COLOURS, type TileColour } from '@stellwerk/engine/rail/types.ts';
import type { ByPhase } from './face-layout.ts';
import { readableOf } from './label.ts';
import type { Look } from './look.ts';
import type { Pen } from './pen.ts';
import { faded, panel, polygon, widthOf, write } from './pen.ts';

const PALE = 0.72;
interface Cell {
  readonly colour: TileColour;
  readonly value: number;
}
const cellsOf = (values: ByPhase): readonly Cell[] =>
  TILE_COLOURS.flatMap((colour) => {
    const value = values[colour];
    return value === undefined ? [] : [{ colour, value }];
  });

/** The column that counts now; before the first printed colour the first one, after the last the last. */
export function activeColour(values: ByPhase, now: TileColour): TileColour | null {
  const cells = cellsOf(values);
  const rank = (colour: TileColour): number => TILE_COLOURS.indexOf(colour);
  return cells.findLast(({ colour }) => rank(colour) <= rank(now))?.colour ?? cells[0]?.colour ?? null;
}

const DIGIT = 0.6;
const widest = (cells: readonly Cell[]): number =>
  Math.max(1, ...cells.map(({ value }) => String(value).length));

/** The size at which the figures of all cells can be read; null where the cells are too small for it. */
function figureSize(look: Look, cells: readonly Cell[], printed: number, room: number): number | null {
  const size = Math.max(printed, readableOf(look) / look.scale);
  return size === printed || size * DIGIT * widest(cells) <= room ? size : null;
}

/** From afar only what counts now, as large as there is room; further away nothing. */
function drawOne(pen: Pen, look: Look, cell: Cell, y: number, most: number, least: number): void {
  const { theme } = look;
  const size = Math.max(least, readableOf(look) / look.scale);
  if (size > most) return;
  const w = size * DIGIT * String(cell.value).length + size * 0.55;
  const h = size * 1.24;
  panel(pen, { x: -w / 2, y: y - h / 2, w, h }, 5, {
    fill: theme.tile[cell.colour],
    stroke: theme.inkPiece,
    width: 3.2,
  });
  write(pen, String(cell.value), 0, y + size * 0.36, {
    size,
    weight: 800,
    fill: theme.inkPiece,
    align: 'center',
  });
}

export interface StripSpot {
  readonly y: number;
  readonly cell: number;
  readonly height: number;
}

/** Values by phase in a row with its middle at `y`; the active one framed, with a small triangle under it. */
export function drawStrip(pen: Pen, look: Look, values: ByPhase, now: TileColour, spot: StripSpot): void {
  const { theme } = look;
  const { y, cell: w, height: h } = spot;
  const cells = cellsOf(values);
  const active = activeColour(values, now);
  const at = cells.findIndex(({ colour }) => colour === active);
  const isRoomy = w > 30;
  const base = isRoomy ? 17 : 15;
  const size = figureSize(look, cells, base, w - 5);
  const on = cells[at];
  // Half a value would be another value: rather only the one that counts, whole.
  const bold = { size: size ?? base, weight: 800, fill: '' };
  const isWhole = cells.every(({ value }) => widthOf(pen, String(value), bold) <= w - 2);
  if (size === null || size > h || !isWhole) {
    if (on) drawOne(pen, look, on, y, 46, base);
    return;
  }
  const [left, top] = [(-cells.length * w) / 2, y - h / 2];
  panel(pen, { x: left - 3, y: top - 3, w: cells.length * w + 6, h: h + 6 }, 6, {
    fill: theme.slot,
    stroke: theme.inkPiece,
    width: 1.6,
  });
  cells.forEach(({ colour, value }, i) => {
    const counts = i === at;
    faded(pen, counts ? 1 : PALE, () => {
      panel(pen, { x: left + i * w, y: top, w, h }, 0, { fill: theme.tile[colour] });
      const own = counts ? Math.min(size + 3, h) : size;
      write(pen, String(value), left + (i + 0.5) * w, y + own * 0.36, {
        size: own,
        weight: counts ? 800 : 500,
        fill: theme.inkPiece,
        align: 'center',
        max: w - 2,
        least: size / own,
        whole: true,
      });
    });
  });
  if (at < 0) return;
  panel(pen, { x: left + at * w - 1.5, y: top - 1.5, w: w + 3, h: h + 3 }, 4, {
    stroke: theme.inkPiece,
    width: isRoomy ? 4.6 : 3.6,
  });
  const [x, tip] = [left + (at + 0.5) * w, top + h + 6];
  polygon(
    pen,
    [
      { x, y: tip },
      { x: x - 7, y: tip + 8 },
      { x: x + 7, y: tip + 8 },
    ],
    { fill: theme.inkPiece },
  );
}

/** Values by phase in two rows of two, with the middle at the origin. */
export function drawBlock(pen: Pen, look: Look, values: ByPhase, now: TileColour): void {
  const { theme } = look;
  const [w, h] = [25, 19];
  const cells = cellsOf(values);
  const active = activeColour(values, now);
  const at = cells.findIndex(({ colour }) => colour === active);
  const size = figureSize(look, cells, 13.5, w - 3);
  const on = cells[at];
  if (size === null || size > h - 2) {
    if (on) drawOne(pen, look, on, 0, 36, 22);
    return;
  }
  const rows = Math.ceil(cells.length / 2);
  const top = (-rows * h) / 2;
  const x = (i: number): number => (i % 2 === 0 ? -w : 0);
  const y = (i: number): number => top + Math.floor(i / 2) * h;
  panel(pen, { x: -w - 2, y: top - 2, w: 2 * w + 4, h: rows * h + 4 }, 5, {
    fill: theme.slot,
    stroke: theme.inkPiece,
    width: 1.4,
  });
  cells.forEach(({ colour, value }, i) => {
    const counts = i === at;
    const own = counts ? Math.max(size, 15) : size;
    faded(pen, counts ? 1 : PALE, () => {
      panel(pen, { x: x(i), y: y(i), w, h }, 0, { fill: theme.tile[colour] });
      write(pen, String(value), x(i) + w / 2, y(i) + h / 2 + own * 0.36, {
        size: own,
        weight: counts ? 800 : 500,
        fill: theme.inkPiece,
        align: 'center',
        max: w - 2,
        least: size / own,
      });
    });
  });
  if (at >= 0)
    panel(pen, { x: x(at) - 1, y: y(at) - 1, w: w + 2, h: h + 2 }, 3, { stroke: theme.inkPiece, width: 3.4 });
}
