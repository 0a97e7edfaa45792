import type { Surface } from '@stellwerk/engine/stage/stage.ts';
import { drawActing, drawPill, drawSheet } from './block.ts';
import type { Box, Point } from './geometry.ts';
import { detailOf, type Look } from './look.ts';
import type { Pen } from './pen.ts';
import { disc, faded, line, panel, write } from './pen.ts';

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
}

export function planMat(box: Box, form: MatForm): MatPlan {
  if (form === 'side')
    return {
      signs: { x: box.x + COLUMN - 24, y: box.y + 272 },
      chip: { x: box.x + 28, y: box.y + 128 },
      chipHeight: 53,
      chipSide: 'left',
      cards: { x: box.x + COLUMN, y: box.y + 18, w: box.w - COLUMN - 20, h: box.h - 36 },
      slips: { x: box.x + 28, y: box.y + 170, w: COLUMN - 56, h: 36 },
    };
  return {
    signs: { x: box.x + box.w - 40, y: box.y + 48 },
    chip: { x: box.x + box.w - 22, y: box.y + 48 },
    chipHeight: 57,
    chipSide: 'right',
    cards: { x: box.x + 31, y: box.y + 112, w: box.w - 62, h: 132 },
    slips: { x: box.x + box.w * 0.37, y: box.y + box.h - 58, w: box.w * 0.34, h: 38 },
  };
}

function drawBadges(pen: Pen, look: Look, surface: MatSurface, x: number, y: number, right: number): void {
  const { theme } = look;
  const { you } = look.seat(surface.seat);
  let at = x;
  const pill = (text: string, fill: string, ink: string): void => {
    const room = right - at;
    if (room < 60) return;
    at += drawPill(pen, look, text, at, y, { fill, ink }, room) + 12;
  };
  if (you) pill(look.words.you, theme.ui3, theme.ink2);
  if (surface.acting) pill(look.words.toAct, theme.accent, theme.accentInk);
  for (const badge of surface.badges) pill(look.say(badge), theme.chip, theme.chipInk);
}

function drawNotes(pen: Pen, look: Look, surface: MatSurface, box: Box, form: MatForm): void {
  const { theme } = look;
  const notes = surface.notes.map(look.say);
  if (form === 'side') {
    notes.forEach((text, i) =>
      write(pen, text, box.x + 28, box.y + box.h - 24 - (notes.length - 1 - i) * 36, {
        size: 24,
        weight: i === notes.length - 1 ? 700 : 400,
        fill: i === notes.length - 1 ? theme.ink2 : theme.ink3,
        max: COLUMN - 40,
      }),
    );
    return;
  }
  const y = box.y + box.h - 31;
  line(pen, box.x + 31, box.y + box.h - 75, box.x + box.w - 31, box.y + box.h - 75, {
    stroke: theme.line,
    width: 2,
  });
  const last = notes.length > 1 ? (notes.at(-1) ?? '') : '';
  const before = notes.slice(0, notes.length > 1 ? -1 : 1).join(' · ');
  write(pen, before, box.x + 31, y, { size: 25, fill: theme.ink3, max: box.w * 0.34 });
  write(pen, last, box.x + box.w - 31, y, {
    size: 25,
    weight: 700,
    fill: theme.ink2,
    align: 'right',
    max: box.w * 0.28,
  });
}

/** A player's mat without the pieces on it. `taken`: what purse and signs take at the right of the header. */
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
  faded(pen, 0.13, () => panel(pen, head, corners, { fill: seat.colour }));
  disc(pen, box.x + 56, box.y + 47, 28, { fill: seat.colour });
  write(pen, seat.name.slice(0, 1).toUpperCase(), box.x + 56, box.y + 57.5, {
    size: 29,
    weight: 800,
    fill: seat.ink,
    align: 'center',
  });
  const right = form === 'side' ? box.x + COLUMN - 20 : box.x + box.w - 34 - taken;
  const width = write(pen, seat.name, box.x + 100, box.y + 58, {
    size: 33,
    weight: 700,
    fill: theme.ink,
    max: Math.max(60, form === 'side' ? COLUMN - 130 : (right - box.x - 100) * 0.55),
  });
  if (detailOf(look.scale).text) {
    if (form === 'side') drawBadges(pen, look, surface, box.x + 28, box.y + 232, right);
    else drawBadges(pen, look, surface, box.x + 118 + width, box.y + 47, right);
    drawNotes(pen, look, surface, box, form);
  }
  if (surface.acting) drawActing(pen, look, box, RADIUS);
}
