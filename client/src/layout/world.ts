import type { Stage, Surface } from '@stellwerk/engine/stage/stage.ts';
import type { Seat } from '@stellwerk/engine/table/types.ts';
import { type Box, boundsOf, type Point } from '../draw/geometry.ts';
import { MAT_HEIGHT, type MatForm } from '../draw/mat.ts';
import { planTray, type RackPlan, type RackSurface } from '../draw/rack.ts';
import { TRACK_HEIGHT } from '../draw/profit.ts';
import { placeMats } from './mats.ts';
import { placeSide, type SideBlock } from './side.ts';

export const MARGIN = 31;
export const GAP = 22;
const HEADER = 100;

/** A surface and where it lies. */
export interface Block {
  readonly id: string;
  readonly surface: Surface;
  readonly box: Box;
  /** Lies on the sheet of another block. */
  readonly inner: boolean;
  readonly plan?: RackPlan;
}

/** Where all surfaces of a table lie, in world units. */
export interface World {
  readonly width: number;
  readonly height: number;
  readonly blocks: readonly Block[];
  /** Added to the centre of a hex on its grid; null without a hex map. */
  readonly origin: Point | null;
  readonly matForm: MatForm;
}

type Kind<K extends Surface['kind']> = Extract<Surface, { readonly kind: K }>;
const isKind =
  <K extends Surface['kind']>(kind: K) =>
  (surface: Surface): surface is Kind<K> =>
    surface.kind === kind;

interface Middle {
  readonly surface: Kind<'hexmap'> | Kind<'network'> | null;
  readonly w: number;
  readonly h: number;
}

const SMALLEST_NETWORK = 1300;

function measureMap(stage: Stage): Middle {
  const map = stage.surfaces.find(isKind('hexmap'));
  if (map) {
    const bounds = boundsOf(Object.values(map.board.hexes), map.board.orientation);
    return { surface: map, w: Math.max(bounds.w + 44, 820), h: bounds.h + HEADER + 38 };
  }
  const network = stage.surfaces.find(isKind('network'));
  if (!network) return { surface: null, w: 0, h: 0 };
  const scale = Math.max(1, SMALLEST_NETWORK / network.size.width);
  return { surface: network, w: network.size.width * scale, h: network.size.height * scale };
}

/** Three columns up to 48 kinds, then more, until it is no higher than what stands beside it. */
function measureTray(surface: RackSurface, height: number): RackPlan {
  const kinds = surface.groups.reduce((sum, group) => sum + group.slots.length, 0);
  let columns = kinds <= 48 ? 3 : kinds <= 72 ? 4 : 5;
  let plan = planTray(surface, columns);
  while (plan.h > Math.max(height, 600) && columns < 9) plan = planTray(surface, ++columns);
  return plan;
}

/** The rule of the house: tray, map, then market, depot, bank and charters; mats in rows below and above. */
export function worldOf(stage: Stage, viewer: Seat | null): World {
  const map = measureMap(stage);
  const tracks = stage.surfaces.filter(isKind('track'));
  const below = tracks.length * (TRACK_HEIGHT + GAP);
  const isWide = map.w > 1.6 * map.h;
  const tray = stage.surfaces.find((s): s is RackSurface => s.kind === 'rack' && s.role === 'tray');
  const side = placeSide(stage, isWide ? map.w + 250 : null);
  const seats = stage.surfaces.filter(isKind('mat'));
  const mats = placeMats(seats, viewer);
  const top = MARGIN + (mats.top.length > 0 ? MAT_HEIGHT + GAP : 0);
  const mapHeight = Math.max(map.h + below, isWide ? 0 : side.h);
  const trayPlan = tray ? measureTray(tray, mapHeight) : null;
  const areaHeight = Math.max(mapHeight, trayPlan?.h ?? 0);
  const blocks: Block[] = [];
  let x = MARGIN;
  if (tray && trayPlan) {
    blocks.push({
      id: tray.id,
      surface: tray,
      box: { x, y: top, w: trayPlan.w, h: areaHeight },
      inner: false,
      plan: trayPlan,
    });
    x += trayPlan.w + GAP;
  }
  const mapBox: Box = { x, y: top, w: map.w, h: areaHeight - below };
  if (map.surface) {
    blocks.push({ id: map.surface.id, surface: map.surface, box: mapBox, inner: false });
    tracks.forEach((surface, i) =>
      blocks.push({
        id: surface.id,
        surface,
        box: { x, y: mapBox.y + mapBox.h + GAP + i * (TRACK_HEIGHT + GAP), w: map.w, h: TRACK_HEIGHT },
        inner: false,
      }),
    );
    x += map.w + GAP;
  }
  const at: Point = isWide ? { x: MARGIN, y: top + areaHeight + GAP } : { x, y: top };
  for (const block of side.blocks) blocks.push(moved(block, at));
  for (const block of headerSteps(stage, mapBox, side.blocks)) blocks.push(block);
  const right = Math.max(x - GAP, isWide ? MARGIN + side.w : x + side.w);
  const width = Math.max(right + MARGIN, mats.least);
  const bottom = isWide ? at.y + side.h : top + areaHeight;
  blocks.push(...mats.lay(width, MARGIN, bottom + GAP));
  return {
    width,
    height: bottom + GAP + MAT_HEIGHT * (mats.bottom.length > 0 ? 1 : 0) + MARGIN,
    blocks,
    origin: originOf(map, mapBox),
    matForm: Object.values(stage.faces).some(({ kind }) => kind === 'certificate') ? 'top' : 'side',
  };
}

const moved = ({ id, surface, box, inner, plan }: SideBlock, by: Point): Block => ({
  id,
  surface,
  box: { ...box, x: box.x + by.x, y: box.y + by.y },
  inner,
  ...(plan ? { plan } : {}),
});

function originOf({ surface }: Middle, box: Box): Point | null {
  if (surface?.kind !== 'hexmap') return null;
  const bounds = boundsOf(Object.values(surface.board.hexes), surface.board.orientation);
  const free = box.h - HEADER - bounds.h;
  return { x: box.x + (box.w - bounds.w) / 2 - bounds.x, y: box.y + HEADER + free / 2 - 6 - bounds.y };
}

/** Phases stand at the right of the map's header; so does a round track for which no market has room. */
function headerSteps(stage: Stage, map: Box, placed: readonly SideBlock[]): readonly Block[] {
  const steps = stage.surfaces
    .filter(isKind('steps'))
    .filter(({ role, id }) => role !== 'step' && !placed.some((b) => b.id === id));
  let right = map.x + map.w - 24;
  return steps.map((surface) => {
    const isColoured = surface.steps.some(({ colour }) => colour !== undefined);
    const w = isColoured
      ? 90 + surface.steps.length * 77
      : Math.min(120 + surface.steps.length * 125, map.w * 0.5);
    right -= w;
    const box = { x: right, y: map.y + 20, w, h: 62 };
    right -= 24;
    return { id: surface.id, surface, box, inner: true };
  });
}

export const blockOf = (world: World, id: string): Block | undefined =>
  world.blocks.find((block) => block.id === id);
