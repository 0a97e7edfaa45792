import type { CardFace, Face } from '@stellwerk/engine/stage/stage.ts';
import type { PieceId } from '@stellwerk/engine/table/types.ts';
import { create } from 'zustand';
import { cardIn, isReadable, sizeOf } from '../draw/faces.ts';
import type { Point } from '../draw/geometry.ts';
import { sceneNow } from '../camera/current.ts';

/** A card shown large: `peek` while the pointer rests on it, `open` until it is closed. */
export interface Magnified {
  readonly piece: PieceId;
  readonly how: 'peek' | 'open';
  /** Where the pointer rests, in the window. */
  readonly at?: Point;
}
export const useMagnified = create<{ readonly card: Magnified | null }>()(() => ({ card: null }));

export const putAway = (): void => {
  if (useMagnified.getState().card) useMagnified.setState({ card: null });
};

/** Shows a piece large; false where there is nothing to read on it. */
export function magnify(piece: PieceId | null): boolean {
  if (piece === null || !isReadable(sceneNow()?.stage.faces[piece])) return false;
  useMagnified.setState({ card: { piece, how: 'open' } });
  return true;
}

/** Words on a card are 15 to 17 units high; at this many pixels a unit they can be read at arm's length. */
const IN_HAND = 0.8;
const SMALL = 66;
/** A card that says nothing but its name. */
const isPlain = ({ form, lines, icons }: CardFace): boolean =>
  form === undefined && lines.length === 0 && !icons;
const PLAIN = 0.5;
/** The longer side of a paper in the list of one's own, in pixels: cards with words larger than plain ones. */
export function paperSize(face: Face): number {
  const { w, h } = sizeOf(face);
  const card = cardIn(face);
  return card ? Math.max(w, h) * (isPlain(card) ? PLAIN : IN_HAND) : SMALL;
}

/** Around a card: the dialog's edge and the margin of the window. */
const EDGE = 88;
/** At a glance: no larger than it takes to read it, so that the table stays in sight. Opened: as large as is good. */
const MOST = { peek: 1.35, open: 2 } as const;
/** How much of the height is the card's; less where something lies under it. */
const HEIGHT = 0.66;
const HEIGHT_WITH_MORE = 0.5;
/** How large a card is shown in the window: its longer side, in pixels. */
export function largeSize(
  face: Face,
  how: Magnified['how'],
  window: { readonly w: number; readonly h: number },
  hasMore = false,
): number {
  const { w, h } = sizeOf(face);
  const height = window.h * (hasMore ? HEIGHT_WITH_MORE : HEIGHT);
  return Math.max(w, h) * Math.min(MOST[how], (window.w - EDGE) / w, height / h);
}

/** Smaller than this on the tabletop, a card is not read but guessed. */
const LEGIBLE = 0.75;
/** Whether a card on the tabletop is drawn so small that it is worth showing larger. */
export const isSmall = (face: Face, drawn: { readonly w: number }, scale: number): boolean =>
  (drawn.w * scale) / sizeOf(face).w < LEGIBLE;
