import { label, SIGN, sizeAt } from './label.ts';
import type { Look } from './look.ts';
import type { Pen } from './pen.ts';
import { disc, panel, widthOf } from './pen.ts';

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
  const figures = look.amount(amount);
  const printed = h * 0.61;
  const style = {
    size: sizeAt(look, printed, 1.7) ?? printed,
    weight: 800,
    fill: amount < 0 ? theme.stop : theme.chipInk,
    middle: true,
  } as const;
  // Where it is tight the amount needs the place of the ring: a sum that is cut would be another sum.
  if (widthOf(pen, figures, style) > w - h * 1.3 + 1) {
    label(pen, look, figures, 0, 0, {
      ...style,
      align: 'center',
      max: w - h * 0.3,
      narrow: 0.7,
      whole: true,
    });
    return;
  }
  disc(pen, x + h / 2, 0, h * 0.355, { stroke: theme.chipLine, width: h * 0.066, dash: [h * 0.13, h * 0.1] });
  label(pen, look, look.currency, x + h / 2, 0, {
    size: h * 0.42,
    middle: true,
    floor: SIGN,
    whole: true,
    least: 0.6,
    weight: 800,
    fill: theme.chipInk,
    align: 'center',
    max: h * 0.56,
  });
  label(pen, look, figures, x + h * 1.08, 0, { ...style, max: w - h * 1.3, narrow: 0.9, whole: true });
}

export const COIN_R = 20;

/** A round counter with its amount, its middle at the origin. */
export function drawCoin(pen: Pen, look: Look, amount: number): void {
  const { theme } = look;
  disc(pen, 0, 2, COIN_R, { fill: theme.shadow, alpha: 0.16 });
  disc(pen, 0, 0, COIN_R - 1, { fill: theme.chip, stroke: theme.chipLine, width: 3 });
  label(pen, look, look.amount(amount), 0, 0, {
    size: 22,
    weight: 800,
    fill: theme.chipInk,
    align: 'center',
    middle: true,
    max: 2 * COIN_R,
    least: 0.8,
    floor: SIGN,
    // Half an amount is another amount.
    whole: true,
  });
}
