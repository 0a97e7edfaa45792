import { drawActing } from './block.ts';
import type { CharterSurface } from './charter.ts';
import type { Box, Point } from './geometry.ts';
import { label } from './label.ts';
import { liveryOf, type Look } from './look.ts';
import type { Pen } from './pen.ts';
import { disc, faded, line, panel, widthOf, within } from './pen.ts';
import { drawKeptPlate, drawPlate } from './plate.ts';
import { drawToken } from './token.ts';

/** A company in a column with many others: an operating one as a card, one in waiting as half a card, a locked one as a plate. */
export type CompanyForm = 'card' | 'half' | 'plate';

export const COMPANY = { w: 642, h: 159, least: 90 } as const;
export const HALF = { w: 314, h: 114 } as const;
const R = 16;

export interface CompanyPlan {
  readonly token: Point & { readonly r: number };
  readonly chip: Box;
  readonly trains: Box;
  /** Certificates that nobody holds. */
  readonly shares: Box;
  /** Stations that are still to be placed: one dot each. */
  readonly stations: Point;
  readonly director: Point & { readonly r: number };
  /** Notes of debt and whatever else lies there. */
  readonly others: Box;
}

export function planCompany(form: CompanyForm, { x, y, w, h }: Box): CompanyPlan {
  if (form !== 'card') {
    const r = form === 'plate' ? w / 2 - 10 : 45;
    const shares = { x: x + w - h * 0.5, y: y + h * 0.16, w: h * 0.46, h: h * 0.68 };
    return {
      token: { x: x + r + 10, y: y + h / 2, r },
      chip: { x: x + w * 0.36, y: y + h * 0.54, w: w * 0.42, h: h * 0.4 },
      trains: { x: x + 108, y: y + h * 0.5, w: w - 116, h: h * 0.44 },
      shares,
      stations: { x: x + 12, y: y + h - 10 },
      director: { x: x + w - 28, y: y + 28, r: 22 },
      others: { x: x + r - 10, y: y + h / 2 - 20, w: 40, h: 40 },
    };
  }
  const r = Math.min(60, h * 0.39);
  const left = x + 2 * r + 30;
  const high = Math.max(46, h * 0.44);
  const low = y + h - high - Math.max(3, h * 0.09);
  const right = x + w - 16;
  return {
    token: { x: x + r + 14, y: y + h / 2, r },
    chip: { x: left, y: low + high * 0.06, w: 182, h: high * 0.86 },
    trains: { x: left + 190, y: low, w: 132, h: high },
    others: { x: right - 200, y: low, w: 56, h: high },
    shares: { x: right - 142, y: low - 2, w: 50, h: high + 2 },
    stations: { x: right - 84, y: low + high * 0.5 },
    director: { x: right - high * 0.42, y: low + high * 0.5, r: high * 0.42 },
  };
}

function drawDirector(
  pen: Pen,
  look: Look,
  surface: CharterSurface,
  { x, y, r }: Point & { readonly r: number },
): void {
  if (surface.president === null) return;
  const seat = look.seat(surface.president);
  disc(pen, x, y, r, { fill: seat.colour });
  label(pen, look, seat.initial, x, y, {
    size: r * 1.15,
    weight: 800,
    fill: seat.ink,
    align: 'center',
    middle: true,
    grow: 2,
    max: 2 * r,
    narrow: 0.7,
  });
}

