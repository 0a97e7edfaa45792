import type { Stage } from '@stellwerk/engine/stage/stage.ts';
import type { Seat } from '@stellwerk/engine/table/types.ts';
import { CHARTER } from '../draw/charter.ts';
import { DEMAND } from '../draw/demand-plan.ts';
import { boundsOf } from '../draw/geometry.ts';
import { ORDER } from '../draw/order.ts';
import type { Side } from './bank.ts';
import { brewerySheets, brewerySpines, isBrewing } from './breweries.ts';
import { GAP, heightIn, sheet, stacked } from './columns.ts';
import {
  BELOW_MAP,
  BELOW_OTHER,
  belowHeart,
  BESIDE,
  bidSheets,
  charterSide,
  halves,
  headerEnd,
  LOW_BELOW_MAP,
  lowDemand,
  onHeader,
  orderSheets,
  phasesOnOrder,
  placeMats,
  placePhases,
  TIGHT,
  tradeParts,
  TWO,
} from './hearth-parts.ts';
import { type Kind, surfacesOf } from './surfaces-of.ts';
import type { World } from './world.ts';

/**
 * A table of two columns for a map with a print of its own: on the left what the round is about, with its tracks and tiles
 * under it, on the right everything else. The map keeps its scale; when another surface is the heart of the round, all
 * others grow instead.
 */
const MARGIN = 31;
const HEADER = 100;
/** What lies in the middle, made for a column of some room and width. */
type Heart = (room: number, w: number) => readonly Side[];

/** The map is the heart: right of it markets, demand, trains, bank and companies. */
function mapFirst(stage: Stage, viewer: Seat | null, map: Kind<'hexmap'>): World {
  const bounds = boundsOf(Object.values(map.board.hexes), map.board.orientation);
  const left = bounds.w + 60;
  const isBeer = surfacesOf(stage, 'charter').some(isBrewing);
  const right = isBeer ? left * 0.68 : Math.max(TWO * BESIDE, left * 0.68);
  const below = belowHeart(stage, left, isBeer ? TIGHT.map : 1);
  const x = MARGIN + left + GAP;
  const mapHeight = bounds.h + HEADER + 40;
  const taken = below.reduce((sum, { h }) => sum + h + GAP, 0);
  const fixed = [
    ...lowDemand(stage),
    ...orderSheets(stage, ORDER.low),
    brewerySpines(stage),
    ...tradeParts(stage),
  ];
  const used = fixed.reduce((sum, part) => sum + heightIn(part, right), 0);
  const room = ((mapHeight + taken - used) * TWO) / right;
  const side = stacked([...fixed, charterSide(stage, Math.max(room, CHARTER.h))], x, MARGIN, right);
  const h = Math.max(mapHeight, side.h - taken);
  const mapBox = { x: MARGIN, y: MARGIN, w: left, h };
  const under = stacked(below, MARGIN, MARGIN + h + GAP, left);
  const bottom = MARGIN + Math.max(side.h, h + (under.h > 0 ? under.h + GAP : 0)) + GAP;
  const mats = placeMats(
    stage,
    viewer,
    { x: MARGIN, y: bottom, w: left + GAP + right },
    isBeer ? LOW_BELOW_MAP : BELOW_MAP,
  );
  return {
    width: x + right + MARGIN,
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
    legible: 0.26,
  };
}

/** What another heart leaves to the map and its railways, in parts of the width of both. */
const HEART = 1.29;
const WITH_ORDER = { start: 1.5, beside: 0.32 } as const;
const WITHOUT = { start: 1.42, beside: 0.25 } as const;
/** Of a window with the panel beside it. */
const WINDOW = 1.3;

/** Something else is the heart: it is wider than half the table, and the map stands beside it, with its railways. */
function otherFirst(stage: Stage, viewer: Seat | null, map: Kind<'hexmap'>, heart: Heart): World {
  const bounds = boundsOf(Object.values(map.board.hexes), map.board.orientation);
  const mapWidth = bounds.w + 60;
  const railways = surfacesOf(stage, 'charter').filter((one) => !isBrewing(one));
  // Without an order track phases and tray stand over the map.
  const hasOrder = surfacesOf(stage, 'order').length > 0;
  const { start, beside: part } = hasOrder ? WITH_ORDER : WITHOUT;
  const header = hasOrder ? 0 : HEADER;
  const column = railways.length > 0 ? mapWidth * part : 0;
  const right = mapWidth + (column > 0 ? column + GAP : 0);
  const isStart = surfacesOf(stage, 'bids').length > 0;
  const left = right * (isStart ? start : HEART);
  const wide = left + GAP + right;
  const { bench, sheets } = brewerySheets(stage);
  const x = MARGIN + left + GAP;
  const mapHigh = bounds.h + header + 40;
  const head = stacked([...orderSheets(stage, ORDER.h), sheets], x, MARGIN, right);
  const y = MARGIN + (head.h > 0 ? head.h + GAP : 0);
  const beside = stacked([halves(railways, 1)], x + mapWidth + GAP, y, Math.max(1, column));
  const lower = Math.max(mapHigh, beside.h);
  const aside = [...(isStart ? lowDemand(stage) : []), ...tradeParts(stage)];
  const rest = stacked(aside, x, y + lower + GAP, right);
  const asideHigh = y + lower + (rest.h > 0 ? rest.h + GAP : 0);
  const under = [...(bench ? [bench] : []), ...belowHeart(stage, DEMAND.w, isStart ? 1 : TIGHT.demand)];
  const matRoom = { x: MARGIN, y: 0, w: wide };
  const matsHigh = placeMats(stage, viewer, matRoom, BELOW_OTHER).h;
  // The heart takes what is left of the window, and is as high as what stands beside it.
  const free = (wide + 2 * MARGIN) / WINDOW - 2 * MARGIN - matsHigh - GAP;
  const room =
    Math.max(free, asideHigh - MARGIN) - under.reduce((sum, part) => sum + heightIn(part, left), 0);
  const main = stacked([...heart(room, left), ...under], MARGIN, MARGIN, left);
  const bottom = Math.max(MARGIN + main.h, asideHigh) + GAP;
  const mats = placeMats(stage, viewer, { ...matRoom, y: bottom }, BELOW_OTHER);
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

/** Bids come before everything; else the title says what the round is about. */
export function hearthOf(stage: Stage, viewer: Seat | null): World {
  const [map] = surfacesOf(stage, 'hexmap');
  if (!map) return { width: 0, height: 0, blocks: [], origin: null, matForm: 'top' };
  if (surfacesOf(stage, 'bids').length > 0)
    return otherFirst(stage, viewer, map, (room, w) => bidSheets(stage, room, w));
  const demand = surfacesOf(stage, 'demand').find(({ id }) => id === stage.heart);
  if (!demand) return mapFirst(stage, viewer, map);
  return otherFirst(stage, viewer, map, (room, w) => {
    const high = (Math.max(0, room - GAP) * DEMAND.w) / w;
    return [sheet(demand, DEMAND.w, Math.max(DEMAND.least, Math.min(DEMAND.h, high)))];
  });
}
