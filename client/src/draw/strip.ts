import type { CardFace } from '@stellwerk/engine/stage/stage.ts';
import type { Box } from './geometry.ts';
import { drawIcon } from './icons.ts';
import { bodyOf } from './vehicle.ts';
import { label, sizeAt } from './label.ts';
import type { Look } from './look.ts';
import type { Pen } from './pen.ts';
import { panel, widthOf, within, wrap } from './pen.ts';

/** On a higher one it is seen from the side, over its letters. */
const LOW = 46;
const EDGE = 7;
const POWER = 24;
/** Where letters and a name have their room it is seen before them; a silhouette is so wide at its own size. */
const NAMED = 128;
const BODY = 54;
const TUCKED = 5;
const LETTERS_HIGH = 22;
/** Before a name is cut its letters come closer, and its lines. */
const NARROW = 0.66;
const TIGHT = 1.06;
/** Two bold letters are a sign: they are told apart when they are a little smaller than words. */
const LETTERS = 7.5;

const powerOf = ({ icons = [] }: CardFace): number => icons.find(({ icon }) => icon === 'power')?.count ?? 0;

/** The edge of a vehicle that looks out from under another card: category, then name and power as far as they fit. */
export function drawStrip(
  pen: Pen,
  look: Look,
  face: CardFace,
  { w, h }: { readonly w: number; readonly h: number },
): void {
  const { theme } = look;
  const [left, right] = [-w / 2, w / 2];
  panel(pen, { x: left, y: -h / 2 + 2, w, h }, 7, { fill: theme.shadow, alpha: 0.09 });
  const isOn = face.state === 'running';
  const [ground, sign, ink] = isOn
    ? [theme.accent, theme.accentInk, theme.accentInk]
    : [theme.paper, theme.accent, theme.ink2];
  panel(pen, { x: left, y: -h / 2, w, h }, 7, {
    fill: ground,
    stroke: isOn ? theme.accent : theme.line2,
    width: 1.6,
  });
  const icon = face.lines[0]?.icon;
  if (h > LOW && !icon) {
    drawStub(pen, look, face, w, h);
    return;
  }
  const wide = Math.min(h, LOW);
  if (icon) within(pen, left + wide * 0.5, 0, wide / 54, () => drawIcon(pen, icon, sign, ground));
  if (icon) {
    drawCalled(
      pen,
      look,
      look.say(face.title),
      { x: left + wide * 0.95, y: -h / 2, w: w - wide * 0.95 - EDGE, h },
      ink,
    );
    return;
  }
  const tag = face.tag ? look.say(face.tag) : '';
  const power = powerOf(face);
  const hasPower = power > 0 && w >= 78;
  // Alone on a tab the letters stand in its middle.
  const isAlone = w < 50;
  const body = bodyOf(face);
  const wish = Math.min(BODY * 0.8, h * 1.1);
  const seen = body !== '' && w >= NAMED + wish + (hasPower ? POWER : 0) ? wish : 0;
  if (seen > 0)
    within(pen, left + EDGE + seen / 2, h * 0.06, seen / BODY, () =>
      drawIcon(pen, body, isOn ? ink : theme.ink, ground),
    );
  const start = left + EDGE + (seen > 0 ? seen + 6 : 0);
  const lettered = label(pen, look, tag, isAlone ? 0 : start, 0, {
    size: Math.min(22, h * 0.66),
    weight: 800,
    fill: theme.ink,
    align: isAlone ? 'center' : 'left',
    middle: true,
    max: w - (isAlone ? 4 : 2 * EDGE),
    grow: 1.6,
    floor: LETTERS,
    whole: true,
  });
  if (isAlone) return;
  if (hasPower)
    drawPowerSign(pen, look, { x: right - EDGE - POWER, y: -h * 0.36, w: POWER, h: h * 0.72 }, power);
  const from = start + Math.max(lettered, 26) + 8;
  label(pen, look, look.say(face.title), from, 0, {
    size: Math.min(22, h * 0.6),
    weight: 600,
    fill: ink,
    middle: true,
    max: right - EDGE - (hasPower ? POWER + 6 : 0) - from,
    narrow: NARROW,
    grow: 1.4,
    // Two letters of a name tell no more than the category before them.
    whole: true,
  });
}

/** What somebody has called: in two lines where that is the way to read all of it. */
function drawCalled(pen: Pen, look: Look, title: string, box: Box, ink: string): void {
  const size = sizeAt(look, Math.min(22, box.h * 0.6), 1.4);
  if (size === null) return;
  const style = { size, weight: 600, fill: ink, middle: true, narrow: NARROW } as const;
  const isLong = widthOf(pen, title, style) * NARROW > box.w;
  const rows = isLong && box.h >= 2 * TIGHT * size ? wrap(pen, title, style, box.w, 2) : [title];
  rows.forEach((row, i) =>
    label(pen, look, row, box.x, box.y + box.h / 2 + (i - (rows.length - 1) / 2) * TIGHT * size, {
      ...style,
      max: box.w,
    }),
  );
}

/** A vehicle from the side and its category; the lower half of its card is all that looks out. */
function drawStub(pen: Pen, look: Look, face: CardFace, w: number, h: number): void {
  const { theme } = look;
  const body = bodyOf(face);
  // Between the upper edge, which is tucked under the other card, and the letters.
  const room = h - TUCKED - LETTERS_HIGH;
  if (body !== '')
    within(pen, 0, TUCKED - h / 2 + room / 2, Math.min(0.9, (w - 6) / BODY, room / 34), () =>
      drawIcon(pen, body, theme.ink, theme.paper),
    );
  const tag = face.tag ? look.say(face.tag) : '';
  label(pen, look, tag, 0, h / 2 - 13, {
    size: 19,
    weight: 800,
    fill: theme.ink2,
    align: 'center',
    middle: true,
    max: w - 4,
    grow: 1.3,
    narrow: 0.7,
    floor: LETTERS,
    whole: true,
  });
}

function drawPowerSign(pen: Pen, look: Look, box: Box, power: number): void {
  panel(pen, box, 6, { fill: look.theme.ink2 });
  label(pen, look, String(power), box.x + box.w / 2, box.y + box.h / 2, {
    size: 20,
    weight: 800,
    fill: look.theme.paper,
    align: 'center',
    middle: true,
    grow: 1.4,
  });
}

/** The dashed edge of what is still missing there. */
export function drawMissingStrip(pen: Pen, look: Look, letters: string, box: Box): void {
  const { theme } = look;
  panel(pen, box, 7, { stroke: theme.line2, width: 2, dash: [6, 5] });
  label(pen, look, letters, box.x + box.w / 2, box.y + box.h / 2, {
    size: Math.min(22, box.h * 0.66),
    weight: 600,
    fill: theme.ink3,
    align: 'center',
    middle: true,
    max: box.w - 4,
    grow: 1.6,
    floor: LETTERS,
    whole: true,
  });
}
