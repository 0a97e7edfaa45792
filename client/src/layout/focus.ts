import type { Seat } from '@stellwerk/engine/table/types.ts';
import type { Box, Point } from '../draw/geometry.ts';
import { isLowDemand } from '../draw/low-demand.ts';
import { isMap } from './kinds/list.ts';
import type { Scene } from './scene.ts';
import { surfacesOf } from './surfaces-of.ts';
import type { Block, World } from './world.ts';

/** What a key or a tap brings into view: the map, who runs what, where things are priced, and what people hold. */
export const SIGHTS = ['map', 'companies', 'market', 'hands'] as const;
export type Sight = (typeof SIGHTS)[number];

const isDisplay = ({ surface }: Block): boolean => surface.kind === 'rack' && surface.role === 'display';
const isDepot = ({ surface }: Block): boolean => surface.kind === 'rack' && surface.role === 'depot';
/** What a round of deliveries is about, and whoever delivers. */
const isHeart = ({ surface, form, box }: Block): boolean =>
  form === 'bench' || (surface.kind === 'demand' && !isLowDemand(box));
const isLines = ({ surface }: Block): boolean => surface.kind === 'market' && surface.lines !== undefined;
/** Rows and columns of prices that have the trains in their empty corner. */
const isGrid = ({ surface, form }: Block): boolean => surface.kind === 'market' && form === 'headless';
const isPool = ({ surface }: Block): boolean =>
  surface.kind === 'bank' || (surface.kind === 'rack' && surface.role === 'pool');

/** For each of them what to look for, the best first: not every title has a market or charters. */
const LOOKS: Readonly<Record<Sight, readonly ((block: Block, viewer: Seat | null) => boolean)[]>> = {
  map: [({ surface }) => isMap(surface)],
  companies: [
    ({ surface }) => surface.kind === 'group',
    ({ surface, form }) => surface.kind === 'charter' && form !== 'bench',
    ({ surface }) => surface.kind === 'charter',
  ],
  market: [
    isHeart,
    isLines,
    isGrid,
    (block) => block.surface.kind === 'market' || isDisplay(block) || isDepot(block) || isPool(block),
  ],
  hands: [({ surface }) => surface.kind === 'mat'],
};

export const boxAround = (boxes: readonly Box[]): Box => {
  const [x, y] = [Math.min(...boxes.map((b) => b.x)), Math.min(...boxes.map((b) => b.y))];
  return {
    x,
    y,
    w: Math.max(...boxes.map((b) => b.x + b.w)) - x,
    h: Math.max(...boxes.map((b) => b.y + b.h)) - y,
  };
};

/** The box round all blocks that belong to a sight; null at a table without any. */
export function sightOf({ blocks }: World, sight: Sight, viewer: Seat | null): Box | null {
  const outer = blocks.filter(({ inner }) => !inner);
  for (const look of LOOKS[sight]) {
    const found = outer.filter((block) => look(block, viewer)).map(({ box }) => box);
    if (found.length === 0) continue;
    // Lines of prices lie above what companies earned last.
    const earned = look === isLines ? outer.filter(({ surface }) => surface.kind === 'dividends') : [];
    return boxAround([...found, ...earned.map(({ box }) => box)]);
  }
  return null;
}

/** The same without whoever acts in it: for little room. */
export const heartSheet = ({ blocks }: World): Box | null =>
  blocks.find((block) => isHeart(block) && block.form !== 'bench')?.box ?? null;

/** What the round is about where that is no map; null: the map. */
export function heartBox({ blocks }: World): Box | null {
  const found = blocks.filter(isHeart).map(({ box }) => box);
  return found.length > 0 ? boxAround(found) : null;
}

/** The new trains that companies buy; null at a table without any. */
export function depotOf({ blocks }: World): Box | null {
  const found = blocks.filter((block) => !block.inner && isDepot(block)).map(({ box }) => box);
  return found.length > 0 ? boxAround(found) : null;
}

/** The sights that a table has. */
export const sightsOf = (world: World): readonly Sight[] =>
  SIGHTS.filter((sight) => sightOf(world, sight, null) !== null);

/** The middle of what whoever acts has built on a map of hexes: there it goes on; null where nothing is built yet. */
export function heartOf({ world, stage, drawables }: Scene): Point | null {
  const map = world.blocks.find(({ surface }) => surface.kind === 'hexmap');
  if (!map) return null;
  const acting = surfacesOf(stage, 'charter').flatMap(({ acting: isActing, livery }) =>
    isActing ? [livery] : [],
  );
  const own = drawables.filter(
    ({ group, face }) => group === map.id && face.kind === 'disc' && acting.includes(face.livery),
  );
  if (own.length === 0) return null;
  const around = boxAround(own.map(({ x, y }) => ({ x, y, w: 0, h: 0 })));
  return { x: around.x + around.w / 2, y: around.y + around.h / 2 };
}

/** As much of a map as a window of this size (in units) shows, around a point and without going beyond its edge. */
export function partOf(map: Box, around: Point, { w, h }: { readonly w: number; readonly h: number }): Box {
  const [wide, high] = [Math.min(w, map.w), Math.min(h, map.h)];
  return {
    x: Math.min(map.x + map.w - wide, Math.max(map.x, around.x - wide / 2)),
    y: Math.min(map.y + map.h - high, Math.max(map.y, around.y - high / 2)),
    w: wide,
    h: high,
  };
}

/** What a tile in its tray is seen with: its number, and the colour above it. */
const LABEL = 30;

/** The tiles that may be laid by now, where their tray lies open beside the map; null elsewhere. */
export function openTilesOf({ world, drawables }: Scene): Box | null {
  const tray = world.blocks.find(({ surface }) => surface.kind === 'rack' && surface.role === 'tray');
  const open = drawables.filter(({ group, face, dim }) => group === tray?.id && face.kind === 'tile' && !dim);
  if (open.length === 0) return null;
  return boxAround(
    open.map(({ x, y, w, h }) => ({
      x: x - w / 2 - LABEL,
      y: y - h / 2 - LABEL,
      w: w + 2 * LABEL,
      h: h + 2 * LABEL,
    })),
  );
}

/** The room that a place on the map is given in a window that shows more than the map. */
const ROOM = 130;

/** As much of a map as a window shows, around a point, with something beside it in sight; null where both do not fit. */
export function partWith(
  map: Box,
  around: Point,
  { w, h }: { readonly w: number; readonly h: number },
  beside: Box,
): Box | null {
  const both = boxAround([beside, { x: around.x - ROOM, y: around.y - ROOM, w: 2 * ROOM, h: 2 * ROOM }]);
  if (both.w > w || both.h > h) return null;
  const all = boxAround([map, beside]);
  const { x, y, w: wide, h: high } = partOf(all, around, { w, h });
  const near = (from: number, size: number, first: number, last: number): number =>
    Math.max(last - size, Math.min(from, first));
  return {
    x: near(x, wide, both.x, both.x + both.w),
    y: near(y, high, both.y, both.y + both.h),
    w: wide,
    h: high,
  };
}
