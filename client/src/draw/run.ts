import type { HexArt } from './face-layout.ts';
import { layoutOf } from './face-layout.ts';
import { clearance, type Taken } from './clearance.ts';
import { at, distance, type Point, polar } from './geometry.ts';
import { label, sizeAt } from './label.ts';
import type { Look } from './look.ts';
import type { Pen } from './pen.ts';
import { disc, faded, paint, panel } from './pen.ts';
import { slotRadius, slotsOf, type Strand } from './stops.ts';

/** One hex of a run: where it is and what lies there. */
export interface RunHex {
  readonly x: number;
  readonly y: number;
  readonly art: HexArt;
  /** The stop at which the train calls here, if it does. */
  readonly node: number | null;
  /** Sides by which the run comes and goes; null at its ends. */
  readonly from: number | null;
  readonly to: number | null;
  /** What lies there beside what is printed, from its middle: a badge does not cover it either. */
  readonly lying?: readonly Taken[];
}

const STEPS = 14;

function sampled(strand: Strand, from: number, to: number): readonly Point[] {
  return Array.from({ length: STEPS + 1 }, (_, i) => strand.curve.at(from + ((to - from) * i) / STEPS));
}

/** Where on a strand its stop lies: at the end of a spoke, or somewhere on a through line. */
function stopOn(strand: Strand, stop: Point): number {
  let best = 1;
  let least = Infinity;
  for (let i = 0; i <= 40; i++) {
    const d = distance(strand.curve.at(i / 40), stop);
    if (d < least) [least, best] = [d, i / 40];
  }
  return best;
}

const has = (strand: Strand, end: number | string): boolean => strand.ends.includes(end);
const startsAt = (strand: Strand, side: number): boolean => strand.ends[0] === side;

/** The way of a train over one hex, from where it comes to where it goes. */
export function wayOver({ art, node, from, to }: RunHex): readonly Point[] {
  const { strands, stops } = layoutOf(art).drawn;
  const toStop = (side: number, index: number): readonly Point[] => {
    const stop = stops[index]?.at ?? at(0, 0);
    const strand = strands.find((s) => has(s, side) && has(s, `n${index}`));
    if (!strand) return [stop];
    const t = stopOn(strand, stop);
    return startsAt(strand, side) ? sampled(strand, 0, t) : sampled(strand, 1, t);
  };
  if (from !== null && to !== null) {
    const direct = strands.find((s) => has(s, from) && has(s, to) && (node === null || has(s, `n${node}`)));
    if (direct) return startsAt(direct, from) ? sampled(direct, 0, 1) : sampled(direct, 1, 0);
    const through = node ?? stops.findIndex(({ exits }) => exits.includes(from) && exits.includes(to));
    if (through < 0) return [];
    return [...toStop(from, through), ...toStop(to, through).toReversed()];
  }
  if (from !== null) return toStop(from, node ?? 0);
  if (to !== null) return toStop(to, node ?? 0).toReversed();
  return node === null ? [] : [stops[node]?.at ?? at(0, 0)];
}

const DASHES: readonly (readonly number[])[] = [[], [40, 34], [0.1, 28], [40, 32, 0.1, 32]];

/** The n-th train has its own colour and its own line, so that neither is needed to tell them apart. */
export const runColour = ({ theme }: Look, index: number): string =>
  [theme.accent, theme.flagFill, theme.note, theme.go][index % 4] ?? theme.accent;

const wayOf = (hexes: readonly RunHex[]): readonly Point[] =>
  hexes.flatMap((hex) => wayOver(hex).map((p) => at(p.x + hex.x, p.y + hex.y)));

/** Circles of the stations on the way: a run goes under them, whenever it is painted. */
const circlesOf = (hexes: readonly RunHex[]): readonly (Point & { readonly r: number })[] =>
  hexes.flatMap(({ x, y, art }) =>
    layoutOf(art).drawn.stops.flatMap(({ at: stop, node: { slots } }) =>
      slotsOf(slots).map((slot) => ({
        x: x + stop.x + slot.x,
        y: y + stop.y + slot.y,
        r: slotRadius(slots),
      })),
    ),
  );

/** Traces the way, but for what is under a station. */
function traceWay(pen: Pen, way: readonly Point[], under: ReturnType<typeof circlesOf>): void {
  let isOpen = false;
  for (const p of way) {
    const isUnder = under.some((circle) => distance(p, circle) < circle.r);
    if (isUnder) isOpen = false;
    else if (isOpen) pen.lineTo(p.x, p.y);
    else {
      pen.moveTo(p.x, p.y);
      isOpen = true;
    }
  }
}

