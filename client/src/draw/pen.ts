import type { Box, Point } from './geometry.ts';

/** What of a canvas context the renderers use. A real context is one; so is a recorder in a test. */
export type Pen = Pick<
  CanvasRenderingContext2D,
  | 'save'
  | 'restore'
  | 'translate'
  | 'rotate'
  | 'scale'
  | 'beginPath'
  | 'closePath'
  | 'moveTo'
  | 'lineTo'
  | 'arc'
  | 'quadraticCurveTo'
  | 'bezierCurveTo'
  | 'rect'
  | 'roundRect'
  | 'clip'
  | 'fill'
  | 'stroke'
  | 'fillRect'
  | 'setLineDash'
  | 'lineDashOffset'
  | 'fillText'
  | 'strokeText'
  | 'measureText'
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'lineCap'
  | 'lineJoin'
  | 'globalAlpha'
  | 'font'
  | 'textAlign'
>;

export const FONT =
  '-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, Lato, "Helvetica Neue", Arial, sans-serif';
export const SERIF =
  '"Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", Georgia, "Liberation Serif", serif';

export interface TextStyle {
  readonly size: number;
  readonly fill: string;
  readonly weight?: number;
  readonly align?: CanvasTextAlign;
  readonly serif?: boolean;
  readonly italic?: boolean;
  /** Longer text first becomes smaller, then shorter. */
  readonly max?: number;
  /** How small it may become before it is cut. */
  readonly least?: number;
  /** Rather nothing than a part of it. */
  readonly whole?: boolean;
  /** Sign of what was cut off. */
  readonly cut?: string;
  readonly halo?: string;
  readonly haloWidth?: number;
}

const fontOf = (style: TextStyle, size: number): string =>
  `${style.italic ? 'italic ' : ''}${style.weight ?? 400} ${size}px ${style.serif ? SERIF : FONT}`;

const SMALLEST = 0.78;

/** A table writes the same few thousand words again and again, and to measure one costs more than to write it. */
const WIDTHS = 20_000;
const widths = new Map<string, number>();
/** Canvases measure alike, whichever it is; what records or prints measures for itself. */
const isCanvas = (pen: Pen): boolean =>
  (typeof OffscreenCanvasRenderingContext2D !== 'undefined' &&
    pen instanceof OffscreenCanvasRenderingContext2D) ||
  (typeof CanvasRenderingContext2D !== 'undefined' && pen instanceof CanvasRenderingContext2D);

/**
 * How wide text is at this size. Canvases measure at whole sizes: a zoom writes the same words at sizes that never come
 * again, and in between a font only grows.
 */
function measured(pen: Pen, style: TextStyle, size: number, text: string): number {
  if (!isCanvas(pen)) {
    pen.font = fontOf(style, size);
    return pen.measureText(text).width;
  }
  const whole = Math.max(1, Math.round(size));
  const font = fontOf(style, whole);
  const key = `${text}\n${font}`;
  let width = widths.get(key);
  if (width === undefined) {
    if (widths.size >= WIDTHS) widths.clear();
    pen.font = font;
    widths.set(key, (width = pen.measureText(text).width));
  }
  return (width * size) / whole;
}

/** As much of a text as fits before the sign that the rest was cut off; one letter at least. */
function shorten(pen: Pen, style: TextStyle, size: number, text: string): string {
  const { max = Infinity, cut: sign = '…' } = style;
  let [fits, most] = [1, text.length];
  while (fits < most) {
    const tried = Math.ceil((fits + most) / 2);
    if (measured(pen, style, size, text.slice(0, tried) + sign) > max) most = tried - 1;
    else fits = tried;
  }
  return text.slice(0, fits).trimEnd() + sign;
}

/** One line of text with its baseline at `y`; returns its width. */
export function write(pen: Pen, text: string, x: number, y: number, style: TextStyle): number {
  let words = text;
  let size = style.size;
  let width = measured(pen, style, size, words);
  if (style.max !== undefined && width > style.max) {
    size *= Math.max(style.least ?? SMALLEST, style.max / width);
    width = measured(pen, style, size, words);
    if (width > style.max * 1.01) {
      if (style.whole) return 0;
      words = shorten(pen, style, size, words);
      width = measured(pen, style, size, words);
    }
  }
  pen.font = fontOf(style, size);
  pen.textAlign = style.align ?? 'left';
  if (style.halo !== undefined) {
    pen.strokeStyle = style.halo;
    pen.lineWidth = style.haloWidth ?? 5.5;
    pen.lineJoin = 'round';
    pen.strokeText(words, x, y);
  }
  pen.fillStyle = style.fill;
  pen.fillText(words, x, y);
  return width;
}

export function widthOf(pen: Pen, text: string, style: TextStyle): number {
  return measured(pen, style, style.size, text);
}

/** Lines of words no wider than `max`, at most `most` of them. */
export function wrap(pen: Pen, text: string, style: TextStyle, max: number, most: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && measured(pen, style, style.size, longer) > max) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  lines.push(line);
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), lines.slice(most - 1).join(' ')];
}

export interface Paint {
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly dash?: readonly number[];
  readonly alpha?: number;
}

/** Fills and strokes the path that has been traced. */
export function paint(pen: Pen, { fill, stroke, width = 1, dash, alpha }: Paint): void {
  const before = pen.globalAlpha;
  if (alpha !== undefined) pen.globalAlpha = before * alpha;
  if (fill !== undefined) {
    pen.fillStyle = fill;
    pen.fill();
  }
  if (stroke !== undefined) {
    pen.strokeStyle = stroke;
    pen.lineWidth = width;
    if (dash) pen.setLineDash([...dash]);
    pen.stroke();
    if (dash) pen.setLineDash([]);
  }
  if (alpha !== undefined) pen.globalAlpha = before;
}

export function disc(pen: Pen, x: number, y: number, r: number, style: Paint): void {
  pen.beginPath();
  pen.arc(x, y, Math.max(0, r), 0, 2 * Math.PI);
  paint(pen, style);
}

export function panel(pen: Pen, { x, y, w, h }: Box, radius: number | number[], style: Paint): void {
  pen.beginPath();
  pen.roundRect(x, y, Math.max(0, w), Math.max(0, h), radius);
  paint(pen, style);
}

export function polygon(pen: Pen, points: readonly Point[], style: Paint): void {
  pen.beginPath();
  points.forEach((p, i) => (i === 0 ? pen.moveTo(p.x, p.y) : pen.lineTo(p.x, p.y)));
  pen.closePath();
  paint(pen, style);
}

export function line(pen: Pen, x1: number, y1: number, x2: number, y2: number, style: Paint): void {
  pen.beginPath();
  pen.moveTo(x1, y1);
  pen.lineTo(x2, y2);
  paint(pen, style);
}

/** Draws with the origin moved, and scaled, and puts the pen back. */
export function within(pen: Pen, x: number, y: number, scale: number, draw: () => void): void {
  pen.save();
  pen.translate(x, y);
  if (scale !== 1) pen.scale(scale, scale);
  draw();
  pen.restore();
}

export function faded(pen: Pen, alpha: number, draw: () => void): void {
  const before = pen.globalAlpha;
  pen.globalAlpha = before * alpha;
  draw();
  pen.globalAlpha = before;
}
