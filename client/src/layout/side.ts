import type { Slot, Stage } from '@stellwerk/engine/stage/stage.ts';
import { planMarket } from '../draw/market.ts';
import { sizeOf } from '../draw/piece.ts';
import { isFew, trackHeight } from '../draw/profit.ts';
import type { RackPlan, RackSurface, Size } from '../draw/rack.ts';
import { BANK, hasBank, placeBank, type Side, type SideBlock } from './bank.ts';
import { racksOf, surfacesOf } from './surfaces-of.ts';
import { charterColumns, gridWidth, hasCharters, placeCharters } from './charters.ts';
import { depotWidth, fillDisplay, planDepot, planShelf } from './racks.ts';

const GAP = 22;
const NARROWEST = 1132;
const LARGEST_MARKET = 1.3;

/** Tracks of few values stand beside the map, those of many under it. */
export const isShort = isFew;

/** As large as the largest piece that may come there. */
export function slotSize(stage: Stage): (slot: Slot) => Size {
  const faces = Object.entries(stage.faces);
  const known = new Map<string, Size>();
  return ({ kinds, like }) => {
    const face = like === undefined ? undefined : stage.faces[like];
    if (face) return sizeOf(face);
    const key = kinds?.join('|') ?? '';
    const hit = known.get(key);
    if (hit) return hit;
    const sizes = faces
      .filter(([id]) => kinds?.some((kind) => id === kind || id.startsWith(`${kind}/`)) ?? false)
      .map(([, face]) => sizeOf(face));
    const size =
      sizes.length === 0
        ? { w: 200, h: 130 }
        : { w: Math.max(...sizes.map((s) => s.w)), h: Math.max(...sizes.map((s) => s.h)) };
    known.set(key, size);
    return size;
  };
}

/** Markets as wide as the column, and the bank beside one that leaves room for it. */
function placeMarkets(stage: Stage, w: number): Side & { readonly bank: boolean } {
  const blocks: SideBlock[] = [];
  const rounds = surfacesOf(stage, 'steps').filter(({ role }) => role === 'round');
  let y = 0;
  let bank = !hasBank(stage);
  surfacesOf(stage, 'market').forEach((surface, i) => {
    const plan = planMarket(surface, w);
    const beside = w - plan.w - GAP;
    const isBeside = !bank && beside >= BANK.w;
    const scale = isBeside ? 1 : Math.max(1, Math.min(LARGEST_MARKET, w / plan.w));
    const box = { x: 0, y, w: isBeside ? plan.w : Math.max(w, plan.w), h: plan.h * scale };
    const left = (box.w - plan.w * scale) / 2;
    blocks.push({ id: surface.id, surface, box, inner: false, scale });
    const { steps } = plan;
    if (i === 0)
      for (const round of rounds)
        blocks.push({
          id: round.id,
          surface: round,
          box: { x: left + steps.x * scale, y: y + steps.y * scale, w: steps.w * scale, h: steps.h * scale },
          inner: true,
          scale,
        });
    if (isBeside) {
      blocks.push(...placeBank(stage, { x: plan.w + GAP, y, w: beside, h: plan.h }));
      bank = true;
    }
    y += box.h + GAP;
  });
  return { w, h: Math.max(0, y - GAP), blocks, bank };
}

const moved = (block: SideBlock, x: number, y: number): SideBlock => ({
  ...block,
  box: { ...block.box, x: block.box.x + x, y: block.box.y + y },
});

/** Displays side by side as far as they fit; the last of a row takes what is left of it. */
function placeDisplays(stage: Stage, racks: readonly RackSurface[], w: number): Side {
  const size = slotSize(stage);
  const rows: { surface: RackSurface; plan: RackPlan }[][] = [];
  let taken = Infinity;
  for (const surface of racks) {
    const shelf = planShelf(surface, size);
    const plan = shelf.w <= w ? shelf : fillDisplay(surface, w, size);
    if (taken + plan.w > w) {
      rows.push([]);
      taken = 0;
    }
    rows.at(-1)?.push({ surface, plan });
    taken += plan.w + GAP;
  }
  const blocks: SideBlock[] = [];
  let y = 0;
  for (const row of rows) {
    const h = Math.max(...row.map(({ plan }) => plan.h));
    let x = 0;
    row.forEach(({ surface, plan }, i) => {
      const box = { x, y, w: i === row.length - 1 ? w - x : plan.w, h };
      blocks.push({ id: surface.id, surface, box, inner: false, plan });
      x += box.w + GAP;
    });
    y += h + GAP;
  }
  return { w, h: Math.max(0, y - GAP), blocks };
}

/** Short tracks, one under the other. */
function placeTracks(stage: Stage, w: number): Side {
  const blocks: SideBlock[] = [];
  let y = 0;
  for (const surface of surfacesOf(stage, 'track').filter(isShort)) {
    const h = trackHeight(surface, w);
    blocks.push({ id: surface.id, surface, box: { x: 0, y, w, h }, inner: false });
    y += h + GAP;
  }
  return { w, h: Math.max(0, y - GAP), blocks };
}

