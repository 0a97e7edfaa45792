import type { Face } from '@stellwerk/engine/stage/stage.ts';
import { drawIcon, drawPath, TICK } from './icons.ts';
import { type Look } from './look.ts';
import type { Pen } from './pen.ts';
import { disc, line, panel, within, wrap, write } from './pen.ts';

export type CardFace = Extract<Face, { readonly kind: 'card' }>;
type CardLine = CardFace['lines'][number];

/** Four builds of cards, told by what is on them. */
export type CardBuild = 'slip' | 'note' | 'vehicle' | 'contract';
export function buildOf(face: CardFace): CardBuild {
  if (face.lines.length >= 2) return 'contract';
  if ((face.icons?.length ?? 0) > 0) return 'vehicle';
  return face.lines.length > 0 || (face.foot?.length ?? 0) > 0 ? 'note' : 'slip';
}

/** A slip that belongs to a livery shows only its letters. */
const BADGE = { w: 84, h: 44 } as const;

export const cardSize = (face: CardFace): { readonly w: number; readonly h: number } => {
  const build = buildOf(face);
  return build === 'slip' && face.band !== undefined ? BADGE : CARD_SIZE[build];
};

export const CARD_SIZE: Readonly<Record<CardBuild, { readonly w: number; readonly h: number }>> = {
  slip: { w: 210, h: 44 },
  note: { w: 200, h: 130 },
  vehicle: { w: 217, h: 188 },
  contract: { w: 217, h: 421 },
};

