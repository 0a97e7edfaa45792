import type { Surface } from '@stellwerk/engine/stage/stage.ts';
import { at, type Box, distance, lerp, type Point } from './geometry.ts';
import { LANE } from './stick.ts';

export type NetworkSurface = Extract<Surface, { readonly kind: 'network' }>;
type Connection = NetworkSurface['connections'][number];

export const CITY_R = 13;
const LANE_PITCH = 16;
const GAP = 5;

/** Where a stick lies: its middle, its direction in radians, its length and thickness. */
export interface StickSpot extends Point {
  readonly angle: number;
  readonly w: number;
  readonly h: number;
}

/** Room for names round the outermost cities; at the top also for the title. */
const MARGIN = { x: 130, top: 96, bottom: 80 } as const;

/** Cities in world units, by name: as large as their bounds fit the sheet. */
export function cityPoints(surface: NetworkSurface, box: Box): ReadonlyMap<string, Point> {
  const xs = surface.cities.map(({ x }) => x);
  const ys = surface.cities.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const [roomX, roomY] = [box.w - 2 * MARGIN.x, box.h - MARGIN.top - MARGIN.bottom];
  const scale = Math.max(0.01, Math.min(roomX / (width || 1), roomY / (height || 1)));
  const shiftX = box.x + MARGIN.x + (roomX - width * scale) / 2;
  const shiftY = box.y + MARGIN.top + (roomY - height * scale) / 2;
  return new Map(
    surface.cities.map(({ id, x, y }) => [id, at(shiftX + (x - left) * scale, shiftY + (y - top) * scale)]),
  );
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
