import type { Orientation, TileColour, TileId, TileSpec } from '@stellwerk/engine/rail/types.ts';
import type { Phrase } from '@stellwerk/engine/table/words.ts';
import type { CertificateState } from './certificate.ts';
import { type HexArt, UNKNOWN_FACE } from './face-layout.ts';
import type { TrainState } from './train.ts';

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

/** How a piece lies, as far as it shows. */
export interface PieceState extends TrainState, CertificateState {
  readonly turn?: number;
  /** How far it leans, in radians: its letters stand upright all the same. */
  readonly lean?: number;
  /** Pieces in the pile; more than one shows their edges. */
  readonly count?: number;
  /** Not to be had now. */
  readonly dim?: boolean;
  /** A closed deck: it fills its place and says how many are left. */
  readonly faceDown?: boolean;
  /** What the deck is called, if not as its cards say. */
  readonly label?: Phrase | undefined;
}
