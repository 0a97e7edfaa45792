import type { CardFace } from '@stellwerk/engine/stage/stage.ts';
import { drawPath, TICK } from './icons.ts';
import { label } from './label.ts';
import type { Look } from './look.ts';
import type { Pen } from './pen.ts';
import { line, panel, within } from './pen.ts';

/** A band is a livery by name, or a colour; the ink on it goes along. */
export function bandOf(look: Look, band: string): { readonly fill: string; readonly ink: string } {
  const livery = look.liveries[band];
  if (livery) return { fill: livery.fill, ink: livery.ink };
  if (/^#|^rgb/.test(band)) return { fill: band, ink: look.theme.rim };
  return { fill: look.theme.ink2, ink: look.theme.paper };
}

/** Paper with its shadow. */
export function drawCardSheet(pen: Pen, look: Look, w: number, h: number): void {
  const { theme } = look;
  panel(pen, { x: -w / 2, y: -h / 2 + 4, w, h }, 14, { fill: theme.shadow, alpha: 0.09 });
  panel(pen, { x: -w / 2, y: -h / 2, w, h }, 14, { fill: theme.paper, stroke: theme.line2, width: 2 });
}

/** Figures stand for themselves. */
export const sayAny = (look: Look, words: string | NonNullable<CardFace['tag']>): string =>
  typeof words === 'string' ? words : look.say(words);

/** A card narrower than this is folded: it has no room for a wide edge, and for half words neither. */
export const FOLDED = 195;
const edgeIn = (w: number): number => (w < FOLDED ? 8 : 16);

/** The title on its band, the kind of card opposite; the title is what must be read. */
export function drawBand(pen: Pen, look: Look, face: CardFace, w: number, h: number): void {
  const { theme } = look;
  const top = -h / 2;
  const band = face.band === undefined ? null : bandOf(look, face.band);
  if (band) panel(pen, { x: -w / 2 + 1, y: top + 1, w: w - 2, h: 50 }, [13, 13, 0, 0], { fill: band.fill });
  const ink = band?.ink ?? theme.ink;
  const edge = edgeIn(w);
  const max = w - 2 * edge;
  const wide = label(pen, look, look.say(face.title), -w / 2 + edge, top + 26, {
    size: 26,
    weight: 800,
    fill: ink,
    middle: true,
    max,
    grow: 1.7,
  });
  // What is done needs no word of its kind any more.
  if (face.state === 'done' && max - wide >= TICK_ROOM) {
    drawDoneTick(pen, w / 2 - edge - 12, top + 26, ink);
    return;
  }
  if (!face.tag || max - wide < 50) return;
  label(pen, look, look.say(face.tag), w / 2 - edge, top + 26, {
    size: 23,
    weight: 500,
    fill: ink,
    align: 'right',
    middle: true,
    max: max - wide - 10,
    narrow: 0.7,
    whole: true,
  });
}

const TICK_ROOM = 30;

/** Tells a card that is done from one that is not, from afar too. */
export function drawDoneTick(pen: Pen, x: number, y: number, ink: string): void {
  within(pen, x, y, 2.1, () => {
    pen.lineCap = 'round';
    pen.lineJoin = 'round';
    drawPath(pen, TICK, { stroke: ink, width: 2.4 });
    pen.lineCap = 'butt';
  });
}

/** Under a line: what matters most at the right, the rest small at the left. */
export function drawFoot(
  pen: Pen,
  look: Look,
  foot: NonNullable<CardFace['foot']>,
  w: number,
  bottom: number,
): void {
  const { theme } = look;
  if (foot.length === 0) return;
  const edge = edgeIn(w);
  line(pen, -w / 2 + edge, bottom - 56, w / 2 - edge, bottom - 56, { stroke: theme.line, width: 2 });
  const last = sayAny(look, foot.at(-1) ?? '');
  const before = foot
    .slice(0, -1)
    .map((words) => sayAny(look, words))
    .join('  ');
  const isNarrow = w < FOLDED / 2;
  const width = label(pen, look, last, w / 2 - (isNarrow ? 4 : edge), bottom - 28, {
    size: 35,
    weight: 800,
    fill: theme.ink,
    align: 'right',
    middle: true,
    max: before && w >= FOLDED ? w * 0.6 : w - 2 * (isNarrow ? 4 : edge),
    grow: 1.6,
    // A sum that is cut would be another sum.
    whole: true,
  });
  const room = w - 40 - width;
  if (before && room > 40)
    label(pen, look, before, -w / 2 + edge, bottom - 27, {
      size: 22,
      fill: theme.ink3,
      middle: true,
      max: room,
      grow: 1.25,
      whole: true,
    });
}
