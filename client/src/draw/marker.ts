import { label, readableOf, SIGN } from './label.ts';
import type { Look } from './look.ts';
import { liveryOf } from './look.ts';
import type { Pen } from './pen.ts';
import { disc, panel, polygon } from './pen.ts';
import { drawPath } from './icons.ts';

/** A round marker with letters, its middle at the origin. */
export function drawMarker(pen: Pen, look: Look, letters: string, colour: string, r: number): void {
  const { theme } = look;
  disc(pen, 0, r * 0.1, r, { fill: theme.shadow, alpha: 0.25 });
  disc(pen, 0, 0, r, { fill: colour, stroke: theme.rim, width: r * 0.1 });
  // A dot is a sign, not a letter: every font draws it at another height.
  const isSign = letters.length <= 2;
  const width =
    letters === '●'
      ? 0
      : label(pen, look, letters, 0, 0, {
          size: r * (isSign ? (letters.length > 1 ? 0.95 : 1.15) : 0.78),
          middle: true,
          grow: 1.6,
          floor: isSign ? SIGN : readableOf(look),
          whole: true,
          weight: 800,
          fill: theme.rim,
          align: 'center',
          max: r * 1.86,
        });
  // From afar a number is a dot as well.
  if (letters === '●' || (width === 0 && !isSign)) disc(pen, 0, 0, r * 0.36, { fill: theme.rim });
}

export const PIN = { w: 46, h: 50 } as const;

/** A pin whose point is at the origin, for tracks on which several stand side by side; whoever leans keeps the letters upright. */
export function drawPin(pen: Pen, look: Look, livery: string, letters?: string, lean = 0): void {
  const { fill, ink, letters: own } = liveryOf(look, livery);
  drawPath(pen, 'M0 0L-15 -19C-24 -31 -16 -47 0 -47C16 -47 24 -31 15 -19Z', {
    fill,
    stroke: look.theme.hair,
    width: 1.8,
  });
  pen.save();
  pen.translate(0, -29);
  pen.rotate(-lean);
  label(pen, look, letters ?? own, 0, 0, {
    size: 22,
    weight: 800,
    fill: ink,
    align: 'center',
    middle: true,
    max: 34,
    grow: 1.3,
    floor: SIGN,
    // Half of its letters would be somebody else's.
    narrow: 0.5,
    whole: true,
  });
  pen.restore();
}

/** A wooden cube, its middle at the origin. */
export function drawCube(pen: Pen, look: Look, colour: string, size: number): void {
  const { theme } = look;
  const half = size / 2;
  panel(pen, { x: -half, y: -half + size * 0.12, w: size, h: size }, size * 0.12, {
    fill: theme.shadow,
    alpha: 0.25,
  });
  panel(pen, { x: -half, y: -half, w: size, h: size }, size * 0.12, {
    fill: colour,
    stroke: theme.hair,
    width: size * 0.05,
  });
  polygon(
    pen,
    [
      { x: -half + 2, y: -half + 2 },
      { x: half - 2, y: -half + 2 },
      { x: half - size * 0.24, y: -half + size * 0.24 },
      { x: -half + size * 0.24, y: -half + size * 0.24 },
    ],
    { fill: theme.tileRim },
  );
}
