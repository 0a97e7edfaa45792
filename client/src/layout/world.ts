import type { Stage, Surface } from '@stellwerk/engine/stage/stage.ts';
import type { Seat } from '@stellwerk/engine/table/types.ts';
import type { CompanyForm } from '../draw/company.ts';
import { type Box, boundsOf, type Point } from '../draw/geometry.ts';
import { MAT_HEIGHT, type MatForm } from '../draw/mat.ts';
import type { RackPlan } from '../draw/rack.ts';
import { TRACK_HEIGHT } from '../draw/profit.ts';
import { type Side, type SideBlock } from './bank.ts';
import { type Kind, surfacesOf } from './surfaces-of.ts';
import { areOffered, hasCharters } from './charters.ts';
import { arrangementOf } from './kinds/brought.ts';
import { gridMats, matRows, placeMats } from './mats.ts';
import { fitTray } from './racks.ts';
import { isShort, placeSide } from './side.ts';

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
  /** Drawn so many times as large as it is by itself. */
  readonly scale?: number;
  /** Lies on the cloth, without a sheet. */
  readonly bare?: boolean;
  /** Not as it usually is: a company as a card, half a card, a plate or a spine; a market without its title; a folded tray. */
  readonly form?: BlockForm;
}
export type BlockForm =
  | CompanyForm
  | 'bench'
  | 'sheet'
  | 'spine'
  | 'headless'
  | 'plain'
  | 'folded'
  | 'strip'
  | 'line';

/** Where all surfaces of a table lie, in world units. */
export interface World {
  readonly width: number;
  readonly height: number;
  readonly blocks: readonly Block[];
  /** Added to the centre of a hex on its grid; null without a hex map. */
  readonly origin: Point | null;
  readonly matForm: MatForm;
  /** Pixels a unit down to which all of it is made to be read at once; without it, as usual. */
  readonly legible?: number;
}

const WIDE = 1.6;
const TALL = 1.25;
const HIGHEST_MAT = 600;
/** Before charters of companies that wait lie open, mats beside a tall map are so high. */
const ROOMY_MAT = 520;

interface Middle {
  readonly surface: Kind<'hexmap'> | null;
  readonly w: number;
  readonly h: number;
}

function measureMap(stage: Stage): Middle {
  const [map] = surfacesOf(stage, 'hexmap');
  if (!map) return { surface: null, w: 0, h: 0 };
  const bounds = boundsOf(Object.values(map.board.hexes), map.board.orientation);
  return { surface: map, w: Math.max(bounds.w + 44, 820), h: bounds.h + HEADER + 38 };
}

