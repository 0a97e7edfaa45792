import type { Surface } from '@stellwerk/engine/stage/stage.ts';
import { drawSheet, drawTitle } from './block.ts';
import type { Box, Point } from './geometry.ts';
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
const FIELD = { y: 52, h: 20 } as const;
const LEFT = PAD + TITLE;
const FEW = 20;
/**
 * A track of few values stands beside the map, and its values are fields: what lies on one has its whole width for its
 * letters, and nothing of its neighbour comes near it.
 */
export const isFew = (surface: TrackSurface): boolean => fieldCount(surface) <= FEW;
const SHORT = { top: 46, row: 120, foot: 8, side: 16, gap: 6, least: 82 } as const;
/** What the figure of a field takes of its height. */
export const FIELD_FIGURE = 40;
/** A short track has figures that are read from further away. */
const FEW_FIGURES = 1.7;
const rowsOf = (surface: TrackSurface, w: number): number => {
  const perRow = Math.max(1, Math.floor((w - 2 * SHORT.side) / SHORT.least));
  return Math.ceil(fieldCount(surface) / perRow);
};
export const trackHeight = (surface: TrackSurface, w: number): number =>
  isFew(surface) ? SHORT.top + rowsOf(surface, w) * SHORT.row + SHORT.foot : TRACK_HEIGHT;

export const fieldCount = ({ from, to, step }: TrackSurface): number =>
  Math.floor((to - from) / (step || 1)) + 1;

/** The field of a value; values between fields go to the lower one. */
export function fieldBox(surface: TrackSurface, box: Box, value: number): Box {
  const count = fieldCount(surface);
  const index = Math.max(0, Math.min(count - 1, Math.floor((value - surface.from) / (surface.step || 1))));
  if (isFew(surface)) {
    const columns = Math.ceil(count / rowsOf(surface, box.w));
    const pitch = (box.w - 2 * SHORT.side) / columns;
    return {
      x: box.x + SHORT.side + (index % columns) * pitch + SHORT.gap / 2,
      y: box.y + SHORT.top + Math.floor(index / columns) * SHORT.row,
      w: pitch - SHORT.gap,
      h: SHORT.row - SHORT.gap,
    };
  }
  const pitch = (box.w - LEFT - PAD) / count;
  return {
    x: box.x + LEFT + (index + 0.09) * pitch,
    y: box.y + FIELD.y,
    w: pitch * 0.82,
    h: FIELD.h,
  };
}

/** The value whose field is nearest. */
export function valueAt(surface: TrackSurface, box: Box, at: Point): number {
  const values = Array.from({ length: fieldCount(surface) }, (_, i) => surface.from + i * surface.step);
  const away = (value: number): number => {
    const { x, y, w, h } = fieldBox(surface, box, value);
    return Math.hypot(at.x - x - w / 2, isFew(surface) ? at.y - y - h / 2 : 0);
  };
  return values.reduce((best, value) => (away(value) < away(best) ? value : best), surface.from);
}

/** A short track: a field for each value, its figure in the upper left corner. */
function drawFields(pen: Pen, look: Look, surface: TrackSurface, box: Box): void {
  const { theme } = look;
  drawSheet(pen, look, box, theme.paper2, 20);
  const [title, unit] = [look.say(surface.title), look.say(surface.unit)];
  drawTitle(pen, look, `${title} · ${unit}`, box.x + SHORT.side + 6, box.y + 33, box.w - 2 * SHORT.side);
  for (let i = 0; i < fieldCount(surface); i++) {
    const value = surface.from + i * surface.step;
    const field = fieldBox(surface, box, value);
    panel(pen, field, 7, { fill: theme.paper, stroke: theme.line2, width: 2 });
    label(pen, look, look.amount(value), field.x + 9, field.y + FIELD_FIGURE / 2 - 1, {
      size: 25,
      weight: 600,
      fill: theme.ink2,
      middle: true,
      max: field.w - 16,
      grow: FEW_FIGURES,
    });
  }
}

/** A track of values; losses are tinted, the start is black. */
export function drawValueTrack(pen: Pen, look: Look, surface: TrackSurface, box: Box): void {
  if (isFew(surface)) {
    drawFields(pen, look, surface, box);
    return;
  }
  const { theme } = look;
  drawSheet(pen, look, box, theme.paper2, 20);
  const [title, unit] = [look.say(surface.title), look.say(surface.unit)];
  const [x, y, max] = [box.x + PAD, box.y + FIELD.y + 19, TITLE - 20];
  // From afar its name alone.
  if (drawTitle(pen, look, `${title} · ${unit}`, x, y, max, true) === 0)
    drawTitle(pen, look, title, x, y, max);
  const count = fieldCount(surface);
  const pitch = (box.w - LEFT - PAD) / count;
  const size = sizeAt(look, 22, FIGURES) ?? 22;
  // As many figures as can stand side by side, at round values.
  const every = Math.max(1, Math.ceil((3.4 * size) / pitch / 5) * 5);
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
      grow: FIGURES,
    });
  }
}
