import type { Surface } from '@stellwerk/engine/stage/stage.ts';
import { drawSheet } from './block.ts';
import type { Box, Point } from './geometry.ts';
import { drawPath } from './icons.ts';
import { label } from './label.ts';
import type { Look } from './look.ts';
import type { Pen } from './pen.ts';
import { faded, line, panel, within } from './pen.ts';

export type GroupSurface = Extract<Surface, { readonly kind: 'group' }>;
export const BANNER = { w: 642, h: 70 } as const;
const LOCK = 'M-6 0H6V8H-6ZM-3.5 0V-4Q-3.5 -8 0 -8Q3.5 -8 3.5 -4V0';

function drawHatching(pen: Pen, look: Look, { x, y, w, h }: Box): void {
  pen.save();
  pen.beginPath();
  pen.roundRect(x, y, w, h, h * 0.25);
  pen.clip();
  faded(pen, 0.35, () => {
    for (let at = -h; at < w; at += h * 0.42)
      line(pen, x + at, y + h, x + at + h, y, { stroke: look.theme.line2, width: 3 });
  });
  pen.restore();
}

/** The first banner lies on the sheet of all companies. */
export function drawGroups(pen: Pen, look: Look, surface: GroupSurface, box: Box, pad: Point): void {
  drawSheet(pen, look, box, look.theme.paper2);
  drawGroup(pen, look, surface, { x: box.x + pad.x, y: box.y + pad.y, w: box.w - 2 * pad.x, h: BANNER.h });
}

/** The banner over the companies of a group: open with its state, or locked with what opens it. */
export function drawGroup(pen: Pen, look: Look, surface: GroupSurface, box: Box): void {
  const { theme } = look;
  const isOpen = surface.state === 'open';
  panel(pen, box, box.h * 0.25, { fill: isOpen ? theme.accentSoft : theme.ui3 });
  if (!isOpen) drawHatching(pen, look, box);
  const y = box.y + box.h / 2;
  const left = box.x + (isOpen ? 20 : 58);
  if (!isOpen)
    within(pen, box.x + 32, y, box.h / 30, () => drawPath(pen, LOCK, { stroke: theme.ink2, width: 2.2 }));
  const size = box.h * 0.58;
  const style = { size, middle: true, grow: 1.4 } as const;
  const wide = label(pen, look, look.say(surface.title), left, y, {
    ...style,
    weight: 700,
    fill: isOpen ? theme.accent : theme.ink2,
    max: box.w * 0.45,
  });
  label(pen, look, look.say(surface.note), box.x + box.w - 18, y, {
    ...style,
    weight: isOpen ? 500 : 600,
    fill: theme.ink2,
    align: 'right',
    max: box.w - (left - box.x) - wide - 36,
    least: 0.7,
    narrow: 0.5,
  });
}
