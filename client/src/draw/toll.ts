import type { Border, Orientation } from '@stellwerk/engine/rail/types.ts';
import type { Taken } from './clearance.ts';
import { clearance, takenBy } from './clearance.ts';
import type { HexArt } from './face-layout.ts';
import { layoutOf } from './face-layout.ts';
import { at, INNER, type Point, sideMid } from './geometry.ts';
import { label, sizeAt } from './label.ts';
import type { Look } from './look.ts';
import type { Pen } from './pen.ts';
import { panel } from './pen.ts';

/** How far from its side a toll may stand, in steps of so much. */
const FARTHEST = 44;
const STEP = 4;

/** The circles of the cities of a hex: whose station it is has to be seen. */
export const citiesOf = (art: HexArt): readonly Taken[] => {
  const stops = layoutOf(art).drawn.stops.filter(({ node }) => node.slots > 0);
  return takenBy({ strands: [], stops }, art.dense);
};

/** The middle of its side, or so far beside it as leaves the circles of cities free. */
export function tollAt(
  side: number,
  orientation: Orientation,
  { w, h }: { readonly w: number; readonly h: number },
  cities: readonly Taken[],
): Point {
  const middle = sideMid(side, orientation);
  const out = at(middle.x / INNER, middle.y / INNER);
  // A plate is as long as two discs side by side.
  const isFree = (p: Point): boolean =>
    [-1, 0, 1].every((end) => clearance(cities, at(p.x + (end * (w - h)) / 2, p.y), h / 2) >= 0);
  for (let away = 0; away <= FARTHEST; away += STEP)
    for (const by of [away, -away]) {
      const p = at(middle.x + out.x * by, middle.y + out.y * by);
      if (isFree(p)) return p;
    }
  return middle;
}

/** What it costs to cross the side, above everything that lies on the map; the hex has its centre at the origin. */
export function drawToll(
  pen: Pen,
  look: Look,
  border: Border,
  orientation: Orientation,
  cities: readonly Taken[] = [],
): void {
  const size = sizeAt(look, 16, 2);
  if (border.cost <= 0 || size === null) return;
  const { theme } = look;
  const [w, h] = [size * 2, size * 1.375];
  const { x, y } = tollAt(border.side, orientation, { w, h }, cities);
  panel(pen, { x: x - w / 2, y: y - h / 2, w, h }, h / 2, {
    fill: theme.tile.white,
    stroke: theme.river,
    width: 2.4,
  });
  label(pen, look, String(border.cost), x, y, {
    size,
    middle: true,
    weight: 700,
    fill: theme.riverInk,
    align: 'center',
    max: w - 6,
  });
}
