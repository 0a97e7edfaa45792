import type { Place } from '@stellwerk/engine/table/types.ts';
import {
  at,
  contains,
  distance,
  hexUnder,
  isOddGrid,
  type Point,
  spotKey,
  type WorldPoint,
} from '../draw/geometry.ts';
import { hexMapOf } from './surfaces-of.ts';
import type { Ground } from './kinds/kind.ts';
import { kindOfSurface } from './kinds/list.ts';
import { boxSpot, closestBox, innermost, type Spot } from './spots.ts';
import { ownBlock, spotOut } from './scaled.ts';
import { type Block, slotBox, type World } from './world.ts';

export type { Spot } from './spots.ts';

export interface Places {
  readonly spot: (place: Place) => Spot | null;
  /** The place under a point; a tile in the hand wants hexes, a token the circle on it. */
  readonly at: (point: WorldPoint, want?: 'hex' | 'slot') => Place | null;
  /** The slot of a rack under a point, for picking up one kind of many at the same place. */
  readonly slotAt: (
    point: WorldPoint,
  ) => { readonly block: string; readonly group: number; readonly index: number } | null;
  readonly blockAt: (point: WorldPoint) => Block | null;
  readonly all: readonly Spot[];
}

/** A circle is hit a little beyond its edge; fingers are thicker than lines. */
const REACH = 1.35;

function nearest(spots: readonly Spot[], p: Point, within: number): Spot | null {
  let best: Spot | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const d = distance(spot, p);
    if (d < least && d <= within * (spot.w / 2)) [least, best] = [d, spot];
  }
  return best;
}

/** Names that hands and rules use for one thing: `company/X` and `ipo/X` both lie on the charter of X. */
function namesake(world: World, place: Place): Spot | null {
  const name = place.slice(place.lastIndexOf('/') + 1);
  const block = world.blocks.find(
    ({ surface }) =>
      (surface.kind === 'charter' && surface.id === name) ||
      (surface.kind === 'mat' && surface.seat === name),
  );
  return block ? boxSpot(place, block.id, block.box) : null;
}

/** A circle that the printed hex does not have, put down by a free hand: beside the stop. */
function strayCircle(spots: ReadonlyMap<Place, Spot>, place: Place): Spot | null {
  const found = /^(hex\/[^/]+)\/n(\d+)\/(\d+)$/.exec(place);
  const hex = found ? spots.get(found[1] ?? '') : undefined;
  if (!found || !hex) return null;
  const [node, slot] = [Number(found[2]), Number(found[3])];
  return { ...hex, place, x: hex.x - 40 + 30 * slot, y: hex.y + 54 - 26 * node, w: 44, h: 44, shape: 'disc' };
}

/** All places of a table and how to find them again from a point. */
export function placesOf(world: World, ground: Ground): Places {
  const spots = new Map<Place, Spot>();
  const byBlock = new Map<string, Spot[]>();
  for (const block of world.blocks)
    kindOfSurface(block.surface).places(block.surface, ownBlock(block), ground, (own) => {
      const spot = spotOut(block, own);
      if (!spots.has(spot.place)) spots.set(spot.place, spot);
      const list = byBlock.get(spot.block);
      if (list) list.push(spot);
      else byBlock.set(spot.block, [spot]);
    });
  const map = hexMapOf(ground.source.stage);
  const slots = new Map<string, Spot[]>();
  for (const spot of spots.values()) {
    if (spot.shape !== 'disc') continue;
    const hex = spot.place.split('/')[1] ?? '';
    slots.set(hex, [...(slots.get(hex) ?? []), spot]);
  }
  const ids = new Map(Object.values(map?.board.hexes ?? {}).map((hex) => [spotKey(hex), hex.id]));
  const isOdd = isOddGrid(Object.values(map?.board.hexes ?? {}));
  const onMap = (p: Point, want: 'hex' | 'slot'): Place | null => {
    if (!map || !world.origin) return null;
    const under = hexUnder(at(p.x - world.origin.x, p.y - world.origin.y), map.board.orientation, isOdd);
    const id = ids.get(spotKey(under));
    if (id === undefined) return null;
    const slot = want === 'slot' ? nearest(slots.get(id) ?? [], p, REACH) : null;
    return slot?.place ?? `hex/${id}`;
  };
  // What lies on a sheet comes before it, also where that sheet lies on a third one.
  const blocksAt = (p: Point): readonly Block[] =>
    world.blocks
      .filter(({ box }) => contains(box, p))
      .toSorted((a, b) => Number(b.inner) - Number(a.inner) || a.box.w * a.box.h - b.box.w * b.box.h);
  const inBlock = (block: Block, p: Point, want: 'hex' | 'slot'): Place | null => {
    const own = byBlock.get(block.id) ?? [];
    const { surface } = block;
    const kind = kindOfSurface(surface);
    if (kind.placeAt) return kind.placeAt(surface, block, { at: p, want, spots: own, onMap });
    return (innermost(own, p) ?? closestBox(own, p, Infinity))?.place ?? null;
  };
  return {
    spot: (place) => spots.get(place) ?? strayCircle(spots, place) ?? namesake(world, place),
    at: (p, want = 'slot') => {
      for (const block of blocksAt(p)) {
        const place = inBlock(block, p, want);
        if (place !== null) return place;
      }
      return null;
    },
    slotAt: (p) => {
      for (const block of blocksAt(p)) {
        const groups = block.plan?.groups ?? [];
        for (const [group, { slots: boxes }] of groups.entries()) {
          const index = boxes.findIndex((_, i) =>
            contains(slotBox(block, group, i) ?? { x: 0, y: 0, w: 0, h: 0 }, p),
          );
          if (index >= 0) return { block: block.id, group, index };
        }
      }
      return null;
    },
    blockAt: (p) => blocksAt(p)[0] ?? null,
    all: [...spots.values()],
  };
}
