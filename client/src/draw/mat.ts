import type { Surface } from '@stellwerk/engine/stage/stage.ts';
import { drawActing, drawPill, drawSheet } from './block.ts';
import { STRIP_MOST } from './card-sizes.ts';
import type { Box, Point } from './geometry.ts';
import { label, SIGN, wholeOrFirst } from './label.ts';
import { detailOf, type Look } from './look.ts';
import type { Pen } from './pen.ts';
import { drawPath } from './icons.ts';
import { drawOwed } from './owed.ts';
import { disc, faded, line, panel, within } from './pen.ts';

export type MatSurface = Extract<Surface, { readonly kind: 'mat' }>;
export const MAT_HEIGHT = 386;
const HEADER = 92;
const RADIUS = 26;
/**
 * Mats of games without certificates keep name, money and notes in a column at the left, cards have the
 * height.
 */
export type MatForm = 'top' | 'side';
const COLUMN = 300;
/** Where the row with "to act" stands in the column; a second office lies beside it. */
const PILLS = 206;
/** Three lines at its foot. */
const NOTES = 108;
/** Under it: counters, cards that lie there for a while, or else a word about somebody's state. */
const LAST = 252;

/** Where the parts of a mat lie, in world units. */
export interface MatPlan {
  /** Slips without a livery stand beside the purse; their right end. */
  readonly signs: Point;
  readonly chip: Point;
  readonly chipHeight: number;
  /** `chip` is the left or the right end of the chip. */
  readonly chipSide: 'left' | 'right';
  readonly cards: Box;
  /** Small slips: charters and the like. */
  readonly slips: Box;
  /** In a column: the row under the pills. */
  readonly last: Box;
}

export function planMat(box: Box, form: MatForm): MatPlan {
  if (form === 'side')
    return {
      signs: { x: box.x + COLUMN - 28, y: box.y + 166 },
      chip: { x: box.x + 28, y: box.y + 113 },
      chipHeight: 53,
      chipSide: 'left',
      cards: { x: box.x + COLUMN, y: box.y + 22, w: box.w - COLUMN - 20, h: box.h - 40 },
      slips: { x: box.x + 28, y: box.y + 148, w: COLUMN - 56, h: 36 },
      last: {
        x: box.x + 28,
        y: box.y + LAST - 19,
        w: COLUMN - 56,
        h: Math.max(38, Math.min(STRIP_MOST - 2, box.h - NOTES - LAST + 13)),
      },
    };
  return {
    signs: { x: box.x + box.w - 40, y: box.y + 48 },
    chip: { x: box.x + box.w - 22, y: box.y + 48 },
    chipHeight: 57,
    chipSide: 'right',
    cards: { x: box.x + 31, y: box.y + 112, w: box.w - 62, h: 132 },
    slips: { x: box.x + box.w * 0.36, y: box.y + box.h - 58, w: box.w * 0.27, h: 38 },
    last: { x: box.x + box.w * 0.36, y: box.y + box.h - 58, w: 0, h: 38 },
  };
}

/** Name and purse take all of its header: slips of offices lie at its foot, where others say how much they hold. */
const NARROW = 640;
export const isNarrowMat = ({ w }: Pick<Box, 'w'>): boolean => w < NARROW;

interface PillRow {
  readonly x: number;
  readonly y: number;
  readonly right: number;
}

/** What somebody is now, and what else is to be known; where the column is narrow in two rows. */
function drawBadges(pen: Pen, look: Look, surface: MatSurface, row: PillRow, below: PillRow | null): void {
  const { theme } = look;
  const { you } = look.seat(surface.seat);
  let at = row;
  const pill = (text: string, fill: string, ink: string): void => {
    const room = at.right - at.x;
    if (room < 60) return;
    at = { ...at, x: at.x + drawPill(pen, look, text, at.x, at.y, { fill, ink }, room) + 12 };
  };
  if (surface.acting) pill(look.words.toAct, theme.accent, theme.accentInk);
  if (you) pill(look.words.you, theme.ui3, theme.ink2);
  if (below) at = below;
  for (const badge of surface.badges) pill(look.say(badge), theme.chip, theme.chipInk);
}

/** Room at the left of the foot of a mat; slips of charters begin behind it. */
const countWidth = (box: Box, form: MatForm): number =>
  Math.min(box.w * 0.31, planMat(box, form).slips.x - box.x - 31 - 14);

/** `isOwed`: what somebody owes stands where else it says how many certificates that are. */
function drawNotes(
  pen: Pen,
  look: Look,
  surface: MatSurface,
  box: Box,
  form: MatForm,
  isOwed: boolean,
): void {
  const { theme } = look;
  const notes = surface.notes.map(look.say);
  if (form === 'side') {
    const max = COLUMN - 16 - 28 - 10;
    notes.forEach((text, i) => {
      const isLast = i === notes.length - 1;
      const fill = isLast ? theme.ink2 : theme.ink3;
      const style = { size: 24, weight: isLast ? 700 : 400, fill, max, narrow: 0.66 };
      const words = wholeOrFirst(pen, look, text, style);
      label(pen, look, words, box.x + 28, box.y + box.h - 22 - (notes.length - 1 - i) * 34, style);
    });
    return;
  }
  const y = box.y + box.h - 31;
  line(pen, box.x + 31, box.y + box.h - 75, box.x + box.w - 31, box.y + box.h - 75, {
    stroke: theme.line,
    width: 2,
  });
  const { slips } = planMat(box, form);
  const right = box.x + box.w - 31;
  const narrow = look.readable === undefined ? {} : { narrow: 0.7 };
  const last = notes.length > 1 ? (notes.at(-1) ?? '') : '';
  const before =
    surface.nobody || isOwed || isNarrowMat(box) ? '' : notes.slice(0, notes.length > 1 ? -1 : 1).join(' · ');
  label(pen, look, before, box.x + 31, y, {
    size: 25,
    fill: theme.ink3,
    max: countWidth(box, form),
    grow: 1.5,
    whole: true,
    ...narrow,
  });
  label(pen, look, last, right, y, {
    size: 25,
    weight: 700,
    fill: theme.ink2,
    align: 'right',
    // … and end before it.
    max: Math.min(box.w * 0.34, right - slips.x - slips.w - 10),
    grow: 1.5,
    // A sum that is cut would be another sum.
    whole: true,
    ...narrow,
  });
}

