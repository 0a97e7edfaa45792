import { type Box, inset, overlaps, type Point } from '../draw/geometry.ts';
import { CITY_R, cityPoints, type NetworkSurface } from '../draw/lanes.ts';
import { COAST } from '../draw/network.ts';

/** Land and the line of its shore reach so far from a connection; sticks on the sea hardly at all. */
const SHORE = COAST / 2 + 9;
const AT_SEA = 30;
/** A name beside its city, in the size to which it grows before any gives way. */
const NAME = { letter: 17, h: 34 } as const;

const NEVER = 1e-9;
/** Whether a straight line from one point to another passes through a box. */
function crosses(p: Point, q: Point, { x, y, w, h }: Box): boolean {
  let [from, to] = [0, 1];
  for (const [start, by, low, high] of [
    [p.x, q.x - p.x, x, x + w],
    [p.y, q.y - p.y, y, y + h],
  ] as const) {
    // Where it does not go that way at all, it is inside for ever or never.
    const [a, b] = [(low - start) / (by || NEVER), (high - start) / (by || NEVER)];
    [from, to] = [Math.max(from, Math.min(a, b)), Math.min(to, Math.max(a, b))];
  }
  return from <= to;
}

/** Where the name of a city may stand: on its printed side, or on either side of it. */
function nameBoxes({ name, side }: NetworkSurface['cities'][number], { x, y }: Point): readonly Box[] {
  const w = name.length * NAME.letter + 24;
  const box = (left: number, top: number): Box => ({ x: left, y: top, w, h: NAME.h });
  const mid = y - NAME.h / 2;
  const sides = [side?.includes('E') ? 1 : side?.includes('W') ? -1 : 0];
  if (side === undefined) sides.push(1, -1);
  return sides.map((dx) =>
    dx === 0
      ? box(x - w / 2, side === 'N' ? y - CITY_R - NAME.h : y + CITY_R)
      : box(dx > 0 ? x + CITY_R : x - CITY_R - w, mid),
  );
}

/** Whether nothing of the map lies in a box on its sheet: neither land, lines and cities nor their names. */
function isOpen(surface: NetworkSurface, cities: ReadonlyMap<string, Point>, box: Box): boolean {
  const isTouched = surface.connections.some(({ from, to, sea }) => {
    const [p, q] = [cities.get(from), cities.get(to)];
    return p && q && crosses(p, q, inset(box, sea ? -AT_SEA : -SHORE));
  });
  return (
    !isTouched &&
    surface.cities.every((city) => {
      const p = cities.get(city.id)!;
      return !crosses(p, p, inset(box, -SHORE)) && !nameBoxes(city, p).some((name) => overlaps(name, box));
    })
  );
}

/** How large something must at least be there, and may become. */
interface Wanted {
  readonly least: { readonly w: number; readonly h: number };
  readonly most: { readonly w: number; readonly h: number };
}
const EDGE = 24;
const TITLE = 112;
const TRIES = 8;

/** The largest free box in an upper corner of the sheet of a network; on the left under its title. Null: there is land. */
export function openSea(
  surface: NetworkSurface,
  sheet: Box,
  side: 'left' | 'right',
  { least, most }: Wanted,
): Box | null {
  const cities = cityPoints(surface, sheet);
  const y = sheet.y + (side === 'left' ? TITLE : EDGE);
  let best: Box | null = null;
  for (let i = TRIES; i >= 0; i--)
    for (let j = TRIES; j >= 0; j--) {
      const w = least.w + ((most.w - least.w) * i) / TRIES;
      const h = least.h + ((most.h - least.h) * j) / TRIES;
      if (best && w * h <= best.w * best.h) continue;
      const x = side === 'left' ? sheet.x + EDGE : sheet.x + sheet.w - EDGE - w;
      if (isOpen(surface, cities, { x, y, w, h })) best = { x, y, w, h };
    }
  return best;
}
