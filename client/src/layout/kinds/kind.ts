import type { Face, Surface } from '@stellwerk/engine/stage/stage.ts';
import type { Account, Json, PieceId, Place, Table } from '@stellwerk/engine/table/types.ts';
import type { Board } from '../../draw/board.ts';
import type { Box, Point } from '../../draw/geometry.ts';
import type { Look } from '../../draw/look.ts';
import type { MatForm } from '../../draw/mat.ts';
import type { Pen } from '../../draw/pen.ts';
import type { Drawable, Laid, Source } from '../flow.ts';
import type { Scene } from '../scene.ts';
import type { Add, Spot } from '../spots.ts';
import type { Block } from '../world.ts';

/** Parts of the table as people speak of them, in the order in which the keys go through them. */
export const REGIONS = ['map', 'tray', 'market', 'depot', 'bank', 'charters', 'mats', 'tracks'] as const;
export type Region = (typeof REGIONS)[number];

/** What places and pieces on a sheet may depend on beside the sheet. */
export interface Ground {
  readonly source: Source;
  /** The map of hexes as it lies, if there is one. */
  readonly board: Board | null;
  readonly matForm: MatForm;
}

/** What lies on the table, by place. */
export type Lying = (place: Place) => readonly PieceId[];

/** Where the money of a sheet lies, as one chip. */
export interface Purse {
  readonly account: Account;
  readonly place: Place;
  readonly box: Box;
  /** The end of the box from which the chip grows. */
  readonly from: 'left' | 'right';
}

/** What the pointer may mean on a sheet. */
export interface Aim {
  readonly at: Point;
  /** A tile in the hand wants hexes, a token the circle on it. */
  readonly want: 'hex' | 'slot';
  /** The places of this sheet. */
  readonly spots: readonly Spot[];
  /** The place of a hex map under the point. */
  readonly onMap: (at: Point, want: 'hex' | 'slot') => Place | null;
}

/**
 * What there is to know of one kind of surface once it has its box. A new kind has its drawing in `draw/`, a file of
 * its own here, and its line in `list.ts`; where its box comes to lie is decided in `world.ts` and `side.ts`.
 */
export interface SurfaceKind<S extends Surface> {
  /** The part of the table to which it belongs; null: nothing is done there by hand. */
  region(surface: S): Region | null;
  /** Draws it without the pieces on it. */
  draw(pen: Pen, look: Look, surface: S, block: Block, scene: Scene): void;
  /** What its looks depend on beside its own data and its size, so that a bitmap of it can be kept. */
  looks?(surface: S, block: Block, scene: Scene): Json;
  /** Changes all the time or is drawn in parts: no bitmap of it is kept. */
  readonly isLive?: true;

  /** Names its places. */
  places(surface: S, block: Block, ground: Ground, add: Add): void;
  /** The place at a point; without it the smallest one there, else the nearest. */
  placeAt?(surface: S, block: Block, aim: Aim): Place | null;
  /** The places that answer for all of it: it does not matter where on the sheet something is put down. */
  openPlaces?(surface: S): readonly Place[];

  /** Lays what lies at one place of it; null: that is laid with everything else … */
  layAt?(source: Source, spot: Spot, ids: readonly PieceId[], block: Block): Laid | null;
  /** … which is laid here. `here`: what lies on the sheet, but for its asides. */
  layAll?(
    source: Source,
    surface: S,
    block: Block,
    here: readonly PieceId[],
    lying: Lying,
    ground: Ground,
  ): Laid;
  /** Places of it that `layAll` asks for itself. */
  asides?(surface: S): readonly Place[];
  /** Takes in what lies at places that no surface shows. */
  takesStrays?(surface: S): boolean;
  /** Has a seat for pieces that have none of their own. */
  readonly seatsGuests?: true;
  /** Pieces that have a seat on it: they are there as long as they are nowhere else. */
  seats?(source: Source, surface: S, block: Block): readonly (readonly [PieceId, Drawable])[];

  /** The part of it where such a thing comes to lie, so that what announces it covers nothing that is written there. */
  partFor?(surface: S, block: Block, face: Face, matForm: MatForm): Box | null;
  /** Words on it that pieces would cover: they are written once more over them. */
  writeOver?(pen: Pen, look: Look, surface: S, block: Block): void;

  purse?(surface: S, block: Block, table: Table, matForm: MatForm): Purse | null;
  /** Whose money is meant by pointing at it; null: the bank's. */
  account?(surface: S): Account | null;
}
