import type { Place } from '@stellwerk/engine/table/types.ts';
import type { Point } from '../draw/geometry.ts';
import type { Region } from '../layout/kinds/kind.ts';
import { REGIONS } from '../layout/kinds/kind.ts';
import { regionOf } from '../layout/kinds/list.ts';
import type { Scene } from '../layout/scene.ts';

/** Something that the keys can stand on: a piece, or a place. */
export interface Item extends Point {
  readonly key: string;
  readonly place: Place;
  readonly drawable: string | null;
  readonly w: number;
  readonly h: number;
}

export const regionsOf = (scene: Scene): readonly Region[] => {
  const found = new Set(scene.world.blocks.flatMap(({ surface }) => regionOf(surface) ?? []));
  return REGIONS.filter((region) => found.has(region));
};

const blocksOf = (scene: Scene, region: Region): ReadonlySet<string> =>
  new Set(scene.world.blocks.filter(({ surface }) => regionOf(surface) === region).map(({ id }) => id));

/** What the keys can reach in a region: pieces, and places while something is in the hand. On the map always the hexes. */
export function itemsOf(
  scene: Scene,
  region: Region,
  isHolding: boolean,
  wantsSlots: boolean,
): readonly Item[] {
  const blocks = blocksOf(scene, region);
  const spots = scene.places.all
    .filter(({ block, shape }) => blocks.has(block) && (shape !== 'disc' || wantsSlots))
    .map((spot): Item => ({
      key: spot.place,
      place: spot.place,
      drawable: null,
      x: spot.x,
      y: spot.y,
      w: spot.w,
      h: spot.h,
    }));
  if (isHolding || region === 'map') return spots;
  const pieces = scene.drawables
    .filter((d) => blocks.has(d.group) && d.layer === 'pieces')
    .map((d): Item => ({ key: d.id, place: d.place, drawable: d.id, x: d.x, y: d.y, w: d.w, h: d.h }));
  return pieces.length > 0 ? pieces : spots;
}

/** Directions in degrees, as the canvas counts: right is 0, down is 90. */
export const DIRECTIONS = {
  ArrowRight: 0,
  ArrowDown: 90,
  ArrowLeft: 180,
  ArrowUp: 270,
  PageDown: 30,
  End: 150,
  Home: 210,
  PageUp: 330,
} as const;
export type Direction = keyof typeof DIRECTIONS;
export const isDirection = (key: string): key is Direction => Object.hasOwn(DIRECTIONS, key);

const SIDEWAYS = 1.6;
const WIDEST = 72;

/** The nearest item in a direction; the one we stand on if there is none. */
export function neighbour(items: readonly Item[], from: Item, direction: Direction): Item {
  const angle = (DIRECTIONS[direction] * Math.PI) / 180;
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  let best = from;
  let least = Infinity;
  for (const item of items) {
    const [dx, dy] = [item.x - from.x, item.y - from.y];
    const along = dx * ux + dy * uy;
    const across = Math.abs(dx * uy - dy * ux);
    if (along <= 1 || Math.atan2(across, along) > (WIDEST * Math.PI) / 180) continue;
    const score = along + SIDEWAYS * across;
    if (score < least) [best, least] = [item, score];
  }
  return best;
}

/** Items as one reads: from top to bottom, from left to right. */
export const inReadingOrder = (items: readonly Item[]): readonly Item[] =>
  items.toSorted((a, b) => (Math.abs(a.y - b.y) > 20 ? a.y - b.y : a.x - b.x));
