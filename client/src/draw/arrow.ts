import type { Point } from './geometry.ts';
import type { Pen } from './pen.ts';
import { line, paint } from './pen.ts';

const HEAD = 34;

/** An arrow that somebody draws for the others. */
export function drawArrow(pen: Pen, from: Point, to: Point, colour: string): void {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  pen.lineCap = 'round';
  line(pen, from.x, from.y, to.x - HEAD * 0.6 * Math.cos(angle), to.y - HEAD * 0.6 * Math.sin(angle), {
    stroke: colour,
    width: 11,
  });
  pen.beginPath();
  for (const [i, turn] of [-0.45, 0, 0.45].entries()) {
    const reach = turn === 0 ? 0 : HEAD;
    const x = to.x - reach * Math.cos(angle + turn);
    const y = to.y - reach * Math.sin(angle + turn);
    if (i === 0) pen.moveTo(x, y);
    else pen.lineTo(x, y);
  }
  pen.lineJoin = 'round';
  paint(pen, { stroke: colour, width: 11 });
  pen.lineCap = 'butt';
}
