import type { Place } from '@stellwerk/engine/table/types.ts';
import type { HexArt } from '../draw/face-layout.ts';
import { type Box, centreOf, distance, type Point } from '../draw/geometry.ts';
import type { Block } from './world.ts';

/** Where a place is: its middle, how large it is, and of what shape. */
export interface Spot extends Point {
  readonly place: Place;
  readonly w: number;
  readonly h: number;
  readonly shape: 'hex' | 'disc' | 'box';
  readonly block: string;
  /** Direction in radians (sticks). */
  readonly angle?: number;
  /** Pieces lie on a card that is so wide, at its corner. */
  readonly over?: number;
  /** What is printed on a hex. */
  readonly art?: HexArt;
}

/** Takes one place after the other. */
export type Add = (spot: Spot) => void;
export const boxSpot = (place: Place, block: string, box: Box): Spot => ({
  place,
  block,
  ...centreOf(box),
  w: box.w,
  h: box.h,
  shape: 'box',
});

/** Round the upper right corner of a card: what lies on it. */
export const corner = (place: Place, block: string, { x, y, w }: Box): Spot => ({
  ...boxSpot(place, block, { x: x + w - 44, y: y - 16, w: 50, h: 40 }),
  over: w,
});

/** A block in the size it has by itself, from its own upper left corner; and back into the world. */
export const natural = ({ box, scale = 1 }: Block): Box => ({
  x: 0,
  y: 0,
  w: box.w / scale,
  h: box.h / scale,
});
export const enlarged = ({ box, scale = 1 }: Block, local: Box): Box => ({
  x: box.x + local.x * scale,
  y: box.y + local.y * scale,
  w: local.w * scale,
  h: local.h * scale,
});

/** From the edge of a place; nothing inside it. */
export const edgeDistance = (spot: Spot, p: Point): number =>
  spot.shape === 'box'
    ? boxDistance(spot, p)
    : Math.max(0, distance(spot, p) - (spot.shape === 'hex' ? Math.min(spot.w, spot.h) : spot.w) / 2);

/** From the edge of a place, which may lie at an angle. */
function boxDistance(spot: Spot, p: Point): number {
  const [x, y] = [p.x - spot.x, p.y - spot.y];
  const [cos, sin] = [Math.cos(spot.angle ?? 0), Math.sin(spot.angle ?? 0)];
  const dx = Math.max(0, Math.abs(x * cos + y * sin) - spot.w / 2);
  const dy = Math.max(0, Math.abs(y * cos - x * sin) - spot.h / 2);
  return Math.hypot(dx, dy);
}

/** The place whose edge is nearest, if any is nearer than `most`. */
export function closestBox(spots: readonly Spot[], p: Point, most: number): Spot | null {
  let best: Spot | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const edge = boxDistance(spot, p);
    if (edge >= most) continue;
    // Where two cross at a city, the one whose middle is nearer is meant.
    const score = edge + 0.001 * distance(spot, p);
    if (score < least) [least, best] = [score, spot];
  }
  return best;
}

/** The smallest place at a point, if there is one: a field before what it lies on. */
export function innermost(spots: readonly Spot[], p: Point): Spot | null {
  const inside = spots.filter((spot) => boxDistance(spot, p) === 0);
  return inside.toSorted((a, b) => a.w * a.h - b.w * b.h)[0] ?? null;
}
