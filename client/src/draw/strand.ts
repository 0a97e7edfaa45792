import type { Orientation } from '@stellwerk/engine/rail/types.ts';
import { at, distance, HEX, lerp, type Point, polar, sideAngle, sideMid } from './geometry.ts';
import type { Pen } from './pen.ts';

/** A line of track: where it is at `t` from 0 to 1, and how a pen walks it. */
export interface Curve {
  readonly at: (t: number) => Point;
  readonly trace: (pen: Pen) => void;
}

export function straight(p: Point, q: Point): Curve {
  return {
    at: (t) => lerp(p, q, t),
    trace: (pen) => {
      pen.moveTo(p.x, p.y);
      pen.lineTo(q.x, q.y);
    },
  };
}

/** From side to side: straight, or an arc about the shared corner or about the centre of the hex between. */
export function sideToSide(a: number, b: number, orientation: Orientation): Curve {
  const [p, q] = [sideMid(a, orientation), sideMid(b, orientation)];
  const k = (b - a + 6) % 6;
  if (k === 3 || k === 0) return straight(p, k === 0 ? at(0, 0) : q);
  const first = sideAngle(k > 3 ? b : a, orientation);
  const isSharp = k === 1 || k === 5;
  const r = isSharp ? HEX / 2 : 1.5 * HEX;
  const c = isSharp ? polar(first + 30, HEX) : polar(first + 60, Math.sqrt(3) * HEX);
  const from = Math.atan2(p.y - c.y, p.x - c.x);
  let sweep = Math.atan2(q.y - c.y, q.x - c.x) - from;
  if (sweep > Math.PI) sweep -= 2 * Math.PI;
  if (sweep < -Math.PI) sweep += 2 * Math.PI;
  return {
    at: (t) => at(c.x + r * Math.cos(from + sweep * t), c.y + r * Math.sin(from + sweep * t)),
    trace: (pen) => {
      pen.moveTo(p.x, p.y);
      pen.arc(c.x, c.y, r, from, from + sweep, sweep < 0);
    },
  };
}

/**
 * Leaves both sides at right angles and passes through `through` half-way: the two strands of a "mine or
 * town".
 */
export function bulge(a: number, b: number, through: Point, orientation: Orientation): Curve {
  const [p, q] = [sideMid(a, orientation), sideMid(b, orientation)];
  const pull = (o: number, sum: number): number => ((o - 0.35 * sum) * 8) / 6;
  const v = at(pull(through.x, p.x + q.x), pull(through.y, p.y + q.y));
  const m = at(0.6 * p.x + v.x, 0.6 * p.y + v.y);
  const n = at(0.6 * q.x + v.x, 0.6 * q.y + v.y);
  const mix = (t: number, i: number, j: number, k: number, l: number): number =>
    (1 - t) ** 3 * i + 3 * t * (1 - t) ** 2 * j + 3 * t * t * (1 - t) * k + t ** 3 * l;
  return {
    at: (t) => at(mix(t, p.x, m.x, n.x, q.x), mix(t, p.y, m.y, n.y, q.y)),
    trace: (pen) => {
      pen.moveTo(p.x, p.y);
      pen.bezierCurveTo(m.x, m.y, n.x, n.y, q.x, q.y);
    },
  };
}

/** Unit vector along the curve. */
export function tangent(curve: Curve, t: number): Point {
  const [p, q] = [curve.at(t - 0.02), curve.at(t + 0.02)];
  const length = distance(p, q) || 1;
  return at((q.x - p.x) / length, (q.y - p.y) / length);
}
export const angleOf = (v: Point): number => Math.atan2(v.y, v.x);
