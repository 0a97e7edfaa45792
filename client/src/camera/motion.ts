import type { PieceId, Table } from '@stellwerk/engine/table/types.ts';
import type { Point } from '../draw/geometry.ts';
import type { Drawable } from '../layout/pieces.ts';
import type { Scene } from '../layout/scene.ts';
import { pieceIds, pieceOf } from '@stellwerk/engine/table/places.ts';

/** A piece on its way from somewhere to where it lies. */
export interface Glide {
  readonly drawable: Drawable;
  readonly from: Point;
  readonly to: Point;
  readonly start: number;
  readonly ms: number;
  /** How high the way bends, in units: a refused piece comes back on a flat arc. */
  readonly bend: number;
}
/** A ring that fades where something was just moved. */
export interface Ring {
  readonly id: string;
  readonly start: number;
}

export const TRAVEL_MS = 280;
export const RING_MS = 4000;
export const HOME_MS = 160;
export const REFUSAL_MS = 320;
const MOST = 14;

const inOut = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - (-2 * t + 2) ** 2 / 2);

export function positionOf(
  { from, to, start, ms, bend }: Glide,
  now: number,
): Point & { readonly t: number } {
  const t = Math.min(1, Math.max(0, (now - start) / ms));
  const e = inOut(t);
  return {
    t,
    x: from.x + (to.x - from.x) * e,
    y: from.y + (to.y - from.y) * e - bend * Math.sin(Math.PI * e),
  };
}

const holds = (scene: Scene, piece: PieceId): Drawable | undefined =>
  scene.drawables.find((d) => d.piece === piece) ??
  scene.drawables.find(({ pieces }) => pieces.includes(piece));

/** What moved between two positions, as it is to be seen moving; `except` was carried by this viewer's own hand. */
export function travels(
  before: { readonly scene: Scene; readonly table: Table },
  after: { readonly scene: Scene; readonly table: Table },
  except: readonly PieceId[],
  now: number,
): readonly Glide[] {
  if (before.table.pieces === after.table.pieces) return [];
  const moved = pieceIds(after.table).filter((id) => {
    const [old, next] = [pieceOf(before.table, id), pieceOf(after.table, id)];
    return old && next && old !== next && old.at !== next.at && !except.includes(id);
  });
  if (moved.length > MOST) return [];
  return moved.flatMap((id) => {
    const from = holds(before.scene, id);
    const to = holds(after.scene, id);
    if (!from || !to || (from.x === to.x && from.y === to.y)) return [];
    return [{ drawable: to, from, to, start: now, ms: TRAVEL_MS, bend: 0 }];
  });
}
