import type { Surface } from '@stellwerk/engine/stage/stage.ts';
import type { Place } from '@stellwerk/engine/table/types.ts';
import { layoutOf } from '../draw/face-layout.ts';
import type { Board, BoardHex } from '../draw/board.ts';
import {
  at,
  type Box,
  centreOf,
  contains,
  distance,
  HEX,
  hexUnder,
  INNER,
  isOddGrid,
  type Point,
  spotKey,
  type WorldPoint,
} from '../draw/geometry.ts';
import { marketCellBox, planMarket } from '../draw/market.ts';
import { cityPoints, segmentSpots, type NetworkSurface } from '../draw/network.ts';
import { fieldBox, fieldCount, valueAt } from '../draw/profit.ts';
import { slotRadius, slotsOf } from '../draw/stops.ts';
import { stepBoxes } from '../draw/steps.ts';
import { hexMapOf } from './board.ts';
import type { Block, World } from './world.ts';
import type { Stage } from '@stellwerk/engine/stage/stage.ts';

/** Where a place is: its middle, how large it is, and of what shape. */
export interface Spot extends Point {
  readonly place: Place;
  readonly w: number;
  readonly h: number;
  readonly shape: 'hex' | 'disc' | 'box';
  readonly block: string;
  /** Direction in radians (sticks). */
  readonly angle?: number;
}

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

type Add = (spot: Spot) => void;
const boxSpot = (place: Place, block: string, box: Box): Spot => ({
  place,
  block,
  ...centreOf(box),
  w: box.w,
  h: box.h,
  shape: 'box',
});

function addHex(hex: BoardHex, block: string, isFlat: boolean, add: Add): void {
  const place = `hex/${hex.id}`;
  const [w, h] = isFlat ? [2 * HEX, 2 * INNER] : [2 * INNER, 2 * HEX];
  add({ place, block, x: hex.x, y: hex.y, w, h, shape: 'hex' });
  for (const { node, index, at: stop } of layoutOf(hex.art).drawn.stops) {
    const r = slotRadius(node.slots);
    slotsOf(node.slots).forEach((p, slot) =>
      add({
        place: `${place}/n${index}/${slot}`,
        block,
        x: hex.x + stop.x + p.x,
        y: hex.y + stop.y + p.y,
        w: 2 * r,
        h: 2 * r,
        shape: 'disc',
      }),
    );
  }
}

export const slotBox = (block: Block, group: number, index: number): Box | null => {
  const local = block.plan?.groups[group]?.slots[index];
  return local ? { ...local, x: block.box.x + local.x, y: block.box.y + local.y } : null;
};

function addSegments(surface: NetworkSurface, block: Block, add: Add): void {
  const cities = cityPoints(surface, block.box);
  for (const connection of surface.connections)
    segmentSpots(connection, cities).forEach((track, t) =>
      track.forEach((spot, s) =>
        add({ place: `${surface.place}/${connection.id}/${t}/${s}`, block: block.id, ...spot, shape: 'box' }),
      ),
    );
}

function addRack(surface: Extract<Surface, { readonly kind: 'rack' }>, block: Block, add: Add): void {
  const slots = surface.groups.flatMap((group, g) => group.slots.map((slot, i) => ({ slot, g, i })));
  for (const place of new Set(slots.map(({ slot }) => slot.place))) {
    const own = slots.filter(({ slot }) => slot.place === place);
    const only = own.length === 1 && slots.length > 1 ? own[0] : undefined;
    const box = only ? slotBox(block, only.g, only.i) : null;
    add(boxSpot(place, block.id, box ?? block.box));
  }
}

function addBlock(block: Block, board: Board | null, add: Add): void {
  const { surface, box, id } = block;
  switch (surface.kind) {
    case 'hexmap':
      for (const hex of board?.hexes ?? []) addHex(hex, id, board?.orientation === 'flat', add);
      return;
    case 'market':
      for (const { row, col, box: local } of planMarket(surface).cells)
        add(boxSpot(`${surface.place}/${row}/${col}`, id, marketCellBox(planMarket(surface), box, local)));
      return;
    case 'rack':
      addRack(surface, block, add);
      return;
    case 'charter':
    case 'mat':
      add(boxSpot(surface.place, id, box));
      return;
    case 'bank':
      // The pool shares the sheet and has the lower part.
      add(boxSpot(surface.place, id, { ...box, h: Math.min(box.h, 80) }));
      return;
    case 'steps':
      stepBoxes(surface, box).forEach((b, i) =>
        add(boxSpot(`${surface.id}/${surface.steps[i]?.id ?? i}`, id, b)),
      );
      return;
    case 'network':
      addSegments(surface, block, add);
      return;
    case 'track':
      for (let i = 0; i < fieldCount(surface); i++) {
        const value = surface.from + i * surface.step;
        add(boxSpot(`${surface.place}/${value}`, id, fieldBox(surface, box, value)));
      }
      return;
    case 'bars':
      return;
    default:
      surface satisfies never;
  }
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
export function placesOf(world: World, stage: Stage, board: Board | null): Places {
  const spots = new Map<Place, Spot>();
  const byBlock = new Map<string, Spot[]>();
  for (const block of world.blocks)
    addBlock(block, board, (spot) => {
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
