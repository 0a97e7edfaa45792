import type { Livery, Pattern } from '@stellwerk/engine/stage/stage.ts';
import { label, SIGN } from './label.ts';
import type { Look } from './look.ts';
import { detailOf, liveryOf } from './look.ts';
import type { Pen } from './pen.ts';
import { disc, line, paint, panel, widthOf, write } from './pen.ts';

const DOTS = [-0.62, 0.62].flatMap((y) => [
  [-0.5, y],
  [0, y * 1.19],
  [0.5, y],
]);
const CHECKS = [
  [-0.7, -1],
  [0, -0.65],
  [-0.7, 0.65],
  [0, 0.3],
];

/** Marks of a pattern about the origin, to be clipped by what they are drawn on. */
export function drawPattern(pen: Pen, pattern: Pattern, r: number, ink: string): void {
  switch (pattern) {
    case 'solid':
      return;
    case 'stripe':
      for (const x of [-1.2, -0.6, 0, 0.6, 1.2])
        line(pen, (x - 0.45) * r, r, (x + 0.45) * r, -r, { stroke: ink, width: 0.17 * r });
      return;
    case 'dots':
      for (const [x = 0, y = 0] of DOTS) disc(pen, x * r, y * r, 0.12 * r, { fill: ink });
      return;
    case 'half':
      pen.beginPath();
      pen.rect(-1.5 * r, -r, 3 * r, r);
      paint(pen, { fill: ink, alpha: 0.75 });
      return;
    case 'check':
      for (const [x = 0, y = 0] of CHECKS) {
        pen.beginPath();
        pen.rect(x * r, y * r, 0.7 * r, 0.35 * r);
        paint(pen, { fill: ink });
      }
      return;
    case 'bars':
      for (const y of [-0.86, -0.6, 0.5, 0.76]) {
        pen.beginPath();
        pen.rect(-1.5 * r, y * r, 3 * r, 0.13 * r);
        paint(pen, { fill: ink });
      }
      return;
    case 'cross':
      line(pen, 0, -r, 0, r, { stroke: ink, width: 0.26 * r });
      return;
    case 'ring':
      disc(pen, 0, 0, 0.8 * r, { stroke: ink, width: 0.13 * r });
      return;
    default:
      pattern satisfies never;
  }
}

const letterSize = (letters: string): number => (letters.length > 3 ? 0.5 : letters.length > 2 ? 0.66 : 0.8);

function drawDisc(pen: Pen, look: Look, livery: Livery, letters: string, r: number, flat: boolean): void {
  const { theme } = look;
  const inner = r * 0.92;
  if (!flat) disc(pen, 0, r * 0.09, r * 1.01, { fill: theme.shadow, alpha: 0.28 });
  disc(pen, 0, 0, r, { fill: theme.rim });
  disc(pen, 0, 0, inner, { fill: livery.fill });
  if (livery.pattern !== 'solid') {
    pen.save();
    pen.beginPath();
    pen.arc(0, 0, inner, 0, 2 * Math.PI);
    pen.clip();
    drawPattern(pen, livery.pattern, inner, theme.pattern);
    panel(pen, { x: -r, y: -r * 0.36, w: 2 * r, h: r * 0.72 }, 0, { fill: livery.fill });
    pen.restore();
  }
  disc(pen, 0, 0, r, { stroke: theme.hair, width: r * 0.06 });
  drawLetters(pen, look, livery, letters, r);
}

/** How narrow letters may be set before a plate takes over. */
const NARROWEST = 0.6;

/**
 * The letters of a token. They are never left out, because colour alone tells nobody anything: set narrower where they
 * do not fit, and from afar on a plate that is wider than the disc.
 */
function drawLetters(pen: Pen, look: Look, livery: Livery, letters: string, r: number): void {
  const style = {
    size: r * letterSize(letters),
    middle: true,
    grow: 1.6,
    floor: SIGN,
    whole: true,
    weight: 800,
    fill: livery.ink,
    align: 'center',
    max: r * 1.86,
  } as const;
  if (letters === '' || label(pen, look, letters, 0, 0, style) > 0) return;
  const size = Math.max(style.size, SIGN / look.scale);
  const wide = widthOf(pen, letters, { ...style, size });
  if (wide === 0 || !detailOf(look.scale).text) return;
  const narrow = Math.max(NARROWEST, Math.min(1, style.max / wide));
  if (wide * narrow > style.max || size > 1.3 * r) {
    const [w, h] = [wide * narrow + 0.3 * size, size * 1.35];
    panel(pen, { x: -w / 2, y: -h / 2, w, h }, h * 0.3, {
      fill: livery.fill,
      stroke: look.theme.rim,
      width: 0.14 * size,
    });
  }
  pen.save();
  pen.scale(narrow, 1);
  write(pen, letters, 0, size * 0.36, { size, weight: 800, fill: livery.ink, align: 'center' });
  pen.restore();
}

/** A token with its middle at the origin: white rim, pattern in the caps, letters in a plain band. */
export function drawToken(
  pen: Pen,
  look: Look,
  livery: string,
  r: number,
  flat = false,
  letters?: string,
): void {
  const looks = liveryOf(look, livery);
  drawDisc(pen, look, looks, letters ?? looks.letters, r, flat);
}
