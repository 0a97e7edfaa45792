import type { Surface } from '@stellwerk/engine/stage/stage.ts';
import { drawSheet, drawTitle } from './block.ts';
import type { Box } from './geometry.ts';
import { label, sizeAt } from './label.ts';
import type { Look } from './look.ts';
import type { Pen } from './pen.ts';
import { line, panel } from './pen.ts';

export type TrackSurface = Extract<Surface, { readonly kind: 'track' }>;
export const TRACK_HEIGHT = 106;
const PAD = 26;
/** The title stands left of the fields, so that pins have the height above them. */
const TITLE = 200;
const FIGURES = 1.55;
/** A short track has room for figures that are read from further away. */
const FEW_FIGURES = 2.1;
const FIELD = { y: 52, h: 20 } as const;
/** A track of few values is short, and so is its title. */
const FEW = 20;
export const isFew = (surface: TrackSurface): boolean => fieldCount(surface) <= FEW;
const leftOf = (surface: TrackSurface): number => PAD + (isFew(surface) ? 150 : TITLE);

export const fieldCount = ({ from, to, step }: TrackSurface): number =>
  Math.floor((to - from) / (step || 1)) + 1;

/** The field of a value; values between fields go to the lower one. */
export function fieldBox(surface: TrackSurface, box: Box, value: number): Box {
  const count = fieldCount(surface);
  const pitch = (box.w - leftOf(surface) - PAD) / count;
  const index = Math.max(0, Math.min(count - 1, Math.floor((value - surface.from) / (surface.step || 1))));
  return {
    x: box.x + leftOf(surface) + (index + 0.09) * pitch,
    y: box.y + FIELD.y,
    w: pitch * 0.82,
    h: FIELD.h,
  };
}

export const valueAt = (surface: TrackSurface, box: Box, x: number): number => {
  const count = fieldCount(surface);
  const index = Math.floor(((x - box.x - leftOf(surface)) / (box.w - leftOf(surface) - PAD)) * count);
  return surface.from + Math.max(0, Math.min(count - 1, index)) * surface.step;
};

/** A track of values; losses are tinted, the start is black. */
export function drawValueTrack(pen: Pen, look: Look, surface: TrackSurface, box: Box): void {
  const { theme } = look;
  drawSheet(pen, look, box, theme.paper2, 20);
  const [title, unit] = [look.say(surface.title), look.say(surface.unit)];
  const [x, y, max] = [box.x + PAD, box.y + FIELD.y + 19, leftOf(surface) - PAD - 20];
  // From afar its name alone.
  if (drawTitle(pen, look, `${title} · ${unit}`, x, y, max, true) === 0)
    drawTitle(pen, look, title, x, y, max);
  const count = fieldCount(surface);
  const pitch = (box.w - leftOf(surface) - PAD) / count;
  const grow = isFew(surface) ? FEW_FIGURES : FIGURES;
  const size = sizeAt(look, 22, grow) ?? 22;
  // As many figures as can stand side by side, on a long track at round values.
  const every = isFew(surface)
    ? Math.max(1, Math.ceil((size * (0.6 * look.amount(surface.to).length + 0.3)) / pitch))
    : Math.max(1, Math.ceil((3.4 * size) / pitch / 5) * 5);
  const foot = box.y + box.h - 6 - size * 0.36;
  const zero = Math.round(-surface.from / (surface.step || 1));
  for (let i = 0; i < count; i++) {
    const value = surface.from + i * surface.step;
    const field = fieldBox(surface, box, value);
    panel(pen, field, 4, { fill: value === 0 ? theme.ink : value < 0 ? theme.stopSoft : theme.ui3 });
    const marked = (((i - Math.max(0, zero)) % every) + every) % every === 0;
    if (!marked) continue;
    const middle = field.x + field.w / 2;
    line(pen, middle, field.y + FIELD.h + 2, middle, field.y + FIELD.h + 8, { stroke: theme.ink3, width: 2 });
    label(pen, look, look.amount(value), middle, Math.min(field.y + FIELD.h + 21, foot), {
      size: 22,
      weight: value < 0 ? 700 : 600,
      fill: value < 0 ? theme.stop : theme.ink2,
      align: 'center',
      middle: true,
      max: every * pitch,
      grow,
    });
  }
}
