import type { CardFace } from '@stellwerk/engine/stage/stage.ts';
import { sayAny } from './card-parts.ts';
import type { Box } from './geometry.ts';
import { label, readableOf, sizeAt } from './label.ts';
import type { Look } from './look.ts';
import type { Pen } from './pen.ts';
import { faded, line, panel, widthOf, wrap } from './pen.ts';

/** What somebody bought before the first railway: its letters, what it brings and what it can do. */
export const PRIVATE = { w: 200, h: 130 } as const;
/** Flatter than this it is a chip: letters, income, a few words. */
export const CHIP_MOST = 0.45;
const GONE = 0.55;
const LEAST_WORDS = 3.2;

const lettersOf = (look: Look, { tag, title }: CardFace): string => look.say(tag ?? title);

/** On a mat: one line in a frame. Closed: grey, dashed and struck. */
export function drawPrivateChip(pen: Pen, look: Look, face: CardFace, { w, h }: Pick<Box, 'w' | 'h'>): void {
  const { theme } = look;
  const isClosed = face.state === 'done';
  const box = { x: -w / 2, y: -h / 2, w, h };
  panel(pen, box, h * 0.28, {
    fill: isClosed ? theme.ui3 : theme.chip,
    stroke: isClosed ? theme.line2 : theme.chipLine,
    width: 2,
    ...(isClosed ? { dash: [7, 5] } : {}),
  });
  const size = Math.min(h * 0.62, Math.max(h * 0.44, readableOf(look) / look.scale));
  const ink = isClosed ? theme.ink3 : theme.chipInk;
  const bold = {
    size,
    weight: 800,
    fill: ink,
    middle: true,
    whole: true,
    grow: 1.5,
    max: w - h * 0.4,
  } as const;
  const left = box.x + h * 0.24;
  const letters = lettersOf(look, face);
  const [first] = face.lines;
  if (isClosed) {
    const wide = label(pen, look, letters, 0, 0, { ...bold, align: 'center' });
    if (wide > 0)
      line(pen, -wide / 2 - 4, 0, wide / 2 + 4, 0, { stroke: ink, width: Math.max(2, 1 / look.scale) });
    return;
  }
  let x = left + label(pen, look, letters, left, 0, bold);
  const right = box.x + w - h * 0.2;
  const income = first?.value ?? '';
  const plain = { ...bold, weight: 600 } as const;
  if (income !== '' && x + size * 0.4 + widthOf(pen, income, plain) <= right)
    x += size * 0.4 + label(pen, look, income, x + size * 0.4, 0, { ...plain, max: right - x });
  const words = first ? look.say(first.text) : '';
  // A few letters of them would say nothing.
  if (words !== '' && right - x > size * LEAST_WORDS)
    label(pen, look, `· ${words}`, x + size * 0.3, 0, {
      ...plain,
      weight: 500,
      max: right - x - size * 0.3,
      whole: false,
      narrow: 0.8,
    });
}

/** The card as it is sold: name, sentence, price and income. */
export function drawPrivateCard(pen: Pen, look: Look, face: CardFace): void {
  const { theme } = look;
  const { w, h } = PRIVATE;
  const box = { x: -w / 2, y: -h / 2, w, h };
  const isClosed = face.state === 'done';
  const draw = (): void => {
    panel(pen, { ...box, y: box.y + 3 }, 13, { fill: theme.shadow, alpha: 0.12 });
    panel(pen, box, 13, { fill: isClosed ? theme.ui3 : theme.paper, stroke: theme.line2, width: 2 });
    panel(pen, { x: box.x + 1, y: box.y + 1, w: w - 2, h: 30 }, [12, 12, 0, 0], { fill: theme.chip });
    const [short, full] = face.lines;
    const wide = label(pen, look, lettersOf(look, face), box.x + 11, box.y + 16, {
      size: 19,
      weight: 800,
      fill: theme.chipInk,
      middle: true,
      grow: 2.1,
      narrow: 0.75,
      max: w * 0.5,
    });
    label(pen, look, short?.value ?? '', box.x + w - 11, box.y + 16, {
      size: 18,
      weight: 700,
      fill: theme.chipInk,
      align: 'right',
      middle: true,
      grow: 2.1,
      narrow: 0.75,
      max: w - wide - 34,
    });
    drawWords(pen, look, face, full ?? short, box);
    const foot = (face.foot ?? []).map((words) => sayAny(look, words));
    label(pen, look, foot.join(' · '), box.x + w - 11, box.y + h - 15, {
      size: 20,
      weight: 800,
      fill: theme.ink,
      align: 'right',
      middle: true,
      grow: 2.1,
      narrow: 0.75,
      max: w - 22,
    });
  };
  if (isClosed) faded(pen, GONE, draw);
  else draw();
  if (isClosed)
    line(pen, box.x + 10, box.y + h - 12, box.x + w - 10, box.y + 12, { stroke: theme.ink3, width: 4 });
}

/** Its name, and under it what it does as far as that can be read; from afar the few words. */
function drawWords(
  pen: Pen,
  look: Look,
  face: CardFace,
  full: CardFace['lines'][number] | undefined,
  box: Box,
): void {
  const { theme } = look;
  const max = box.w - 22;
  const name = { size: 17, weight: 700, serif: true, fill: theme.ink, middle: true, grow: 1.3, max } as const;
  const wide = label(pen, look, look.say(face.title), box.x + 11, box.y + 45, { ...name, whole: true });
  const size = sizeAt(look, 13.5, 2.2);
  if (size === null || !full) return;
  const style = { size, fill: theme.ink2 } as const;
  const top = wide > 0 ? box.y + 60 : box.y + 40;
  const rows = Math.floor((box.y + box.h - 26 - top) / (size * 1.2));
  if (rows < 1) return;
  const fits = (text: string): readonly string[] | null => {
    const lines = wrap(pen, text, style, max, 9);
    return lines.length <= rows ? lines : null;
  };
  const lines =
    fits(look.say(full.text)) ?? (face.lines[0] ? fits(look.say(face.lines[0].text)) : null) ?? [];
  lines.forEach((text, i) =>
    label(pen, look, text, box.x + 11, top + size * (0.5 + 1.2 * i), { ...style, middle: true, max }),
  );
}
