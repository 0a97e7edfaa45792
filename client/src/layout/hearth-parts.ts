import type { Stage, Surface } from '@stellwerk/engine/stage/stage.ts';
import type { Seat } from '@stellwerk/engine/table/types.ts';
import { bidsSize } from '../draw/bids.ts';
import { LOW_DEMAND, ORDER } from '../draw/brewing-sizes.ts';
import { HALF } from '../draw/company.ts';
import { planDividends } from '../draw/dividends.ts';
import type { Box, Point } from '../draw/geometry.ts';
import { MAT_HEIGHT } from '../draw/mat.ts';
import { bareSheet, marketTriangle, planBare } from '../draw/market.ts';
import { linesHeight } from '../draw/price-lines.ts';
import { ROUNDS, roundsWidth } from '../draw/rounds-plan.ts';
import { BANK, placeBank, type Side, type SideBlock } from './bank.ts';
import { isBrewing } from './breweries.ts';
import { gridWidth, placeCharters } from './charters.ts';
import { type Column, GAP, sheet, stacked } from './columns.ts';
import { placeCounter } from './counter.ts';
import { fromViewer } from './mats.ts';
import { planDepot, planStrip } from './racks.ts';
import { placeTrade } from './side.ts';
import { type Kind, racksOf, surfacesOf } from './surfaces-of.ts';
import type { Block } from './world.ts';

/** What a table of two columns (`hearth.ts`) is put together from. */

const STRIP = 190;

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

/** Lines of prices, in parts of what they are by themselves, where there is little room for them. */
export const TIGHT = { demand: 0.7, map: 0.92 } as const;

/** Its cells are a little higher than wide: under the price two plates find room, one over the other. */
const CELL_HIGH = 1.2;

/** What lies in the corner of a market, in parts of its own size. */
const IN_CORNER = 0.72;

const gridsOf = (stage: Stage): readonly Kind<'market'>[] =>
  surfacesOf(stage, 'market').filter(({ lines }) => lines === undefined);

/** A market of rows and columns, as wide as its column, with the trains in its empty corner. */
export function gridParts(stage: Stage): readonly Side[] {
  const depots = racksOf(stage, 'depot');
  return gridsOf(stage).map((surface, i) => {
    const size = bareSheet(surface, CELL_HIGH);
    const free = marketTriangle(surface, planBare(surface, size));
    const market: SideBlock = {
      id: surface.id,
      surface,
      box: { x: 0, y: 0, ...size },
      inner: false,
      form: 'headless',
    };
    const trains = (i === 0 ? depots : []).map((depot): SideBlock => ({
      id: depot.id,
      surface: depot,
      box: free,
      inner: true,
      scale: IN_CORNER,
      plan: planDepot(depot, free.w / IN_CORNER, free.h / IN_CORNER),
    }));
    return { ...size, blocks: [market, ...trains] };
  });
}

const LOW_ROUND = { h: 90 } as const;
const LOWEST_BANK = 216;

/** What is left beside such a market: stocks with the round under them, and the bank. */
function shelf(stage: Stage): Side {
  const left = TWO - BANK.w - GAP;
  const only = stage.surfaces.filter(({ kind }) => kind === 'rack');
  const stocks = placeTrade({ ...stage, surfaces: only.filter(isDisplay) }, left);
  const top = stocks.h > 0 ? stocks.h + GAP : 0;
  const rounds = surfacesOf(stage, 'steps').filter(({ role }) => role === 'round');
  const steps = rounds.map((surface, i): SideBlock => ({
    id: surface.id,
    surface,
    box: { x: 12, y: top + i * LOW_ROUND.h, w: left - 12, h: LOW_ROUND.h },
    inner: false,
  }));
  const h = Math.max(LOWEST_BANK, top + rounds.length * LOW_ROUND.h);
  const bank = placeBank(stage, { x: left + GAP, y: 0, w: BANK.w, h });
  return { w: TWO, h, blocks: [...stocks.blocks, ...steps, ...bank] };
}
const isDisplay = (surface: Surface): boolean => surface.kind === 'rack' && surface.role === 'display';

/** The sheet of revenues; low where all else is too. */
export const dividendParts = (stage: Stage, w: number, isLow = false): readonly Side[] =>
  surfacesOf(stage, 'dividends').map((surface) =>
    sheet(surface, w, planDividends(surface, w, isLow).h, isLow ? { form: 'line' } : {}),
  );

/** Price tracks and the sheet of revenues. */
export const trackParts = (stage: Stage, w: number, tight: number): readonly Side[] => [
  ...lineMarkets(stage).map((surface) => sheet(surface, w, linesHeight(surface) * tight)),
  ...dividendParts(stage, w, tight < 1),
];

/** The tiles that may be laid, where they do not lie folded. */
export function tileParts(stage: Stage, w: number): readonly Side[] {
  const [tray] = racksOf(stage, 'tray').filter(({ form }) => form !== 'folded');
  return tray ? [tiles(tray, w)] : [];
}

