import type { Slot, Stage, Surface } from '@stellwerk/engine/stage/stage.ts';
import type { Box } from '../draw/geometry.ts';
import { CHARTER, SPINE } from '../draw/charter.ts';
import { planMarket } from '../draw/market.ts';
import { sizeOf } from '../draw/piece.ts';
import { planDepot, planDisplay, type RackPlan, type RackSurface, type Size } from '../draw/rack.ts';

/** A block of the right column, from the column's upper left corner. */
export interface SideBlock {
  readonly id: string;
  readonly surface: Surface;
  readonly box: Box;
  readonly inner: boolean;
  readonly plan?: RackPlan;
}
export interface Side {
  readonly w: number;
  readonly h: number;
  readonly blocks: readonly SideBlock[];
}

type Kind<K extends Surface['kind']> = Extract<Surface, { readonly kind: K }>;
const GAP = 22;
const BANK = { w: 404, h: 298 } as const;
const BANK_HEAD = 80;
const NARROWEST = 1132;
/** Five cards side by side. */
const DISPLAY = 1197;

const surfacesOf = <K extends Surface['kind']>(stage: Stage, kind: K): readonly Kind<K>[] =>
  stage.surfaces.filter((s): s is Kind<K> => s.kind === kind);
const racksOf = (stage: Stage, role: RackSurface['role']): readonly RackSurface[] =>
  surfacesOf(stage, 'rack').filter((rack) => rack.role === role);

const kindOf = (id: string): string => id.slice(0, id.lastIndexOf('/'));

/** As large as the largest piece that may come there. */
function slotSize(stage: Stage): (slot: Slot) => Size {
  const cards = Object.entries(stage.faces).filter(([, face]) => face.kind === 'card');
  return (slot) => {
    const fitting = cards.filter(
      ([id]) => slot.kinds?.some((kind) => kindOf(id) === kind || id.startsWith(`${kind}/`)) ?? true,
    );
    const sizes = fitting.map(([, face]) => sizeOf(face));
    if (sizes.length === 0) return { w: 200, h: 130 };
    return { w: Math.max(...sizes.map((s) => s.w)), h: Math.max(...sizes.map((s) => s.h)) };
  };
}

/** Bank, and on the same sheet the pool and what has left the game. */
function placeBank(stage: Stage, box: Box): readonly SideBlock[] {
  const [bank] = surfacesOf(stage, 'bank');
  const pools = racksOf(stage, 'pool');
  const outs = racksOf(stage, 'out');
  const blocks: SideBlock[] = [];
  if (bank) blocks.push({ id: bank.id, surface: bank, box, inner: false });
  const head = bank ? BANK_HEAD : 0;
  const room = { x: box.x, y: box.y + head, w: box.w, h: box.h - head };
  pools.forEach((pool, i) => {
    const h = room.h / pools.length;
    blocks.push({
      id: pool.id,
      surface: pool,
      box: { ...room, y: room.y + i * h, h },
      inner: bank !== undefined,
    });
  });
  outs.forEach((out, i) =>
    blocks.push({
      id: out.id,
      surface: out,
      box: { x: box.x + box.w - 26 - 84 * (i + 1), y: box.y + 18, w: 78, h: 50 },
      inner: bank !== undefined || pools.length > 0,
    }),
  );
  return blocks;
}

function placeCharters(stage: Stage, x: number, y: number, columns: number): Side {
  const charters = surfacesOf(stage, 'charter');
  const bars = surfacesOf(stage, 'bars');
  const shrinks = charters.length >= 7;
  const isSpine = (c: Kind<'charter'>): boolean => shrinks && c.state !== 'open';
  const blocks: SideBlock[] = [];
  const [pitchX, pitchY] = [CHARTER.w + 18, CHARTER.h + 15];
  const full: readonly Surface[] = [...charters.filter((c) => !isSpine(c)), ...bars];
  let row = 0;
  let col = 0;
  for (const surface of full) {
    const tall =
      surface.kind === 'bars' && surface.bars.length > 4 ? 62 + surface.bars.length * 44 : CHARTER.h;
    blocks.push({
      id: surface.id,
      surface,
      box: { x: x + col * pitchX, y: y + row * pitchY, w: CHARTER.w, h: tall },
      inner: false,
    });
    col += 1;
    if (col === columns) [col, row] = [0, row + 1];
  }
  const end = blocks.reduce((most, { box }) => Math.max(most, box.y + box.h), y - 15);
  const spines = charters.filter(isSpine);
  spines.forEach((surface, i) =>
    blocks.push({
      id: surface.id,
      surface,
      box: {
        x: x + (i % columns) * pitchX,
        y: end + 15 + Math.floor(i / columns) * (SPINE.h + 12),
        ...SPINE,
      },
      inner: false,
    }),
  );
  const h = blocks.reduce((most, { box }) => Math.max(most, box.y + box.h), y) - y;
  return { w: columns * pitchX - 18, h, blocks };
}

