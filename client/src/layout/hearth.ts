import type { Stage, Surface } from '@stellwerk/engine/stage/stage.ts';
import type { Seat } from '@stellwerk/engine/table/types.ts';
import { BENCH, BREWERY } from '../draw/bench.ts';
import { planBids } from '../draw/bids.ts';
import { CHARTER } from '../draw/charter.ts';
import { HALF } from '../draw/company.ts';
import { DEMAND, LOW_DEMAND } from '../draw/demand-plan.ts';
import { planDividends } from '../draw/dividends.ts';
import { type Box, boundsOf } from '../draw/geometry.ts';
import { MAT_HEIGHT } from '../draw/mat.ts';
import { planMarket } from '../draw/market.ts';
import { linesHeight } from '../draw/price-lines.ts';
import { ORDER } from '../draw/order.ts';
import { ROUNDS, roundsWidth } from '../draw/rounds.ts';
import type { Side, SideBlock } from './bank.ts';
import { gridWidth, placeCharters } from './charters.ts';
import { fromViewer } from './mats.ts';
import { planStrip } from './racks.ts';
import { placeTrade } from './side.ts';
import { type Kind, racksOf, surfacesOf } from './surfaces-of.ts';
import type { Block, World } from './world.ts';

/**
 * A table of two columns for a map with a print of its own: on the left what the round is about, with its tracks and tiles
 * under it, on the right everything else. The map keeps its scale; when another surface is the heart of the round, all
 * others grow instead.
 */
const MARGIN = 31;
const GAP = 26;
const HEADER = 100;
const STRIP = 190;

interface Column {
  readonly blocks: readonly Block[];
  readonly h: number;
}

/** Blocks as they are by themselves, made so many times as large and moved. */
const grown = (blocks: readonly SideBlock[], by: number, x: number, y: number): readonly Block[] =>
  blocks.map((block) => ({
    ...block,
    scale: (block.scale ?? 1) * by,
    box: { x: x + block.box.x * by, y: y + block.box.y * by, w: block.box.w * by, h: block.box.h * by },
  }));

/** A surface in a size of its own, one under the other. */
const sheet = (surface: Surface, w: number, h: number, more: Partial<SideBlock> = {}): Side => ({
  w,
  h,
  blocks: [{ id: surface.id, surface, box: { x: 0, y: 0, w, h }, inner: false, ...more }],
});

/** A market may be wider than the column it was made for. */
const wideOf = ({ w, blocks }: Side): number => Math.max(w, ...blocks.map(({ box }) => box.x + box.w));

/** Parts one under the other, each as wide as the column. */
function stacked(parts: readonly Side[], x: number, y: number, w: number): Column {
  let top = y;
  const blocks: Block[] = [];
  for (const part of parts) {
    if (part.blocks.length === 0) continue;
    const by = w / wideOf(part);
    blocks.push(...grown(part.blocks, by, x, top));
    top += part.h * by + GAP;
  }
  return { blocks, h: Math.max(0, top - GAP - y) };
}

const isBrewing = ({ sheet: own }: Kind<'charter'>): boolean => own !== undefined;

/** Breweries: the acting one is a bench by itself, the others lie two by two. */
function breweries(stage: Stage): { readonly bench: Side | null; readonly sheets: Side } {
  const all = surfacesOf(stage, 'charter').filter(isBrewing);
  const acting = all.find(({ sheet: own, acting: isActing }) => isActing && own?.income);
  const others = all.filter((one) => one !== acting);
  const blocks = others.map((surface, i): SideBlock => ({
    id: surface.id,
    surface,
    box: {
      x: (i % 2) * (BREWERY.w + 16),
      y: Math.floor(i / 2) * (BREWERY.h + 14),
      w: BREWERY.w,
      h: BREWERY.h,
    },
    inner: false,
    form: 'sheet',
  }));
  const h = Math.max(0, Math.ceil(others.length / 2) * (BREWERY.h + 14) - 14);
  return {
    bench: acting ? sheet(acting, BENCH.w, BENCH.h, { form: 'bench' }) : null,
    sheets: { w: 2 * BREWERY.w + 16, h, blocks },
  };
}

