import type { Place } from '@stellwerk/engine/table/types.ts';
import { distance, INNER, type Point } from '../draw/geometry.ts';
import { edgeDistance, type Spot } from '../layout/spots.ts';

/** Pixels: so far beside a place that glows a hand still means it. */
export const SNAP_PX = 32;
/** Units of the table: however small the table is shown, no hand reaches farther. */
const FARTHEST = 100;
/** Units: what is smaller than this nobody aims at for its own sake, beside something that glows. */
const AIMED = 44;

export const snapReach = (scale: number): number => Math.min(SNAP_PX / scale, FARTHEST);

/** What a hand over the table could mean. */
export interface Aim {
  readonly point: Point;
  /** The place under the hand, as it is printed. */
  readonly under: Place | null;
  /** Where the piece came from. */
  readonly from: Place;
  readonly targets: { has(place: Place): boolean; keys(): Iterable<Place> };
  readonly spot: (place: Place) => Spot | null;
  readonly reach: number;
}

/** Parts of one thing: circles of one city, lanes of one connection. */
function isKin(a: Spot, b: Spot): boolean {
  const stem = ({ place, angle, shape }: Spot): string =>
    place
      .split('/')
      .slice(0, shape === 'disc' ? -1 : angle === undefined ? undefined : -2)
      .join('/');
  return a.shape === b.shape && stem(a) === stem(b);
}

/** Whether the hand is well inside a place, so that it is this one that is meant, and no neighbour. */
function isWellInside(spot: Spot, point: Point): boolean {
  switch (spot.shape) {
    case 'disc':
      return distance(spot, point) <= spot.w / 2;
    case 'hex':
      return distance(spot, point) <= INNER / 2;
    case 'box':
      if (Math.min(spot.w, spot.h) < AIMED) return edgeDistance(spot, point) === 0;
      return Math.abs(point.x - spot.x) < spot.w / 4 && Math.abs(point.y - spot.y) < spot.h / 4;
  }
}

/** Circles of a hex lie on it: whoever lets a station go on the hex means one of them. */
const liesOn = (spot: Spot, under: Place): boolean => spot.place.startsWith(`${under}/`);

/** Something on a sheet that glows right under the hand, a train on the charter of its company: not the sheet is meant. */
const isPartOf = (glowing: Spot, below: Spot, away: number): boolean =>
  away === 0 && below.shape === 'box' && glowing.w * glowing.h < below.w * below.h;

/**
 * The place that a hand means: the one under it, or what glows a little beside it. What is well inside a place that does
 * not glow means that place, and is told why not.
 */
export function snapped({ point, under, from, targets, spot, reach }: Aim): Place | null {
  if (under === from || (under !== null && targets.has(under))) return under;
  const below = under === null ? null : spot(under);
  const isSure = below !== null && isWellInside(below, point);
  let best: Place | null = null;
  let least = Infinity;
  for (const place of targets.keys()) {
    const glowing = spot(place);
    if (!glowing || (below && glowing.block !== below.block)) continue;
    const away = edgeDistance(glowing, point);
    const isOwn =
      below !== null &&
      (liesOn(glowing, below.place) || isKin(glowing, below) || isPartOf(glowing, below, away));
    if (isOwn ? away >= least : isSure || away > reach || away >= least) continue;
    [best, least] = [place, away];
  }
  return best ?? under;
}

/** The circle of a hex that a station is meant for where none of them glows: a free one, else the nearest. */
export function circleOn(
  circles: readonly Spot[],
  point: Point,
  isTaken: (place: Place) => boolean,
): Place | null {
  const order = circles.toSorted((a, b) => distance(a, point) - distance(b, point));
  return (order.find(({ place }) => !isTaken(place)) ?? order[0])?.place ?? null;
}
