import type { MarketCell } from '@stellwerk/engine/rail/types.ts';
import { drawSheet } from './block.ts';
import type { Box } from './geometry.ts';
import { drawPath } from './icons.ts';
import { label } from './label.ts';
import type { Look } from './look.ts';
import type { MarketSurface } from './market.ts';
import type { Pen } from './pen.ts';
import { panel, within } from './pen.ts';

/** Prices on lines: a track a row with its name before it, markers as plates under the prices. */
const ROW = 116;
const PAD = 20;
const NAME = 190;
/** What the price takes of its cell, also where it is grown to be read. */
export const LINE_PRICE = 0.38;

export const linesHeight = ({ market }: MarketSurface): number =>
  market.rows.length * (ROW + 8) + 2 * PAD - 8;

export interface LineCell {
  readonly row: number;
  readonly col: number;
  readonly cell: MarketCell;
  readonly box: Box;
}

/** Cells of all lines in a box, columns one under the other. */
export function planLines({ market }: MarketSurface, { x, y, w, h }: Box): readonly LineCell[] {
  const cols = Math.max(1, ...market.rows.map((row) => row.length));
  const pitch = (w - NAME - PAD) / cols;
  const high = (h - 2 * PAD + 8) / Math.max(1, market.rows.length);
  return market.rows.flatMap((cells, row) =>
    cells.flatMap((cell, col) =>
      cell
        ? [
            {
              row,
              col,
              cell,
              box: { x: x + NAME + col * pitch, y: y + PAD + row * high, w: pitch - 4, h: high - 8 },
            },
          ]
        : [],
    ),
  );
}

export function drawLines(pen: Pen, look: Look, surface: MarketSurface, box: Box): void {
  const { theme } = look;
  drawSheet(pen, look, box, theme.paper2);
  const cells = planLines(surface, box);
  surface.lines?.forEach((name, row) => {
    const first = cells.find((one) => one.row === row);
    if (first)
      label(pen, look, look.say(name), box.x + 24, first.box.y + first.box.h / 2, {
        size: 30,
        weight: 600,
        fill: theme.ink2,
        middle: true,
        grow: 1.4,
        max: NAME - 34,
        narrow: 0.5,
      });
  });
  for (const { cell, box: own } of cells) drawCell(pen, look, cell, own);
}

function drawCell(pen: Pen, look: Look, cell: MarketCell, box: Box): void {
  const { theme } = look;
  const zone = cell.zone === undefined ? null : (theme.zone[cell.zone] ?? theme.zone['gray'] ?? null);
  panel(pen, box, 7, {
    fill: cell.close ? theme.stopSoft : (zone?.fill ?? theme.paper),
    stroke: cell.close ? theme.stop : cell.par ? theme.par : theme.line,
    width: cell.close || cell.par === true ? 3 : 2,
  });
  const mid = box.x + box.w / 2;
  if (cell.close) {
    within(pen, mid, box.y + 26, 2, () =>
      drawPath(pen, 'M-4 -4L4 4M4 -4L-4 4', { stroke: theme.stop, width: 1.8 }),
    );
    return;
  }
  label(pen, look, look.amount(cell.price), mid, box.y + box.h * 0.24, {
    size: 30,
    weight: cell.end ? 800 : 600,
    fill: theme.ink,
    align: 'center',
    middle: true,
    grow: 2,
    max: box.w - 4,
    narrow: 0.55,
    whole: true,
  });
}
