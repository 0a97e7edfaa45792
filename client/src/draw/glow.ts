import type { Orientation } from '@stellwerk/engine/rail/types.ts';
import { type Box, corners, type Point, polar, sideAngle } from './geometry.ts';
import { CROSS, drawPath, TICK } from './icons.ts';
import type { Look } from './look.ts';
import type { Pen } from './pen.ts';
import { disc, faded, paint, panel, within } from './pen.ts';

/** The outline of a place or piece about the origin. */
export type Outline =
  | { readonly kind: 'hex'; readonly orientation: Orientation }
  | { readonly kind: 'disc'; readonly r: number }
  | {
      readonly kind: 'box';
      readonly w: number;
      readonly h: number;
      readonly radius?: number;
      /** How it lies, in radians. */
      readonly angle?: number;
    };

/** How much of the map is seen while something is held, and how pale the ghost of a piece is. */
export const QUIET = 0.58;
export const GHOST = 0.42;

/** The path of an outline, so much larger. */
export function outline(pen: Pen, shape: Outline, grow: number): void {
  pen.beginPath();
  if (shape.kind === 'hex') {
    corners(shape.orientation, 100 + grow).forEach((p, i) =>
      i === 0 ? pen.moveTo(p.x, p.y) : pen.lineTo(p.x, p.y),
    );
    pen.closePath();
  } else if (shape.kind === 'disc') pen.arc(0, 0, Math.max(1, shape.r + grow), 0, 2 * Math.PI);
  else {
    const [w, h] = [shape.w + 2 * grow, shape.h + 2 * grow];
    pen.save();
    pen.rotate(shape.angle ?? 0);
    pen.roundRect(-w / 2, -h / 2, Math.max(1, w), Math.max(1, h), Math.max(0, (shape.radius ?? 12) + grow));
    pen.restore();
  }
}

export interface GlowStyle {
  /** Fill only empty places: on a tile the colour must stay. */
  readonly filled?: boolean;
  /** 0.94 to 1.06 while breathing. */
  readonly breath?: number;
  /** One of more than twelve: a thin line is enough. */
  readonly thin?: boolean;
}

const HALO = [
  [32, 0.07],
  [25, 0.1],
  [19, 0.14],
  [13, 0.2],
] as const;
/** Segments of lines glow by the hundred: two strokes each are enough. */
const NARROW_HALO = [
  [28, 0.15],
  [15, 0.26],
] as const;

/** The sign of a legal place: halo, keyline, line. The halo is a few pale strokes, never a live blur. */
export function drawGlow(
  pen: Pen,
  look: Look,
  shape: Outline,
  { filled, breath = 1, thin }: GlowStyle = {},
): void {
  const { theme } = look;
  // What is thin is not drowned in its own halo.
  const isThin = shape.kind === 'box' && Math.min(shape.w, shape.h) < 30;
  const unit = shape.kind === 'hex' ? 1 : isThin ? 0.56 : 0.62;
  pen.lineJoin = 'round';
  if (thin) {
    outline(pen, shape, isThin ? 1.5 : -3);
    paint(pen, { stroke: theme.glowLine, width: Math.max(2.2, 1 / look.scale), alpha: isThin ? 0.7 : 1 });
    return;
  }
  if (filled) {
    outline(pen, shape, -3);
    paint(pen, { fill: theme.glow, alpha: isThin ? 0.5 : 0.2 });
  }
  for (const [width, alpha] of isThin ? NARROW_HALO : HALO) {
    outline(pen, shape, -3);
    paint(pen, { stroke: theme.glow, width: width * unit * breath, alpha });
  }
  outline(pen, shape, isThin ? 0 : -4);
  paint(pen, { stroke: theme.glowKey, width: 11 * unit, alpha: 0.85 });
  outline(pen, shape, isThin ? 1.5 : -3);
  paint(pen, { stroke: theme.glowLine, width: 6 * unit });
}

/** Makes what was drawn in the box quiet; what must stay loud is drawn again above. */
export function drawVeil(pen: Pen, box: Box, ground: string): void {
  faded(pen, 1 - QUIET, () => panel(pen, box, 0, { fill: ground }));
}

function badge(pen: Pen, look: Look, shape: Outline, path: string, fill: string): void {
  const p = badgeSpot(shape, 'right');
  disc(pen, p.x, p.y, 17, { fill });
  within(pen, p.x, p.y, 1.7, () => {
    pen.lineCap = 'round';
    pen.lineJoin = 'round';
    drawPath(pen, path, { stroke: look.theme.ui, width: 2.1 });
    pen.lineCap = 'butt';
  });
}

export function badgeSpot(shape: Outline, side: 'left' | 'right'): Point {
  const flip = side === 'left' ? -1 : 1;
  if (shape.kind === 'hex') return { x: 66 * flip, y: -58 };
  if (shape.kind === 'disc') return { x: shape.r * 0.95 * flip, y: -shape.r * 0.95 };
  return { x: (shape.w / 2 - 4) * flip, y: -shape.h / 2 + 4 };
}

/** Over a place where it does not fit. */
export function drawWrong(pen: Pen, look: Look, shape: Outline): void {
  outline(pen, shape, -3);
  paint(pen, { fill: look.theme.stop, alpha: 0.13 });
  outline(pen, shape, -3);
  paint(pen, { stroke: look.theme.stop, width: 5.5, dash: [15, 8] });
  badge(pen, look, shape, CROSS, look.theme.stop);
}

/** Over a place where it fits. */
export const drawFits = (pen: Pen, look: Look, shape: Outline): void =>
  badge(pen, look, shape, TICK, look.theme.go);

/**
 * Waiting for the referee: a thin edge that goes round once in a turn (`turn` 0 to 1; still for reduced
 * motion).
 */
export function drawPending(pen: Pen, look: Look, shape: Outline, turn: number | null): void {
  const [on, off] = [26, 18];
  outline(pen, shape, 3);
  pen.lineDashOffset = turn === null ? 0 : -turn * 3 * (on + off);
  paint(pen, { stroke: look.theme.note, width: Math.max(3, 1.5 / look.scale), dash: [on, off] });
  pen.lineDashOffset = 0;
}

/** Six pips round a tile: hollow where it fits, filled with a tick where it is, grey elsewhere. */
export function drawTurnRing(
  pen: Pen,
  look: Look,
  orientation: Orientation,
  fits: ReadonlySet<number>,
  now: number,
): void {
  const { theme } = look;
  disc(pen, 0, 0, 106, { stroke: theme.ink, width: 8, alpha: 0.14 });
  for (let turn = 0; turn < 6; turn++) {
    const p = polar(sideAngle(turn, orientation), 106);
    if (turn === now) {
      disc(pen, p.x, p.y, 11, { fill: fits.has(turn) ? theme.go : theme.ink3 });
      if (fits.has(turn))
        within(pen, p.x, p.y, 1.1, () => drawPath(pen, TICK, { stroke: theme.ui, width: 2.2 }));
    } else if (fits.has(turn)) disc(pen, p.x, p.y, 7, { fill: theme.ui, stroke: theme.go, width: 3.4 });
    else disc(pen, p.x, p.y, 5, { fill: theme.ink, alpha: 0.28 });
  }
}

/** Shadow of a lifted piece: pale layers, made once into a sprite by whoever lifts it. */
export function drawLift(pen: Pen, look: Look, shape: Outline): void {
  within(pen, 0, 10, 1, () => {
    for (const grow of [14, 10, 6, 2, -2]) {
      outline(pen, shape, grow);
      paint(pen, { fill: look.theme.shadow, alpha: 0.072 });
    }
  });
}
