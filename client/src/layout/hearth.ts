import type { Stage } from '@stellwerk/engine/stage/stage.ts';
import type { Seat } from '@stellwerk/engine/table/types.ts';
import { DEMAND, ORDER } from '../draw/brewing-sizes.ts';
import { CHARTER } from '../draw/charter.ts';
import { type Box, boundsOf } from '../draw/geometry.ts';
import type { Side } from './bank.ts';
import { brewerySheets, brewerySpines, isBrewing } from './breweries.ts';
import { GAP, heightIn, sheet, stacked } from './columns.ts';
import {
  BELOW_MAP,
  BELOW_OTHER,
  BESIDE,
  bidSheets,
  charterSide,
  dividendParts,
  gridParts,
  halves,
  headerEnd,
  LOW_BELOW_MAP,
  lowDemand,
  onHeader,
  orderSheets,
  phasesOnOrder,
  placeFoot,
  placeMats,
  placePhases,
  TIGHT,
  tileParts,
  trackParts,
  tradeParts,
  TWO,
  WIDE_BELOW_MAP,
} from './hearth-parts.ts';
import { type Kind, surfacesOf } from './surfaces-of.ts';
import type { Block, World } from './world.ts';

/**
 * A table of two columns for a map with a print of its own: on the left what the round is about, with its tracks and tiles
 * under it, on the right everything else. The map keeps its scale; when another surface is the heart of the round, all
 * others grow instead. In a wide window the tracks lie beside the mats or in a column of their own, and of several
 * widths of the left column the one is taken that leaves the least of the cloth to be seen.
 */
const MARGIN = 31;
const HEADER = 100;
/** What lies in the middle, made for a column of some room and width. */
type Heart = (room: number, w: number) => readonly Side[];

/** How wide a window is for its height: with the panel beside it, and so wide that tracks lie beside the mats. */
const WINDOW = 1.3;
const WIDE = 1.4;

interface Form {
  /** The part of the right column: of the left one, or the other way round. */
  readonly part: number;
  readonly window: number;
}

/** What stands beside the map: markets, demand, trains, bank and companies. */
interface Beside {
  readonly blocks: readonly Block[];
  readonly w: number;
  readonly h: number;
  /** How wide its narrowest column of papers is. */
  readonly papers: number;
}
/** Pixels: prices, order and purses in a column that is narrower cannot be read. */
const READ = 300;

/** All of it in one column, which takes a part of the width of the map. */
function oneColumn(stage: Stage, x: number, left: number, high: number, part: number): Beside {
  const isBeer = hasBreweries(stage);
  const w = isBeer ? left * part : Math.max(TWO * BESIDE, left * part);
  const fixed = besideMap(stage);
  const used = fixed.reduce((sum, one) => sum + heightIn(one, w), 0);
  const room = ((high - used) * TWO) / w;
  const { blocks, h } = stacked([...fixed, charterSide(stage, Math.max(room, CHARTER.h))], x, MARGIN, w);
  return { blocks, w, h, papers: w };
}

/** Parts of the width of the map that both columns of a wide window take, at least and at most. */
const COLUMNS = { trade: [0.36, 0.6], companies: [0.26, 0.36] } as const;

/**
 * In a wide window two of them: one with the tracks, and one of companies, each as wide as its height allows; `room`: all
 * that the window leaves.
 */
function twoColumns(
  stage: Stage,
  { x, w: left, h: high }: Omit<Box, 'y'>,
  tracks: readonly Side[],
  room: number,
): Beside {
  const parts = [...besideMap(stage, true), ...tracks];
  const gaps = parts.reduce((sum, one) => sum + heightIn(one, 0), 0);
  const tall = parts.reduce((sum, one) => sum + heightIn(one, 1), -gaps);
  const companies = charterSide(stage, Number.POSITIVE_INFINITY, 1);
  const wanted = [(high + GAP - gaps) / tall, (high * companies.w) / Math.max(1, companies.h)] as const;
  const by = Math.min(1, room / (wanted[0] + wanted[1]));
  const within = (w: number, [least, most]: readonly [number, number]): number =>
    Math.max(left * least, Math.min(left * most, w * by));
  const a = within(wanted[0], COLUMNS.trade);
  // Companies have what the tracks leave.
  const b = Math.max(within(wanted[1], COLUMNS.companies), Math.min(wanted[1], room - a - 2 * GAP));
  const trade = stacked(parts, x, MARGIN, a);
  const side = stacked([companies], x + a + GAP, MARGIN, b);
  return {
    blocks: [...trade.blocks, ...side.blocks],
    w: a + GAP + b,
    h: Math.max(trade.h, side.h),
    papers: a,
  };
}

const hasBreweries = (stage: Stage): boolean => surfacesOf(stage, 'charter').some(isBrewing);

