import type { Surface } from '@stellwerk/engine/stage/stage.ts';
import { drawSheet } from './block.ts';
import { at, type Box, contains, distance, inset, lerp, overlaps, type Point } from './geometry.ts';
import { detailOf, legible, type Look } from './look.ts';
import type { Pen } from './pen.ts';
import { disc, paint, panel, write } from './pen.ts';
import { LANE } from './stick.ts';

export type NetworkSurface = Extract<Surface, { readonly kind: 'network' }>;
type Connection = NetworkSurface['connections'][number];

export const CITY_R = 13;
const LANE_PITCH = 16;
const GAP = 5;
const COAST = 130;

/** Where a stick lies: its middle, its direction in radians, its length and thickness. */
export interface StickSpot extends Point {
  readonly angle: number;
  readonly w: number;
  readonly h: number;
}

export const networkScale = (surface: NetworkSurface, box: Box): number =>
  Math.min(box.w / surface.size.width, box.h / surface.size.height);

/** Cities in world units, by name. */
export function cityPoints(surface: NetworkSurface, box: Box): ReadonlyMap<string, Point> {
  const scale = networkScale(surface, box);
  const left = box.x + (box.w - surface.size.width * scale) / 2;
  const top = box.y + (box.h - surface.size.height * scale) / 2;
  return new Map(surface.cities.map(({ id, x, y }) => [id, at(left + x * scale, top + y * scale)]));
}

/** Places of all segments of a connection: by track, then from its first city to its second. */
export function segmentSpots(
  connection: Connection,
  cities: ReadonlyMap<string, Point>,
): readonly (readonly StickSpot[])[] {
  const [p, q] = [cities.get(connection.from), cities.get(connection.to)];
  if (!p || !q) return [];
  const length = distance(p, q);
  const angle = Math.atan2(q.y - p.y, q.x - p.x);
  const clear = Math.min(CITY_R + 4, length * 0.3);
  const pitch = (length - 2 * clear) / Math.max(1, connection.segments);
  return Array.from({ length: connection.tracks }, (_, track) => {
    const off = (track - (connection.tracks - 1) / 2) * LANE_PITCH;
    return Array.from({ length: connection.segments }, (__, segment): StickSpot => {
      const m = lerp(p, q, (clear + pitch * (segment + 0.5)) / (length || 1));
      return {
        x: m.x - Math.sin(angle) * off,
        y: m.y + Math.cos(angle) * off,
        angle,
        w: Math.max(4, pitch - GAP),
        h: LANE,
      };
    });
  });
}

/** Land is the soft hull of the rail connections; no coastline is copied. */
function drawLand(pen: Pen, look: Look, surface: NetworkSurface, cities: ReadonlyMap<string, Point>): void {
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (const [stroke, width] of [
    [look.theme.shore, COAST + 14],
    [look.theme.land, COAST],
  ] as const) {
    pen.beginPath();
    for (const { from, to, sea } of surface.connections) {
      const [p, q] = [cities.get(from), cities.get(to)];
      if (!p || !q || sea) continue;
      pen.moveTo(p.x, p.y);
      pen.lineTo(q.x, q.y);
    }
    paint(pen, { stroke, width });
    for (const { x, y } of cities.values()) disc(pen, x, y, width / 2, { fill: stroke });
  }
  pen.lineCap = 'butt';
}

export function drawSegment(pen: Pen, look: Look, spot: StickSpot, sea: boolean): void {
  pen.save();
  pen.translate(spot.x, spot.y);
  pen.rotate(spot.angle);
  panel(pen, { x: -spot.w / 2, y: -spot.h / 2, w: spot.w, h: spot.h }, 3.5, {
    fill: look.theme.slot,
    stroke: sea ? look.theme.river : look.theme.ink3,
    width: 1.6,
    ...(sea ? { dash: [5, 3.5] } : {}),
  });
  pen.restore();
}

type Beside = 'left' | 'right' | 'above' | 'below';
const SIDES: Readonly<Record<string, Beside>> = {
  left: 'left',
  l: 'left',
  w: 'left',
  end: 'left',
  right: 'right',
  r: 'right',
  e: 'right',
  start: 'right',
  top: 'above',
  above: 'above',
  t: 'above',
  n: 'above',
  middle: 'above',
  bottom: 'below',
  below: 'below',
  b: 'below',
  s: 'below',
};

const BESIDE: readonly Beside[] = ['right', 'left', 'above', 'below'];

