import type { Box } from '../draw/geometry.ts';
import { overlaps } from '../draw/geometry.ts';

const GAP = 12;
const EDGE = 8;

const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, Math.max(least, most)));

/**
 * Where a card lies: beside the thing on the side with more room, else under or over it; never on it, nor on anything
 * else that is shown with it. Where there is no such place it keeps off the thing itself.
 */
export function lieBeside(
  thing: Box,
  card: { readonly w: number; readonly h: number },
  room: { readonly w: number; readonly h: number },
  others: readonly Box[] = [],
): { readonly left: number; readonly top: number } {
  const y = clamp(thing.y, EDGE, room.h - card.h - EDGE);
  const x = clamp(thing.x, EDGE, room.w - card.w - EDGE);
  const beside = (box: Box): readonly Box[] => {
    const right = { x: box.x + box.w + GAP, y, ...card };
    const left = { x: box.x - GAP - card.w, y, ...card };
    return room.w - box.x - box.w >= box.x ? [right, left] : [left, right];
  };
  const along = (box: Box): readonly Box[] => [
    { x, y: box.y + box.h + GAP, ...card },
    { x, y: box.y - GAP - card.h, ...card },
  ];
  const all = [thing, ...others];
  const tried = [
    ...beside(thing),
    ...along(thing),
    ...others.flatMap((one) => [...beside(one), ...along(one)]),
  ];
  const isInside = (box: Box): boolean =>
    box.x >= 0 && box.y >= 0 && box.x + box.w <= room.w && box.y + box.h <= room.h;
  const found =
    tried.find((box) => isInside(box) && !all.some((one) => overlaps(one, box))) ??
    tried.find((box) => isInside(box) && !overlaps(thing, box)) ??
    tried[0]!;
  return {
    left: clamp(found.x, EDGE, room.w - card.w - EDGE),
    top: clamp(found.y, EDGE, room.h - card.h - EDGE),
  };
}
