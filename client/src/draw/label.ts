import type { Look } from './look.ts';
import type { Pen, TextStyle } from './pen.ts';
import { widthOf, write } from './pen.ts';

/** What is smaller than this on the screen, in pixels, cannot be read. */
export const READABLE = 9;
/** Prices, ranges and shares have a field of their own: a little smaller they are still told apart. */
export const FIGURE = 7.5;
/** Bold letters on tokens and in rings are signs as well: a pattern and a colour go with them. */
export const SIGN = 6;

/** What can be read at this table. */
export const readableOf = ({ readable = READABLE }: Pick<Look, 'readable'>): number => readable;

export interface LabelStyle extends TextStyle {
  /** How much larger than printed it may become in order to be read from afar. */
  readonly grow?: number;
  /** Pixels below which it is left out. */
  readonly floor?: number;
  /** `y` is the middle of the capitals, not the baseline: right for text that grows. */
  readonly middle?: boolean;
  /** How much narrower its letters may be set, rather than left out: figures and short names. */
  readonly narrow?: number;
}

/** The size for text of this size at this zoom: grown so that it can be read, or null when that is too much. */
export function sizeAt(
  look: Pick<Look, 'scale' | 'readable'>,
  size: number,
  grow = 1.35,
  floor = readableOf(look),
): number | null {
  const needed = floor / look.scale;
  if (needed <= size) return size;
  return needed <= size * grow * 1.001 ? needed : null;
}

/**
 * Text that is either readable or not there. Too long, it becomes smaller, but never too small, then
 * shorter. Returns its width.
 */
export function label(pen: Pen, look: Look, text: string, x: number, y: number, style: LabelStyle): number {
  const floor = style.floor ?? readableOf(look);
  const size = sizeAt(look, style.size, style.grow, floor);
  if (size === null || text === '') return 0;
  const own = sized(pen, text, size, floor / look.scale, style);
  const squeeze = narrowed(pen, text, own, style);
  if (squeeze < 1) {
    pen.save();
    pen.translate(x, 0);
    pen.scale(squeeze, 1);
    const { max = 0, ...rest } = style;
    const wide = write(pen, text, 0, style.middle ? y + own * 0.36 : y, {
      ...rest,
      size: own,
      max: max / squeeze + 1,
    });
    pen.restore();
    return wide * squeeze;
  }
  const least = Math.min(1, Math.max(style.least ?? 0, floor / (look.scale * size), 0.6));
  const wide = style.middle && style.max !== undefined ? widthOf(pen, text, { ...style, size }) : 0;
  // Made smaller, it keeps its middle too.
  const shrunk = wide > (style.max ?? 0) ? size * Math.max(least, (style.max ?? 0) / wide) : size;
  return write(pen, text, x, style.middle ? y + shrunk * 0.36 : y, { ...style, size, least });
}

/** A size at which letters can be narrow enough to fit, where the style allows a smaller one; else as it is. */
function sized(pen: Pen, text: string, size: number, floor: number, style: LabelStyle): number {
  const { max, narrow, least } = style;
  if (max === undefined || narrow === undefined || least === undefined) return size;
  const fits = (0.99 * max) / (widthOf(pen, text, { ...style, size }) * narrow);
  return fits < 1 && fits * size >= Math.max(floor, least * size) ? fits * size : size;
}

/** How much narrower the letters must be to fit; 1 where they fit, or where even that would not help. */
function narrowed(pen: Pen, text: string, size: number, { max, narrow, ...style }: LabelStyle): number {
  if (max === undefined || narrow === undefined) return 1;
  const wide = widthOf(pen, text, { ...style, size });
  return wide > max && wide * narrow <= max ? max / wide : 1;
}

/**
 * A text of two parts: rather closer than without its second part, and rather without it than with half a word.
 */
export function wholeOrFirst(
  pen: Pen,
  look: Look,
  text: string,
  { size, grow, narrow, max, ...style }: LabelStyle & { readonly max: number; readonly narrow: number },
): string {
  const wide = widthOf(pen, text, { ...style, size: sizeAt(look, size, grow) ?? size });
  return wide * narrow > max ? (text.split(' · ')[0] ?? text) : text;
}
