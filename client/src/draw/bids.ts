import type { BidsSurface } from '@stellwerk/engine/stage/stage.ts';
import { drawSheet, drawTitle } from './block.ts';
import type { Box } from './geometry.ts';
import { label } from './label.ts';
import type { Look } from './look.ts';
import type { Pen } from './pen.ts';
import { panel } from './pen.ts';

const HEAD = 70;
const CARD = { w: 200, h: 130 } as const;
const FIELD = { w: 74, h: 64, pitch: 82 } as const;
const PAD = 26;
const ROW = CARD.h + 14;

/** One lot: its card and its fields, from the upper left corner of the block. */
export interface LotPlan {
  readonly card: Box;
  readonly fields: readonly Box[];
}
export interface BidsPlan {
  readonly w: number;
  readonly h: number;
  readonly lots: readonly LotPlan[];
}

/** Lots one under the other; in two columns where there are many. */
export function planBids({ lots }: BidsSurface): BidsPlan {
  const most = Math.max(0, ...lots.map(({ fields }) => fields.length));
  const wide = CARD.w + 16 + most * FIELD.pitch;
  const columns = lots.length > 3 ? 2 : 1;
  const rows = Math.ceil(lots.length / columns);
  return {
    w: 2 * PAD + columns * wide + (columns - 1) * PAD,
    h: HEAD + rows * ROW + PAD - 14,
    lots: lots.map(({ fields }, i): LotPlan => {
      const x = PAD + Math.floor(i / rows) * (wide + PAD);
      const y = HEAD + (i % rows) * ROW;
      return {
        card: { x, y, ...CARD },
        fields: fields.map((_, f) => ({
          x: x + CARD.w + 16 + f * FIELD.pitch,
          y: y + (CARD.h - FIELD.h) / 2,
          w: FIELD.w,
          h: FIELD.h,
        })),
      };
    }),
  };
}

/** The cards that are sold before the first round, and the fields on which people bid for them. */
export function drawBids(pen: Pen, look: Look, surface: BidsSurface, box: Box): void {
  const { theme } = look;
  const plan = planBids(surface);
  drawSheet(pen, look, box, theme.paper2);
  const wide = drawTitle(pen, look, look.say(surface.title), box.x + PAD, box.y + 46, box.w * 0.4);
  if (surface.note)
    label(pen, look, look.say(surface.note), box.x + PAD + wide + 20, box.y + 46, {
      size: 22,
      fill: theme.ink3,
      grow: 1.4,
      max: box.w - 2 * PAD - wide - 20,
      narrow: 0.75,
    });
  const moved = (b: Box): Box => ({ ...b, x: box.x + b.x, y: box.y + b.y });
  surface.lots.forEach((lot, i) => {
    const { card, fields } = plan.lots[i] ?? { card: box, fields: [] };
    panel(pen, moved(card), 13, { stroke: theme.line2, width: 2, dash: [9, 7] });
    if (lot.note)
      label(pen, look, look.say(lot.note), box.x + card.x + card.w / 2, box.y + card.y + card.h / 2, {
        size: 22,
        fill: theme.ink3,
        align: 'center',
        middle: true,
        grow: 1.3,
        max: card.w - 16,
      });
    lot.fields.forEach(({ amount }, f) => {
      const own = moved(fields[f] ?? card);
      panel(pen, own, 9, { fill: theme.paper, stroke: theme.line2, width: 2 });
      label(pen, look, `+${look.amount(amount)}`, own.x + own.w / 2, own.y + own.h * 0.3, {
        size: 26,
        weight: 600,
        fill: theme.ink2,
        align: 'center',
        middle: true,
        grow: 1.5,
        max: own.w - 8,
        narrow: 0.7,
        whole: true,
      });
    });
  });
}
