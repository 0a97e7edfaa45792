import type { CardFace, Face } from '@stellwerk/engine/stage/stage.ts';
import type { Orientation } from '@stellwerk/engine/rail/types.ts';
import { buildOf, type CardBuild } from './card.ts';
import { CONTRACT, NARROWEST, STRIP_MOST, WIDEST } from './card-sizes.ts';
import { drawDeck } from './deck.ts';
import { cardIn, kindOfFace, sizeOf } from './faces.ts';
import { atScale, type Look } from './look.ts';
import type { Pen } from './pen.ts';
import { faded, within } from './pen.ts';
import { CHIP_MOST, drawPrivateChip } from './private-card.ts';
import type { PieceState, Size, TileBox } from './piece-state.ts';
import { special } from './special.ts';
import { drawStack } from './train.ts';

export { DISC_R, sizeOf } from './faces.ts';
export { artOfTile, type PieceState, type Size, type TileBox } from './piece-state.ts';

const DIM = 0.42;

/** Slid under another card, only the edge of a vehicle is to be seen. */
const stripOf = (card: CardFace | null, { h }: Size): CardFace | null =>
  card && STRIPS.has(buildOf(card)) && h <= STRIP_MOST ? card : null;
/** A contract in a place of half its height that is wider than the card would be there. */
const lowOf = (card: CardFace | null, { w, h }: Size): CardFace | null =>
  card && buildOf(card) === 'contract' && h > STRIP_MOST && h < 0.5 * CONTRACT.h && w > WIDER * h
    ? card
    : null;
const WIDER = 1.04 * (CONTRACT.w / CONTRACT.h);
/** A private where there is only a line for it. */
const isChip = (card: CardFace, { w, h }: Size): boolean => buildOf(card) === 'private' && h < CHIP_MOST * w;
const STRIPS: ReadonlySet<CardBuild> = new Set(['vehicle', 'phase']);

/**
 * A contract may be folded: as high as ever, but narrower, or a little wider. A slip is as wide as its place, so that its
 * title is whole. Everything else keeps its shape.
 */
function shapeIn(face: Face, place: Size, orientation?: Orientation): Size {
  const size = sizeOf(face, orientation);
  const card = cardIn(face);
  const build = card && buildOf(card);
  const w = (place.w * size.h) / Math.max(1, place.h);
  if (build === 'slip' && card?.band === undefined) return { ...size, w: Math.max(size.w, w) };
  return build === 'contract' ? { ...size, w: Math.min(WIDEST * size.w, Math.max(NARROWEST, w)) } : size;
}

/** Draws a piece at `(x, y)` (its middle) in a given size. */
export function drawPiece(
  pen: Pen,
  look: Look,
  box: TileBox | null,
  face: Face,
  place: { readonly x: number; readonly y: number } & Size,
  state: PieceState = {},
): void {
  const card = cardIn(face);
  if (card && (state.faceDown || card.form === 'back')) {
    drawClosed(pen, look, card, place, state);
    return;
  }
  const [edge, low] = [stripOf(card, place), lowOf(card, place)];
  if (edge ?? low) {
    within(pen, place.x, place.y, 1, () =>
      faded(pen, state.dim ? DIM : 1, () => {
        if (edge) special.strip?.(pen, look, edge, place);
        else if (low) special.lowContract?.(pen, look, low, place);
      }),
    );
    return;
  }
  if (card && isChip(card, place)) {
    within(pen, place.x, place.y, 1, () =>
      faded(pen, state.dim ? DIM : 1, () => drawPrivateChip(pen, look, card, place)),
    );
    return;
  }
  const size = shapeIn(face, place, box?.orientation);
  const kind = kindOfFace(face);
  const scale = kind.stretches?.(face) ? 1 : Math.min(place.w / size.w, place.h / size.h);
  // What is drawn smaller is read smaller: the zoom must know.
  const own = atScale(look, look.scale * scale);
  const draw = (): void => {
    const { count = 1 } = state;
    if (count > 1 && kind.stacks?.(face)) drawStack(pen, own, size.w, size.h, count, 10);
    kind.draw(pen, own, face, { tiles: box ?? NO_TILES, state, place, natural: size });
  };
  within(pen, place.x, place.y, scale, () => (state.dim ? faded(pen, DIM, draw) : draw()));
}

function drawClosed(
  pen: Pen,
  look: Look,
  face: CardFace,
  place: { readonly x: number; readonly y: number } & Size,
  { count = 1, dim, label }: PieceState,
): void {
  const name = label === undefined ? undefined : look.say(label);
  within(pen, place.x, place.y, 1, () =>
    faded(pen, dim ? DIM : 1, () => {
      if (count > 1) drawStack(pen, look, place.w, place.h, count, 12);
      drawDeck(pen, look, face, place, count, name);
    }),
  );
}

const NO_TILES: TileBox = { tiles: {}, orientation: 'flat', values: 'yellow' };
