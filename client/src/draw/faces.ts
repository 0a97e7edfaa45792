import type { CardFace, Face } from '@stellwerk/engine/stage/stage.ts';
import type { Orientation } from '@stellwerk/engine/rail/types.ts';
import { buildOf, cardSize, drawCard } from './card.ts';
import { CERTIFICATE, drawCertificate, PRESIDENT } from './certificate.ts';
import { COIN_R, drawChip, drawCoin } from './chip.ts';
import { EQUIPMENT } from './card-sizes.ts';
import { drawSolidCube } from './cube.ts';
import { DEBT, drawDebt } from './debt.ts';
import { drawFace } from './face.ts';
import { HEX, INNER } from './geometry.ts';
import type { Look } from './look.ts';
import { drawCube, drawMarker, drawPin, PIN } from './marker.ts';
import type { Pen } from './pen.ts';
import { within } from './pen.ts';
import { drawMarkerPlate, drawSiding, drawTokenPlate, isPlate, SIDING } from './plate.ts';
import { artOfTile, type PieceState, type Size, type TileBox } from './piece-state.ts';
import { special } from './special.ts';
import { drawStick, STICK } from './stick.ts';
import { drawToken } from './token.ts';
import { drawTrain, drawTrainPlate, isTrainPlate, TRAIN } from './train.ts';

/** The edge of a piece, for glows and rings. */
export type Edge = 'hex' | 'round' | 'pin' | 'pill' | 'paper';

/** What there is to know of one kind of piece, wherever it is drawn, laid, carried or looked at. */
export interface FaceKind<F extends Face> {
  /** How large it is by itself; on charters and mats it is drawn smaller. */
  size(face: F, orientation: Orientation): Size;
  /** Its front around the origin, in its own size, which may be narrower than usual. */
  draw(pen: Pen, look: Look, face: F, on: Ground): void;
  edge(face: F): Edge;
  /** A hand turns it before laying it, and it lies under everything else on a map. */
  readonly turns?: true;
  /** Goes into the circles of a hex, not onto the hex. */
  readonly fillsCircles?: true;
  /** Wood, coins and the like: lies counted where papers lie side by side. */
  readonly small?: true;
  /** Is drawn as large as its place, not scaled to fit it. */
  stretches?(face: F): boolean;
  /** A pile of it shows its edges. */
  stacks?(face: F): boolean;
  /** Has something to read, and is worth being held closer. */
  reads?(face: F): boolean;
  /** Marks its owner's colour where everything is tiny. */
  markOf?(face: F): string;
  /** Whose piece on the board it is. */
  ownerOf?(face: F): string;
}

/** Where and how a front is drawn. */
export interface Ground {
  readonly tiles: TileBox;
  readonly state: PieceState;
  readonly place: Size;
  readonly natural: Size;
}

export const DISC_R = 24;
const MARKER_R = 19;
const CUBE = 26;
const CHIP: Size = { w: 120, h: 53 };

type Kind<K extends Face['kind']> = Extract<Face, { readonly kind: K }>;
const always = (): true => true;

