import type { CardFace } from '@stellwerk/engine/stage/stage.ts';
import { bandOf } from './card-parts.ts';
import { CONTRACT, PHASE, STRIP_MOST, VEHICLE } from './card-sizes.ts';
import { BACK, drawDeck } from './deck.ts';
import type { Box } from './geometry.ts';
import { label, SIGN } from './label.ts';
import type { Look } from './look.ts';
import { drawNote, NOTE } from './note.ts';
import type { Pen } from './pen.ts';
import { panel, wrap } from './pen.ts';
import { drawPrivateCard, PRIVATE } from './private-card.ts';
import { special } from './special.ts';

export type { CardFace } from '@stellwerk/engine/stage/stage.ts';

/** Builds of cards: those with a form of their own, notes with words on them, and slips with only a title. */
export type CardBuild = 'slip' | 'note' | 'vehicle' | 'contract' | 'phase' | 'back' | 'private';
export function buildOf({ form, lines, foot, icons }: CardFace): CardBuild {
  if (form === 'office') return 'slip';
  if (form !== undefined) return form;
  return lines.length + (foot?.length ?? 0) + (icons?.length ?? 0) > 0 ? 'note' : 'slip';
}

/** A slip that belongs to a livery shows only its letters. */
const BADGE = { w: 84, h: 44 } as const;

export const CARD_SIZE: Readonly<Record<CardBuild, { readonly w: number; readonly h: number }>> = {
  slip: { w: 210, h: 44 },
  note: NOTE,
  vehicle: VEHICLE,
  contract: CONTRACT,
  phase: PHASE,
  back: BACK,
  private: PRIVATE,
};

export const cardSize = (face: CardFace): { readonly w: number; readonly h: number } => {
  const build = buildOf(face);
  return build === 'slip' && face.band !== undefined ? BADGE : CARD_SIZE[build];
};

function drawSlip(pen: Pen, look: Look, face: CardFace, w: number, h: number): void {
  const { theme } = look;
  const band = face.band === undefined ? null : bandOf(look, face.band);
  const livery = face.band === undefined ? undefined : look.liveries[face.band];
  const office = face.form === 'office';
  panel(pen, { x: -w / 2, y: -h / 2 + 3, w, h }, h / 2, { fill: theme.shadow, alpha: 0.1 });
  panel(pen, { x: -w / 2, y: -h / 2, w, h }, office ? 14 : h / 2, {
    fill: band?.fill ?? (office ? theme.accentSoft : theme.chip),
    stroke: band?.fill ?? (office ? theme.accent : theme.chipLine),
    width: 2,
  });
  label(pen, look, livery?.letters ?? look.say(face.title), 0, 0, {
    size: h * 0.54,
    weight: 700,
    fill: band?.ink ?? (office ? theme.accent : theme.chipInk),
    align: 'center',
    middle: true,
    max: w - h * (livery ? 0.4 : 0.7),
    grow: 2,
    narrow: 0.6,
    ...(livery ? { floor: SIGN, whole: true } : {}),
  });
}

/** A card with its middle at the origin; `wide`: how wide a folded contract or a slip is. */
export function drawCard(pen: Pen, look: Look, face: CardFace, wide?: number): void {
  const build = buildOf(face);
  const { w, h } = cardSize(face);
  switch (build) {
    case 'slip':
      drawSlip(pen, look, face, wide ?? w, h);
      return;
    case 'note':
      drawNote(pen, look, face);
      return;
    case 'contract':
      special.contract?.(pen, look, face, wide);
      return;
    case 'vehicle':
      special.vehicle?.(pen, look, face);
      return;
    case 'phase':
      special.phase?.(pen, look, face);
      return;
    case 'back':
      drawDeck(pen, look, face, BACK, 1);
      return;
    case 'private':
      drawPrivateCard(pen, look, face);
      return;
    default:
      build satisfies never;
  }
}

/** The place of something that is still missing. */
export function drawMissing(pen: Pen, look: Look, text: string, { x, y, w, h }: Box): void {
  const { theme } = look;
  if (h <= STRIP_MOST) {
    special.missingStrip?.(pen, look, text, { x, y, w, h });
    return;
  }
  panel(pen, { x, y, w, h }, 13, { stroke: theme.line2, width: 2.2, dash: [9, 7] });
  const style = { size: 22, weight: 500, fill: theme.ink3 } as const;
  const rows = wrap(pen, text, style, w - 20, 2);
  rows.forEach((row, i) =>
    label(pen, look, row, x + w / 2, y + h / 2 + (i - (rows.length - 1) / 2) * 27, {
      ...style,
      align: 'center',
      middle: true,
      max: w - 16,
    }),
  );
}
