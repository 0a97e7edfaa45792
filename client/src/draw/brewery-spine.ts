import type { CharterSurface } from './charter.ts';
import type { Box } from './geometry.ts';
import { liveryOf, type Look } from './look.ts';
import type { Pen } from './pen.ts';
import { panel, within } from './pen.ts';
import { drawKeptPlate, drawPlate } from './plate.ts';

/** A brewery of which only little is needed: its plate, its purse, and what else it has on one pile. */
export const BREWERY_SPINE = { w: 176, h: 58 } as const;
const R = 12;
const PLATE = { w: 58, h: 34 } as const;

export interface SpinePlan {
  readonly plate: Box;
  readonly chip: Box;
  readonly pile: Box;
}

export function planSpine({ x, y, w, h }: Box): SpinePlan {
  const pile = { x: x + w - 34, y: y + 9, w: 28, h: h - 18 };
  const left = x + 7 + PLATE.w + 4;
  return {
    plate: { x: x + 7, y: y + (h - PLATE.h) / 2, ...PLATE },
    chip: { x: left, y: y + (h - 38) / 2, w: pile.x - left - 3, h: 38 },
    pile,
  };
}

export function drawBrewerySpine(pen: Pen, look: Look, surface: CharterSurface, box: Box): void {
  const { theme } = look;
  const isOpen = surface.state === 'open';
  panel(pen, box, R, {
    fill: isOpen ? theme.paper : theme.paper2,
    stroke: isOpen ? theme.line : theme.line2,
    width: 2,
    ...(isOpen ? {} : { dash: [7, 6] }),
  });
  const { plate } = planSpine(box);
  const draw = isOpen ? drawPlate : drawKeptPlate;
  within(pen, plate.x + plate.w / 2, plate.y + plate.h / 2, 1, () =>
    draw(pen, look, liveryOf(look, surface.livery), plate.w, plate.h),
  );
}