const besideMap = (stage: Stage, isWide = false): readonly Side[] => [
  ...lowDemand(stage),
  ...orderSheets(stage, ORDER.low),
  brewerySpines(stage),
  ...tradeParts(stage),
  // Its rows and columns need the width of the map: revenues stand beside them.
  ...(hasBreweries(stage) ? [] : dividendParts(stage, REVENUES[isWide ? 'wide' : 'usual'])),
];
/** A column that is narrow and high has more rows of them, which can be read. */
const REVENUES = { usual: 1200, wide: 820 } as const;

/** The map is the heart. */
const MAP_PARTS = [0.6, 0.64, 0.68] as const;
/** The same beside a market in rows and columns, which needs the width of the map. */
const GRID_PARTS = [0.64, 0.68, 0.72, 0.76, 0.8, 0.84] as const;
function mapFirst(stage: Stage, viewer: Seat | null, map: Kind<'hexmap'>, { part, window }: Form): World {
  const bounds = boundsOf(Object.values(map.board.hexes), map.board.orientation);
  const left = bounds.w + 60;
  const isBeer = hasBreweries(stage);
  const grid = gridParts(stage);
  const isWide = window >= WIDE && (isBeer || grid.length > 0);
  // Lines of prices go beside the map of a wide window; rows and columns of them need its width.
  const lines = isBeer ? (isWide ? trackParts(stage, DEMAND.w, 1) : trackParts(stage, left, TIGHT.map)) : [];
  const below = [...grid, ...(isWide ? [] : lines), ...tileParts(stage, left)];
  const x = MARGIN + left + GAP;
  const mapHeight = bounds.h + HEADER + 40;
  const taken = below.reduce((sum, part) => sum + heightIn(part, left), 0);
  const side = isWide
    ? twoColumns(
        stage,
        { x, w: left, h: mapHeight + taken },
        lines,
        window * (mapHeight + taken + WIDE_BELOW_MAP.high + 3 * GAP) - left,
      )
    : oneColumn(stage, x, left, mapHeight + taken, part);
  const h = Math.max(mapHeight, side.h - taken);
  const mapBox = { x: MARGIN, y: MARGIN, w: left, h };
  const under = stacked(below, MARGIN, MARGIN + h + GAP, left);
  const bottom = MARGIN + Math.max(side.h, h + (under.h > 0 ? under.h + GAP : 0)) + GAP;
  const mats = placeMats(
    stage,
    viewer,
    { x: MARGIN, y: bottom, w: left + GAP + side.w },
    isBeer ? (isWide ? WIDE_BELOW_MAP : LOW_BELOW_MAP) : BELOW_MAP,
  );
  return {
    width: x + side.w + MARGIN,
    height: bottom + mats.h + MARGIN,
    blocks: [
      { id: map.id, surface: map, box: mapBox, inner: false },
      ...(isBeer ? placePhases(stage, headerEnd(mapBox), 1) : onHeader(stage, mapBox)),
      ...under.blocks,
      ...side.blocks,
      ...mats.blocks,
    ],
    origin: {
      x: mapBox.x + (left - bounds.w) / 2 - bounds.x,
      y: mapBox.y + HEADER + (h - HEADER - bounds.h) / 2 - 6 - bounds.y,
    },
    matForm: 'top',
    // Where the papers beside it cannot be read, the step chooses what fills the window.
    legible: Math.max(0.26, isBeer ? READ / side.papers : 0),
  };
}

/** What another heart leaves to the map and its railways, in parts of the width of both. */
const HEARTS = [1.29, 1.5] as const;
const WIDE_HEARTS = [1.29, 1.4, 1.5, 1.6, 1.7, 1.8] as const;
const STARTS = [1.42, 1.5, 1.6, 1.7] as const;
const WITH_ORDER = 0.32;
const WITHOUT = 0.25;

