import type { Slot, Stage, Surface } from '@stellwerk/engine/stage/stage.ts';
import type { Seat } from '@stellwerk/engine/table/types.ts';
import { COMPANY } from '../draw/company.ts';
import { type Box, boundsOf } from '../draw/geometry.ts';
import { MAT_HEIGHT } from '../draw/mat.ts';
import { bareSheet, marketTriangle, planBare } from '../draw/market.ts';
import type { SideBlock } from './bank.ts';
import { PRIVATE } from '../draw/private-card.ts';
import type { Size } from '../draw/rack.ts';
import { placeCompanies } from './companies.ts';
import { fromViewer } from './mats.ts';
import { BARE, fitDisplay, largestDisplay, planDepot, planStrip, SHEET } from './racks.ts';
import { slotSize } from './side.ts';
import { type Kind, racksOf, surfacesOf } from './surfaces-of.ts';
import type { Block, World } from './world.ts';

/**
 * A table for a map so large that everything else makes room for it: companies in one column beside it, under both the
 * market with trains, bank and rounds in its empty corner, and the mats. What is said of the map stands in its corners.
 */
const MARGIN = 31;
const GAP = 30;
/** The lower part is at least so high; a table as wide as a window with its panel makes it higher. */
const LOWER = 1000;
const WINDOW = 1100 / 848;
/** Names of 11 pixels find their room on the map from here on. */
const LEGIBLE = 0.24;
const MAP_PAD = 34;
/** The purse, trains and rounds in the corner of the market, in parts of their own size. */
const CORNER = 1.36;
const LINE = 3;

interface Plan {
  readonly map: Box;
  readonly side: Box;
  readonly market: Box;
  readonly mats: Box;
}

function planOf(bounds: Box, seats: number): Plan {
  const map = { x: MARGIN, y: MARGIN, w: bounds.w + 2 * MAP_PAD, h: bounds.h + 2 * MAP_PAD };
  const side = { x: map.x + map.w + GAP, y: MARGIN, w: COMPANY.w + 44, h: map.h };
  const y = map.y + map.h + GAP;
  const wide = side.x + side.w - MARGIN;
  const h = Math.max(LOWER, (wide + 2 * MARGIN) / WINDOW - y - MARGIN);
  const market = { x: MARGIN, y, w: wide * (seats > 4 ? 0.47 : 0.525), h };
  const x = market.x + market.w + GAP;
  return { map, side, market, mats: { x, y, w: MARGIN + wide - x, h } };
}

/** Name and purse find room side by side on a mat that is so wide, in its own units. */
const LEAST_MAT = 560;

/** In two rows, own seat first; a row of fewer has wider ones, and what is on them is of one size. */
function placeMats(stage: Stage, viewer: Seat | null, box: Box): readonly Block[] {
  const mats = fromViewer(surfacesOf(stage, 'mat'), viewer);
  const upper = Math.ceil(mats.length / 2);
  const h = (box.h - GAP) / 2;
  const wide = (count: number): number => (box.w + GAP) / count - GAP;
  const scale = Math.min(h / MAT_HEIGHT, wide(upper) / LEAST_MAT);
  return mats.map((surface, i) => {
    const [row, count] = i < upper ? [0, upper] : [1, mats.length - upper];
    const w = wide(count);
    const at = { x: box.x + (i - row * upper) * (w + GAP), y: box.y + row * (h + GAP) };
    return { id: surface.id, surface, box: { ...at, w, h }, inner: false, scale };
  });
}

/** Trains that are sold out leave their room to the others. */
function onlyLeft(depot: Kind<'rack'>): Kind<'rack'> {
  const groups = depot.groups.map((group) => ({
    ...group,
    slots: group.slots.filter(({ count }) => count !== 0),
  }));
  return groups.some(({ slots }) => slots.length > 0) ? { ...depot, groups } : depot;
}

