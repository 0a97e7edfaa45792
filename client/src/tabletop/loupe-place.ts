import type { Point } from '../draw/geometry.ts';

/** Pixels across. */
export const LOUPE = 132;
/** From the finger to the middle of the loupe: above the piece that hangs over the finger. */
const ABOVE = 176;
const EDGE = 6;

/** The upper left corner of the loupe: above the finger, or beside it where there is no room above. */
export function besideFinger(finger: Point, { w, h }: { readonly w: number; readonly h: number }): Point {
  const half = LOUPE / 2;
  const hasRoom = finger.y - ABOVE - half >= EDGE;
  const aside = finger.x > w / 2 ? -1 : 1;
  const x = hasRoom ? finger.x : finger.x + aside * (half + 70);
  const y = hasRoom ? finger.y - ABOVE : finger.y - 20;
  return {
    x: Math.max(EDGE, Math.min(w - LOUPE - EDGE, x - half)),
    y: Math.max(EDGE, Math.min(h - LOUPE - EDGE, y - half)),
  };
}
