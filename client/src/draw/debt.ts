import { label } from './label.ts';
import type { Look } from './look.ts';
import type { Pen } from './pen.ts';
import { line, panel } from './pen.ts';

export const DEBT = { w: 104, h: 66 } as const;

/** A note of debt: a paper with a torn corner, a minus and its amount. */
export function drawDebt(pen: Pen, look: Look, amount: number): void {
  const { theme } = look;
  const { w, h } = DEBT;
  const box = { x: -w / 2, y: -h / 2, w, h };
  panel(pen, { ...box, y: box.y + 3 }, 7, { fill: theme.shadow, alpha: 0.14 });
  panel(pen, box, 7, { fill: theme.paper, stroke: theme.stop, width: 2.4 });
  line(pen, box.x + 10, box.y + 10, box.x + w - 10, box.y + 10, { stroke: theme.stop, width: 3 });
  line(pen, box.x + 10, -box.y - 9, box.x + w - 10, -box.y - 9, { stroke: theme.line2, width: 2 });
  label(pen, look, `−${look.amount(amount)}`, 0, 1, {
    size: 31,
    weight: 800,
    fill: theme.stop,
    align: 'center',
    middle: true,
    grow: 1.5,
    max: w - 10,
    whole: true,
  });
}
