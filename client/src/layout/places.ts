import type { Stage } from '@stellwerk/engine/stage/stage.ts';
import { piecesAt } from '@stellwerk/engine/table/places.ts';
import type { Place, Table } from '@stellwerk/engine/table/types.ts';
import type { Board } from '../draw/board.ts';
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
import { valueAt } from '../draw/profit.ts';
import { hexMapOf } from './board.ts';
import type { Source } from './flow.ts';
import type { MatPlan as MatCards } from './folders.ts';
import { cardsOnMat } from './holder.ts';
import { addBlock, boxSpot, type Spot } from './spots.ts';
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

/** From the edge of a place, which may lie at an angle. */
function boxDistance(spot: Spot, p: Point): number {
  const [x, y] = [p.x - spot.x, p.y - spot.y];
  const [cos, sin] = [Math.cos(spot.angle ?? 0), Math.sin(spot.angle ?? 0)];
  const dx = Math.max(0, Math.abs(x * cos + y * sin) - spot.w / 2);
  const dy = Math.max(0, Math.abs(y * cos - x * sin) - spot.h / 2);
  return Math.hypot(dx, dy);
}

function closestBox(spots: readonly Spot[], p: Point, most: number): Spot | null {
  let best: Spot | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const edge = boxDistance(spot, p);
    if (edge >= most) continue;
    // Where two cross at a city, the one whose middle is nearer is meant.
    const score = edge + 0.001 * distance(spot, p);
    if (score < least) [least, best] = [score, spot];
  }
  return best;
}

/** The smallest place at a point, if there is one: a field before what it lies on. */
function innermost(spots: readonly Spot[], p: Point): Spot | null {
  const inside = spots.filter((spot) => boxDistance(spot, p) === 0);
  return inside.toSorted((a, b) => a.w * a.h - b.w * b.h)[0] ?? null;
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
export function placesOf(world: World, stage: Stage, board: Board | null, table: Table): Places {
  const source: Source = { stage, table, orientation: board?.orientation ?? 'flat' };
  const has = (place: Place): boolean =>
    piecesAt(table, place).some((piece) => stage.faces[piece]?.kind === 'certificate');
  const cards = (block: Block): MatCards | null => cardsOnMat(source, block, world.matForm);
  const spots = new Map<Place, Spot>();
  const byBlock = new Map<string, Spot[]>();
  for (const block of world.blocks)
    addBlock(block, board, world.matForm, cards, has, (spot) => {
      if (!spots.has(spot.place)) spots.set(spot.place, spot);
      const list = byBlock.get(spot.block);
      if (list) list.push(spot);
      else byBlock.set(spot.block, [spot]);
    });
  const map = hexMapOf(stage);
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
  const blocksAt = (p: Point): readonly Block[] =>
    world.blocks.filter(({ box }) => contains(box, p)).toSorted((a, b) => Number(b.inner) - Number(a.inner));
  const inBlock = (block: Block, p: Point, want: 'hex' | 'slot'): Place | null => {
    const own = byBlock.get(block.id) ?? [];
    const { surface } = block;
    if (surface.kind === 'hexmap') return onMap(p, want);
    if (surface.kind === 'track') return `${surface.place}/${valueAt(surface, block.box, p.x)}`;
    if (surface.kind === 'network') return closestBox(own, p, 14)?.place ?? null;
    if (surface.kind === 'market' || surface.kind === 'steps') return closestBox(own, p, 12)?.place ?? null;
    const field = innermost(own, p)?.place;
    if (field !== undefined) return field;
    if (surface.kind === 'mat') return surface.place;
    return closestBox(own, p, Infinity)?.place ?? null;
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
