import type { CardFace } from '@stellwerk/engine/stage/stage.ts';
import { drawCardSheet, sayAny } from './card-parts.ts';
import { VEHICLE } from './card-sizes.ts';
import { drawIcon, drawPath } from './icons.ts';
import { label, sizeAt } from './label.ts';
import type { Look } from './look.ts';
import type { Pen } from './pen.ts';
import { line, panel, within } from './pen.ts';
import { isVehicleIcon } from './silhouettes.ts';

const EDGE = 16;
const FASTEST = 4;

/** Speed as chevrons, `on` of `all`; the first one's middle at `x`. */
export function drawSpeed(
  pen: Pen,
  look: Look,
  x: number,
  y: number,
  on: number,
  all: number,
  scale: number,
): void {
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (let i = 0; i < all; i++)
    within(pen, x + i * 12.5 * scale, y, scale, () =>
      drawPath(pen, 'M-4.400 -8.800L4.400 0L-4.400 8.800', {
        stroke: i < on ? look.theme.note : look.theme.line2,
        width: 4.4,
        ...(i < on ? {} : { alpha: 0.6 }),
      }),
    );
  pen.lineCap = 'butt';
}

const countOf = ({ icons = [] }: CardFace, word: string): number =>
  icons.find(({ icon }) => icon === word)?.count ?? 0;

/** Name and category, silhouette, then speed, power, night and price. */
export function drawVehicle(pen: Pen, look: Look, face: CardFace): void {
  const { w, h } = VEHICLE;
  drawCardSheet(pen, look, w, h);
  if (sizeAt(look, NAME) === null) drawFar(pen, look, face);
  else drawNear(pen, look, face);
}

const NAME = 26;
/** Its silhouette. */
export const bodyOf = ({ icons = [] }: CardFace): string =>
  icons.find(({ icon }) => isVehicleIcon(icon))?.icon ?? '';
const priceOf = (look: Look, { foot }: CardFace): string => sayAny(look, foot?.at(-1) ?? '');

/** Only what it is and what it costs. */
function drawFar(pen: Pen, look: Look, face: CardFace): void {
  const { theme } = look;
  const { w, h } = VEHICLE;
  within(pen, 0, -h * 0.14, 2.9, () => drawIcon(pen, bodyOf(face), theme.ink, theme.paper));
  const style = { size: 34, weight: 800, middle: true, grow: 2 } as const;
  const wide = label(pen, look, priceOf(look, face), w / 2 - EDGE, h * 0.31, {
    ...style,
    fill: theme.ink,
    align: 'right',
    max: w - 2 * EDGE,
  });
  label(pen, look, face.tag ? look.say(face.tag) : '', -w / 2 + EDGE, h * 0.31, {
    ...style,
    fill: theme.ink3,
    max: w - 2 * EDGE - wide - 8,
    whole: true,
  });
}

function drawNear(pen: Pen, look: Look, face: CardFace): void {
  const { theme } = look;
  const { w, h } = VEHICLE;
  const [left, right, top] = [-w / 2, w / 2, -h / 2];
  const tag = face.tag ? look.say(face.tag) : '';
  const wide = label(pen, look, tag, right - EDGE, top + 29, {
    size: 23,
    weight: 700,
    fill: theme.ink3,
    align: 'right',
    middle: true,
    grow: 1.6,
  });
  label(pen, look, look.say(face.title), left + EDGE, top + 29, {
    size: NAME,
    weight: 700,
    fill: theme.ink,
    middle: true,
    max: w - 2 * EDGE - (wide > 0 ? wide + 10 : 0),
  });
  within(pen, 0, top + 88, 2.02, () => drawIcon(pen, bodyOf(face), theme.ink, theme.paper));
  line(pen, left + 13, top + 119, right - 13, top + 119, { stroke: theme.line, width: 2 });
  const y = top + 152;
  drawSpeed(pen, look, left + 23, y, countOf(face, 'speed'), FASTEST, 1.04);
  const power = countOf(face, 'power');
  if (power > 0) drawPower(pen, look, left + 105, y, power);
  if (countOf(face, 'moon') > 0)
    within(pen, left + (power > 0 ? 140 : 105), y, 2, () => drawIcon(pen, 'moon', theme.note, theme.paper));
  label(pen, look, priceOf(look, face), right - EDGE, y, {
    size: 29,
    weight: 800,
    fill: theme.ink,
    align: 'right',
    middle: true,
    max: power > 0 ? 76 : 96,
    least: 0.7,
    grow: 1.5,
  });
}

/** How many wagons it can pull. */
function drawPower(pen: Pen, look: Look, x: number, y: number, power: number): void {
  panel(pen, { x: x - 18, y: y - 19, w: 37, h: 38 }, 9, { fill: look.theme.ink2 });
  label(pen, look, String(power), x, y, {
    size: 26,
    weight: 800,
    fill: look.theme.paper,
    align: 'center',
    middle: true,
    grow: 1.4,
  });
}
