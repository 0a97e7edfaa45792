import type { Orientation } from '@stellwerk/engine/rail/types.ts';
import { at, distance, halfWidth, type Point, polar } from './geometry.ts';
import { type Drawn, plateSlots, slotRadius, slotsOf } from './stops.ts';

/** Something that labels must keep away from. */
export interface Taken {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** A figure that must be read, whatever else lies there. */
  readonly isFigure?: true;
}

const SAMPLES = 12;

/** Circles that cover the track and the stops of a face. */
export function takenBy({ strands, stops }: Drawn, isDense = false): Taken[] {
  const taken: Taken[] = [];
  for (const { curve } of strands)
    for (let i = 0; i <= SAMPLES; i++) taken.push({ ...curve.at(i / SAMPLES), r: 9 });
  for (const stop of stops) {
    const { kind, slots } = stop.node;
    const { x, y } = stop.at;
    if (isDense && slots > 0) {
      for (const p of plateSlots(slots))
        for (const dx of [-28, 0, 28]) taken.push({ x: x + p.x + dx, y: y + p.y, r: 26 });
    } else if (slots > 0 && kind !== 'offboard' && kind !== 'port') {
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
  // Between them too: two things often share one gap between tracks.
  for (let a = 15; a < 360; a += 30) for (const d of [44, 54, 64]) list.push(polar(a + tilt, d));
  return list;
}
/** Over the edge of its hex: where plates stand there is no room inside. */
const BEYOND = Array.from({ length: 12 }, (_, i) => polar(30 * i, 84));
const CANDIDATES = { flat: candidates('flat'), pointy: candidates('pointy') } as const;

/**
 * The emptiest spot for a disc; equally good ones go to where it is usual. What was found is taken from
 * now on.
 */
export function placeDisc(
  taken: Taken[],
  r: number,
  usual: Point,
  orientation: Orientation,
  mayReach = false,
): Point {
  let best: Point = at(0, 0);
  let top = -Infinity;
  const all = mayReach ? [...CANDIDATES[orientation], ...BEYOND] : CANDIDATES[orientation];
  for (const p of all) {
    const score = Math.min(ENOUGH, clearance(taken, p, r)) - 0.02 * distance(p, usual);
    if (score > top) [top, best] = [score, p];
  }
  taken.push({ ...best, r: r + 1, isFigure: true });
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
  taken.push({ ...best, r: r + 1, isFigure: true });
  return best;
}

const BLOCK = { x: 27, y: 21 } as const;
const BLOCK_POINTS = [-18, 0, 18].flatMap((dx) => [-11, 11].map((dy) => at(dx, dy)));
const GRID = Array.from({ length: 21 }, (_, i) => (i - 10) * 6);
/** Closer than this is not better. */
const BLOCK_GAP = 5;

/** Two by two cells where they cover nothing, as near as can be to the stop they belong to. */
export function placeBlock(taken: Taken[], stop: Point, orientation: Orientation): Point {
  let best: Point = at(0, 0);
  let top = -Infinity;
  for (const y of GRID)
    for (const x of GRID) {
      const inside = Math.min(
        halfWidth(Math.abs(y) + BLOCK.y, orientation) - Math.abs(x) - BLOCK.x,
        86 - BLOCK.y - Math.abs(y),
      );
      let score = Math.min(BLOCK_GAP, inside);
      for (const p of BLOCK_POINTS) {
        if (score < top) break;
        score = Math.min(score, 3 * clearance(taken, at(x + p.x, y + p.y), 9));
      }
      // Above and to the left is where such blocks are looked for.
      score -= 0.03 * distance(at(x, y), stop) + 0.004 * (x + y);
      if (score > top) [top, best] = [score, at(x, y)];
    }
  for (const dx of [-16, 0, 16])
    for (const dy of [-9, 9]) taken.push({ x: best.x + dx, y: best.y + dy, r: 12 });
  return best;
}

const NAME_ROWS = [58, -58, 66, -66, 40, -40] as const;
const PAIR_ROWS = [56, -56, 50, -50, 44, -44] as const;
/** Wide enough for the usual system fonts; the pen makes a name smaller that is wider all the same. */
export const NAME_WIDTH = 0.54;
/** Half the distance of two lines of a name, in parts of their size. */
export const LINE_STEP = 0.52;

export interface NameSpot {
  readonly y: number;
  readonly max: number;
  readonly lines: readonly string[];
  /** How far it keeps from track and stops; negative where it could not. */
  readonly clear: number;
}

/** A name of several words in two lines of nearly one length. */
function halves(name: string): readonly string[] {
  let best: readonly string[] = [name];
  for (const { index } of name.matchAll(/[ -]/g)) {
    const pair = [name.slice(0, index + 1).trimEnd(), name.slice(index + 1)];
    if (longest(pair) < longest(best)) best = pair;
  }
  return best;
}
const longest = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length));

/** No wider than the bitmap of its hex. */
export const NAME_WIDEST = 200;

function spotOf(
  taken: readonly Taken[],
  lines: readonly string[],
  y: number,
  size: number,
  orientation: Orientation,
  isFar = false,
): NameSpot {
  const width = Math.min(NAME_WIDEST, longest(lines) * size * NAME_WIDTH);
  const half = lines.length > 1 ? size * LINE_STEP : 0;
  const room = halfWidth(Math.abs(y) + half + size * 0.3, orientation) - 4;
  const wide = isFar ? width / 2 : Math.min(width / 2, room);
  // From afar a name may reach over the edge of its hex.
  let clear = isFar ? 18 : Math.min(18, (room - width / 2) * 0.8);
  for (const t of taken) {
    const dx = Math.max(0, Math.abs(t.x) - wide);
    const dy = Math.max(0, Math.abs(t.y - y) - size * 0.36 - half);
    clear = Math.min(clear, Math.hypot(dx, dy) - t.r);
  }
  return { y, max: 2 * room, lines, clear };
}

/** The row for a name, or two rows where it is too long for one. */
export function placeName(
  taken: Taken[],
  name: string,
  size: number,
  orientation: Orientation,
  isFar = false,
): NameSpot {
  const pair = halves(name);
  const isLong = !isFar && name.length * size * NAME_WIDTH > 2.2 * halfWidth(64, orientation);
  const options = [
    ...NAME_ROWS.map((y) => spotOf(taken, [name], y, size, orientation, isFar)),
    ...(isLong && pair.length > 1 ? PAIR_ROWS.map((y) => spotOf(taken, pair, y, size, orientation)) : []),
  ];
  const best = options.reduce((a, b) => (b.clear > a.clear + 0.01 ? b : a));
  const half = Math.min(longest(best.lines) * size * NAME_WIDTH, isFar ? NAME_WIDEST : best.max) / 2;
  const rows = best.lines.length > 1 ? [-size * LINE_STEP, size * LINE_STEP] : [0];
  for (const dy of rows)
    for (let dx = -half; dx <= half; dx += 8) taken.push({ x: dx, y: best.y + dy, r: size * 0.42 });
  return best;
}