/** Everything but breweries, and without what has a place of its own here. */
function withoutOwn(stage: Stage): Stage {
  return {
    ...stage,
    surfaces: stage.surfaces.filter(
      (surface) =>
        !(surface.kind === 'charter' && isBrewing(surface)) &&
        !(surface.kind === 'market' && surface.lines !== undefined) &&
        !(surface.kind === 'rack' && surface.role === 'tray'),
    ),
  };
}

const lineMarkets = (stage: Stage): readonly Kind<'market'>[] =>
  surfacesOf(stage, 'market').filter(({ lines }) => lines !== undefined);

/** Price tracks, the sheet of revenues and the tiles: what lies under the heart of the round. */
function belowHeart(stage: Stage, w: number): readonly Side[] {
  const [tray] = racksOf(stage, 'tray').filter(({ form }) => form !== 'folded');
  return [
    ...lineMarkets(stage).map((surface) => sheet(surface, w, linesHeight(surface))),
    ...surfacesOf(stage, 'dividends').map((surface) => sheet(surface, w, planDividends(surface, w).h)),
    ...(tray ? [tiles(tray, w)] : []),
  ];
}

/** Tiles in a strip; many of them need a second line. */
function tiles(tray: Kind<'rack'>, w: number): Side {
  const count = tray.groups.reduce((sum, { slots }) => sum + slots.length, 0);
  const h = count > 2 * Math.floor((w - 160) / 78) ? 1.45 * STRIP : STRIP;
  return sheet(tray, w, h, { plan: planStrip(tray, w, h), form: 'strip' });
}

/** The rounds of the whole game on a sheet. */
const roundSheets = (stage: Stage, w: number): readonly Side[] =>
  surfacesOf(stage, 'rounds').map((surface) => {
    const own = Math.max(w, roundsWidth(surface) + 52);
    return {
      w: own,
      h: ROUNDS.h + 20,
      blocks: [{ id: surface.id, surface, box: { x: 26, y: 10, w: own - 52, h: ROUNDS.h }, inner: false }],
    };
  });

const TWO = gridWidth(2);

function charterSide(stage: Stage, room: number): Side {
  const placed = placeCharters(withoutOwn(stage), 0, 0, 2, room);
  return placed.blocks.length === 0 ? { w: TWO, h: 0, blocks: [] } : placed;
}

/** How large mats may be in a row, and how high they are by themselves. */
const BELOW_MAP = { most: 1.12, high: MAT_HEIGHT } as const;
const BELOW_OTHER = { most: 1.7, high: 340 } as const;

/** Mats in one row, own seat first; more than five in two. */
function placeMats(
  stage: Stage,
  viewer: Seat | null,
  { x, y, w }: Pick<Box, 'x' | 'y' | 'w'>,
  { most, high }: { readonly most: number; readonly high: number },
): Column {
  const mats = fromViewer(surfacesOf(stage, 'mat'), viewer);
  if (mats.length === 0) return { blocks: [], h: 0 };
  const rows = mats.length > 5 ? 2 : 1;
  const perRow = Math.ceil(mats.length / rows);
  const wide = (w + GAP) / perRow - GAP;
  const scale = Math.max(1, Math.min(most, wide / 620));
  const h = high * scale;
  const blocks = mats.map((surface, i): Block => ({
    id: surface.id,
    surface,
    box: { x: x + (i % perRow) * (wide + GAP), y: y + Math.floor(i / perRow) * (h + GAP), w: wide, h },
    inner: false,
    scale,
  }));
  return { blocks, h: rows * (h + GAP) - GAP };
}

