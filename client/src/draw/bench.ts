import { drawActing } from './block.ts';
import { drawBox } from './brewery-spine.ts';
import { BREWERY } from './brewing-sizes.ts';
import type { CharterSurface } from './charter.ts';
import type { Box } from './geometry.ts';
import { label, sizeAt } from './label.ts';
import { liveryOf, type Look } from './look.ts';
import type { Pen } from './pen.ts';
import { disc, faded, line, panel, widthOf } from './pen.ts';

const BAND = 46;
const R = 16;
const KIM = 48;
/** Three and more sheets side by side. */
const NARROW = 400;

export interface BenchPlan {
  readonly chip: Box;
  /** Who decides: under the purse, or on the band where a sheet is too low for that. */
  readonly head: { readonly x: number; readonly y: number; readonly isOnBand: boolean };
  readonly boxes: readonly Box[];
  readonly cards: Box;
  readonly income: Box | null;
  readonly others: Box;
}

/** Where the parts of a sheet lie; `income` only on the bench. */
export function planBench({ sheet }: CharterSurface, { x, y, w, h }: Box, isBench: boolean): BenchPlan {
  const top = y + BAND + 10;
  const count = sheet?.boxes.length ?? 0;
  const left = isBench ? 150 : w < NARROW ? 118 : 132;
  const isLow = h < BREWERY.h;
  const income = isBench && sheet?.income ? { x: x + w * 0.62, y: top, w: w * 0.36, h: h - BAND - 20 } : null;
  // Cards lie over the boxes, in the whole width; beside them only where a sheet is too low for that.
  const isOver = !isBench && !isLow && count > 0;
  const right = income ? income.x - 20 : x + w - 12 - (isBench || isOver ? 0 : count * (KIM + 6));
  const kims = isBench
    ? { x: x + 18, y: y + h - KIM - 12 }
    : { x: x + w - 10 - count * (KIM + 6), y: y + h - KIM - (isOver ? 7 : 14) };
  const foot = isOver ? kims.y - 3 : y + h - 12;
  return {
    chip: { x: x + 12, y: top, w: left - 18, h: 44 },
    head: isLow
      ? { x: x + w - 104, y: y + BAND / 2, isOnBand: true }
      : { x: x + 30, y: top + 68, isOnBand: false },
    boxes: Array.from({ length: count }, (_, i) => ({ ...kims, x: kims.x + i * (KIM + 6), w: KIM, h: KIM })),
    cards: { x: x + left + 8, y: top - 2, w: right - x - left - 12, h: foot - top + 2 },
    income,
    others: { x: right - 70, y: y + 4, w: 60, h: 42 },
  };
}

function drawIncome(pen: Pen, look: Look, surface: CharterSurface, box: Box): void {
  const { theme } = look;
  const { income } = surface.sheet ?? {};
  if (!income) return;
  line(pen, box.x - 14, box.y, box.x - 14, box.y + box.h, { stroke: theme.line, width: 2 });
  const style = { size: 23, middle: true, grow: 1.3 } as const;
  const right = box.x + box.w;
  label(pen, look, look.say(income.title), box.x, box.y + 12, {
    ...style,
    weight: 600,
    fill: theme.ink2,
    max: box.w,
  });
  const rows = Math.max(1, income.terms.length);
  const pitch = Math.min(32, (box.h - 72) / rows);
  income.terms.forEach(({ text, value, held }, i) => {
    const y = box.y + 44 + i * pitch;
    const fill = held ? theme.go : theme.ink2;
    const wide = label(pen, look, value, right, y, {
      ...style,
      weight: 700,
      fill: held ? theme.go : theme.ink,
      align: 'right',
      max: box.w * 0.4,
    });
    label(pen, look, look.say(text), box.x, y, { ...style, fill, max: box.w - wide - 20, narrow: 0.8 });
  });
  const y = box.y + box.h - 16;
  line(pen, box.x, y - 24, right, y - 24, { stroke: theme.line, width: 2 });
  const wide = label(pen, look, income.sum, right, y, {
    ...style,
    size: 36,
    weight: 800,
    fill: theme.ink,
    align: 'right',
    max: box.w * 0.5,
  });
  if (income.note)
    label(pen, look, look.say(income.note), box.x, y, {
      ...style,
      fill: theme.ink2,
      max: box.w - wide - 16,
      narrow: 0.75,
    });
}

/** A sheet or a bench without the pieces on it. */
export function drawBench(pen: Pen, look: Look, surface: CharterSurface, box: Box, isBench: boolean): void {
  const { theme } = look;
  const livery = liveryOf(look, surface.livery);
  const plan = planBench(surface, box, isBench);
  const isClosed = surface.state !== 'open';
  const draw = (): void => {
    panel(pen, { ...box, y: box.y + 4 }, R, { fill: theme.shadow, alpha: 0.08 });
    panel(pen, box, R, {
      fill: theme.paper,
      stroke: theme.line,
      width: 2,
      ...(isClosed ? { dash: [9, 7] } : {}),
    });
    panel(pen, { ...box, h: BAND }, [R, R, 0, 0], { fill: livery.fill });
    const mid = box.y + BAND / 2;
    const price = label(pen, look, surface.headline, box.x + box.w - 16, mid, {
      size: 28,
      weight: 800,
      fill: livery.ink,
      align: 'right',
      middle: true,
      grow: 1.4,
      max: 120,
    });
    const name = { size: 26, weight: 700, serif: true, fill: livery.ink, middle: true, grow: 1.3 } as const;
    const letters = isBench ? '' : `${livery.letters}  `;
    const max = (plan.head.isOnBand ? plan.head.x - 20 - box.x : box.w - price) - 40;
    // A long name that does not fit beside its letters stays away.
    const isWhole =
      widthOf(pen, livery.name, { ...name, size: sizeAt(look, 26, 1.3) ?? 26 }) * 0.7 < max - 70;
    label(pen, look, isBench || isWhole ? `${letters}${livery.name}` : livery.letters, box.x + 16, mid, {
      ...name,
      max,
      narrow: 0.7,
    });
  };
  if (surface.state === 'gone') faded(pen, 0.5, draw);
  else draw();
  surface.sheet?.boxes.forEach(({ letters }, i) => {
    const own = plan.boxes[i];
    if (own) drawBox(pen, look, own, letters);
  });
  if (surface.president !== null) drawHead(pen, look, surface, plan);
  if (plan.income) drawIncome(pen, look, surface, plan.income);
  if (surface.acting) drawActing(pen, look, box, R);
}

/** Who decides: an initial, and beside it what part of the company that is. */
function drawHead(pen: Pen, look: Look, surface: CharterSurface, { chip, head }: BenchPlan): void {
  const seat = look.seat(surface.president ?? '');
  disc(pen, head.x, head.y, 18, {
    fill: seat.colour,
    ...(head.isOnBand ? { stroke: look.theme.rim, width: 2 } : {}),
  });
  const style = { middle: true, grow: 1.3 } as const;
  label(pen, look, seat.initial, head.x, head.y, {
    ...style,
    narrow: 0.6,
    size: 22,
    weight: 800,
    fill: seat.ink,
    align: 'center',
    max: 34,
  });
  const [first] = surface.notes;
  if (first && !head.isOnBand)
    label(pen, look, look.say(first).split(' · ').at(-1) ?? '', head.x + 26, head.y, {
      ...style,
      size: 23,
      fill: look.theme.ink2,
      max: chip.x + chip.w - head.x - 24,
      narrow: 0.7,
    });
}
