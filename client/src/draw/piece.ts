import type { CardFace, Face } from '@stellwerk/engine/stage/stage.ts';
import type { Phrase } from '@stellwerk/engine/table/words.ts';
import type { Orientation, TileColour, TileId, TileSpec } from '@stellwerk/engine/rail/types.ts';
import { buildOf, type CardBuild, cardSize, drawCard } from './card.ts';
import { CERTIFICATE, type CertificateState, drawCertificate, PRESIDENT } from './certificate.ts';
import { CONTRACT, NARROWEST } from './contract.ts';
import { COIN_R, drawChip, drawCoin } from './chip.ts';
import { drawDeck } from './deck.ts';
import { drawFace } from './face.ts';
import { type HexArt, UNKNOWN_FACE } from './face-layout.ts';
import { HEX, INNER } from './geometry.ts';
import { atScale, type Look } from './look.ts';
import { drawCube, drawMarker, drawPin, PIN } from './marker.ts';
import { drawLowContract } from './low-contract.ts';
import type { Pen } from './pen.ts';
import { faded, within } from './pen.ts';
import { drawStick, STICK } from './stick.ts';
import { drawStrip, STRIP_MOST } from './strip.ts';
import { drawToken } from './token.ts';
import { drawStack, drawTrain, TRAIN, type TrainState } from './train.ts';

/** What the tiles of this table look like; one object a stage. */
export interface TileBox {
  readonly tiles: Readonly<Record<TileId, TileSpec>>;
  readonly orientation: Orientation;
  readonly values: TileColour;
}

export const artOfTile = (box: TileBox, tile: TileId, turn: number, name?: string): HexArt => ({
  face: box.tiles[tile] ?? UNKNOWN_FACE,
  turn,
  orientation: box.orientation,
  tile,
  name,
});

export interface Size {
  readonly w: number;
  readonly h: number;
}
export const DISC_R = 24;
const MARKER_R = 19;
const CUBE = 26;

/** How large a piece is by itself; pieces on charters and mats are drawn smaller. */
export function sizeOf(face: Face, orientation: Orientation = 'flat'): Size {
  switch (face.kind) {
    case 'tile':
      return orientation === 'flat' ? { w: 2 * HEX, h: 2 * INNER } : { w: 2 * INNER, h: 2 * HEX };
    case 'disc':
      return face.shape === 'pin' ? PIN : { w: 2 * DISC_R, h: 2 * DISC_R };
    case 'certificate':
      return face.president ? PRESIDENT : CERTIFICATE;
    case 'train':
      return TRAIN;
    case 'card':
      return cardSize(face);
    case 'marker':
      return { w: 2 * MARKER_R, h: 2 * MARKER_R };
    case 'stick':
      return STICK;
    case 'cube':
      return { w: CUBE, h: CUBE };
    case 'chip':
      return face.round ? { w: 2 * COIN_R, h: 2 * COIN_R } : { w: 120, h: 53 };
    default:
      face satisfies never;
      return { w: 1, h: 1 };
  }
}

export interface PieceState extends TrainState, CertificateState {
  readonly turn?: number;
  /** Pieces in the pile; more than one shows their edges. */
  readonly count?: number;
  /** Not to be had now. */
  readonly dim?: boolean;
  /** A closed deck: it fills its place and says how many are left. */
  readonly faceDown?: boolean;
  /** What the deck is called, if not as its cards say. */
  readonly label?: Phrase | undefined;
}

const DIM = 0.42;

/** Slid under another card, only the edge of a vehicle is to be seen. */
const stripOf = (face: Face, { h }: Size): CardFace | null =>
  face.kind === 'card' && STRIPS.has(buildOf(face)) && h <= STRIP_MOST ? face : null;
/** A contract in a place of half its height that is wider than the card would be there. */
const lowOf = (face: Face, { w, h }: Size): CardFace | null =>
  face.kind === 'card' &&
  buildOf(face) === 'contract' &&
  h > STRIP_MOST &&
  h < 0.5 * CONTRACT.h &&
  w > WIDER * h
    ? face
    : null;
const WIDER = 1.04 * (CONTRACT.w / CONTRACT.h);
const STRIPS: ReadonlySet<CardBuild> = new Set(['vehicle', 'phase']);

/** A contract may be folded: as high as ever, but narrower. Everything else keeps its shape. */
function shapeIn(face: Face, place: Size, orientation?: Orientation): Size {
  const size = sizeOf(face, orientation);
  if (face.kind !== 'card' || buildOf(face) !== 'contract') return size;
  return { ...size, w: Math.min(size.w, Math.max(NARROWEST, (place.w * size.h) / Math.max(1, place.h))) };
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
  if (face.kind === 'card' && (state.faceDown || face.form === 'back')) {
    drawClosed(pen, look, face, place, state);
    return;
  }
  const [edge, low] = [stripOf(face, place), lowOf(face, place)];
  if (edge ?? low) {
    within(pen, place.x, place.y, 1, () =>
      faded(pen, state.dim ? DIM : 1, () => {
        if (edge) drawStrip(pen, look, edge, place);
        else if (low) drawLowContract(pen, look, low, place);
      }),
    );
    return;
  }
  const size = shapeIn(face, place, box?.orientation);
  const scale = face.kind === 'chip' && !face.round ? 1 : Math.min(place.w / size.w, place.h / size.h);
  // What is drawn smaller is read smaller: the zoom must know.
  const own = atScale(look, look.scale * scale);
  const draw = (): void => {
    const stacks = face.kind === 'train' || (face.kind === 'card' && buildOf(face) !== 'slip');
    if (stacks && (state.count ?? 1) > 1) drawStack(pen, own, size.w, size.h, state.count ?? 1, 10);
    drawFront(pen, own, box, face, state, { ...place, natural: size });
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

function drawFront(
  pen: Pen,
  look: Look,
  box: TileBox | null,
  face: Face,
  state: PieceState,
  place: Size & { readonly natural: Size },
): void {
  switch (face.kind) {
    case 'tile':
      drawFace(pen, look, artOfTile(box ?? NO_TILES, face.tile, state.turn ?? 0), box?.values ?? 'yellow');
      return;
    case 'disc':
      if (face.shape === 'pin')
        within(pen, 0, PIN.h / 2, 1, () => drawPin(pen, look, face.livery, face.letters));
      else drawToken(pen, look, face.livery, DISC_R, false, face.letters);
      return;
    case 'certificate':
      drawCertificate(pen, look, face, state);
      return;
    case 'train':
      drawTrain(pen, look, face, state);
      return;
    case 'card':
      drawCard(pen, look, face, place.natural.w);
      return;
    case 'marker':
      drawMarker(pen, look, face.letters, face.colour, MARKER_R);
      return;
    case 'stick':
      drawStick(pen, look, face.livery, STICK.w, STICK.h);
      return;
    case 'cube':
      drawCube(pen, look, face.colour, CUBE);
      return;
    case 'chip':
      if (face.round) drawCoin(pen, look, face.amount);
      else drawChip(pen, look, face.amount, place.w, place.h);
      return;
    default:
      face satisfies never;
  }
}

const NO_TILES: TileBox = { tiles: {}, orientation: 'flat', values: 'yellow' };
