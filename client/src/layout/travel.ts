import type { Stage } from '@stellwerk/engine/stage/stage.ts';
import type { Seat } from '@stellwerk/engine/table/types.ts';
import type { Box } from '../draw/geometry.ts';
import type { NetworkSurface } from '../draw/lanes.ts';
import { MAT_HEIGHT } from '../draw/mat.ts';
import { TRACK_HEIGHT } from '../draw/profit.ts';
import { hasBank, placeBank } from './bank.ts';
import { fromViewer } from './mats.ts';
import { openSea } from './open-sea.ts';
import { racksOf, surfacesOf } from './surfaces-of.ts';
import { placeCards, planOnSea } from './travel-cards.ts';
import type { Block, World } from './world.ts';

/**
 * A table on which people travel between cities: the map with its tracks under it, the cards that all choose from beside
 * it, the mats below. The cards say how high the map is; what the shape of the window leaves goes to the mats, on which
 * more and more lies, and in a wide window to the map. Piles and bank lie on the sea, where the map has some.
 */
const MARGIN = 31;
const GAP = 22;
const WINDOW = 1260 / 948;
/** A map is at least so wide for its height, and at most. */
const MAP = { least: 1.04, most: 1.5 } as const;
const MATS = { least: MAT_HEIGHT, most: 620 } as const;
/** Names and purses of many people leave the room of their mats to the cards. */
const SMALL_MATS = 0.86;
const MANY = 4;
/** From here on contracts are read on mats too. */
const LEGIBLE = 0.4;

/** On a wider sheet pools would stand side by side, and their names would not be read. */
const PURSE = { least: { w: 350, h: 158 }, most: { w: 440, h: 184 } } as const;
const PILES = { least: { w: 340, h: 112 }, most: { w: 480, h: 150 } } as const;

/** Piles and bank on the sea of a map; null where it has too little of it. */
function onSea(stage: Stage, map: NetworkSurface, sheet: Box): readonly Block[] | null {
  const depots = racksOf(stage, 'depot');
  const [piles, purse] = [openSea(map, sheet, 'right', PILES), openSea(map, sheet, 'left', PURSE)];
  if (!piles || !purse || depots.length > 1) return null;
  return [
    ...depots.map((surface): Block => ({
      id: surface.id,
      surface,
      box: piles,
      inner: true,
      plan: planOnSea(stage, surface, piles),
      bare: true,
      form: 'headless',
    })),
    ...(hasBank(stage) ? placeBank(stage, purse).map((block) => ({ ...block, inner: true })) : []),
  ];
}

interface Plan {
  readonly width: number;
  readonly height: number;
  readonly map: Box;
  readonly mats: number;
}

/** How wide the map and how high the mats are, beside and under cards of this size. */
function planOf(window: number, side: { readonly w: number; readonly h: number }, below: number): Plan {
  const high = side.h - below;
  const others = 2 * MARGIN + GAP + side.w;
  const matsIn = (wide: number): number => wide / window - 2 * MARGIN - GAP - side.h;
  const least = MAP.least * high;
  const mats = Math.max(MATS.least, Math.min(MATS.most, matsIn(others + least)));
  const height = 2 * MARGIN + side.h + GAP + mats;
  // With nothing beside it, it is as wide as the window.
  const most = side.w > 0 ? MAP.most * high : Number.POSITIVE_INFINITY;
  const w = Math.max(least, Math.min(most, window * height - others));
  return { width: others + w, height, map: { x: MARGIN, y: MARGIN, w, h: high }, mats };
}

/** The mats in one row, own seat first. */
function placeMats(stage: Stage, viewer: Seat | null, box: Box): readonly Block[] {
  const mats = fromViewer(surfacesOf(stage, 'mat'), viewer);
  const w = (box.w + GAP) / Math.max(1, mats.length) - GAP;
  return mats.map((surface, i) => ({
    id: surface.id,
    surface,
    box: { ...box, x: box.x + i * (w + GAP), w },
    inner: false,
    ...(mats.length >= MANY ? { scale: SMALL_MATS } : {}),
  }));
}

export function travelOf(stage: Stage, viewer: Seat | null, window = WINDOW): World {
  const [map] = surfacesOf(stage, 'network');
  const tracks = surfacesOf(stage, 'track');
  const below = tracks.length * (TRACK_HEIGHT + GAP);
  const planWith = (isStocked: boolean) => {
    const side = placeCards(stage, isStocked);
    return { side, plan: planOf(window, side, below) };
  };
  const free = planWith(true);
  const stock = map ? onSea(stage, map, free.plan.map) : null;
  const { side, plan } = stock ? free : planWith(false);
  const x = plan.map.x + plan.map.w + GAP;
  const blocks: readonly Block[] = [
    ...(map ? [{ id: map.id, surface: map, box: plan.map, inner: false }] : []),
    ...(stock ?? []),
    ...tracks.map((surface, i) => {
      const y = plan.map.y + plan.map.h + GAP + i * (TRACK_HEIGHT + GAP);
      return { id: surface.id, surface, box: { ...plan.map, y, h: TRACK_HEIGHT }, inner: false };
    }),
    ...side.blocks.map((block) => ({
      ...block,
      box: { ...block.box, x: block.box.x + x, y: block.box.y + MARGIN },
    })),
    ...placeMats(stage, viewer, {
      x: MARGIN,
      y: MARGIN + side.h + GAP,
      w: plan.width - 2 * MARGIN,
      h: plan.mats,
    }),
  ];
  return { width: plan.width, height: plan.height, blocks, origin: null, matForm: 'side', legible: LEGIBLE };
}
