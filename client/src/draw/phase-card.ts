import type { CardFace } from '@stellwerk/engine/stage/stage.ts';
import { PHASE } from './card-sizes.ts';
import { drawIcon } from './icons.ts';
import { label, READABLE, sizeAt } from './label.ts';
import type { Look } from './look.ts';
import type { Pen } from './pen.ts';
import { faded, panel, widthOf, within, wrap } from './pen.ts';

const TEXT = 112;
const DONE = 0.62;
const CLOSER = 0.75;

/** A card of what may be called: sign, name, and what the caller gets or who called it. */
export function drawPhase(pen: Pen, look: Look, face: CardFace): void {
  if (face.state === 'done') faded(pen, DONE, () => drawFront(pen, look, face));
  else drawFront(pen, look, face);
}

function drawFront(pen: Pen, look: Look, face: CardFace): void {
  const { theme } = look;
  const { w, h } = PHASE;
  const [left, top] = [-w / 2, -h / 2];
  const isOn = face.state === 'running';
  panel(pen, { x: left, y: top + 4, w, h }, 20, { fill: theme.shadow, alpha: 0.07 });
  panel(pen, { x: left, y: top, w, h }, 20, {
    fill: isOn ? theme.accent : theme.paper,
    stroke: isOn ? theme.accent : theme.line2,
    width: 2,
  });
  const [ink, soft, ground] = isOn
    ? [theme.accentInk, theme.accentInk, theme.accent]
    : [theme.ink, theme.ink3, theme.paper];
  const icon = face.lines[0]?.icon;
  if (icon)
    within(pen, left + 59, 0, 2.2, () => drawIcon(pen, icon, isOn ? theme.accentInk : theme.accent, ground));
  const max = w - TEXT - 14;
  const title = look.say(face.title);
  const large = { size: sizeAt(look, 30, 1.9) ?? 30, weight: 700, fill: ink } as const;
  const small = { size: sizeAt(look, 24, 1.3) ?? 24, fill: soft } as const;
  // A long name gives up the line below it before it is cut.
  const isLong = widthOf(pen, title, large) * Math.max(0.74, READABLE / look.scale / large.size) > max;
  const text = face.lines.map((words) => look.say(words.text)).join(' · ');
  const names = isLong ? wrap(pen, title, large, max, 2) : [title];
  const isRead = text !== '' && names.length === 1 && sizeAt(look, 24, 1.3) !== null;
  // Rather closer than in two lines.
  const isWide = widthOf(pen, text, small) * CLOSER > max;
  const rows = isRead ? (isWide ? wrap(pen, text, small, max, 2) : [text]) : [];
  const pitch = (size: number): number => size * 1.16;
  const height = names.length * pitch(large.size) + rows.length * pitch(small.size);
  let y = -height / 2;
  for (const name of names) {
    label(pen, look, name, left + TEXT, y + pitch(large.size) / 2, {
      ...large,
      middle: true,
      max,
      least: 0.74,
    });
    y += pitch(large.size);
  }
  for (const row of rows) {
    label(pen, look, row, left + TEXT, y + pitch(small.size) / 2, {
      ...small,
      middle: true,
      max,
      narrow: CLOSER,
    });
    y += pitch(small.size);
  }
}