const LOWEST_BANK = 230;

/** Left the train stacks and displays, right the bank with the pool, and short tracks below it. */
function placeStock(stage: Stage, w: number, isBankPlaced: boolean): Side {
  const depots = racksOf(stage, 'depot');
  const isShared = !isBankPlaced && depots.length > 0;
  const natural = Math.max(480, ...depots.map(depotWidth));
  const left = isShared ? Math.min(w - BANK.w - GAP, natural) : w;
  const blocks: SideBlock[] = [];
  let y = 0;
  for (const surface of depots) {
    const box = { x: 0, y, w: left, h: BANK.h };
    blocks.push({ id: surface.id, surface, box, inner: false, plan: planDepot(surface, left, BANK.h) });
    y += BANK.h + GAP;
  }
  // A display that is too wide for this column lies below both.
  const size = slotSize(stage);
  const [narrow, broad] = [true, false].map((fits) =>
    racksOf(stage, 'display').filter((rack) => planShelf(rack, size).w <= left === fits),
  );
  const displays = placeDisplays(stage, narrow ?? [], left);
  blocks.push(...displays.blocks.map((block) => moved(block, 0, y)));
  y += displays.h > 0 ? displays.h + GAP : 0;
  const right = w - left - GAP;
  const beside = placeTracks(stage, right);
  const hasRoom = isShared && y - GAP >= LOWEST_BANK + beside.h;
  const tracks = hasRoom ? beside : placeTracks(stage, w);
  const below = tracks.h > 0 ? tracks.h + GAP : 0;
  if (isShared) {
    const h = y - GAP - (hasRoom ? below : 0);
    blocks.push(...placeBank(stage, { x: left + GAP, y: 0, w: right, h }));
    if (hasRoom) blocks.push(...tracks.blocks.map((block) => moved(block, left + GAP, h + GAP)));
  } else if (!isBankPlaced && hasBank(stage)) {
    const h = racksOf(stage, 'pool').length > 0 ? 240 : 84;
    blocks.push(...placeBank(stage, { x: 0, y, w, h }));
    y += h + GAP;
  }
  if (!hasRoom) {
    blocks.push(...tracks.blocks.map((block) => moved(block, 0, y)));
    y += below;
  }
  const wide = placeDisplays(stage, broad ?? [], w);
  blocks.push(...wide.blocks.map((block) => moved(block, 0, y)));
  y += wide.h > 0 ? wide.h + GAP : 0;
  return { w, h: Math.max(0, y - GAP), blocks };
}

/** Market, depot, bank and displays, one under the other. */
export function placeTrade(stage: Stage, w: number): Side {
  const markets = placeMarkets(stage, w);
  const top = markets.h > 0 ? markets.h + GAP : 0;
  const stock = placeStock(stage, w, markets.bank);
  return {
    w,
    h: stock.h > 0 ? top + stock.h : markets.h,
    blocks: [...markets.blocks, ...stock.blocks.map((block) => moved(block, 0, top))],
  };
}

/** Everything below a wide map. */
function placeBelow(stage: Stage, room: number): Side {
  const market = Math.max(0, ...surfacesOf(stage, 'market').map((m) => planMarket(m).w));
  const trade = placeTrade(stage, Math.max(NARROWEST, market));
  if (!hasCharters(stage)) return trade;
  const fitting = (width: number): number => Math.floor((width + 18) / (gridWidth(1) + 18));
  const beside = fitting(room - trade.w - GAP);
  const isBeside = beside >= 1;
  const grid = isBeside
    ? placeCharters(stage, trade.w + GAP, 0, beside)
    : placeCharters(stage, 0, trade.h + GAP, Math.max(1, fitting(room)));
  return {
    w: isBeside ? trade.w + GAP + grid.w : Math.max(trade.w, grid.w),
    h: isBeside ? Math.max(trade.h, grid.h) : trade.h + GAP + grid.h,
    blocks: [...trade.blocks, ...grid.blocks],
  };
}

/** Everything beside the map, as high as `room` if it can be; `wide`: the width of a map under which it lies instead. */
export function placeSide(stage: Stage, room: number, wide: number | null): Side {
  if (wide !== null) return placeBelow(stage, wide);
  if (!hasCharters(stage)) {
    const trade = placeTrade(stage, NARROWEST);
    return trade.blocks.length === 0 ? { w: 0, h: 0, blocks: [] } : trade;
  }
  const columns = charterColumns(stage);
  const market = Math.max(0, ...surfacesOf(stage, 'market').map((m) => planMarket(m, gridWidth(columns)).w));
  const trade = placeTrade(stage, Math.max(market, gridWidth(columns)));
  const top = trade.h > 0 ? trade.h + GAP : 0;
  const grid = placeCharters(stage, 0, top, columns, room - top);
  return { w: Math.max(trade.w, grid.w), h: top + grid.h, blocks: [...trade.blocks, ...grid.blocks] };
}