/** The line of a run; under the tokens. */
export function drawRunLine(pen: Pen, look: Look, hexes: readonly RunHex[], index: number): void {
  const way = wayOf(hexes);
  if (way.length === 0) return;
  faded(pen, look.readable === undefined ? 0.75 : 1, () => {
    pen.lineCap = 'round';
    pen.lineJoin = 'round';
    pen.beginPath();
    // Plates are no circles: there the line has a casing of its own.
    traceWay(pen, way, look.readable === undefined ? circlesOf(hexes) : []);
    // Where all is small the line would drown in the track: it lies on a casing of its own.
    if (look.readable !== undefined)
      paint(pen, { stroke: look.theme.rim, width: Math.max(22, 10 / look.scale) });
    const width = look.readable === undefined ? 16 : Math.max(16, 6.6 / look.scale);
    paint(pen, { stroke: runColour(look, index), width, dash: DASHES[index % 4] ?? [] });
    pen.lineCap = 'butt';
  });
}

/** Distances from a stop at which its number is looked for, in units; what is larger than that disc lies farther out. */
const BESIDE = [34, 44, 54, 66, 84, 104] as const;
const SMALL_R = 16;

/**
 * Where a badge covers neither station nor name: beside its stop, as near as there is room. `half`: how far it reaches to
 * both sides of its middle beyond a disc.
 */
export function badgeSpot(
  { art, node, lying = [] }: Pick<RunHex, 'art' | 'node' | 'lying'>,
  r: number,
  half = 0,
  beside: readonly Taken[] = [],
): Point {
  const { drawn, taken: printed } = layoutOf(art);
  const taken = [...printed, ...lying, ...beside];
  const stop = drawn.stops[node ?? 0]?.at ?? at(0, 0);
  const reach = half > 0 ? [-half, 0, half] : [0];
  let best: Point = at(stop.x + 22, stop.y - 22);
  let top = -Infinity;
  for (let a = 0; a < 360; a += 30)
    for (const near of BESIDE) {
      const d = near + Math.max(0, r - SMALL_R);
      const q = polar(a, d);
      const p = at(stop.x + q.x, stop.y + q.y);
      const free = Math.min(...reach.map((dx) => clearance(taken, at(p.x + dx, p.y), r)));
      const score = Math.min(4, free) - 0.08 * d;
      if (score > top) [top, best] = [score, p];
    }
  return best;
}

/** A numbered disc at each stop and the sum at the end; above the tokens, beside what must be read. */
export function drawRunBadges(
  pen: Pen,
  look: Look,
  hexes: readonly RunHex[],
  index: number,
  sum: string,
): void {
  const { theme } = look;
  const colour = runColour(look, index);
  const calls = callsOf(hexes);
  const size = sizeAt(look, 17, 2) ?? 17;
  const r = Math.max(14, size * 0.78);
  calls.forEach((hex, i) => {
    const p = badgeSpot(hex, r);
    disc(pen, hex.x + p.x, hex.y + p.y, r, { fill: theme.ui, stroke: colour, width: 4 });
    label(pen, look, String(i + 1), hex.x + p.x, hex.y + p.y, { ...figures(look), size, max: size * 1.4 });
  });
  const last = calls.at(-1);
  drawRunSum(pen, look, hexes, index, sum, last ? [{ ...badgeSpot(last, r), r }] : []);
}

const callsOf = (hexes: readonly RunHex[]): readonly RunHex[] => hexes.filter(({ node }) => node !== null);
const figures = ({ theme }: Look) =>
  ({ middle: true, weight: 800, fill: theme.ink, align: 'center' }) as const;

/** What a run earns, at its end; `beside`: what lies there already. */
export function drawRunSum(
  pen: Pen,
  look: Look,
  hexes: readonly RunHex[],
  index: number,
  sum: string,
  beside: readonly Taken[] = [],
): void {
  const last = callsOf(hexes).at(-1) ?? hexes.at(-1);
  if (!last) return;
  const stroke = runColour(look, index);
  const large = sizeAt(look, 24, 2) ?? 24;
  const [w, h] = [large * (1.25 + sum.length * 0.62), large * 1.58];
  const p = badgeSpot(last, h / 2, w / 2 - h / 2, beside);
  const [x, y] = [last.x + p.x, last.y + p.y];
  panel(pen, { x: x - w / 2, y: y - h / 2, w, h }, h / 2, { fill: look.theme.ui, stroke, width: 4 });
  label(pen, look, sum, x, y, { ...figures(look), size: large, max: w - 14 });
}
