import type { CardFace } from '@stellwerk/engine/stage/stage.ts';
import { bandOf, sayAny } from './card-parts.ts';
import { label, sizeAt } from './label.ts';
import type { Look } from './look.ts';
import type { Pen } from './pen.ts';
import { panel, type TextStyle, widthOf, wrap } from './pen.ts';
import type { Size } from './rack.ts';

const EDGE = 9;
const BAND = 34;
const LEGS = 14;
const NAME = 23;
const LEAST = 17;
const LINE = 1.09;
const TIGHT = 0.98;
/** Rather than cut a name or leave out a sum, letters come closer. */
const NARROW = 0.68;
/** What the title has of the band, at most. */
const TITLE = 0.6;

/** One of many on a mat: a contract of half the height says what it is, what it brings and which cities it joins. */
export function drawLowContract(pen: Pen, look: Look, face: CardFace, { w, h }: Size): void {
  const { theme } = look;
  const [left, right, top] = [-w / 2, w / 2, -h / 2];
  panel(pen, { x: left, y: top + 4, w, h }, 10, { fill: theme.shadow, alpha: 0.09 });
  panel(pen, { x: left, y: top, w, h }, 10, { fill: theme.paper, stroke: theme.line2, width: 2 });
  const band = face.band === undefined ? null : bandOf(look, face.band);
  if (band) panel(pen, { x: left + 1, y: top + 1, w: w - 2, h: BAND }, [9, 9, 0, 0], { fill: band.fill });
  const ink = band?.ink ?? theme.ink;
  const bold = {
    size: NAME,
    weight: 800,
    fill: ink,
    middle: true,
    grow: 1.3,
    whole: true,
    narrow: NARROW,
  } as const;
  const last = sayAny(look, face.foot?.at(-1) ?? '');
  const [y, room] = [top + BAND / 2 + 1, w - 2 * EDGE];
  const wide = label(pen, look, look.say(face.title), left + EDGE, y, {
    ...bold,
    max: last === '' ? room : TITLE * room,
  });
  label(pen, look, last, right - EDGE, y, { ...bold, align: 'right', max: room - wide - 8 });
  drawNames(pen, look, face, { x: left + EDGE, top: top + BAND, w: room, h: h - BAND - LEGS });
  const legs = face.lines.slice(0, -1);
  const pitch = room / Math.max(1, legs.length);
  legs.forEach(({ done }, i) =>
    panel(pen, { x: left + EDGE + i * pitch, y: h / 2 - 11, w: pitch - 4, h: 5 }, 2.5, {
      fill: done ? theme.go : theme.line2,
    }),
  );
}

/** All cities in the order in which they are joined, in as many lines as there is room for. */
function drawNames(
  pen: Pen,
  look: Look,
  { lines }: CardFace,
  box: { readonly x: number; readonly top: number; readonly w: number; readonly h: number },
): void {
  const names = lines.map(({ text }) => look.say(text));
  const even = box.h / (Math.max(1, names.length) * LINE);
  const size = sizeAt(look, Math.max(LEAST, Math.min(NAME, even)), 1.9);
  if (size === null) return;
  // Lines come a little closer before two names share one.
  const tight = Math.floor(box.h / (size * TIGHT)) >= names.length;
  const pitch = tight ? Math.min(size * LINE, box.h / names.length) : size * LINE;
  const style = { size, weight: 600, fill: look.theme.ink, middle: true } as const;
  const most = Math.max(1, Math.floor(box.h / pitch + 0.05));
  // One under the other where there is room, as on the whole card; else one after the other.
  const rows = names.length <= most ? names : inRows(pen, names, style, box.w, most);
  const start = box.top + (box.h - rows.length * pitch) / 2;
  rows.forEach((row, i) =>
    label(pen, look, row, box.x, start + (i + 0.5) * pitch, {
      ...style,
      max: box.w,
      least: 0.8,
      narrow: NARROW,
    }),
  );
}

/** Names one after the other, their letters no closer than they must be for all of them to find room. */
function inRows(
  pen: Pen,
  names: readonly string[],
  style: TextStyle,
  w: number,
  most: number,
): readonly string[] {
  const text = names.join('\u00a0– ');
  let rows: readonly string[] = [];
  for (let by = 1; by >= NARROW; by -= 0.08) {
    rows = wrap(pen, text, style, w / by, most);
    if (rows.every((row) => widthOf(pen, row, style) * by <= w)) return rows;
  }
  return rows;
}
