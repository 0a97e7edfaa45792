import type { Look } from './look.ts';
import type { Pen } from './pen.ts';
import { disc, panel, write } from './pen.ts';

/** Width of a chip of height `h`. Counted by letters, so that the layout needs no canvas. */
export function chipWidth(look: Pick<Look, 'amount'>, amount: number, h: number): number {
  return h * 1.12 + look.amount(amount).length * h * 0.38 + h * 0.42;
}

/**
 * A chip of money with its middle at the origin: milled ring with the sign of the currency, and the
 * amount.
 */
export function drawChip(pen: Pen, look: Look, amount: number, w: number, h: number): void {
  const { theme } = look;
  const [x, y] = [-w / 2, -h / 2];
  panel(pen, { x, y: y + h * 0.08, w, h }, h / 2, { fill: theme.shadow, alpha: 0.13 });
  panel(pen, { x, y, w, h }, h / 2, { fill: theme.chip, stroke: theme.chipLine, width: 2.6 });
  disc(pen, x + h / 2, 0, h * 0.355, { stroke: theme.chipLine, width: h * 0.066, dash: [h * 0.13, h * 0.1] });
  write(pen, look.currency, x + h / 2, h * 0.15, {
    size: h * 0.42,
    weight: 800,
    fill: theme.chipInk,
    align: 'center',
    max: h * 0.56,
  });
  const size = h * 0.61;
  write(pen, look.amount(amount), x + h * 1.08, size * 0.36, {
    size,
    weight: 800,
    fill: amount < 0 ? theme.stop : theme.chipInk,
    max: w - h * 1.34,
  });
}
