import type { Orientation } from '@stellwerk/engine/rail/types.ts';
import { at, distance, halfWidth, type Point, polar } from './geometry.ts';
import { slotRadius, slotsOf, type Drawn } from './stops.ts';

/** Something that labels must keep away from. */
export interface Taken {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

const SAMPLES = 12;

/** Circles that cover the track and the stops of a face. */
export function takenBy({ strands, stops }: Drawn): Taken[] {
  const taken: Taken[] = [];
  for (const { curve } of strands)
    for (let i = 0; i <= SAMPLES; i++) taken.push({ ...curve.at(i / SAMPLES), r: 9 });
  for (const stop of stops) {
    const { kind, slots } = stop.node;
    const { x, y } = stop.at;
    if (slots > 0 && kind !== 'offboard' && kind !== 'port') {
      const r = slotRadius(slots) + 3;
      for (const p of slotsOf(slots)) taken.push({ x: x + p.x, y: y + p.y, r });
      if (slots === 3) taken.push({ x: x - 40, y: y + 28, r: 8 }, { x: x + 40, y: y + 28, r: 8 });
    } else if (kind === 'mine') taken.push({ x, y, r: 26 });
    else if (kind === 'city' || kind === 'pass' || kind === 'town') taken.push({ x, y, r: 18 });
  }
  return taken;
}

/** How far a disc of radius `r` at `p` is from everything that is there. */
export function clearance(taken: readonly Taken[], p: Point, r: number): number {
  let least = Infinity;
  for (const t of taken) least = Math.min(least, distance(p, t) - t.r - r);
  return least;
}

const ENOUGH = 26;

function candidates(orientation: Orientation): readonly Point[] {
  const tilt = orientation === 'pointy' ? 30 : 0;
  const list: Point[] = [];
  for (let a = 0; a < 360; a += 30) {
    list.push(polar(a + tilt, a % 60 === 0 ? 70 : 62), polar(a + tilt, 44));
  }
  list.push(at(0, 0));
  return list;
}
const CANDIDATES = { flat: candidates('flat'), pointy: candidates('pointy') } as const;

/**
 * The emptiest spot for a disc; equally good ones go to where it is usual. What was found is taken from
 * now on.
 */
export function placeDisc(taken: Taken[], r: number, usual: Point, orientation: Orientation): Point {
  let best: Point = at(0, 0);
  let top = -Infinity;
  for (const p of CANDIDATES[orientation]) {
    const score = Math.min(ENOUGH, clearance(taken, p, r)) - 0.02 * distance(p, usual);
    if (score > top) [top, best] = [score, p];
  }
  taken.push({ ...best, r: r + 1 });
  return best;
}

/** A spot beside a point, for values that belong to one stop of several. */
export function placeBeside(taken: Taken[], beside: Point, r: number, orientation: Orientation): Point {
  let best: Point = beside;
  let top = -Infinity;
  for (let a = 0; a < 360; a += 30)
    for (const d of [36, 44, 52]) {
      const q = polar(a, d);
      const p = at(beside.x + q.x, beside.y + q.y);
      const inside = Math.min(halfWidth(p.y, orientation) - Math.abs(p.x), 86 - Math.abs(p.y)) - r;
      const score = Math.min(8, clearance(taken, p, r), inside) - 0.05 * d;
      if (score > top) [top, best] = [score, p];
    }
  taken.push({ ...best, r: r + 1 });
  return best;
}

/** Two by two cells, at the emptiest of twelve places. */
export function placeBlock(taken: Taken[], orientation: Orientation): Point {
  const tilt = orientation === 'pointy' ? 30 : 0;
  let best: Point = at(0, 0);
  let top = -Infinity;
  for (let a = 0; a < 360; a += 30) {
    const p = polar(a + tilt, a % 60 === 0 ? 60 : 52);
    let score = Infinity;
    for (const dx of [-17, 0, 17])
      for (const dy of [-10, 10]) score = Math.min(score, clearance(taken, at(p.x + dx, p.y + dy), 8));
    score -= 0.01 * Math.abs(a - 270);
    if (score > top) [top, best] = [score, p];
  }
  for (const dx of [-16, 0, 16])
    for (const dy of [-9, 9]) taken.push({ x: best.x + dx, y: best.y + dy, r: 12 });
  return best;
}

const NAME_ROWS = [58, -58, 66, -66, 40, -40] as const;
/** Wide enough for the usual system fonts; the pen makes a name smaller that is wider all the same. */
export const NAME_WIDTH = 0.54;

export interface NameSpot {
  readonly y: number;
  readonly max: number;
  /** How far it keeps from track and stops; negative where it could not. */
  readonly clear: number;
}

/** The row for a name. */
export function placeName(taken: Taken[], name: string, size: number, orientation: Orientation): NameSpot {
  const width = name.length * size * NAME_WIDTH;
  let best: number = NAME_ROWS[0];
  let top = -Infinity;
  for (const y of NAME_ROWS) {
    const room = halfWidth(Math.abs(y) + size * 0.3, orientation) - 4;
    const half = Math.min(width / 2, room);
    let score = Math.min(18, (room - width / 2) * 0.8);
    for (const t of taken) {
      const dx = Math.max(0, Math.abs(t.x) - half);
      const dy = Math.max(0, Math.abs(t.y - y) - size * 0.36);
      score = Math.min(score, Math.hypot(dx, dy) - t.r);
    }
    if (score > top + 0.01) [top, best] = [score, y];
  }
  const room = 2 * (halfWidth(Math.abs(best) + size * 0.3, orientation) - 4);
  const half = Math.min(width, room) / 2;
  for (let dx = -half; dx <= half; dx += 8) taken.push({ x: dx, y: best, r: size * 0.42 });
  return { y: best, max: room, clear: top };
}
