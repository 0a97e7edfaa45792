import type { Surface } from '@stellwerk/engine/stage/stage.ts';
import { drawTitle } from './block.ts';
import type { Box } from './geometry.ts';
import { label } from './label.ts';
import { type Look } from './look.ts';
import type { Pen } from './pen.ts';
import { faded, panel, polygon } from './pen.ts';

export type StepsSurface = Extract<Surface, { readonly kind: 'steps' }>;

const isColoured = (surface: StepsSurface): boolean =>
  surface.steps.some(({ colour }) => colour !== undefined);

/** Room for the title before coloured steps, which is read from afar as well. */
const TITLE = 132;

/** The box of each step: coloured ones small beside the title, others under it. */
export function stepBoxes(surface: StepsSurface, box: Box): readonly Box[] {
  const count = Math.max(1, surface.steps.length);
  if (isColoured(surface)) {
    const w = Math.min(68, (box.w - TITLE) / count - 9);
    return surface.steps.map((_, i) => ({
      x: box.x + box.w - (count - i) * (w + 9) + 9,
      y: box.y,
      w,
      h: Math.min(53, box.h),
    }));
  }
  const isLow = box.h < 100;
  const left = isLow ? 110 : 0;
  const w = Math.min(114, (box.w - left) / count - 11);
  return surface.steps.map((_, i) => ({
    x: box.x + left + i * (w + 11),
    y: box.y + (isLow ? 2 : 42),
    w,
    h: Math.min(57, box.h - 4),
  }));
}

/** A row of words of which one is the present one. */
export function drawSteps(pen: Pen, look: Look, surface: StepsSurface, box: Box): void {
  const { theme } = look;
  const boxes = stepBoxes(surface, box);
  const first = boxes[0];
  if (!first) return;
  const coloured = isColoured(surface);
  const title = look.say(surface.title);
  if (coloured)
    label(pen, look, title, first.x - 14, box.y + 27, {
      size: 24,
      middle: true,
      grow: 1.9,
      weight: 700,
      fill: theme.ink3,
      align: 'right',
      max: Math.max(TITLE, first.x - box.x) - 14,
      narrow: 0.6,
    });
  else drawTitle(pen, look, title, box.x, first.y > box.y + 20 ? box.y + 26 : first.y + 36, 100, true);
  surface.steps.forEach(({ id, label: words, colour }, i) => {
    const b = boxes[i];
    if (!b) return;
    const on = id === surface.now;
    const fill = colour ? theme.tile[colour] : on ? theme.accent : theme.paper;
    const edge = colour ? (on ? theme.ink : theme.line2) : on ? theme.accent : theme.line2;
    faded(pen, colour && !on ? 0.6 : 1, () =>
      panel(pen, b, 14, { fill, stroke: edge, width: on && colour ? 5 : 2 }),
    );
    label(pen, look, look.say(words), b.x + b.w / 2, b.y + b.h / 2, {
      size: 27,
      middle: true,
      grow: look.readable === undefined ? 1.7 : 2,
      least: 0.6,
      weight: on ? 800 : 500,
      fill: colour ? theme.inkPiece : on ? theme.accentInk : theme.ink2,
      align: 'center',
      max: b.w - 12,
      narrow: 0.6,
      cut: '.',
      ...(look.readable === undefined ? {} : { narrow: 0.7, max: b.w - 6 }),
    });
    if (on && colour) {
      const [x, y] = [b.x + b.w / 2, b.y + b.h + 5];
      polygon(
        pen,
        [
          { x, y },
          { x: x - 12, y: y + 11 },
          { x: x + 12, y: y + 11 },
        ],
        { fill: theme.ink },
      );
    }
  });
}
