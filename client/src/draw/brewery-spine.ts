import type { CharterSurface } from './charter.ts';
import type { Box } from './geometry.ts';
import { label } from './label.ts';
import { liveryOf, type Look } from './look.ts';
import type { Pen } from './pen.ts';
import { panel, within } from './pen.ts';
import { drawKeptPlate, drawPlate } from './plate.ts';

const R = 12;
const PLATE = { w: 58, h: 34 } as const;
const BOX = 41;
/** Plates give way to boxes. */
const SMALL_PLATE = 50;
/** Where there is no room for boxes, a spine has none. */
const WITH_BOXES = 280;

export interface SpinePlan {
  readonly plate: Box;
  readonly chip: Box;
  readonly boxes: readonly Box[];
  readonly pile: Box;
}

export function planSpine({ sheet }: CharterSurface, { x, y, w, h }: Box): SpinePlan {
  const count = w < WITH_BOXES ? 0 : (sheet?.boxes.length ?? 0);
  const wide = count > 0 ? SMALL_PLATE : PLATE.w;
  const boxesAt = x + w - 6 - count * (BOX + 3);
  const pile =
    count > 0
      ? { x: boxesAt - 25, y: y + 9, w: 22, h: h - 18 }
      : { x: x + w - 34, y: y + 9, w: 28, h: h - 18 };
  const left = x + 7 + wide + 4;
  return {
    boxes: Array.from({ length: count }, (_, i) => ({
      x: boxesAt + i * (BOX + 3),
      y: y + (h - BOX) / 2,
      w: BOX,
      h: BOX,
    })),
    plate: { x: x + 7, y: y + (h - PLATE.h) / 2, w: wide, h: PLATE.h },
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
  const { plate, boxes } = planSpine(surface, box);
  const draw = isOpen ? drawPlate : drawKeptPlate;
  within(pen, plate.x + plate.w / 2, plate.y + plate.h / 2, 1, () =>
    draw(pen, look, liveryOf(look, surface.livery), plate.w, plate.h),
  );
  boxes.forEach((own, i) => drawBox(pen, look, own, surface.sheet?.boxes[i]?.letters ?? ''));
}

/** An empty box on a sheet, with the letter of what it is for. */
export function drawBox(pen: Pen, look: Look, box: Box, letters: string): void {
  panel(pen, box, 9, { stroke: look.theme.line2, width: 2, dash: [7, 5] });
  label(pen, look, letters, box.x + box.w / 2, box.y + box.h / 2, {
    size: 22,
    fill: look.theme.ink3,
    align: 'center',
    middle: true,
    grow: 1.4,
    max: box.w - 4,
  });
}