/** Something else is the heart: it is wider than half the table, and the map stands beside it, with its railways. */
function otherFirst(
  stage: Stage,
  viewer: Seat | null,
  map: Kind<'hexmap'>,
  heart: Heart,
  { part, window }: Form,
): World {
  const bounds = boundsOf(Object.values(map.board.hexes), map.board.orientation);
  const mapWidth = bounds.w + 60;
  const railways = surfacesOf(stage, 'charter').filter((one) => !isBrewing(one));
  // Without an order track phases and tray stand over the map.
  const hasOrder = surfacesOf(stage, 'order').length > 0;
  const header = hasOrder ? 0 : HEADER;
  const column = railways.length > 0 ? mapWidth * (hasOrder ? WITH_ORDER : WITHOUT) : 0;
  const right = mapWidth + (column > 0 ? column + GAP : 0);
  const isStart = surfacesOf(stage, 'bids').length > 0;
  const left = right * part;
  const wide = left + GAP + right;
  const { bench, sheets } = brewerySheets(stage);
  const x = MARGIN + left + GAP;
  const mapHigh = bounds.h + header + 40;
  const head = stacked([...orderSheets(stage, ORDER.h), sheets], x, MARGIN, right);
  const y = MARGIN + (head.h > 0 ? head.h + GAP : 0);
  const beside = stacked([halves(railways, 1)], x + mapWidth + GAP, y, Math.max(1, column));
  const lower = Math.max(mapHigh, beside.h);
  const aside = [...(isStart ? lowDemand(stage) : []), ...gridParts(stage), ...tradeParts(stage)];
  const rest = stacked(aside, x, y + lower + GAP, right);
  const asideHigh = y + lower + (rest.h > 0 ? rest.h + GAP : 0);
  const isWide = window >= WIDE && !isStart;
  const tracks = trackParts(stage, DEMAND.w, TIGHT.demand);
  const under = [...(bench ? [bench] : []), ...(isWide ? [] : tracks), ...tileParts(stage, DEMAND.w)];
  const matRoom = { x: MARGIN, y: 0, w: wide };
  const foot = isWide ? tracks : [];
  const matsHigh = placeFoot(stage, viewer, matRoom, BELOW_OTHER, foot).h;
  // The heart takes what is left of the window, and is as high as what stands beside it.
  const free = (wide + 2 * MARGIN) / window - 2 * MARGIN - matsHigh - GAP;
  const room =
    Math.max(free, asideHigh - MARGIN) - under.reduce((sum, part) => sum + heightIn(part, left), 0);
  const main = stacked([...heart(room, left), ...under], MARGIN, MARGIN, left);
  const bottom = Math.max(MARGIN + main.h, asideHigh) + GAP;
  const mats = placeFoot(stage, viewer, { ...matRoom, y: bottom }, BELOW_OTHER, foot);
  const mapBox = {
    x,
    y,
    w: mapWidth,
    h: Math.max(mapHigh, bottom - GAP - (rest.h > 0 ? rest.h + GAP : 0) - y),
  };
  const moved = stacked(aside, x, y + mapBox.h + GAP, right);
  return {
    width: wide + 2 * MARGIN,
    height: bottom + mats.h + MARGIN,
    blocks: [
      ...main.blocks,
      ...head.blocks,
      {
        id: map.id,
        surface: map,
        box: mapBox,
        inner: false,
        ...(hasOrder ? { form: 'plain' as const } : {}),
      },
      ...(hasOrder ? phasesOnOrder(stage, head.blocks) : onHeader(stage, mapBox)),
      ...beside.blocks,
      ...moved.blocks,
      ...mats.blocks,
    ],
    origin: { x: x + 30 - bounds.x, y: mapBox.y + header + (mapBox.h - header - bounds.h) / 2 - bounds.y },
    matForm: 'top',
    legible: 0.16,
  };
}

/** What a table may be smaller than it could be, so that less of the cloth is seen: in a usual window, in a wide one. */
const SMALLER = { usual: 0.98, wide: 0.88 } as const;

/** Of several worlds that are about as large in the window the one whose shape is nearest to it. */
function closest(worlds: readonly World[], window: number): World {
  const scale = ({ width, height }: World): number => Math.min(window / width, 1 / height);
  const off = ({ width, height }: World): number => Math.abs(Math.log(width / height / window));
  const least = Math.max(...worlds.map(scale)) * (window < WIDE ? SMALLER.usual : SMALLER.wide);
  const large = worlds.filter((world) => scale(world) >= least);
  return large.reduce((best, world) => (off(world) < off(best) ? world : best));
}

/** Bids come before everything; else the title says what the round is about. */
export function hearthOf(stage: Stage, viewer: Seat | null, window = WINDOW): World {
  const [map] = surfacesOf(stage, 'hexmap');
  if (!map) return { width: 0, height: 0, blocks: [], origin: null, matForm: 'top' };
  const best = (parts: readonly number[], made: (form: Form) => World): World =>
    closest(
      parts.map((part) => made({ part, window })),
      window,
    );
  const around = (parts: readonly number[], heart: Heart): World =>
    best(parts, (form) => otherFirst(stage, viewer, map, heart, form));
  if (surfacesOf(stage, 'bids').length > 0) return around(STARTS, (room, w) => bidSheets(stage, room, w));
  const demand = surfacesOf(stage, 'demand').find(({ id }) => id === stage.heart);
  const parts = gridParts(stage).length > 0 ? GRID_PARTS : MAP_PARTS;
  if (!demand) return best(parts, (form) => mapFirst(stage, viewer, map, form));
  return around(window < WIDE ? HEARTS : WIDE_HEARTS, (room, w) => {
    const high = (Math.max(0, room - GAP) * DEMAND.w) / w;
    return [sheet(demand, DEMAND.w, Math.max(DEMAND.least, Math.min(DEMAND.h, high)))];
  });
}
