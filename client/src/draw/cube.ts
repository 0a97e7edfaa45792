import type { Look } from './look.ts';
import type { Pen } from './pen.ts';
import { disc, polygon } from './pen.ts';

/** The three sides of a cube of beer that are seen from a corner, the same on every cloth. */
const SIDES = { top: '#F2CF74', left: '#DDA338', right: '#B9791B' } as const;
const EDGE = '#5B3A08';

/** A cube seen from a corner, its middle at the origin. */
export function drawSolidCube(pen: Pen, look: Look, size: number): void {
  const r = size * 0.56;
  const [dx, dy] = [r * 0.87, r * 0.5];
  const width = Math.max(size * 0.05, 0.7 / look.scale);
  disc(pen, 0, r * 0.72, r * 0.7, { fill: look.theme.shadow, alpha: 0.16 });
  const side = (fill: string, points: readonly (readonly [number, number])[]): void =>
    polygon(
      pen,
      points.map(([x, y]) => ({ x, y })),
      { fill, stroke: EDGE, width },
    );
  pen.lineJoin = 'round';
  side(SIDES.top, [
    [0, -r],
    [dx, -dy],
    [0, 0],
    [-dx, -dy],
  ]);
  side(SIDES.left, [
    [-dx, -dy],
    [0, 0],
    [0, r],
    [-dx, dy],
  ]);
  side(SIDES.right, [
    [dx, -dy],
    [0, 0],
    [0, r],
    [dx, dy],
  ]);
}
