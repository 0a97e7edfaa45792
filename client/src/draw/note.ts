import type { CardFace } from '@stellwerk/engine/stage/stage.ts';
import { bandOf, drawCardSheet, sayAny } from './card-parts.ts';
import { label, readableOf, sizeAt } from './label.ts';
import type { Look } from './look.ts';
import type { Pen } from './pen.ts';
import { panel, widthOf, wrap } from './pen.ts';

export const NOTE = { w: 200, h: 130 } as const;
const PAD = 12;
const LEADING = 1.18;
const SIZES = [27, 25, 23, 21, 19, 17] as const;
const TITLES = [24, 21, 19, 17] as const;

/** The largest of some sizes at which the words fit, and how they are broken. */
function fitted(
  pen: Pen,
  text: string,
  sizes: readonly number[],
  w: number,
  h: number,
  serif = false,
): { readonly size: number; readonly rows: readonly string[] } {
  const styled = (size: number) => ({ size, serif, weight: serif ? 700 : 400, fill: '' });
  for (const size of sizes) {
    const rows = wrap(pen, text, styled(size), w, 99);
    const isWide = rows.some((row) => widthOf(pen, row, styled(size)) > w);
    if (!isWide && rows.length * size * LEADING <= h) return { size, rows };
  }
  const size = sizes.at(-1) ?? 17;
  return { size, rows: wrap(pen, text, styled(size), w, Math.max(1, Math.floor(h / (size * LEADING)))) };
}

/** Sentences and amounts; an amount at the end of a line belongs to it. */
const textOf = (look: Look, { lines }: CardFace): string =>
  lines.map(({ text, value }) => [look.say(text), value].filter(Boolean).join(' ')).join('. ');

/** What it costs at the left, what it brings as a chip at the right. */
function drawFoot(pen: Pen, look: Look, foot: readonly string[]): void {
  const { theme } = look;
  const { w, h } = NOTE;
  const style = { size: 24, weight: 700, middle: true, grow: 1.5, max: w / 2 - PAD - 12 } as const;
  const [cost, gain] = foot;
  const y = h / 2 - 19;
  if (cost) label(pen, look, cost, -w / 2 + PAD, y, { ...style, fill: theme.ink2 });
  const size = sizeAt(look, style.size, style.grow);
  if (!gain || size === null) return;
  const wide = Math.min(w / 2 - PAD, widthOf(pen, gain, { ...style, size, fill: '' }) + size);
  const box = { x: w / 2 - PAD - wide, y: y - size * 0.62, w: wide, h: size * 1.24 };
  panel(pen, box, box.h / 2, { fill: theme.chip, stroke: theme.chipLine, width: 2 });
  label(pen, look, gain, box.x + wide / 2, y, {
    ...style,
    fill: theme.chipInk,
    align: 'center',
    max: wide - 8,
  });
}

/** Too far away for the sentence: only what it is called, as large as it goes. */
function drawFar(pen: Pen, look: Look, face: CardFace, y: number): void {
  const style = { weight: 700, serif: true, fill: look.theme.ink, align: 'center', middle: true } as const;
  const max = NOTE.w - 2 * PAD;
  if (face.tag) {
    label(pen, look, look.say(face.tag), 0, y, { ...style, size: 44, max, grow: 1.6 });
    return;
  }
  const title = look.say(face.title);
  const name = { ...style, size: 30, max, least: 0.6, grow: 1.9, whole: true } as const;
  if (label(pen, look, title, 0, y, name) > 0) return;
  label(pen, look, title.slice(0, 1), 0, y, { ...style, size: 60, max, grow: 1.6 });
}

/** A card of words: title, sentence, and what it costs and brings at its foot. */
export function drawNote(pen: Pen, look: Look, face: CardFace): void {
  const { theme } = look;
  const { w, h } = NOTE;
  const [left, top] = [-w / 2 + PAD, -h / 2];
  const max = w - 2 * PAD;
  const band = face.band === undefined ? null : bandOf(look, face.band);
  drawCardSheet(pen, look, w, h);
  const foot = (face.foot ?? []).map((words) => sayAny(look, words));
  const heading = { weight: 700, serif: true, fill: band?.ink ?? theme.ink } as const;
  const title = fitted(pen, look.say(face.title), TITLES, max, 48, true);
  const head = 12 + title.size * LEADING * title.rows.length;
  const text = fitted(pen, textOf(look, face), SIZES, max, h - head - (foot.length > 0 ? 37 : 4));
  const isRead = Math.min(text.size, title.size) * look.scale >= readableOf(look) - 0.05;
  if (band) {
    const depth = isRead ? head - 2 : 12;
    panel(pen, { x: -w / 2 + 1, y: top + 1, w: w - 2, h: depth }, [13, 13, 0, 0], { fill: band.fill });
  }
  if (isRead) {
    title.rows.forEach((row, i) =>
      label(pen, look, row, left, top + 8 + title.size * (0.6 + LEADING * i), {
        ...heading,
        size: title.size,
        middle: true,
        max,
        least: 0.7,
      }),
    );
    text.rows.forEach((row, i) =>
      label(pen, look, row, left, top + head + text.size * (0.5 + LEADING * i), {
        size: text.size,
        fill: theme.ink2,
        middle: true,
        max,
        least: 0.7,
      }),
    );
  } else drawFar(pen, look, face, foot.length > 0 ? -18 : 4);
  drawFoot(pen, look, foot);
}