/** All kinds of pieces. A new one has its drawing in a file of its own, its line here and its name in `words/piece-name.ts`. */
const FACES: { readonly [K in Face['kind']]: FaceKind<Kind<K>> } = {
  tile: {
    size: (_, orientation) =>
      orientation === 'flat' ? { w: 2 * HEX, h: 2 * INNER } : { w: 2 * INNER, h: 2 * HEX },
    draw: (pen, look, { tile }, { tiles, state }) =>
      drawFace(pen, look, artOfTile(tiles, tile, state.turn ?? 0), tiles.values),
    edge: () => 'hex',
    turns: true,
  },
  disc: {
    size: ({ shape }) => (shape === 'pin' ? PIN : { w: 2 * DISC_R, h: 2 * DISC_R }),
    draw: (pen, look, { shape, livery, letters }, { place, natural, state }) => {
      const by = Math.min(place.w / natural.w, place.h / natural.h);
      if (isPlate(place)) drawTokenPlate(pen, look, livery, place.w / by, place.h / by, letters);
      else if (shape === 'pin')
        within(pen, 0, PIN.h / 2, 1, () => drawPin(pen, look, livery, letters, state.lean));
      else drawToken(pen, look, livery, DISC_R, false, letters);
    },
    edge: ({ shape }) => (shape === 'pin' ? 'pin' : 'round'),
    fillsCircles: true,
    small: true,
    markOf: ({ livery }) => livery,
    ownerOf: ({ livery }) => livery,
  },
  certificate: {
    size: ({ president }) => (president ? PRESIDENT : CERTIFICATE),
    draw: (pen, look, face, { state }) => drawCertificate(pen, look, face, state),
    edge: () => 'paper',
    reads: always,
    markOf: ({ livery }) => livery,
  },
  train: {
    size: () => TRAIN,
    draw: (pen, look, face, { state, place, natural }) => {
      const by = Math.min(place.w / natural.w, place.h / natural.h);
      if (isTrainPlate(place)) drawTrainPlate(pen, look, face, place.w / by, place.h / by, state.side);
      else drawTrain(pen, look, face, state);
    },
    edge: () => 'paper',
    stacks: always,
    reads: always,
  },
  card: {
    size: cardSize,
    draw: (pen, look, face, { natural }) => drawCard(pen, look, face, natural.w),
    edge: () => 'paper',
    stacks: (face) => buildOf(face) !== 'slip',
    reads: ({ form }) => form !== 'back' && form !== 'office',
  },
  marker: {
    size: () => ({ w: 2 * MARKER_R, h: 2 * MARKER_R }),
    draw: (pen, look, { letters, colour, sign }, { place, natural }) => {
      const by = Math.min(place.w / natural.w, place.h / natural.h);
      if (sign === 'no-demand') special.noDemand?.(pen, look, 2 * MARKER_R);
      else if (isPlate(place)) drawMarkerPlate(pen, look, letters, colour, place.w / by, place.h / by);
      else drawMarker(pen, look, letters, colour, MARKER_R);
    },
    edge: ({ sign }) => (sign === undefined ? 'round' : 'paper'),
    small: true,
  },
  stick: {
    size: () => STICK,
    draw: (pen, look, { livery }) => drawStick(pen, look, livery, STICK.w, STICK.h),
    edge: () => 'paper',
    small: true,
    ownerOf: ({ livery }) => livery,
  },
  cube: {
    size: () => ({ w: CUBE, h: CUBE }),
    draw: (pen, look, { colour, solid }) => {
      if (solid) drawSolidCube(pen, look, CUBE);
      else drawCube(pen, look, colour, CUBE);
    },
    edge: () => 'paper',
    small: true,
  },
  plate: {
    size: () => SIDING,
    draw: (pen, look, face) => drawSiding(pen, look, face),
    edge: () => 'paper',
    small: true,
  },
  note: {
    size: () => DEBT,
    draw: (pen, look, { amount }) => drawDebt(pen, look, amount),
    edge: () => 'paper',
    small: true,
    stacks: always,
  },
  investment: {
    size: ({ up }) => (up === 'brew' ? EQUIPMENT : TRAIN),
    draw: (pen, look, face, { place, natural }) => {
      const by = Math.min(place.w / natural.w, place.h / natural.h);
      if (face.up === 'rail' && isTrainPlate(place)) {
        const { colour, name, rail } = face;
        const sides = { up: { range: rail?.range ?? name, price: 0 } };
        drawTrainPlate(pen, look, { kind: 'train', colour, sides }, place.w / by, place.h / by);
      } else special.investment?.(pen, look, face);
    },
    edge: () => 'paper',
    stacks: always,
    reads: always,
  },
  chip: {
    size: ({ round }) => (round ? { w: 2 * COIN_R, h: 2 * COIN_R } : CHIP),
    draw: (pen, look, { round, amount }, { place }) => {
      if (round) drawCoin(pen, look, amount);
      else drawChip(pen, look, amount, place.w, place.h);
    },
    edge: () => 'pill',
    small: true,
    stretches: ({ round }) => !round,
  },
};

/** The kind of a piece, to be asked about just this one. */
export const kindOfFace = <F extends Face>(face: F): FaceKind<F> =>
  FACES[face.kind] as unknown as FaceKind<F>;

/** How large a piece is by itself. */
export const sizeOf = (face: Face, orientation: Orientation = 'flat'): Size =>
  kindOfFace(face).size(face, orientation);
/** A hand can turn it. */
export const turns = (face: Face | undefined): boolean =>
  face !== undefined && kindOfFace(face).turns === true;
export const fillsCircles = (face: Face | undefined): boolean =>
  face !== undefined && kindOfFace(face).fillsCircles === true;
/** Papers with something to read; backs and pieces for the board have nothing. */
export const isReadable = (face: Face | undefined): boolean =>
  face !== undefined && (kindOfFace(face).reads?.(face) ?? false);
/** Whose piece on the board it is; null: it is nobody's. */
export const ownerOf = (face: Face | undefined): string | null =>
  face === undefined ? null : (kindOfFace(face).ownerOf?.(face) ?? null);
/** A card, for what only cards can be. */
export const cardIn = (face: Face | undefined): CardFace | null => (face?.kind === 'card' ? face : null);