function drawCard(pen: Pen, look: Look, surface: CharterSurface, box: Box, used: ReadonlySet<string>): void {
  const { theme } = look;
  const livery = liveryOf(look, surface.livery);
  const plan = planCompany('card', box);
  panel(pen, { ...box, y: box.y + 4 }, R, { fill: theme.shadow, alpha: 0.08 });
  panel(pen, box, R, { fill: theme.paper, stroke: theme.line, width: 2 });
  within(pen, plan.token.x, plan.token.y, 1, () => drawToken(pen, look, surface.livery, plan.token.r));
  const y = box.y + box.h * 0.25;
  const size = Math.min(40, box.h * 0.34);
  const price = label(pen, look, surface.headline, box.x + box.w - 16, y, {
    size: size * 1.08,
    weight: 800,
    fill: theme.ink,
    align: 'right',
    middle: true,
    grow: 1.3,
    max: 120,
  });
  label(pen, look, livery.name, plan.chip.x, y, {
    size,
    weight: 600,
    fill: theme.ink,
    middle: true,
    grow: 1.3,
    max: box.x + box.w - 30 - price - plan.chip.x,
    least: 0.8,
    narrow: 0.78,
    cut: '.',
  });
  const left = surface.stations.filter(({ piece }) => !used.has(piece)).length;
  for (let i = 0; i < left; i++)
    disc(
      pen,
      plan.stations.x + (i % 2) * 18,
      plan.stations.y + (Math.floor(i / 2) - (left > 2 ? 0.5 : 0)) * 20,
      7.5,
      {
        fill: livery.fill,
        stroke: theme.hair,
        width: 1.6,
      },
    );
  drawDirector(pen, look, surface, plan.director);
  if (surface.acting) drawActing(pen, look, box, R);
}

/** Words that are too long for one line, broken at a blank. */
function twoLines(pen: Pen, text: string, size: number, max: number): readonly string[] {
  const words = text.split(' ');
  if (words.length < 2 || widthOf(pen, text, { size, weight: 700, fill: '' }) <= max) return [text];
  const half = words.slice(0, -1).join(' ').length > text.length / 2 && words.length > 2 ? -2 : -1;
  return [words.slice(0, half).join(' '), words.slice(half).join(' ')];
}

/** Founded: par and how much is sold. On sale: dashed, with what it may cost. */
function drawHalf(pen: Pen, look: Look, surface: CharterSurface, box: Box): void {
  const { theme } = look;
  const founded = surface.waits === 'founded' || surface.state === 'open';
  panel(pen, box, R, {
    fill: founded ? theme.paper : theme.paper2,
    stroke: founded ? theme.line : theme.line2,
    width: 2,
    ...(founded ? {} : { dash: [9, 7] }),
  });
  const livery = liveryOf(look, surface.livery);
  const draw = founded ? drawPlate : drawKeptPlate;
  within(pen, box.x + 55, box.y + box.h / 2, 1, () => draw(pen, look, livery, 94, 54));
  const [x, max] = [box.x + 110, box.w - 122 - box.h * 0.5];
  const style = { size: 38, middle: true, grow: 1.2, max, least: 0.75, narrow: 0.5, whole: true } as const;
  const isOpen = surface.state === 'open';
  const said = isOpen ? [surface.headline] : surface.notes.map(look.say);
  const [first, second] = said.length === 1 ? twoLines(pen, said[0] ?? '', style.size, max) : said;
  const wide = label(pen, look, first ?? '', x, box.y + box.h * 0.29, {
    ...style,
    weight: 700,
    fill: theme.ink,
  });
  // Half of "not yet founded" would say the opposite.
  if (wide > 0)
    label(pen, look, second ?? '', x, box.y + box.h * 0.7, { ...style, weight: 500, fill: theme.ink2 });
  if (isOpen) drawDirector(pen, look, surface, planCompany('half', box).director);
  if (surface.acting) drawActing(pen, look, box, R);
}

/** A company in the column, without the pieces on it. */
export function drawCompany(
  pen: Pen,
  look: Look,
  surface: CharterSurface,
  box: Box,
  form: CompanyForm,
  used: ReadonlySet<string>,
): void {
  if (form === 'card') drawCard(pen, look, surface, box, used);
  else if (form === 'half') drawHalf(pen, look, surface, box);
  else {
    const livery = liveryOf(look, surface.livery);
    faded(pen, 0.5, () =>
      within(pen, box.x + box.w / 2, box.y + box.h / 2, 1, () => drawPlate(pen, look, livery, box.w, box.h)),
    );
    if (surface.state === 'gone')
      line(pen, box.x, box.y + box.h / 2, box.x + box.w, box.y + box.h / 2, {
        stroke: look.theme.ink2,
        width: 4,
      });
  }
}
