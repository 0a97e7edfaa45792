import type { Surface } from '@stellwerk/engine/stage/stage.ts';
import { drawSheet, drawTitle } from './block.ts';
import type { Box, Point } from './geometry.ts';
import { label } from './label.ts';
import { liveryOf, type Look } from './look.ts';
import type { Pen } from './pen.ts';
import { panel, within } from './pen.ts';
import { drawToken } from './token.ts';

export type BarsSurface = Extract<Surface, { readonly kind: 'bars' }>;
export const BAR_TOKEN_R = 18;

/** The middle of the token at the head of each bar. */
export function barHeads(surface: BarsSurface, box: Box): readonly Point[] {
  const pitch = Math.min(44, (box.h - 62) / Math.max(1, surface.bars.length));
  return surface.bars.map((_, i) => ({ x: box.x + 48, y: box.y + 58 + pitch * (i + 0.5) }));
}

/** Bars in the colours of the companies; where a token is a piece of its own it lies on the printed one. */
export function drawBars(pen: Pen, look: Look, surface: BarsSurface, box: Box): void {
  const { theme } = look;
  drawSheet(pen, look, box, theme.paper2);
  drawTitle(pen, look, look.say(surface.title), box.x + 26, box.y + 40, box.w - 52);
  const most = Math.max(1, ...surface.bars.map(({ value }) => value));
  const [left, width] = [box.x + 83, box.w - 83 - 122];
  barHeads(surface, box).forEach(({ y }, i) => {
    const bar = surface.bars[i];
    if (!bar) return;
    const livery = liveryOf(look, bar.livery);
    within(pen, box.x + 48, y, 1, () => drawToken(pen, look, bar.livery, BAR_TOKEN_R - 0.5, true));
    panel(pen, { x: left, y: y - 11, w: width, h: 22 }, 11, { fill: theme.ui3 });
    const w = (width * Math.max(0, bar.value)) / most;
    if (w > 0) panel(pen, { x: left, y: y - 11, w: Math.max(22, w), h: 22 }, 11, { fill: livery.fill });
    label(pen, look, look.amount(bar.value), box.x + box.w - 26, y, {
      size: 26,
      weight: 700,
      fill: theme.ink2,
      align: 'right',
      middle: true,
      max: 90,
    });
  });
}
