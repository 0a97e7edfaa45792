import type { BidsSurface } from '@stellwerk/engine/stage/stage.ts';
import { drawSheet, drawTitle } from './block.ts';
import type { Box } from './geometry.ts';
import { label } from './label.ts';
import type { Look } from './look.ts';
import type { Pen } from './pen.ts';
import { panel } from './pen.ts';

const HEAD = 70;
const CARD = { w: 200, h: 130 } as const;
const FIELD = { high: 82, pitch: 82 } as const;
const MOST_PITCH = 150;
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

type Shape = Pick<Box, 'w' | 'h'>;

/** How large lots are by themselves in so many columns. */
function sizeIn({ lots }: BidsSurface, columns: number): Shape {
  const most = Math.max(0, ...lots.map(({ fields }) => fields.length));
  const wide = CARD.w + 16 + most * FIELD.pitch;
  return {
    w: 2 * PAD + columns * wide + (columns - 1) * PAD,
    h: HEAD + Math.ceil(lots.length / columns) * ROW + PAD - 14,
  };
}

/** Lots one under the other, or in two columns: whatever makes them larger in a sheet of this shape. */
export function bidsSize(surface: BidsSurface, shape: Shape): Shape {
  const scaleOf = ({ w, h }: Shape): number => Math.min(shape.w / w, shape.h / h);
  const [one, two] = [sizeIn(surface, 1), sizeIn(surface, 2)];
  return scaleOf(two) > scaleOf(one) ? two : one;
}

/** Where lots and their fields lie in a sheet; what it is wider goes to the fields. */
export function planBids(surface: BidsSurface, shape: Shape): BidsPlan {
  const { lots } = surface;
  const columns = bidsSize(surface, shape).w === sizeIn(surface, 1).w ? 1 : 2;
  const own = sizeIn(surface, columns);
  const most = Math.max(1, ...lots.map(({ fields }) => fields.length));
  const pitch = Math.min(MOST_PITCH, FIELD.pitch + Math.max(0, shape.w - own.w) / columns / most);
  const wide = CARD.w + 16 + most * pitch;
  const rows = Math.ceil(lots.length / columns);
  const down = ROW + Math.max(0, Math.min(ROW * 0.35, (shape.h - own.h) / Math.max(1, rows)));
  return {
    ...own,
    lots: lots.map(({ fields }, i): LotPlan => {
      const x = PAD + Math.floor(i / rows) * (wide + PAD);
      const y = HEAD + (i % rows) * down;
      return {
        card: { x, y, ...CARD },
        fields: fields.map((_, f) => ({
          x: x + CARD.w + 16 + f * pitch,
          y: y + (CARD.h - FIELD.high) / 2,
          w: pitch - 8,
          h: FIELD.high,
        })),
      };
    }),
  };
}

/** The cards that are sold before the first round, and the fields on which people bid for them. */
export function drawBids(pen: Pen, look: Look, surface: BidsSurface, box: Box): void {
  const { theme } = look;
  const plan = planBids(surface, box);
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
