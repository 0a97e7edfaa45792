import type { Pen } from './pen.ts';
import { paint } from './pen.ts';
import type { Strand } from './stops.ts';
import type { Theme } from './theme.ts';

export const RAIL = 11;
export const CASING = 19;
const NARROW = 9.5;
const CORE = 3.4;

/** Strands that share a side or a stop are one group: they join; groups cross over one another. */
export function groupStrands(strands: readonly Strand[]): readonly (readonly Strand[])[] {
  let groups: Strand[][] = [];
  for (const strand of strands) {
    const touches = (group: readonly Strand[]): boolean =>
      group.some((other) => other.ends.some((end) => strand.ends.includes(end)));
    const joined = groups.filter(touches).flat();
    groups = [...groups.filter((group) => !touches(group)), [strand, ...joined]];
  }
  return groups;
}

function traceAll(pen: Pen, strands: readonly Strand[]): void {
  pen.beginPath();
  for (const { curve } of strands) curve.trace(pen);
}

/** All casings, then all inks, group by group: a crossing shows a bridge and a junction does not. */
export function drawTrack(pen: Pen, theme: Theme, strands: readonly Strand[]): void {
  pen.lineCap = 'butt';
  for (const group of groupStrands(strands)) {
    traceAll(pen, group);
    paint(pen, { stroke: theme.casing, width: CASING });
    const narrow = group.filter(({ gauge }) => gauge === 'narrow');
    const solid = group.filter(({ gauge }) => gauge !== 'narrow');
    const dual = group.filter(({ gauge }) => gauge === 'dual');
    if (solid.length > 0) {
      traceAll(pen, solid);
      paint(pen, { stroke: theme.inkPiece, width: RAIL });
    }
    if (narrow.length > 0) {
      traceAll(pen, narrow);
      paint(pen, { stroke: theme.inkPiece, width: NARROW, dash: [13, 6.5] });
    }
    if (dual.length > 0) {
      traceAll(pen, dual);
      paint(pen, { stroke: theme.slot, width: CORE, dash: [10, 7] });
    }
  }
}
