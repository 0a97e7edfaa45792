import type { OrderSurface } from '@stellwerk/engine/stage/stage.ts';
import { drawSheet, drawTitle } from './block.ts';
import type { Box } from './geometry.ts';
import { drawPath } from './icons.ts';
import { label } from './label.ts';
import { liveryOf, type Look } from './look.ts';
import type { Pen } from './pen.ts';
import { faded, panel, within } from './pen.ts';

export const ORDER = { h: 190, item: { w: 240, h: 86, pitch: 278 } } as const;
const GREEN = { fill: '#1E7347', ink: '#FFFFFF' } as const;

/** The fields of the markers, from the upper left corner: closer together where there are many. */
export function orderBoxes({ items }: OrderSurface, w: number): readonly Box[] {
  const { item } = ORDER;
  const pitch = Math.min(item.pitch, (w - 40 + 38) / Math.max(1, items.length));
  return items.map((_, i) => ({ x: 20 + i * pitch, y: 84, w: pitch - 38, h: item.h }));
}

/** Who acts after whom: the acting one filled and framed, those who have acted pale. */
export function drawOrder(pen: Pen, look: Look, surface: OrderSurface, box: Box): void {
  const { theme } = look;
  drawSheet(pen, look, box, theme.paper2);
  const wide = drawTitle(pen, look, look.say(surface.title), box.x + 26, box.y + 50, box.w * 0.5);
  if (surface.note)
    label(pen, look, look.say(surface.note), box.x + 26 + wide + 18, box.y + 50, {
      size: 23,
      fill: theme.ink3,
      grow: 1.6,
      max: box.w - wide - 64,
    });
  orderBoxes(surface, box.w).forEach((local, i) => {
    const item = surface.items[i];
    if (!item) return;
    const own = { ...local, x: box.x + local.x, y: box.y + local.y };
    const acting = item.state === 'acting';
    faded(pen, item.state === 'done' ? 0.5 : 1, () => {
      panel(pen, own, 16, { fill: acting ? GREEN.fill : theme.paper, stroke: GREEN.fill, width: 4 });
      const style = { size: 36, middle: true, grow: 1.4, fill: acting ? GREEN.ink : theme.ink } as const;
      const mid = own.y + own.h / 2;
      // Where a marker lies on the field it says itself whose it is.
      if (item.piece === undefined)
        label(pen, look, liveryOf(look, item.livery).letters, own.x + 18, mid, {
          ...style,
          weight: 800,
          max: own.w * 0.5,
          narrow: 0.6,
          whole: true,
        });
      label(pen, look, item.types, own.x + own.w - 16, mid, {
        ...style,
        size: 32,
        weight: 600,
        align: 'right',
        max: own.w * 0.36,
        narrow: 0.6,
        whole: true,
      });
    });
    if (acting)
      panel(pen, { x: own.x - 6, y: own.y - 6, w: own.w + 12, h: own.h + 12 }, 20, {
        stroke: theme.accent,
        width: 4,
      });
    if (i < surface.items.length - 1)
      within(pen, own.x + own.w + 19, own.y + own.h / 2, 2.2, () =>
        drawPath(pen, 'M-3 -5L3 0L-3 5', { stroke: theme.ink3, width: 2 }),
      );
  });
}
