import { readRoute } from '@stellwerk/engine/rail/map/read-route.ts';
import type { Track } from '@stellwerk/engine/rail/map/track.ts';
import type { BoardHex } from '../draw/board.ts';
import { layoutOf } from '../draw/face-layout.ts';
import { distance, type Point } from '../draw/geometry.ts';
import type { Scene } from '../layout/scene.ts';
import type { Route } from './routes.ts';

/** What a hand comes over that draws along the track. */
export interface Passed {
  readonly hex: string;
  /** The stop there, if the hand is over it. */
  readonly stop: string | null;
}

/** A route while a hand draws it: what it has, and the hexes since its last stop. */
export interface Traced {
  readonly route: Route;
  readonly since: readonly string[];
}

/** Units: so near to a stop it is meant; track that passes by it lies farther off. */
const NEAR = 46;
/** Where all track leads to the stop, nothing else can be meant. */
const ONLY = 74;

const hexAt = (scene: Scene, point: Point): BoardHex | undefined => {
  const place = scene.places.at(point, 'hex');
  return scene.board?.hexes.find(({ id }) => `hex/${id}` === place);
};

/** The hex under a point and the stop that is meant there; null beside the map and where no track lies. */
export function passedAt(scene: Scene, point: Point): Passed | null {
  const hex = hexAt(scene, point);
  if (!hex) return null;
  const { stops, strands } = layoutOf(hex.art).drawn;
  if (strands.length === 0 && stops.length === 0) return null;
  const isOnly = stops.length === 1 && strands.every(({ ends }) => ends.includes('n0'));
  const local = { x: point.x - hex.x, y: point.y - hex.y };
  const [nearest] = stops.toSorted((a, b) => distance(a.at, local) - distance(b.at, local));
  const isMeant = nearest !== undefined && distance(nearest.at, local) <= (isOnly ? ONLY : NEAR);
  return { hex: hex.id, stop: isMeant ? `${hex.id}/n${nearest.index}` : null };
}

const hexOf = (stop: string): string => stop.slice(0, stop.indexOf('/'));

/** Of several ways between two stops the one that was drawn; where there is one only, nothing need be said of it. */
function wayDrawn(
  track: Track | null,
  from: string,
  to: string,
  since: readonly string[],
): readonly string[] {
  const read = track && readRoute(track, { stops: [from, to] });
  const links = read?.ok ? (read.choices[0] ?? []) : [];
  if (links.length < 2) return [];
  const inner = links.map(({ hexes }) => hexes.filter((hex) => hex !== hexOf(from) && hex !== hexOf(to)));
  const unlike = (hexes: readonly string[]): number =>
    hexes.filter((hex) => !since.includes(hex)).length + since.filter((hex) => !hexes.includes(hex)).length;
  return inner.toSorted((a, b) => unlike(a) - unlike(b))[0] ?? [];
}

const shortened = ({ train, stops, via }: Route): Route => ({
  train,
  stops: stops.slice(0, -1),
  ...(via ? { via: via.slice(0, -1) } : {}),
});

/** The hand goes on: over a hex, to the next stop, or back to the one before. */
export function passedOver(traced: Traced, { hex, stop }: Passed, track: Track | null): Traced {
  const { route, since } = traced;
  const { train, stops, via = [] } = route;
  const last = stops.at(-1);
  if (stop === null) {
    const isNew = last !== undefined && hex !== hexOf(last) && since.at(-1) !== hex;
    return isNew ? { route, since: [...since, hex] } : traced;
  }
  if (last === undefined) return { route: { train, stops: [stop] }, since: [] };
  if (stop === last) return since.length > 0 ? { route, since: [] } : traced;
  if (stop === stops.at(-2)) return { route: shortened(route), since: [] };
  if (stops.includes(stop)) return traced;
  const way = wayDrawn(
    track,
    last,
    stop,
    since.filter((h) => h !== hexOf(stop)),
  );
  const ways = [...stops.slice(1).map((_, i) => via[i] ?? []), way];
  const isSaid = ways.some((hexes) => hexes.length > 0);
  return { route: { train, stops: [...stops, stop], ...(isSaid ? { via: ways } : {}) }, since: [] };
}

const turnedRound = ({ train, stops, via }: Route): Route => ({
  train,
  stops: stops.toReversed(),
  ...(via ? { via: via.map((hexes) => hexes.toReversed()).toReversed() } : {}),
});

/** Where the hand begins: it goes on with a route at either of its ends, else the train gets a new one. */
export function begunAt(route: Route | undefined, train: string, stop: string | null): Traced {
  if (route && stop !== null && stop === route.stops.at(-1)) return { route, since: [] };
  if (route && stop !== null && stop === route.stops[0]) return { route: turnedRound(route), since: [] };
  return { route: { train, stops: stop === null ? [] : [stop] }, since: [] };
}

/** Points on the way from one to another: a fast hand leaves out what lies between. */
export function pointsBetween(from: Point, to: Point, step = 14): readonly Point[] {
  const n = Math.max(1, Math.ceil(distance(from, to) / step));
  return Array.from({ length: n }, (_, i) => ({
    x: from.x + ((to.x - from.x) * (i + 1)) / n,
    y: from.y + ((to.y - from.y) * (i + 1)) / n,
  }));
}