/** Phases at the right of the map's header, and beside them the folded tray. */
function placeHead(stage: Stage, map: Box): readonly Block[] {
  const blocks: Block[] = [];
  let right = map.x + map.w - 24;
  for (const surface of surfacesOf(stage, 'steps').filter(({ role }) => role === 'phase')) {
    const w = 90 + surface.steps.length * 77;
    right -= w;
    blocks.push({ id: surface.id, surface, box: { x: right, y: map.y + 20, w, h: 62 }, inner: true });
  }
  for (const surface of racksOf(stage, 'tray').filter(({ form }) => form === 'folded')) {
    right -= 350;
    blocks.push({
      id: surface.id,
      surface,
      box: { x: right, y: map.y + 14, w: 280, h: 72 },
      inner: true,
      form: 'folded',
    });
  }
  return blocks;
}

/** As wide as its market, so that nothing beside it is smaller than it need be. */
const tradeWidth = (stage: Stage): number =>
  Math.max(TWO, ...surfacesOf(stage, 'market').map((market) => planMarket(market).w));

/** Companies as half cards in rows: what is needed to know of those that others are about. */
function halves(charters: readonly Kind<'charter'>[], perRow: number): Side {
  const [w, gap] = [HALF.w, 14];
  const blocks = charters.map((surface, i): SideBlock => ({
    id: surface.id,
    surface,
    box: {
      x: (i % perRow) * (w + gap),
      y: Math.floor(i / perRow) * (HALF.h + gap),
      w,
      h: HALF.h,
    },
    inner: false,
    form: 'half',
  }));
  const rows = Math.ceil(charters.length / perRow);
  return { w: perRow * (w + gap) - gap, h: Math.max(0, rows * (HALF.h + gap) - gap), blocks };
}

/** The least room for everything beside the map, in parts of its own size. */
const BESIDE = 1.12;

const bidSheets = (stage: Stage): readonly Side[] =>
  surfacesOf(stage, 'bids').map((surface) => {
    const plan = planBids(surface);
    return sheet(surface, plan.w, plan.h);
  });
const orderSheets = (stage: Stage): readonly Side[] =>
  surfacesOf(stage, 'order').map((surface) => sheet(surface, TWO, ORDER.h));

