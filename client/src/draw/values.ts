import { TILE_COLOURS, type TileColour } from '@stellwerk/engine/rail/types.ts';
import type { ByPhase } from './face-layout.ts';
import type { Look } from './look.ts';
import type { Pen } from './pen.ts';
import { faded, panel, polygon, write } from './pen.ts';

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

/** Values by phase in a row with its middle at `y`; the active one framed, with a small triangle under it. */
export function drawStrip(
  pen: Pen,
  look: Look,
  values: ByPhase,
  now: TileColour,
  { y, cell: w, height: h }: { readonly y: number; readonly cell: number; readonly height: number },
): void {
  const { theme } = look;
  const cells = cellsOf(values);
  const active = activeColour(values, now);
  const [left, top] = [(-cells.length * w) / 2, y - h / 2];
  const isRoomy = w > 30;
  panel(pen, { x: left - 3, y: top - 3, w: cells.length * w + 6, h: h + 6 }, 6, {
    fill: theme.slot,
    stroke: theme.inkPiece,
    width: 1.6,
  });
  const base = isRoomy ? 19 : 16;
  cells.forEach(({ colour, value }, i) => {
    const on = colour === active;
    faded(pen, on ? 1 : PALE, () => {
      panel(pen, { x: left + i * w, y: top, w, h }, 0, { fill: theme.tile[colour] });
      const size = on ? base + 1 : base - 2;
      write(pen, String(value), left + (i + 0.5) * w, y + size * 0.36, {
        size,
        weight: on ? 800 : 500,
        fill: theme.inkPiece,
        align: 'center',
        max: w - 4,
      });
    });
  });
  const at = cells.findIndex(({ colour }) => colour === active);
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
    const on = colour === active;
    faded(pen, on ? 1 : PALE, () => {
      panel(pen, { x: x(i), y: y(i), w, h }, 0, { fill: theme.tile[colour] });
      write(pen, String(value), x(i) + w / 2, y(i) + 14.6, {
        size: on ? 15 : 13.5,
        weight: on ? 800 : 500,
        fill: theme.inkPiece,
        align: 'center',
        max: w - 3,
      });
    });
  });
  const at = cells.findIndex(({ colour }) => colour === active);
  if (at >= 0)
    panel(pen, { x: x(at) - 1, y: y(at) - 1, w: w + 2, h: h + 2 }, 3, { stroke: theme.inkPiece, width: 3.4 });
}