/** Bank, pool and what is out of the game side by side. */
function bankRow(stage: Stage, { w, h }: Box): readonly SideBlock[] {
  const [bank] = surfacesOf(stage, 'bank');
  const [pool] = racksOf(stage, 'pool');
  const [out] = racksOf(stage, 'out');
  const left = bank ? Math.min(220, w * 0.46) : 0;
  const right = out ? 84 : 0;
  const block = (surface: Surface | undefined, box: Box): readonly SideBlock[] =>
    surface ? [{ id: surface.id, surface, box, inner: true }] : [];
  return [
    ...block(bank, { x: 0, y: 0, w: left, h: Math.min(h, 112) }),
    ...block(pool, { x: left + 8, y: 0, w: w - left - right - 16, h }),
    ...block(out, { x: w - right, y: 8, w: right, h: Math.min(h - 16, 60) }),
  ];
}

/** Trains, bank, pools and rounds in one box. */
function placeCorner(stage: Stage, box: Box, isOnSheet: boolean): readonly Block[] {
  const [depot] = racksOf(stage, 'depot');
  const blocks: Block[] = [];
  const upper = box.h * 0.58;
  const smalls = racksOf(stage, 'display').filter((rack) => !isOffered(rack));
  // In a low box their fields stand in one line.
  const aside = smalls.length > 0 ? box.w * (box.w > LINE * box.h ? 0.45 : 0.3) : 0;
  if (depot) {
    const surface = onlyLeft(depot);
    const wide = box.w - aside - (aside > 0 ? 12 : 0);
    const plan = planDepot(surface, wide / CORNER, upper / CORNER);
    blocks.push({
      id: depot.id,
      surface,
      box: { ...box, w: wide, h: upper },
      inner: isOnSheet,
      scale: CORNER,
      plan,
    });
  }
  smalls.forEach((surface, i) => {
    const high = upper / smalls.length;
    const own = { x: box.x + box.w - aside, y: box.y + i * high, w: aside, h: high };
    const plan = fitDisplay(
      surface,
      { w: own.w / CORNER, h: own.h / CORNER },
      cardSized(slotSize(stage)),
      isOnSheet ? BARE : { ...BARE, pad: SHEET.pad },
    );
    blocks.push({ id: surface.id, surface, box: own, inner: isOnSheet, scale: CORNER, plan });
  });
  const y = box.y + upper + 12;
  const h = box.h - upper - 12;
  const rounds = [
    ...surfacesOf(stage, 'steps').filter(({ role }) => role === 'round'),
    ...surfacesOf(stage, 'rounds'),
  ];
  const bankWide = rounds.length > 0 ? box.w * 0.56 : box.w;
  const own = { x: 0, y: 0, w: bankWide / CORNER, h: h / CORNER };
  const [out] = racksOf(stage, 'out');
  for (const block of bankRow(stage, own))
    blocks.push({
      ...block,
      // What is out of the game is a heap that needs no name.
      inner: isOnSheet || block.surface === out,
      scale: CORNER,
      box: {
        x: box.x + block.box.x * CORNER,
        y: y + block.box.y * CORNER,
        w: block.box.w * CORNER,
        h: block.box.h * CORNER,
      },
    });
  rounds.forEach((surface, i) => {
    const high = h / rounds.length;
    const at = { x: box.x + bankWide + 20, y: y + i * high, w: box.w - bankWide - 20, h: high };
    blocks.push({ id: surface.id, surface, box: at, inner: true, scale: CORNER });
  });
  return blocks;
}

/** A tile that lies with cards is no higher than they are; fields for nothing in particular are for the plates of companies. */
const cardSized =
  (size: (slot: Slot) => Size) =>
  (slot: Slot): Size => {
    if (slot.kinds === undefined && slot.like === undefined) return { w: 112, h: 50 };
    const { w, h } = size(slot);
    return h > PRIVATE.h ? { w: Math.min(w, 120), h: PRIVATE.h } : { w, h };
  };

/** Something is sold here by bids. */
const isOffered = ({ groups }: Kind<'rack'>): boolean =>
  groups.some(({ slots }) => slots.some(({ bids }) => bids !== undefined));