/** The map is the heart: right of it markets, demand, trains, bank and companies. */
function mapFirst(stage: Stage, viewer: Seat | null, map: Kind<'hexmap'>): World {
  const bounds = boundsOf(Object.values(map.board.hexes), map.board.orientation);
  const left = bounds.w + 60;
  const brewing = surfacesOf(stage, 'charter').filter(isBrewing);
  const right = brewing.length > 0 ? left * 0.62 : Math.max(TWO * BESIDE, left * 0.68);
  const own = withoutOwn(stage);
  const demand = surfacesOf(stage, 'demand').map((surface) => sheet(surface, LOW_DEMAND.w, LOW_DEMAND.h));
  const below = belowHeart(stage, left);
  const x = MARGIN + left + GAP;
  const mapHeight = bounds.h + HEADER + 40;
  const taken = below.reduce((sum, { h }) => sum + h + GAP, 0);
  const fixed = [
    ...demand,
    ...orderSheets(stage),
    halves(brewing, 5),
    placeTrade(own, tradeWidth(own)),
    ...roundSheets(stage, TWO),
  ];
  const used = fixed.reduce(
    (sum, part) => sum + (part.blocks.length > 0 ? (part.h * right) / wideOf(part) + GAP : 0),
    0,
  );
  const room = ((mapHeight + taken - used) * TWO) / right;
  const side = stacked([...fixed, charterSide(stage, Math.max(room, CHARTER.h))], x, MARGIN, right);
  const h = Math.max(mapHeight, side.h - taken);
  const mapBox = { x: MARGIN, y: MARGIN, w: left, h };
  const under = stacked(below, MARGIN, MARGIN + h + GAP, left);
  const bottom = MARGIN + Math.max(side.h, h + (under.h > 0 ? under.h + GAP : 0)) + GAP;
  const mats = placeMats(stage, viewer, { x: MARGIN, y: bottom, w: left + GAP + right }, BELOW_MAP);
  return {
    width: x + right + MARGIN,
    height: bottom + mats.h + MARGIN,
    blocks: [
      { id: map.id, surface: map, box: mapBox, inner: false },
      ...placeHead(stage, mapBox),
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
const RAILWAYS = 0.25;
const HEART = 1.29;
const START = 1.42;

/** Something else is the heart: it is wider than half the table, and the map stands beside it, with its railways. */
function otherFirst(
  stage: Stage,
  viewer: Seat | null,
  map: Kind<'hexmap'>,
  heart: readonly Side[],
  aside: readonly Side[],
): World {
  const bounds = boundsOf(Object.values(map.board.hexes), map.board.orientation);
  const mapWidth = bounds.w + 60;
  const railways = surfacesOf(stage, 'charter').filter((one) => !isBrewing(one));
  const column = railways.length > 0 ? mapWidth * RAILWAYS : 0;
  const right = mapWidth + (column > 0 ? column + GAP : 0);
  const left = right * (surfacesOf(stage, 'bids').length > 0 ? START : HEART);
  const { bench, sheets } = breweries(stage);
  const own = withoutOwn(stage);
  const trade = placeTrade(own, tradeWidth(own));
  const rounds = roundSheets(stage, TWO);
  const main = stacked(
    [...heart, ...(bench ? [bench] : []), ...belowHeart(stage, DEMAND.w)],
    MARGIN,
    MARGIN,
    left,
  );
  const x = MARGIN + left + GAP;
  const head = stacked([...orderSheets(stage), sheets], x, MARGIN, right);
  const y = MARGIN + (head.h > 0 ? head.h + GAP : 0);
  const mapBox = { x, y, w: mapWidth, h: bounds.h + HEADER + 30 };
  const beside = stacked([halves(railways, 1)], x + mapWidth + GAP, y, Math.max(1, column));
  const rest = stacked([...aside, trade, ...rounds], x, y + mapBox.h + GAP, right);
  const lower = Math.max(y + mapBox.h, y + beside.h) + (rest.h > 0 ? rest.h + GAP : 0);
  const bottom = Math.max(MARGIN + main.h, lower) + GAP;
  const wide = left + GAP + right;
  const mats = placeMats(stage, viewer, { x: MARGIN, y: bottom, w: wide }, BELOW_OTHER);
  return {
    width: wide + 2 * MARGIN,
    height: bottom + mats.h + MARGIN,
    blocks: [
      ...main.blocks,
      ...head.blocks,
      { id: map.id, surface: map, box: mapBox, inner: false },
      ...placeHead(stage, mapBox),
      ...beside.blocks,
      ...rest.blocks,
      ...mats.blocks,
    ],
    origin: { x: x + 30 - bounds.x, y: mapBox.y + HEADER + 8 - bounds.y },
    matForm: 'top',
    legible: 0.16,
  };
}

export const isHearth = (stage: Stage): boolean =>
  surfacesOf(stage, 'hexmap').some(({ print }) => print !== undefined);

/** Bids come before everything; else the title says what the round is about. */
export function hearthOf(stage: Stage, viewer: Seat | null): World {
  const [map] = surfacesOf(stage, 'hexmap');
  if (!map) return { width: 0, height: 0, blocks: [], origin: null, matForm: 'top' };
  const demands = surfacesOf(stage, 'demand');
  const bids = bidSheets(stage);
  if (bids.length > 0) {
    const low = demands.map((surface) => sheet(surface, LOW_DEMAND.w, LOW_DEMAND.h));
    return otherFirst(stage, viewer, map, bids, low);
  }
  const demand = demands.find(({ id }) => id === stage.heart);
  return demand
    ? otherFirst(stage, viewer, map, [sheet(demand, DEMAND.w, DEMAND.h)], [])
    : mapFirst(stage, viewer, map);
}