const GEAR = 'M-3 -12H3L4 -8L8 -9L11 -4L8 0L11 4L8 9L4 8L3 12H-3L-4 8L-8 9L-11 4L-8 0L-11 -4L-8 -9L-4 -8Z';

/** A mat at which nobody sits: grey and hatched, a wheel where others have their initial, and who plays instead. */
function drawNobody(
  pen: Pen,
  look: Look,
  words: string,
  box: Box,
  head: Box,
  corners: number[],
  form: MatForm,
): void {
  const { theme } = look;
  panel(pen, head, corners, { fill: theme.ui3 });
  pen.save();
  pen.beginPath();
  pen.roundRect(head.x, head.y, head.w, head.h, corners);
  pen.clip();
  faded(pen, 0.3, () => {
    for (let x = -head.h; x < head.w; x += 26)
      line(pen, head.x + x, head.y + head.h, head.x + x + head.h, head.y, { stroke: theme.line2, width: 3 });
  });
  pen.restore();
  panel(pen, box, RADIUS, { stroke: theme.line2, width: 4, dash: [16, 11] });
  disc(pen, box.x + 56, box.y + 47, 28, { fill: theme.paper, stroke: theme.ink3, width: 3, dash: [8, 6] });
  within(pen, box.x + 56, box.y + 47, 1.3, () => drawPath(pen, GEAR, { stroke: theme.ink2, width: 2.4 }));
  disc(pen, box.x + 56, box.y + 47, 5, { fill: theme.ink2 });
  if (form === 'top')
    label(pen, look, words, box.x + 31, box.y + box.h - 31, {
      size: 24,
      italic: true,
      fill: theme.ink3,
      grow: 1.5,
      max: box.w * 0.34 - 31,
      narrow: 0.55,
    });
}

/** A player's mat without the pieces on it. `taken`: what purse and signs take at the right of the header or of the row of pills. */
export function drawMat(
  pen: Pen,
  look: Look,
  surface: MatSurface,
  box: Box,
  form: MatForm,
  taken: number,
): void {
  const { theme } = look;
  const seat = look.seat(surface.seat);
  drawSheet(pen, look, box, theme.paper);
  const head = form === 'side' ? { ...box, w: COLUMN - 16 } : { ...box, h: HEADER };
  const corners = form === 'side' ? [RADIUS, 0, 0, RADIUS] : [RADIUS, RADIUS, 0, 0];
  if (surface.nobody) drawNobody(pen, look, look.say(surface.nobody), box, head, corners, form);
  else faded(pen, 0.13, () => panel(pen, head, corners, { fill: seat.colour }));
  if (!surface.nobody) disc(pen, box.x + 56, box.y + 47, 28, { fill: seat.colour });
  if (!surface.nobody)
    label(pen, look, seat.initial, box.x + 56, box.y + 47, {
      size: 29,
      max: 46,
      narrow: 0.6,
      middle: true,
      grow: 1.4,
      floor: SIGN,
      weight: 800,
      fill: seat.ink,
      align: 'center',
    });
  const right = form === 'side' ? box.x + COLUMN - 20 : box.x + box.w - 34 - taken;
  const width = label(pen, look, seat.name, box.x + 100, box.y + 47, {
    size: 33,
    middle: true,
    grow: 1.6,
    weight: 700,
    fill: theme.ink,
    // Pills have what it leaves: that somebody is to act is told by the frame too.
    max: Math.max(60, form === 'side' ? COLUMN - 130 : right - box.x - 100),
    narrow: 0.6,
  });
  if (detailOf(look.scale).text) {
    const row =
      form === 'side'
        ? { x: box.x + 28, y: box.y + PILLS, right: right - taken }
        : { x: box.x + 118 + width, y: box.y + 47, right };
    const beside = { ...row, w: row.right - row.x };
    const foot = { x: box.x + 31, y: box.y + box.h - 38, w: countWidth(box, form) };
    const owed = surface.owes
      ? drawOwed(pen, look, surface.owes, form === 'side' ? [beside] : [beside, foot])
      : null;
    const free = owed?.y === row.y ? { ...row, x: row.x + owed.w + 12 } : row;
    drawBadges(pen, look, surface, free, form === 'side' ? { ...row, y: box.y + LAST, right } : null);
    drawNotes(pen, look, surface, box, form, owed?.y === foot.y);
  }
  if (surface.acting) drawActing(pen, look, box, RADIUS);
}
