import type { Box } from './geometry.ts';
import type { Look } from './look.ts';
import { legible } from './look.ts';
import type { Pen } from './pen.ts';
import { panel, write } from './pen.ts';

export const RADIUS = 26;

/** The sheet under a surface: almost no shadow, because boards are not lifted. */
export function drawSheet(pen: Pen, look: Look, box: Box, fill: string, radius = RADIUS): void {
  const { theme } = look;
  panel(pen, { ...box, y: box.y + 4 }, radius, { fill: theme.shadow, alpha: 0.07 });
  panel(pen, box, radius, { fill, stroke: theme.line, width: Math.max(1, 1 / look.scale) });
}

/** Title of a block, its baseline at `y`. */
export function drawTitle(pen: Pen, look: Look, text: string, x: number, y: number, max: number): number {
  return write(pen, text, x, y, {
    size: legible(look, 24, 1.3),
    weight: 700,
    fill: look.theme.ink3,
    max,
  });
}

/** Frame of whoever acts now. */
export function drawActing(pen: Pen, look: Look, box: Box, radius: number): void {
  panel(pen, box, radius, { stroke: look.theme.accent, width: Math.max(4.4, 2 / look.scale) });
}

/** A word in a pill; returns its width. `y` is its middle. */
export function drawPill(
  pen: Pen,
  look: Look,
  text: string,
  x: number,
  y: number,
  colours: { readonly fill: string; readonly ink: string },
  max = 300,
): number {
  const size = 24;
  const style = { size, weight: 700, fill: colours.ink } as const;
  pen.save();
  // Measured with the pen that will write it: the pill must fit every font.
  const w = Math.min(max, measure(pen, text, size) + 34);
  panel(pen, { x, y: y - 21, w, h: 42 }, 21, { fill: colours.fill });
  write(pen, text, x + w / 2, y + 8.5, { ...style, align: 'center', max: w - 24 });
  pen.restore();
  return w;
}

function measure(pen: Pen, text: string, size: number): number {
  pen.font = `700 ${size}px sans-serif`;
  return pen.measureText(text).width;
}
