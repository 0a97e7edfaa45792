import type { OrderSurface } from '@stellwerk/engine/stage/stage.ts';
import { drawSheet, drawTitle } from './block.ts';
import { ORDER } from './brewing-sizes.ts';
import type { Box } from './geometry.ts';
import { drawPath } from './icons.ts';
import { label } from './label.ts';
import { liveryOf, type Look } from './look.ts';
import type { Pen } from './pen.ts';
import { faded, panel, within } from './pen.ts';

/** A low sheet has no title. */
const isLow = (h: number): boolean => h < 90;
const BETWEEN = 26;
/** Beside the title and its note there is room for something else. */
const WORDS = 0.64;
const GREEN = { fill: '#1E7347', ink: '#FFFFFF' } as const;

/** The fields of the markers, from the upper left corner: closer together where there are many. */
export function orderBoxes({ items }: OrderSurface, { w, h }: Pick<Box, 'w' | 'h'>): readonly Box[] {
  const { item } = ORDER;
  const pitch = Math.min(item.pitch, (w - 32 + BETWEEN) / Math.max(1, items.length));
  const y = isLow(h) ? (h - item.h) / 2 : h - item.h - 14;
  return items.map((_, i) => ({ x: 16 + i * pitch, y, w: pitch - BETWEEN, h: item.h }));
}

/** Who acts after whom: the acting one filled and framed, those who have acted pale. */
export function drawOrder(pen: Pen, look: Look, surface: OrderSurface, box: Box): void {
  const { theme } = look;
  drawSheet(pen, look, box, theme.paper2);
  if (!isLow(box.h)) {
    const room = box.w * WORDS;
    const wide = drawTitle(pen, look, look.say(surface.title), box.x + 20, box.y + 34, room * 0.6);
    if (surface.note)
      label(pen, look, look.say(surface.note), box.x + 20 + wide + 14, box.y + 34, {
        size: 23,
        fill: theme.ink3,
        grow: 1.6,
        max: room - wide - 40,
        narrow: 0.7,
        whole: true,
      });
  }
  orderBoxes(surface, box).forEach((local, i) => {
    const item = surface.items[i];
    if (!item) return;
    const own = { ...local, x: box.x + local.x, y: box.y + local.y };
    const acting = item.state === 'acting';
    faded(pen, item.state === 'done' ? 0.5 : 1, () => {
      panel(pen, own, 11, { fill: acting ? GREEN.fill : theme.paper, stroke: GREEN.fill, width: 3 });
      const style = { size: 25, middle: true, grow: 1.4, fill: acting ? GREEN.ink : theme.ink } as const;
      const mid = own.y + own.h / 2;
      // Where a marker lies on the field it says itself whose it is.
      if (item.piece === undefined)
        label(pen, look, liveryOf(look, item.livery).letters, own.x + 12, mid, {
          ...style,
          weight: 800,
          max: own.w * 0.5,
          narrow: 0.6,
          whole: true,
        });
      label(pen, look, item.types, own.x + own.w - 10, mid, {
        ...style,
        size: 23,
        weight: 600,
        align: 'right',
        max: own.w * 0.36,
        narrow: 0.6,
        whole: true,
      });
    });
    if (acting)
      panel(pen, { x: own.x - 5, y: own.y - 5, w: own.w + 10, h: own.h + 10 }, 15, {
        stroke: theme.accent,
        width: 3.4,
      });
    if (i < surface.items.length - 1)
      within(pen, own.x + own.w + BETWEEN / 2, own.y + own.h / 2, 1.6, () =>
        drawPath(pen, 'M-3 -5L3 0L-3 5', { stroke: theme.ink3, width: 2 }),
      );
  });
}
