import type { Stage, Surface } from '@stellwerk/engine/stage/stage.ts';
import type { Box } from '../draw/geometry.ts';
import type { RackPlan } from '../draw/rack.ts';
import type { BlockForm } from './world.ts';
import { racksOf, surfacesOf } from './surfaces-of.ts';

/** A block of the side, from the side's upper left corner. */
export interface SideBlock {
  readonly id: string;
  readonly surface: Surface;
  readonly box: Box;
  readonly inner: boolean;
  readonly plan?: RackPlan;
  /** Drawn larger than it is by itself. */
  readonly scale?: number;
  /** Lies on the cloth, without a sheet. */
  readonly bare?: boolean;
  readonly form?: BlockForm;
}
export interface Side {
  readonly w: number;
  readonly h: number;
  readonly blocks: readonly SideBlock[];
}

export const BANK = { w: 404, h: 298 } as const;
const HEAD = 80;
const NARROW_POOL = 230;

export const hasBank = (stage: Stage): boolean =>
  surfacesOf(stage, 'bank').length + racksOf(stage, 'pool').length > 0;

const OUT_WIDE = 98;
/** Low enough for the line of a pool. */
const OUT_HIGH = 40;

/** Bank, and on the same sheet the pools and what has left the game. */
export function placeBank(stage: Stage, box: Box): readonly SideBlock[] {
  const [bank] = surfacesOf(stage, 'bank');
  const pools = racksOf(stage, 'pool');
  const outs = racksOf(stage, 'out');
  const blocks: SideBlock[] = [];
  const head = bank ? HEAD : 0;
  const room = { x: box.x, y: box.y + head, w: box.w, h: box.h - head };
  // Side by side where each has room for its title, else one under the other.
  const beside = pools.length < 2 || room.w / pools.length >= NARROW_POOL;
  // Nothing else stands in its head then: its purse has all of it.
  const form = beside ? {} : { form: 'plain' as const };
  if (bank) blocks.push({ id: bank.id, surface: bank, box, inner: false, ...form });
  pools.forEach((pool, i) => {
    const taken = i === pools.length - 1 ? OUT_WIDE * outs.length : 0;
    const [w, h] = beside ? [room.w / pools.length, room.h] : [room.w - taken, room.h / pools.length];
    blocks.push({
      id: pool.id,
      surface: pool,
      box: beside ? { x: room.x + i * w, y: room.y, w, h } : { x: room.x, y: room.y + i * h, w, h },
      inner: bank !== undefined,
    });
  });
  const line = room.h / Math.max(1, pools.length);
  const outY = beside ? box.y + 15 : room.y + room.h - line + (line - OUT_HIGH) / 2;
  outs.forEach((out, i) =>
    blocks.push({
      id: out.id,
      surface: out,
      box: { x: box.x + box.w - 24 - OUT_WIDE * (i + 1), y: outY, w: 96, h: beside ? 50 : OUT_HIGH },
      inner: bank !== undefined || pools.length > 0,
    }),
  );
  return blocks;
}
