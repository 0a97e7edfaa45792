import type { HexArt } from './face-layout.ts';
import { layoutOf } from './face-layout.ts';
import { at, distance, type Point } from './geometry.ts';
import { label, sizeAt } from './label.ts';
import type { Look } from './look.ts';
import type { Pen } from './pen.ts';
import { disc, faded, paint, panel } from './pen.ts';
import type { Strand } from './stops.ts';

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

/** The line of a run; under the tokens. */
export function drawRunLine(pen: Pen, look: Look, hexes: readonly RunHex[], index: number): void {
  const [first, ...rest] = wayOf(hexes);
  if (!first) return;
  faded(pen, 0.75, () => {
    pen.lineCap = 'round';
    pen.lineJoin = 'round';
    pen.beginPath();
    pen.moveTo(first.x, first.y);
    for (const p of rest) pen.lineTo(p.x, p.y);
    paint(pen, { stroke: runColour(look, index), width: 16, dash: DASHES[index % 4] ?? [] });
    pen.lineCap = 'butt';
  });
}

/** A numbered disc at each stop and the sum at the end; above the tokens. */
export function drawRunBadges(
  pen: Pen,
  look: Look,
  hexes: readonly RunHex[],
  index: number,
  sum: string,
): void {
  const { theme } = look;
  const colour = runColour(look, index);
  let number = 0;
  for (const { x, y, art, node } of hexes) {
    if (node === null) continue;
    const stop = layoutOf(art).drawn.stops[node]?.at ?? at(0, 0);
    number += 1;
    const [cx, cy] = [x + stop.x + 22, y + stop.y - 22];
    const size = sizeAt(look, 17, 2) ?? 17;
    disc(pen, cx, cy, Math.max(14, size * 0.78), { fill: theme.ui, stroke: colour, width: 4 });
    label(pen, look, String(number), cx, cy, {
      size,
      middle: true,
      weight: 800,
      fill: theme.ink,
      align: 'center',
      max: size * 1.4,
    });
  }
  const end = wayOf(hexes).at(-1);
  if (!end) return;
  const size = sizeAt(look, 24, 2) ?? 24;
  const [w, h] = [size * (1.25 + sum.length * 0.62), size * 1.58];
  panel(pen, { x: end.x + 12, y: end.y + 14, w, h }, h / 2, { fill: theme.ui, stroke: colour, width: 4 });
  label(pen, look, sum, end.x + 12 + w / 2, end.y + 14 + h / 2, {
    size,
    middle: true,
    weight: 800,
    fill: theme.ink,
    align: 'center',
    max: w - 14,
  });
}

/** Line and badges in one, for a run that is being drawn by hand above everything. */
export function drawRun(pen: Pen, look: Look, hexes: readonly RunHex[], index: number, sum: string): void {
  drawRunLine(pen, look, hexes, index);
  drawRunBadges(pen, look, hexes, index, sum);
}
