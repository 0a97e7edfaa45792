/**
 * What is printed on boards, tiles and markets, as plain data: drawn by the client, read by the rail family. Sides of a hex
 * are numbered 0–5 clockwise: flat grid 0 S, 1 SW, 2 NW, 3 N, 4 NE, 5 SE; pointy grid 0 SW, 1 W, 2 NW, 3 NE, 4 E, 5 SE.
 */
export type HexId = string;
export type TileId = string;
export type CompanyId = string;
export type Side = 0 | 1 | 2 | 3 | 4 | 5;
export type Orientation = 'flat' | 'pointy';

export const TILE_COLOURS = ['yellow', 'green', 'brown', 'gray'] as const;
export type TileColour = (typeof TILE_COLOURS)[number];
export type HexColour = TileColour | 'white' | 'red' | 'blue';

const NODE_KINDS = ['city', 'town', 'offboard', 'mine', 'port', 'pass'] as const;
export type NodeKind = (typeof NODE_KINDS)[number];

/** A value that is printed once, or once for each colour of the present phase. */
export type StopValue = number | Readonly<Partial<Record<TileColour, number>>>;

/** A place of a hex where a train can stop. */
export interface NodeSpec {
  readonly kind: NodeKind;
  readonly value: StopValue;
  /** Circles for stations; 0 where stations cannot stand. */
  readonly slots: number;
  /** Who a circle is kept for, by slot index (`null`: nobody). */
  readonly reserved?: readonly (CompanyId | null)[];
  /** Companies at home here, and companies that want to come here. */
  readonly home?: readonly CompanyId[];
  readonly destination?: readonly CompanyId[];
}

/** An end of a piece of track: a side of the hex, or a node of the hex by index. */
export type PathEnd = Side | `n${number}`;

export interface PathSpec {
  readonly from: PathEnd;
  readonly to: PathEnd;
  /** Track of another gauge than the title's usual one; trains and links keep to their gauge. */
  readonly gauge?: string;
}

/** What is printed on a tile, or on a hex of the board: the same vocabulary for both. */
export interface Face {
  readonly colour: HexColour;
  readonly nodes: readonly NodeSpec[];
  readonly paths: readonly PathSpec[];
  readonly label?: string;
}

export interface TileSpec extends Face {
  readonly id: TileId;
  readonly colour: TileColour;
  readonly count: number | 'unlimited';
  /** The other side of a double-sided piece. */
  readonly back?: TileId;
}

export interface Terrain {
  readonly kind: string;
  readonly cost: number;
}
export interface Border {
  readonly side: Side;
  /** A `national` border stops nobody by itself: a title says what it means. */
  readonly kind: 'river' | 'impassable' | 'national';
  readonly cost: number;
}

/** A side that touches a far hex as if it were the neighbour: the two ends of a mountain pass. */
export interface Join {
  readonly side: Side;
  readonly hex: HexId;
  readonly at: Side;
}

export interface HexSpec extends Face {
  readonly id: HexId;
  /** Doubled coordinates, x to the right and y down: flat neighbours differ by (±1,±1) or (0,±2), pointy ones by (±1,±1) or (±2,0). */
  readonly col: number;
  readonly row: number;
  readonly name?: string;
  readonly terrain?: readonly Terrain[];
  readonly borders?: readonly Border[];
  /** Listing a join on one of its two hexes is enough. */
  readonly joins?: readonly Join[];
  /** A named set of hexes that a title's rules speak about: a side of the map, a gauge region, an E or W mark. */
  readonly group?: string;
}

export interface BoardSpec {
  readonly orientation: Orientation;
  readonly hexes: Readonly<Record<HexId, HexSpec>>;
}

export type MarketKind = '2d' | 'zigzag' | '1d';
export interface MarketCell {
  readonly price: number;
  readonly par?: boolean | string;
  readonly arrow?: 'up' | 'down';
  readonly zone?: string;
  readonly end?: boolean;
  readonly close?: boolean;
}
export interface MarketSpec {
  readonly kind: MarketKind;
  readonly rows: readonly (readonly (MarketCell | null)[])[];
}
