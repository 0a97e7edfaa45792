import type { CompanyId, HexId, TileColour } from '../stage/printed.ts';

export { TILE_COLOURS } from '../stage/printed.ts';
export type {
  BoardSpec,
  Border,
  CompanyId,
  Face,
  HexColour,
  HexId,
  HexSpec,
  Join,
  MarketCell,
  MarketSpec,
  NodeKind,
  NodeSpec,
  Orientation,
  PathEnd,
  PathSpec,
  Side,
  StopValue,
  Terrain,
  TileColour,
  TileId,
  TileSpec,
} from '../stage/printed.ts';

/**
 * The nouns of the 18xx family as plain data. A title writes these down (board, tiles, market, charters, trains, phases);
 * the functions of this folder read them. What is printed on boards, tiles and markets stands in `stage/printed.ts`.
 */
export type TrainRange = number | 'any' | { readonly any: number; readonly small: number };
export interface TrainSide {
  readonly name: string;
  readonly price: number;
  readonly range: TrainRange;
  readonly gauge?: string;
  /** An express passes stops without calling at them. */
  readonly skips?: boolean;
}
export interface TrainSpec {
  readonly id: string;
  readonly sides: readonly TrainSide[];
  /** How many cards there are. */
  readonly count: number;
  /** By the rules there are as many as anybody wants: the cards are more than a game can need. */
  readonly isEndless?: boolean;
  readonly rustedBy?: string;
  readonly colour: TileColour;
}

export interface PhaseSpec {
  readonly id: string;
  readonly startsWith?: string;
  readonly colours: readonly TileColour[];
  /** The column of `StopValue` that counts in this phase. */
  readonly values: TileColour;
  readonly trainLimit: Readonly<Record<string, number>>;
  readonly operatingRounds: number;
}

export interface CharterSpec {
  readonly id: CompanyId;
  readonly name: string;
  readonly kind: string;
  readonly colour: string;
  readonly ink: string;
  readonly home: readonly HexId[];
  readonly destination?: readonly HexId[];
  /** Cost of each station in the order of the charter, and what it is for. */
  readonly stations: readonly { readonly cost: number; readonly use: 'home' | 'free' | 'destination' }[];
  /** Percent of each certificate; the first one makes its holder president. */
  readonly shares: readonly number[];
  /** What they are worth once they are turned over (`side: 'half'`), where a company can buy back half of itself. */
  readonly halves?: readonly number[];
}
