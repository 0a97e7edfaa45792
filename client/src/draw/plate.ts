import type { Face, Livery } from '@stellwerk/engine/stage/stage.ts';
import type { Box } from './geometry.ts';
import { readableOf, SIGN } from './label.ts';
import type { Look } from './look.ts';
import { liveryOf } from './look.ts';
import type { Pen } from './pen.ts';
import { panel, widthOf, write } from './pen.ts';
import { drawPattern } from './token.ts';

/** A token where it would be too small for its letters: a plate. Its usual size on a map. */
export const PLATE = { w: 98, h: 52 } as const;
/** A place so much wider than high takes a token as a plate. */
const WIDE = 1.1;
export const isPlate = ({ w, h }: { readonly w: number; readonly h: number }): boolean => w > WIDE * h;

/** Capitals are so much lower than their type: in a low plate they may be so much larger than it is high. */
const CAPITALS = 1.25;

/** Letters in the middle of a box, as large as it takes and never too small to be read: rather set narrower. */
function drawLetters(pen: Pen, look: Look, letters: string, ink: string, { x, y, w, h }: Box): void {
  const size = Math.min(h * CAPITALS, Math.max(h * 0.7, readableOf(look) / look.scale));
  // On a minimap a plate is a spot of colour.
  if (size * look.scale < SIGN) return;
  const style = { size, weight: 800, fill: ink, align: 'center' } as const;
  const narrow = Math.min(1, (w * 0.92) / Math.max(1, widthOf(pen, letters, style)));
  pen.save();
  pen.translate(x + w / 2, y + h / 2);
  pen.scale(narrow, 1);
  write(pen, letters, 0, size * 0.36, style);
  pen.restore();
}

/** A company's plate about the origin: letters on its colour, its pattern round the edge. */
export function drawPlate(
  pen: Pen,
  look: Look,
  livery: Livery,
  w: number,
  h: number,
  letters = livery.letters,
): void {
  const { theme } = look;
  const box = { x: -w / 2, y: -h / 2, w, h };
  const r = h * 0.26;
  // A low plate needs its height for letters.
  const rim = Math.max(h * 0.06, Math.min(0.9 / look.scale, h * 0.1));
  panel(pen, { ...box, y: box.y + h * 0.1 }, r, { fill: theme.shadow, alpha: 0.25 });
  panel(pen, box, r, { fill: theme.rim, stroke: theme.hair, width: Math.max(1.4, 0.6 / look.scale) });
  const inner = { x: box.x + rim, y: box.y + rim, w: w - 2 * rim, h: h - 2 * rim };
  pen.save();
  pen.beginPath();
  pen.roundRect(inner.x, inner.y, inner.w, inner.h, r * 0.75);
  pen.clip();
  panel(pen, inner, 0, { fill: livery.fill });
  drawPattern(pen, livery.pattern, h * 0.6, theme.pattern);
  panel(pen, { x: inner.x + h * 0.08, y: -h * 0.33, w: inner.w - h * 0.16, h: h * 0.66 }, r * 0.5, {
    fill: livery.fill,
  });
  pen.restore();
  drawLetters(pen, look, letters, livery.ink, inner);
}

export const drawTokenPlate = (
  pen: Pen,
  look: Look,
  livery: string,
  w: number,
  h: number,
  letters?: string,
): void => drawPlate(pen, look, liveryOf(look, livery), w, h, letters);

/** A marker in a place for plates: its letters on its colour. */
export function drawMarkerPlate(
  pen: Pen,
  look: Look,
  letters: string,
  colour: string,
  w: number,
  h: number,
): void {
  const box = { x: -w / 2, y: -h / 2, w, h };
  panel(pen, { ...box, y: box.y + h * 0.08 }, h * 0.26, { fill: look.theme.shadow, alpha: 0.25 });
  panel(pen, box, h * 0.26, { fill: colour, stroke: look.theme.rim, width: h * 0.06 });
  drawLetters(pen, look, letters, look.theme.rim, box);
}

/** A plate that is kept for somebody: dashed, in the colour of its letters. */
export function drawKeptPlate(pen: Pen, look: Look, livery: Livery, w: number, h: number): void {
  const box = { x: -w / 2, y: -h / 2, w, h };
  panel(pen, box, h * 0.26, {
    fill: look.theme.paper,
    stroke: look.theme.name === 'dark' ? look.theme.ink2 : livery.line,
    width: Math.max(3, 1.1 / look.scale),
    dash: [h * 0.16, h * 0.1],
  });
  drawLetters(pen, look, livery.letters, look.theme.name === 'dark' ? look.theme.ink : livery.line, box);
}

export type SidingFace = Extract<Face, { readonly kind: 'plate' }>;
export const SIDING = { w: 86, h: 54 } as const;
const TONES = {
  black: { fill: '#17191C', ink: '#FFFFFF' },
  red: { fill: '#B3261E', ink: '#FFFFFF' },
} as const;

/** A siding: what is loaded there and what that is worth. */
export function drawSiding(pen: Pen, look: Look, { letters, value, tone }: SidingFace): void {
  const { w, h } = SIDING;
  const box = { x: -w / 2, y: -h / 2, w, h };
  const { fill, ink } = TONES[tone];
  panel(pen, { ...box, y: box.y + 4 }, 9, { fill: look.theme.shadow, alpha: 0.3 });
  panel(pen, box, 9, { fill, stroke: look.theme.rim, width: 3.4 });
  // From afar only what it is for.
  const isNear = h * 0.92 * look.scale >= readableOf(look);
  drawLetters(pen, look, isNear ? `${letters}${value}` : letters, ink, box);
}

/** The site of a siding that nobody has built yet. */
export function drawSite(pen: Pen, look: Look, letters: string, x: number, y: number): void {
  const [w, h] = [54, 54];
  const box = { x: x - w / 2, y: y - h / 2, w, h };
  const { theme } = look;
  panel(pen, box, 9, {
    fill: theme.paper,
    stroke: theme.ink3,
    width: Math.max(2.4, 0.9 / look.scale),
    dash: [9, 6],
    alpha: 0.9,
  });
  drawLetters(pen, look, letters, theme.ink2, box);
}
