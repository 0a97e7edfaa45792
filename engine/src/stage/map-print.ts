import type { Phrase, Place } from '../names/names.ts';
import type { HexId } from './printed.ts';

/** Frames by which hexes and the tiles that belong on them are told apart. */
export const FRAMES = ['orange', 'blue', 'pink'] as const;
export type Frame = (typeof FRAMES)[number];

/** Signs of a map that its legend explains. */
export const MAP_SIGNS = [
  'coast',
  'river',
  'mountain',
  'national',
  'bar',
  'kept',
  'site',
  'goods',
  'mine',
  'port',
] as const;
export type MapSign = (typeof MAP_SIGNS)[number];

/** A place on a hex beside its circles. */
export type MapField =
  /** Something may be built here: letters in a dashed box until a plate lies on it. */
  | { readonly kind: 'site'; readonly hex: HexId; readonly place: Place; readonly letters: string }
  /** Goods come here; beside them stands what one of them brings. */
  | { readonly kind: 'goods'; readonly hex: HexId; readonly place: Place; readonly value: number };

/** What is printed on one map and not on every map. All of it may be left out. */
export interface MapPrint {
  /** Hexes of another country: where they are white they have a tint. The border is `national` in the board. */
  readonly abroad?: readonly HexId[];
  /** Impassable sides are a black bar. */
  readonly bars?: true;
  /** What stands at a stop instead of its value, by hex: `20+X`, `30+20`. */
  readonly worth?: Readonly<Record<HexId, string>>;
  /** By the id of the hex, and of the tile (a `TileId`) that lies on one. */
  readonly frames?: Readonly<Record<HexId, Frame>>;
  readonly fields?: readonly MapField[];
  readonly legend?: readonly { readonly sign: MapSign; readonly text: Phrase }[];
}

/** What a run earns beside its stops, counted along the hexes between two of them. */
export interface RunBonus {
  readonly amount: number;
  /** From the first to the last hex that counts: one disc on each side crossed. */
  readonly hexes: readonly HexId[];
  /** "Omaha → Sacramento". */
  readonly title: Phrase;
  /** How it comes about, term by term: "shortest 8 × 30", "240". */
  readonly terms: readonly { readonly text: Phrase; readonly value: string }[];
  /** What would be possible at best. */
  readonly best?: Phrase;
}