function nameBox(name: string, p: Point, side: Beside, size: number): Box {
  const [w, h] = [name.length * size * 0.58, size];
  if (side === 'left') return { x: p.x - 22 - w, y: p.y - h / 2, w, h };
  if (side === 'right') return { x: p.x + 22, y: p.y - h / 2, w, h };
  return { x: p.x - w / 2, y: side === 'above' ? p.y - 22 - h : p.y + 22, w, h };
}

export interface CityName {
  readonly name: string;
  readonly at: Point;
  readonly side: Beside;
}

/** The side for each name: the given one, or where it covers least track, cities and other names. */
export function placeNames(
  surface: NetworkSurface,
  sheet: Box,
  cities: ReadonlyMap<string, Point>,
): readonly CityName[] {
  const spots = surface.connections.flatMap((c) => segmentSpots(c, cities).flat());
  const points = spots.flatMap(({ x, y, angle, w }) =>
    [-0.4, 0, 0.4].map((t) => at(x + Math.cos(angle) * w * t, y + Math.sin(angle) * w * t)),
  );
  const taken: Box[] = [];
  const room = { x: sheet.x + 8, y: sheet.y + 8, w: sheet.w - 16, h: sheet.h - 16 };
  return surface.cities.flatMap(({ id, name, side }): readonly CityName[] => {
    const p = cities.get(id);
    if (!p) return [];
    const given = side === undefined ? undefined : SIDES[side.toLowerCase()];
    const cost = (beside: Beside): number => {
      const box = nameBox(name, p, beside, 25);
      const isInside = contains(room, box) && contains(room, at(box.x + box.w, box.y + box.h));
      return (
        points.filter((q) => contains(box, q)).length +
        6 * [...cities.values()].filter((q) => q !== p && contains(inset(box, -CITY_R), q)).length +
        8 * taken.filter((other) => overlaps(other, box)).length +
        (isInside ? 0 : 40) +
        BESIDE.indexOf(beside) * 0.2
      );
    };
    const best = given ?? BESIDE.reduce((a, b) => (cost(b) < cost(a) ? b : a));
    taken.push(nameBox(name, p, best, 25));
    return [{ name, at: p, side: best }];
  });
}

function drawCityName(pen: Pen, look: Look, name: string, p: Point, side: Beside): void {
  const size = legible(look, 25, 1.15);
  const style = { size, weight: 700, fill: look.theme.ink, halo: look.theme.land, haloWidth: 6.5 } as const;
  if (side === 'left') write(pen, name, p.x - 22, p.y + size * 0.34, { ...style, align: 'right' });
  else if (side === 'right') write(pen, name, p.x + 22, p.y + size * 0.34, { ...style, align: 'left' });
  else
    write(pen, name, p.x, side === 'above' ? p.y - 24 : p.y + 22 + size * 0.7, { ...style, align: 'center' });
}

const names = new WeakMap<
  NetworkSurface['cities'],
  { readonly key: string; readonly names: readonly CityName[] }
>();

/** Names are placed once for a board and a place of its sheet. */
function namesOf(
  surface: NetworkSurface,
  sheet: Box,
  cities: ReadonlyMap<string, Point>,
): readonly CityName[] {
  const key = `${sheet.x},${sheet.y},${sheet.w},${sheet.h}`;
  let known = names.get(surface.cities);
  if (known?.key !== key)
    names.set(surface.cities, (known = { key, names: placeNames(surface, sheet, cities) }));
  return known.names;
}

/** The board of a network without the sticks on it. */
export function drawNetwork(pen: Pen, look: Look, surface: NetworkSurface, sheet: Box): void {
  const { theme } = look;
  drawSheet(pen, look, sheet, theme.sea);
  const cities = cityPoints(surface, sheet);
  pen.save();
  pen.beginPath();
  pen.roundRect(sheet.x, sheet.y, sheet.w, sheet.h, 26);
  pen.clip();
  drawLand(pen, look, surface, cities);
  pen.restore();
  for (const connection of surface.connections)
    for (const track of segmentSpots(connection, cities))
      for (const spot of track) drawSegment(pen, look, spot, connection.sea ?? false);
  for (const { x, y } of cities.values()) {
    disc(pen, x, y, CITY_R, { fill: theme.slot, stroke: theme.inkPiece, width: 3.5 });
    disc(pen, x, y, 4.8, { fill: theme.inkPiece });
  }
  if (!detailOf(look.scale).towns) return;
  for (const { name, at: p, side } of namesOf(surface, sheet, cities)) drawCityName(pen, look, name, p, side);
}