/** A band is a livery by name, or a colour; the ink on it goes along. */
function bandOf(look: Look, band: string): { readonly fill: string; readonly ink: string } {
  const livery = look.liveries[band];
  if (livery) return { fill: livery.fill, ink: livery.ink };
  if (/^#|^rgb/.test(band)) return { fill: band, ink: look.theme.rim };
  return { fill: look.theme.ink2, ink: look.theme.paper };
}

function drawSheet(pen: Pen, look: Look, w: number, h: number): void {
  const { theme } = look;
  panel(pen, { x: -w / 2, y: -h / 2 + 4, w, h }, 14, { fill: theme.shadow, alpha: 0.09 });
  panel(pen, { x: -w / 2, y: -h / 2, w, h }, 14, { fill: theme.paper, stroke: theme.line2, width: 2 });
}

function drawBand(pen: Pen, look: Look, face: CardFace, w: number, h: number): void {
  const { theme } = look;
  const top = -h / 2;
  const title = look.say(face.title);
  const right = face.icons === undefined || face.lines.length > 0 ? face.back : undefined;
  if (face.band !== undefined) {
    const { fill, ink } = bandOf(look, face.band);
    panel(pen, { x: -w / 2 + 1, y: top + 1, w: w - 2, h: 50 }, [13, 13, 0, 0], { fill });
    write(pen, title, -w / 2 + 16, top + 35, { size: 25, weight: 800, fill: ink, max: w - 32 });
    return;
  }
  write(pen, title, -w / 2 + 16, top + 37, {
    size: 26,
    weight: 700,
    fill: theme.ink,
    max: w - (right ? 80 : 32),
  });
}

/** Cities from top to bottom, joined by a line; what is done is thick and ticked. */
function drawLegs(
  pen: Pen,
  look: Look,
  lines: readonly CardLine[],
  w: number,
  top: number,
  bottom: number,
): void {
  const { theme } = look;
  const pitch = Math.min(59, (bottom - top) / Math.max(1, lines.length));
  const x = -w / 2 + 26;
  lines.forEach(({ done }, i) => {
    if (i === lines.length - 1) return;
    const y = top + pitch * (i + 0.5);
    line(pen, x, y, x, y + pitch, { stroke: done ? theme.go : theme.ink3, width: done ? 9 : 4 });
  });
  lines.forEach(({ text, value, icon, done }, i) => {
    const y = top + pitch * (i + 0.5);
    disc(pen, x, y, 9, { fill: theme.slot, stroke: theme.ink, width: 3.2 });
    if (done) within(pen, x, y, 1.5, () => drawPath(pen, TICK, { stroke: theme.go, width: 2.4 }));
    write(pen, look.say(text), x + 22, y + 9, { size: 25, weight: 700, fill: theme.ink, max: w - 64 });
    if (icon) within(pen, w / 2 - 28, y, 1.4, () => drawIcon(pen, icon, theme.ink2, theme.paper));
    if (value)
      write(pen, value, w / 2 - 16, y + pitch / 2 + 8, {
        size: 22,
        weight: 600,
        fill: done ? theme.go : theme.ink3,
        align: 'right',
      });
  });
}

const isSpeed = (icon: string): boolean => icon === 'speed';

/** Vehicles and signs in rows; a number goes with what is there more than four times. */
function drawIcons(pen: Pen, look: Look, face: CardFace, w: number, y: number, scale: number): void {
  const { theme } = look;
  const flat = (face.icons ?? []).flatMap(({ icon, count }) =>
    Array.from({ length: Math.min(8, count) }, () => icon),
  );
  const step = (icon: string): number => (isSpeed(icon) ? 13 : 54 * scale);
  const total = flat.reduce((sum, icon) => sum + step(icon), 0);
  const room = w - 32;
  const rows = Math.max(1, Math.ceil(total / room));
  let x = rows > 1 ? -w / 2 + 16 : Math.max(-w / 2 + 16, -total / 2);
  let row = 0;
  for (const icon of flat) {
    if (x + step(icon) > w / 2 - 8 && row < rows) {
      row += 1;
      x = -w / 2 + 16;
    }
    const ink = isSpeed(icon) ? theme.note : theme.ink;
    within(pen, x + step(icon) / 2, y + row * 34 * scale, isSpeed(icon) ? 1.8 : scale, () =>
      drawIcon(pen, icon, ink, theme.paper),
    );
    x += step(icon);
  }
}

function drawFoot(pen: Pen, look: Look, foot: readonly string[], w: number, bottom: number): void {
  const { theme } = look;
  line(pen, -w / 2 + 16, bottom - 56, w / 2 - 16, bottom - 56, { stroke: theme.line, width: 2 });
  const last = foot.at(-1) ?? '';
  const before = foot.slice(0, -1).join('  ');
  const width = write(pen, last, w / 2 - 16, bottom - 18, {
    size: 33,
    weight: 800,
    fill: theme.ink,
    align: 'right',
    max: before ? w * 0.6 : w - 32,
  });
  if (before)
    write(pen, before, -w / 2 + 16, bottom - 21, {
      size: 22,
      fill: theme.ink3,
      max: Math.max(20, w - 44 - width),
    });
}

function drawNote(pen: Pen, look: Look, face: CardFace, w: number, h: number): void {
  const { theme } = look;
  const top = -h / 2;
  const title = look.say(face.title);
  const band = face.band === undefined ? null : bandOf(look, face.band);
  if (band) panel(pen, { x: -w / 2 + 1, y: top + 1, w: w - 2, h: 36 }, [13, 13, 0, 0], { fill: band.fill });
  write(pen, title, -w / 2 + 12, top + 27, {
    size: 21,
    weight: 700,
    serif: true,
    fill: band?.ink ?? theme.ink,
    max: w - 24,
  });
  const text = face.lines
    .map(({ text: words, value }) => [look.say(words), value].filter(Boolean).join(' '))
    .join('. ');
  const foot = face.foot ?? [];
  const most = 3;
  const style = { size: 16, fill: theme.ink2, max: w - 24 };
  wrap(pen, text, style, w - 24, most).forEach((words, i) =>
    write(pen, words, -w / 2 + 12, top + 57 + i * 20, style),
  );
  foot.forEach((words, i) =>
    write(pen, words, i === 0 ? -w / 2 + 12 : w / 2 - 12, h / 2 - 12, {
      size: 22,
      weight: 700,
      fill: theme.ink,
      align: i === 0 ? 'left' : 'right',
      max: w / 2 - 14,
    }),
  );
}

function drawSlip(pen: Pen, look: Look, face: CardFace, w: number, h: number): void {
  const { theme } = look;
  const band = face.band === undefined ? null : bandOf(look, face.band);
  const livery = face.band === undefined ? undefined : look.liveries[face.band];
  panel(pen, { x: -w / 2, y: -h / 2 + 3, w, h }, h / 2, { fill: theme.shadow, alpha: 0.1 });
  panel(pen, { x: -w / 2, y: -h / 2, w, h }, h / 2, {
    fill: band?.fill ?? theme.chip,
    stroke: band?.fill ?? theme.chipLine,
    width: 2,
  });
  write(pen, livery?.letters ?? look.say(face.title), 0, h * 0.19, {
    size: h * 0.54,
    weight: 700,
    fill: band?.ink ?? theme.chipInk,
    align: 'center',
    max: w - h * 0.7,
  });
}

/** The back of a card, with its pile's name. */
export function drawBack(pen: Pen, look: Look, face: CardFace): void {
  const { w, h } = cardSize(face);
  const { fill, ink } = bandOf(look, face.back ?? face.band ?? '');
  panel(pen, { x: -w / 2, y: -h / 2, w, h }, 14, { fill, stroke: look.theme.line2, width: 2 });
  within(pen, 0, 0, 2.2, () => drawIcon(pen, 'rails', ink, fill));
}

/** A card with its middle at the origin. */
export function drawCard(pen: Pen, look: Look, face: CardFace): void {
  const build = buildOf(face);
  const { w, h } = cardSize(face);
  if (build === 'slip') {
    drawSlip(pen, look, face, w, h);
    return;
  }
  drawSheet(pen, look, w, h);
  if (build === 'note') {
    drawNote(pen, look, face, w, h);
    return;
  }
  drawBand(pen, look, face, w, h);
  if (build === 'contract') drawLegs(pen, look, face.lines, w, -h / 2 + 58, h / 2 - 140);
  const signs = build === 'vehicle' ? h / 2 - 100 : h / 2 - 118;
  drawIcons(pen, look, face, w, signs, build === 'vehicle' ? 1.9 : 1);
  if (face.foot && face.foot.length > 0) drawFoot(pen, look, face.foot, w, h / 2);
}
