import type { Box, Point } from '../draw/geometry.ts';

const EDGE = 8;
const BESIDE = 18;
const STEP = 32;

/** How much of one box lies in another. */
export const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

const gap = (a: Box, b: Box): number =>
  Math.hypot(Math.max(0, a.x - b.x - b.w, b.x - a.x - a.w), Math.max(0, a.y - b.y - b.h, b.y - a.y - a.h));

/** Right of it, left of it, under it, over it: where a card about a place is looked for first. */
const sides = (place: Box, { w, h }: Size): readonly Point[] => [
  { x: place.x + place.w + BESIDE, y: place.y },
  { x: place.x - BESIDE - w, y: place.y },
  { x: place.x, y: place.y + place.h + BESIDE },
  { x: place.x, y: place.y - BESIDE - h },
];

interface Size {
  readonly w: number;
  readonly h: number;
}

/**
 * Where a card about a place stands, in pixels: beside it, and over nothing that glows, for that is where the hand goes
 * next. Where everything around glows it goes as far as it must; where all of the window does, it covers least.
 */
export function besidePlace(place: Box, card: Size, window: Size, glowing: readonly Box[]): Point {
  const [right, low] = [Math.max(EDGE, window.w - card.w - EDGE), Math.max(EDGE, window.h - card.h - EDGE)];
  const kept = ({ x, y }: Point): Point => ({
    x: Math.max(EDGE, Math.min(x, right)),
    y: Math.max(EDGE, Math.min(y, low)),
  });
  const near = glowing.filter((box) => shared(box, { x: 0, y: 0, ...window }) > 0);
  const covered = (at: Point): number => {
    const box = { ...at, ...card };
    // What is in the hand lies over its place: that above all is not covered.
    return near.reduce((sum, other) => sum + shared(box, other), 4 * shared(box, place));
  };
  let [best, least, far] = [kept(sides(place, card)[0]!), Infinity, Infinity];
  const look = (at: Point): void => {
    const [hides, away] = [covered(at), Math.max(BESIDE, gap({ ...at, ...card }, place))];
    if (hides < least || (hides === least && away < far - 1)) [best, least, far] = [at, hides, away];
  };
  sides(place, card).map(kept).forEach(look);
  if (least === 0) return best;
  for (let y = EDGE; y <= low; y += STEP) for (let x = EDGE; x <= right; x += STEP) look({ x, y });
  return best;
}
