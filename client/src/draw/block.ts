import type { Box } from './geometry.ts';
import { label, sizeAt } from './label.ts';
import type { Look } from './look.ts';
import type { Pen } from './pen.ts';
import { panel, widthOf } from './pen.ts';

export const RADIUS = 26;

/** The sheet under a surface: almost no shadow, because boards are not lifted. */
export function drawSheet(pen: Pen, look: Look, box: Box, fill: string, radius = RADIUS): void {
  const { theme } = look;
  panel(pen, { ...box, y: box.y + 4 }, radius, { fill: theme.shadow, alpha: 0.07 });
  panel(pen, box, radius, { fill, stroke: theme.line, width: Math.max(1, 1 / look.scale) });
}

/** Title of a block, its baseline at `y`. */
export function drawTitle(
  pen: Pen,
  look: Look,
  text: string,
  x: number,
  y: number,
  max: number,
  whole = false,
): number {
  return label(pen, look, text, x, y, {
    size: 24,
    weight: 700,
    grow: 1.9,
    fill: look.theme.ink3,
    max,
    whole,
    // A name that is set narrower is read; one that is cut is guessed.
    narrow: 0.62,
  });
}

/** Frame of whoever acts now. */
export function drawActing(pen: Pen, look: Look, box: Box, radius: number): void {
  panel(pen, box, radius, { stroke: look.theme.accent, width: Math.max(4.4, 2 / look.scale) });
}

/** A word in a pill; returns its width, 0 where it could not be read. `y` is its middle. */
export function drawPill(
  pen: Pen,
  look: Look,
  text: string,
  x: number,
  y: number,
  colours: { readonly fill: string; readonly ink: string },
  max = 300,
): number {
  const size = sizeAt(look, 24, 1.5);
  if (size === null) return 0;
  const style = { size, weight: 700, fill: colours.ink } as const;
  // Measured with the pen that will write it: the pill must fit every font.
  const needed = widthOf(pen, text, style) + 34;
  // Half a word says nothing; a little closer it is still whole.
  if (needed * 0.86 > max) return 0;
  const w = Math.min(max, needed);
  const h = Math.max(42, size * 1.4);
  panel(pen, { x, y: y - h / 2, w, h }, h / 2, { fill: colours.fill });
  label(pen, look, text, x + w / 2, y, { ...style, align: 'center', middle: true, max: w - 16, narrow: 0.8 });
  return w;
}
