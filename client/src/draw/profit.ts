import type { Surface } from '@stellwerk/engine/stage/stage.ts';
import { drawSheet, drawTitle } from './block.ts';
import type { Box } from './geometry.ts';
import type { Look } from './look.ts';
import type { Pen } from './pen.ts';
import { line, panel, write } from './pen.ts';

export type TrackSurface = Extract<Surface, { readonly kind: 'track' }>;
export const TRACK_HEIGHT = 128;
const PAD = 26;

export const fieldCount = ({ from, to, step }: TrackSurface): number =>
  Math.floor((to - from) / (step || 1)) + 1;

/** The field of a value; values between fields go to the lower one. */
export function fieldBox(surface: TrackSurface, box: Box, value: number): Box {
  const count = fieldCount(surface);
  const pitch = (box.w - 2 * PAD) / count;
  const index = Math.max(0, Math.min(count - 1, Math.floor((value - surface.from) / (surface.step || 1))));
  return { x: box.x + PAD + index * pitch + pitch * 0.09, y: box.y + 62, w: pitch * 0.82, h: 22 };
}

export const valueAt = (surface: TrackSurface, box: Box, x: number): number => {
  const count = fieldCount(surface);
  const index = Math.floor(((x - box.x - PAD) / (box.w - 2 * PAD)) * count);
  return surface.from + Math.max(0, Math.min(count - 1, index)) * surface.step;
};

/** A track of values; losses are tinted, the start is black. */
export function drawValueTrack(pen: Pen, look: Look, surface: TrackSurface, box: Box): void {
  const { theme } = look;
  drawSheet(pen, look, box, theme.paper2, 20);
  drawTitle(
    pen,
    look,
    `${look.say(surface.title)} · ${look.say(surface.unit)}`,
    box.x + PAD,
    box.y + 32,
    420,
  );
  const count = fieldCount(surface);
  const every = Math.max(1, Math.ceil(70 / ((box.w - 2 * PAD) / count)));
  const zero = Math.round(-surface.from / (surface.step || 1));
  for (let i = 0; i < count; i++) {
    const value = surface.from + i * surface.step;
    const field = fieldBox(surface, box, value);
    panel(pen, field, 4, { fill: value === 0 ? theme.ink : value < 0 ? theme.stopSoft : theme.ui3 });
    const marked = (((i - Math.max(0, zero)) % every) + every) % every === 0;
    if (!marked) continue;
    const x = field.x + field.w / 2;
    line(pen, x, field.y + 24, x, field.y + 32, { stroke: theme.ink3, width: 2 });
    write(pen, look.amount(value), Math.max(box.x + 40, Math.min(box.x + box.w - 40, x)), field.y + 54, {
      size: 21,
      weight: 600,
      fill: value < 0 ? theme.stop : theme.ink2,
      align: 'center',
      max: 84,
    });
  }
}