/** The market as high as its box, and what stands in its empty corner; or what is sold before there are prices. */
function placeMarket(stage: Stage, box: Box): readonly Block[] {
  const [market] = surfacesOf(stage, 'market');
  const shown = racksOf(stage, 'display').filter(isOffered);
  const [tray] = racksOf(stage, 'tray').filter(({ form }) => form !== 'folded');
  if (tray) {
    const upper = box.h * 0.64;
    const plan = planStrip(tray, box.w / CORNER, upper / CORNER);
    return [
      { id: tray.id, surface: tray, box: { ...box, h: upper }, inner: false, scale: CORNER, plan },
      ...placeCorner(stage, { ...box, y: box.y + upper + GAP, h: box.h - upper - GAP }, false),
    ];
  }
  if (!market || shown.length > 0) {
    const upper = shown.length > 0 ? box.h * 0.62 : 0;
    const each = (box.w + GAP) / Math.max(1, shown.length);
    const size = cardSized(slotSize(stage));
    return [
      ...shown.map((surface, i): Block => {
        const own = { x: box.x + i * each, y: box.y, w: each - GAP, h: upper };
        const scale = largestDisplay(surface, own, size);
        const plan = fitDisplay(surface, { w: own.w / scale, h: own.h / scale }, size, SHEET);
        return { id: surface.id, surface, box: own, inner: false, scale, plan };
      }),
      ...placeCorner(stage, { ...box, y: box.y + upper + GAP, h: box.h - upper - GAP }, false),
    ];
  }
  const own = bareSheet(market);
  const scale = Math.min(box.h / own.h, box.w / own.w);
  const free = marketTriangle(market, planBare(market, { w: box.w / scale, h: box.h / scale }));
  const corner = {
    x: box.x + free.x * scale,
    y: box.y + free.y * scale,
    w: free.w * scale - 12,
    h: free.h * scale,
  };
  return [
    { id: market.id, surface: market, box, inner: false, scale, form: 'headless' },
    ...placeCorner(stage, corner, true),
  ];
}

const PHASES = { w: 610, h: 84 } as const;
export const CORNER_TITLE = { w: 640, h: 150 } as const;

/** Phases under the title, and under them the button of the tray, where no hex lies. */
function placeHead(stage: Stage, map: Box): readonly Block[] {
  const phases = surfacesOf(stage, 'steps').filter(({ role }) => role === 'phase');
  const [tray] = racksOf(stage, 'tray').filter(({ form }) => form === 'folded');
  const y = map.y + CORNER_TITLE.h;
  return [
    ...phases.map((surface, i): Block => ({
      id: surface.id,
      surface,
      box: { x: map.x + 30, y: y + i * (PHASES.h + 16), ...PHASES },
      inner: true,
    })),
    ...(tray
      ? [
          {
            id: tray.id,
            surface: tray,
            box: { x: map.x + 30, y: y + phases.length * (PHASES.h + 16) + 8, w: 300, h: 84 },
            inner: true,
            form: 'folded',
          } as const,
        ]
      : []),
  ];
}

export function continentOf(stage: Stage, viewer: Seat | null): World {
  const [map] = surfacesOf(stage, 'hexmap');
  const hexes = Object.values(map?.board.hexes ?? {});
  const orientation = map?.board.orientation ?? 'pointy';
  const bounds = boundsOf(hexes, orientation);
  const seats = surfacesOf(stage, 'mat').length;
  const plan = planOf(bounds, seats);
  const blocks: Block[] = [];
  if (map) blocks.push({ id: map.id, surface: map, box: plan.map, inner: false, form: 'headless' });
  blocks.push(...placeHead(stage, plan.map));
  blocks.push(...placeCompanies(stage, plan.side));
  blocks.push(...placeMarket(stage, plan.market), ...placeMats(stage, viewer, plan.mats));
  return {
    width: plan.side.x + plan.side.w + MARGIN,
    height: plan.mats.y + plan.mats.h + MARGIN,
    blocks,
    origin: { x: plan.map.x + MAP_PAD - bounds.x, y: plan.map.y + MAP_PAD - bounds.y },
    matForm: 'top',
    legible: LEGIBLE,
  };
}