/** Market, depot, bank and displays, one under the other. */
function placeTrade(stage: Stage, w: number): Side {
  const blocks: SideBlock[] = [];
  let y = 0;
  const rounds = surfacesOf(stage, 'steps').filter(({ role }) => role === 'round');
  const hasBank = surfacesOf(stage, 'bank').length + racksOf(stage, 'pool').length > 0;
  let isBankPlaced = !hasBank;
  surfacesOf(stage, 'market').forEach((surface, i) => {
    const plan = planMarket(surface);
    const beside = w - plan.w - GAP;
    const isBeside = !isBankPlaced && beside >= BANK.w;
    const box = { x: 0, y, w: isBeside ? plan.w : Math.max(w, plan.w), h: plan.h };
    blocks.push({ id: surface.id, surface, box, inner: false });
    if (i === 0)
      for (const steps of rounds)
        blocks.push({
          id: steps.id,
          surface: steps,
          box: { ...plan.steps, x: box.x + (box.w - plan.w) / 2 + plan.steps.x, y: y + plan.steps.y },
          inner: true,
        });
    if (isBeside) {
      blocks.push(...placeBank(stage, { x: plan.w + GAP, y, w: beside, h: plan.h }));
      isBankPlaced = true;
    }
    y += plan.h + GAP;
  });
  const depots = racksOf(stage, 'depot');
  depots.forEach((surface, i) => {
    const isShared = !isBankPlaced && i === 0;
    const width = isShared ? w - BANK.w - GAP : w;
    const box = { x: 0, y, w: width, h: BANK.h };
    blocks.push({ id: surface.id, surface, box, inner: false, plan: planDepot(surface, width, BANK.h) });
    if (isShared) {
      blocks.push(...placeBank(stage, { x: width + GAP, y, w: BANK.w, h: BANK.h }));
      isBankPlaced = true;
    }
    y += BANK.h + GAP;
  });
  for (const surface of racksOf(stage, 'display')) {
    const plan = planDisplay(surface, w, slotSize(stage));
    blocks.push({ id: surface.id, surface, box: { x: 0, y, w, h: plan.h }, inner: false, plan });
    y += plan.h + GAP;
  }
  if (!isBankPlaced) {
    const h = racksOf(stage, 'pool').length > 0 ? 240 : 84;
    blocks.push(...placeBank(stage, { x: 0, y, w, h }));
    y += h + GAP;
  }
  return { w, h: Math.max(0, y - GAP), blocks };
}

/** Everything beside the map; with a `room` of its own width it lies below a wide map instead. */
export function placeSide(stage: Stage, room: number | null): Side {
  const charters = surfacesOf(stage, 'charter');
  const hasCharters = charters.length + surfacesOf(stage, 'bars').length > 0;
  const market = Math.max(0, ...surfacesOf(stage, 'market').map((m) => planMarket(m).w));
  const columns = charters.length >= 7 ? 3 : 2;
  if (room !== null) {
    const trade = placeTrade(stage, Math.max(NARROWEST, market));
    const beside = Math.floor((room - trade.w - GAP + 18) / (CHARTER.w + 18));
    const isBeside = hasCharters && beside >= 1;
    const grid = isBeside
      ? placeCharters(stage, trade.w + GAP, 0, beside)
      : placeCharters(stage, 0, trade.h + GAP, Math.max(1, Math.floor((room + 18) / (CHARTER.w + 18))));
    if (!hasCharters) return trade;
    return {
      w: isBeside ? trade.w + GAP + grid.w : Math.max(trade.w, grid.w),
      h: isBeside ? Math.max(trade.h, grid.h) : trade.h + GAP + grid.h,
      blocks: [...trade.blocks, ...grid.blocks],
    };
  }
  const gridWidth = hasCharters ? columns * (CHARTER.w + 18) - 18 : 0;
  const trade = placeTrade(stage, Math.max(market, gridWidth, hasCharters ? 0 : DISPLAY));
  if (trade.blocks.length === 0 && !hasCharters) return { w: 0, h: 0, blocks: [] };
  if (!hasCharters) return trade;
  const top = trade.h > 0 ? trade.h + GAP : 0;
  const grid = placeCharters(stage, 0, top, columns);
  return { w: Math.max(trade.w, grid.w), h: top + grid.h, blocks: [...trade.blocks, ...grid.blocks] };
}