/** The rule of the house: tray, map, then market, depot, bank and charters; mats in rows below and above. */
export function worldOf(stage: Stage, viewer: Seat | null, window?: number): World {
  const own = arrangementOf(stage);
  if (own) return own.of(stage, viewer, window);
  const map = measureMap(stage);
  const seats = surfacesOf(stage, 'mat');
  const isWide = map.w > WIDE * map.h;
  // Beside a tall map there is room for the mats too; below it they would make everything smaller.
  const isTall = map.h > TALL * map.w && hasCharters(stage);
  const tracks = map.surface ? surfacesOf(stage, 'track').filter((track) => !isShort(track)) : [];
  const below = tracks.length * (TRACK_HEIGHT + GAP);
  const matsHeight = isTall ? matRows(seats.length) * (MAT_HEIGHT + GAP) : 0;
  const matsRoom = areOffered(stage) ? matsHeight : isTall ? matRows(seats.length) * (ROOMY_MAT + GAP) : 0;
  const side = placeSide(stage, map.h + below - matsRoom, isWide ? map.w + 250 : null);
  const mats = placeMats(isTall ? [] : seats, viewer);
  const top = MARGIN + (mats.top.length > 0 ? MAT_HEIGHT + GAP : 0);
  const mapHeight = Math.max(map.h + below, isWide ? 0 : side.h + matsHeight);
  const [tray] = surfacesOf(stage, 'rack').filter(({ role }) => role === 'tray');
  const trayPlan = tray ? fitTray(tray, mapHeight) : null;
  const areaHeight = Math.max(mapHeight, trayPlan?.h ?? 0);
  const trayWidth = trayPlan ? trayPlan.w + GAP : 0;
  const mapBox: Box = { x: MARGIN + trayWidth, y: top, w: map.w, h: areaHeight - below };
  const blocks: Block[] = [];
  if (tray && trayPlan)
    blocks.push({
      id: tray.id,
      surface: tray,
      box: { x: MARGIN, y: top, w: trayPlan.w, h: areaHeight },
      inner: false,
      plan: trayPlan,
    });
  if (map.surface) blocks.push({ id: map.surface.id, surface: map.surface, box: mapBox, inner: false });
  tracks.forEach((surface, i) => {
    const y = mapBox.y + mapBox.h + GAP + i * (TRACK_HEIGHT + GAP);
    blocks.push({ id: surface.id, surface, box: { ...mapBox, y, h: TRACK_HEIGHT }, inner: false });
  });
  const x = map.surface ? mapBox.x + map.w + GAP : mapBox.x;
  const at: Point = isWide ? { x: MARGIN, y: top + areaHeight + GAP } : { x, y: top };
  for (const block of side.blocks) blocks.push(moved(block, at));
  blocks.push(...headerSteps(stage, mapBox, side.blocks));
  const right = Math.max(x - GAP, isWide ? MARGIN + side.w : x + side.w);
  const width = Math.max(right + MARGIN, mats.least);
  const bottom = isWide ? at.y + side.h : top + areaHeight;
  if (isTall) blocks.push(...besideMap(seats, viewer, side, at, areaHeight));
  blocks.push(...mats.lay(width, MARGIN, bottom + GAP));
  return {
    width,
    height: bottom + (mats.bottom.length > 0 ? GAP + MAT_HEIGHT : 0) + MARGIN,
    blocks,
    origin: originOf(map, mapBox),
    matForm: Object.values(stage.faces).some(({ kind }) => kind === 'certificate') ? 'top' : 'side',
  };
}

/** Mats under what stands beside the map, down to its lower edge. */
function besideMap(
  seats: readonly Kind<'mat'>[],
  viewer: Seat | null,
  side: Side,
  at: Point,
  height: number,
): readonly Block[] {
  const rows = matRows(seats.length);
  const most = rows * HIGHEST_MAT + (rows - 1) * GAP;
  const h = Math.min(most, height - side.h - GAP);
  return gridMats(seats, viewer, { x: at.x, y: at.y + height - h, w: side.w, h });
}

const moved = (block: SideBlock, by: Point): Block => ({
  ...block,
  box: { ...block.box, x: block.box.x + by.x, y: block.box.y + by.y },
});

function originOf({ surface }: Middle, box: Box): Point | null {
  if (!surface) return null;
  const bounds = boundsOf(Object.values(surface.board.hexes), surface.board.orientation);
  const free = box.h - HEADER - bounds.h;
  return { x: box.x + (box.w - bounds.w) / 2 - bounds.x, y: box.y + HEADER + free / 2 - 6 - bounds.y };
}

/** Phases stand at the right of the map's header; so does a round track for which no market has room. */
function headerSteps(stage: Stage, map: Box, placed: readonly SideBlock[]): readonly Block[] {
  const steps = surfacesOf(stage, 'steps').filter(
    ({ role, id }) => role !== 'step' && !placed.some((b) => b.id === id),
  );
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

/** A field of a rack, in the world. */
export const slotBox = (block: Block, group: number, index: number): Box | null => {
  const local = block.plan?.groups[group]?.slots[index];
  const { box, scale = 1 } = block;
  return local
    ? { x: box.x + local.x * scale, y: box.y + local.y * scale, w: local.w * scale, h: local.h * scale }
    : null;
};