/** Tiles in a strip; many of them need a second line. */
function tiles(tray: Kind<'rack'>, w: number): Side {
  const count = tray.groups.reduce((sum, { slots }) => sum + slots.length, 0);
  const h = count > 2 * Math.floor((w - 162) / 66) ? 1.45 * STRIP : STRIP;
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

export const TWO = gridWidth(2);

export function charterSide(stage: Stage, room: number, columns = 2): Side {
  const placed = placeCharters(withoutOwn(stage), 0, 0, columns, room);
  return placed.blocks.length === 0 ? { w: gridWidth(columns), h: 0, blocks: [] } : placed;
}

/** How large mats may be in a row, and how high they are by themselves. */
export const BELOW_MAP = { most: 1.12, high: MAT_HEIGHT } as const;
export const LOW_BELOW_MAP = { most: 1.05, high: 340 } as const;
export const WIDE_BELOW_MAP = { most: 1.3, high: 340 } as const;
export const BELOW_OTHER = { most: 1.7, high: 340 } as const;

type Low = Pick<Box, 'x' | 'y' | 'w'>;
interface MatSize {
  readonly most: number;
  readonly high: number;
}

/** Mats in one row, own seat first; more than five in two. */
export function placeMats(
  stage: Stage,
  viewer: Seat | null,
  { x, y, w }: Low,
  { most, high }: MatSize,
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

/** Parts of the row of mats that tracks at its end may have. */
const TRACKS = [0.24, 0.28, 0.32, 0.36, 0.4, 0.44] as const;

/** The lower edge of the table: mats, and tracks at their right end where a wide window has no room for them elsewhere. */
export function placeFoot(
  stage: Stage,
  viewer: Seat | null,
  low: Low,
  size: MatSize,
  tracks: readonly Side[],
): Column {
  if (tracks.length === 0) return placeMats(stage, viewer, low, size);
  const { x, y, w } = low;
  const [foot] = TRACKS.map((part) => {
    const wide = w * part;
    const mats = placeMats(stage, viewer, { x, y, w: w - wide - GAP }, size);
    return { mats, lines: stacked(tracks, x + w - wide, y, wide) };
  }).toSorted((a, b) => Math.abs(a.mats.h - a.lines.h) - Math.abs(b.mats.h - b.lines.h));
  return {
    blocks: [...(foot?.mats.blocks ?? []), ...(foot?.lines.blocks ?? [])],
    h: Math.max(foot?.mats.h ?? 0, foot?.lines.h ?? 0),
  };
}

/** On a sheet with a title before them. */
const LOW_PHASES = { w: 318, h: 36 } as const;

/** Phases, their right end at a point. */
export function placePhases(
  stage: Stage,
  right: Point,
  scale: number,
  low: typeof LOW_PHASES | null = null,
): readonly Block[] {
  return surfacesOf(stage, 'steps')
    .filter(({ role }) => role === 'phase')
    .map((surface) => {
      const { w, h } = low ?? { w: 90 + surface.steps.length * 77, h: 62 };
      const box = { x: right.x - w * scale, y: right.y, w: w * scale, h: h * scale };
      return { id: surface.id, surface, box, inner: true, scale };
    });
}

/** The folded tray in the header of the map, left of the phases. */
function placeFolded(stage: Stage, map: Box): readonly Block[] {
  const phases = surfacesOf(stage, 'steps').filter(({ role }) => role === 'phase');
  const taken = phases.reduce((sum, { steps }) => sum + 90 + steps.length * 77, 24);
  return racksOf(stage, 'tray')
    .filter(({ form }) => form === 'folded')
    .map((surface, i) => ({
      id: surface.id,
      surface,
      box: { x: map.x + map.w - taken - 350 * (i + 1), y: map.y + 14, w: 280, h: 72 },
      inner: true,
      form: 'folded',
    }));
}

export const headerEnd = ({ x, y, w }: Box): Point => ({ x: x + w - 24, y: y + 20 });
export const onHeader = (stage: Stage, map: Box): readonly Block[] => [
  ...placePhases(stage, headerEnd(map), 1),
  ...placeFolded(stage, map),
];
/** Phases at the right of the title of the order track. */
export function phasesOnOrder(stage: Stage, blocks: readonly Block[]): readonly Block[] {
  const order = blocks.find(({ surface }) => surface.kind === 'order');
  if (!order) return [];
  const { box, scale = 1 } = order;
  return placePhases(stage, { x: box.x + box.w - 12 * scale, y: box.y + 9 * scale }, scale, LOW_PHASES);
}

/** Companies as half cards in rows: what is needed to know of those that others are about. */
export function halves(charters: readonly Kind<'charter'>[], perRow: number): Side {
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
export const BESIDE = 1.12;

export const bidSheets = (stage: Stage, room: number, w: number): readonly Side[] =>
  surfacesOf(stage, 'bids').map((surface) => {
    // As large as the room allows, whatever its width; a short list is no higher than a third more than it need be.
    const free = Math.max(1, room - GAP);
    const size = bidsSize(surface, { w, h: free });
    const wide = Math.max(size.w, (size.h * w) / free);
    return sheet(surface, wide, Math.max(size.h, Math.min(size.h * 1.35, (free * wide) / w)));
  });
export const orderSheets = (stage: Stage, h: number): readonly Side[] =>
  surfacesOf(stage, 'order').map((surface) => sheet(surface, ORDER.w, h));
export const lowDemand = (stage: Stage): readonly Side[] =>
  surfacesOf(stage, 'demand').map((surface) => sheet(surface, LOW_DEMAND.w, LOW_DEMAND.h));

/** Trains, bank, stocks and rounds: close together where breweries need room too. */
export function tradeParts(stage: Stage): readonly Side[] {
  if (surfacesOf(stage, 'charter').some(isBrewing)) return [placeCounter(stage)];
  const trade = gridsOf(stage).length > 0 ? shelf(stage) : placeTrade(withoutOwn(stage), TWO);
  return [trade, ...roundSheets(stage, TWO)];
}
