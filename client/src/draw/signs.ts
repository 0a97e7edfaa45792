// What is drawn around pieces to say something of them. No hand needs it for its first piece.
import type { Point } from './geometry.ts';
import type { Outline } from './glow.ts';
import { badgeSpot, outline } from './glow.ts';
import { drawPath, FLAG } from './icons.ts';
import { label } from './label.ts';
import type { Look } from './look.ts';
import type { Pen } from './pen.ts';
import { disc, line, paint, within } from './pen.ts';

/** A ring that fades: what another hand has just moved (`age` 0 to 1). */
export function drawJustMoved(pen: Pen, look: Look, shape: Outline, age: number): void {
  outline(pen, shape, 3);
  paint(pen, { stroke: look.theme.note, width: 7, alpha: 0.6 * Math.max(0, 1 - age) });
}

/** Keyboard focus: 3 px with a gap of 2. */
export function drawFocus(pen: Pen, look: Look, shape: Outline): void {
  outline(pen, shape, 5 / look.scale);
  paint(pen, { stroke: look.theme.accent, width: 3 / look.scale });
}

/**
 * The amber flag of an open finding, grey when it was waived. Upper left where a number stands upper
 * right.
 */
export function drawFlag(
  pen: Pen,
  look: Look,
  shape: Outline,
  state: 'open' | 'waived',
  side: 'left' | 'right' = 'right',
): void {
  const { theme } = look;
  const p = badgeSpot(shape, side);
  const edge = state === 'open' ? theme.flag : theme.ink3;
  if (state === 'open' && shape.kind !== 'hex') {
    outline(pen, shape, 7);
    pen.lineCap = 'round';
    paint(pen, { stroke: theme.flagFill, width: 5.5, dash: [0.1, 10] });
    pen.lineCap = 'butt';
  }
  within(pen, p.x, p.y, 1.85, () => {
    disc(pen, 0, 0, 11, { fill: theme.ui, stroke: edge, width: 1.6 });
    pen.lineJoin = 'round';
    pen.lineCap = 'round';
    drawPath(pen, FLAG, { fill: state === 'open' ? theme.flagFill : theme.line2, stroke: edge, width: 1.5 });
    pen.lineCap = 'butt';
  });
}

/** What is still to be done by hand: a dashed outline with the words at its goal. */
export function drawDue(pen: Pen, look: Look, shape: Outline, words: string, isInside = false): void {
  const { theme } = look;
  outline(pen, shape, 4);
  paint(pen, { stroke: theme.accent, width: Math.max(3.5, 1.6 / look.scale), dash: [12, 8] });
  if (!words) return;
  const below = (shape.kind === 'hex' ? 87 : shape.kind === 'disc' ? shape.r : shape.h / 2) + 20;
  label(pen, look, words, 0, isInside ? 0 : below, {
    size: 24,
    grow: 2,
    weight: 700,
    fill: theme.accent,
    align: 'center',
    middle: true,
    halo: theme.ui,
    haloWidth: 6,
  });
}

/** A way begins and ends; what it would pass in between stays readable. */
const WAY = 90;

/** A dotted way with a head, from the source of a due to its goal. */
export function drawWay(pen: Pen, look: Look, from: Point, to: Point): void {
  const { theme } = look;
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const [ux, uy] = far > 0 ? [(to.x - from.x) / far, (to.y - from.y) / far] : [0, 0];
  const short = Math.min(WAY, far / 2);
  const dots = { stroke: theme.accent, width: 4, dash: [4, 9], alpha: 0.85 };
  line(pen, from.x, from.y, from.x + ux * short, from.y + uy * short, dots);
  line(pen, to.x - ux * short, to.y - uy * short, to.x, to.y, dots);
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  pen.save();
  pen.translate(to.x, to.y);
  pen.rotate(angle);
  drawPath(pen, 'M-14 -10L0 0L-14 10', { stroke: theme.accent, width: 4 });
  pen.restore();
}
