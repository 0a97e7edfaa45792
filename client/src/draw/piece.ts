import type { Face } from '@stellwerk/engine/stage/stage.ts';
import type { Orientation, TileColour, TileId, TileSpec } from '@stellwerk/engine/rail/types.ts';
import { buildOf, cardSize, drawBack, drawCard } from './card.ts';
import { CERTIFICATE, type CertificateState, drawCertificate, PRESIDENT } from './certificate.ts';
import { drawChip } from './chip.ts';
import { drawFace } from './face.ts';
import { type HexArt, UNKNOWN_FACE } from './face-layout.ts';
import { HEX, INNER } from './geometry.ts';
import { atScale, type Look } from './look.ts';
import { drawCube, drawMarker } from './marker.ts';
import type { Pen } from './pen.ts';
import { faded, within } from './pen.ts';
import { drawStick, STICK } from './stick.ts';
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
      return { w: 2 * DISC_R, h: 2 * DISC_R };
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
      return { w: 120, h: 53 };
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
  readonly faceDown?: boolean;
}

const DIM = 0.42;

/** Draws a piece at `(x, y)` (its middle) in a given size. */
export function drawPiece(
  pen: Pen,
  look: Look,
  box: TileBox | null,
  face: Face,
  place: { readonly x: number; readonly y: number } & Size,
  state: PieceState = {},
): void {
  const size = sizeOf(face, box?.orientation);
  const scale = face.kind === 'chip' ? 1 : Math.min(place.w / size.w, place.h / size.h);
  // What is drawn smaller is read smaller: the zoom must know.
  const own = atScale(look, look.scale * scale);
  const draw = (): void => {
    const stacks = face.kind === 'train' || (face.kind === 'card' && buildOf(face) !== 'slip');
    if (stacks && (state.count ?? 1) > 1) drawStack(pen, own, size.w, size.h, state.count ?? 1, 10);
    drawFront(pen, own, box, face, state, place);
  };
  within(pen, place.x, place.y, scale, () => (state.dim ? faded(pen, DIM, draw) : draw()));
}

function drawFront(
  pen: Pen,
  look: Look,
  box: TileBox | null,
  face: Face,
  state: PieceState,
  place: Size,
): void {
  switch (face.kind) {
    case 'tile':
      drawFace(pen, look, artOfTile(box ?? NO_TILES, face.tile, state.turn ?? 0), box?.values ?? 'yellow');
      return;
    case 'disc':
      drawToken(pen, look, face.livery, DISC_R, false, face.letters);
      return;
    case 'certificate':
      drawCertificate(pen, look, face, state);
      return;
    case 'train':
      drawTrain(pen, look, face, state);
      return;
    case 'card':
      if (state.faceDown) drawBack(pen, look, face);
      else drawCard(pen, look, face);
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
      drawChip(pen, look, face.amount, place.w, place.h);
      return;
    default:
      face satisfies never;
  }
}

const NO_TILES: TileBox = { tiles: {}, orientation: 'flat', values: 'yellow' };
