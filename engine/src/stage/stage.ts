import type { BoardSpec, MarketSpec, TileColour, TileId, TileSpec } from '../rail/types.ts';
import type { Account, PieceId, Place, Seat } from '../table/types.ts';
import type { Phrase } from '../table/words.ts';

/**
 * How a table looks, in words that the client knows: surfaces with places on them, and faces of pieces.
 * A title says it in plain data; the client draws kinds of things and never games. A title that needs a
 * new kind adds it here, with its drawing, for all titles.
 */
export const PATTERNS = ['solid', 'stripe', 'dots', 'half', 'check', 'bars', 'cross', 'ring'] as const;
export type Pattern = (typeof PATTERNS)[number];

/** The looks of a company or a player colour: letters and pattern identify it, colour comes third. */
export interface Livery {
  readonly id: string;
  readonly letters: string;
  readonly name: string;
  readonly fill: string;
  readonly ink: string;
  /** For outlines and letters on paper, where the fill is too light. */
  readonly line: string;
  readonly pattern: Pattern;
}

export interface TrainFace {
  readonly range: string;
  readonly price: number;
}
export type Face =
  | { readonly kind: 'tile'; readonly tile: TileId; readonly back?: TileId }
  | { readonly kind: 'disc'; readonly livery: string; readonly letters?: string }
  | {
      readonly kind: 'certificate';
      readonly livery: string;
      readonly percent: number;
      readonly president: boolean;
    }
  /** By side; a piece without a side yet shows all of them. */
  | {
      readonly kind: 'train';
      readonly colour: TileColour;
      readonly sides: Readonly<Record<string, TrainFace>>;
    }
  | {
      readonly kind: 'card';
      readonly title: Phrase;
      readonly band?: string;
      readonly lines: readonly {
        readonly text: Phrase;
        readonly value?: string;
        readonly icon?: string;
        readonly done?: boolean;
      }[];
      readonly icons?: readonly { readonly icon: string; readonly count: number }[];
      readonly foot?: readonly string[];
      readonly back?: string;
    }
  | { readonly kind: 'marker'; readonly letters: string; readonly colour: string }
  | { readonly kind: 'stick'; readonly livery: string }
  | { readonly kind: 'cube'; readonly colour: string }
  | { readonly kind: 'chip'; readonly amount: number };

/** One place of a rack, tray or display. */
export interface Slot {
  readonly place: Place;
  readonly label?: Phrase;
  /** Shows only pieces of these kinds (`tile/57`); several slots may look at one place. */
  readonly kinds?: readonly string[];
  readonly note?: Phrase;
  readonly dim?: boolean;
  /** `Infinity` cannot travel as JSON: `-1` says "as many as you like". */
  readonly count?: number;
  /** Pieces at this place lie on the card of the slot: chips, cubes. */
  readonly over?: Place;
}

/** A card on a mat that has things of its own: pieces slid under it, and pieces lying on it. */
export interface Folder {
  readonly card: PieceId;
  readonly under: Place;
  readonly over?: Place;
  /** What is still missing under it, one empty field each. */
  readonly missing: readonly Phrase[];
}

export interface StationSlot {
  readonly piece: PieceId;
  readonly cost: number;
  readonly label: string;
}

export type Surface =
  | {
      readonly kind: 'hexmap';
      readonly id: string;
      readonly title: Phrase;
      readonly subtitle: Phrase;
      readonly board: BoardSpec;
      readonly tiles: Readonly<Record<TileId, TileSpec>>;
      /** Column of the values by phase that counts now. */
      readonly values: TileColour;
      readonly reconstructed: boolean;
    }
  | {
      readonly kind: 'market';
      readonly id: string;
      readonly title: Phrase;
      readonly market: MarketSpec;
      /** `market/<row>/<col>`. */
      readonly place: string;
      readonly legend: readonly Phrase[];
    }
  | {
      readonly kind: 'rack';
      readonly id: string;
      readonly title: Phrase;
      readonly role: 'tray' | 'depot' | 'display' | 'pool' | 'out';
      readonly groups: readonly { readonly label: Phrase | null; readonly slots: readonly Slot[] }[];
      readonly account?: Account;
    }
  | {
      readonly kind: 'charter';
      readonly id: string;
      readonly livery: string;
      readonly place: Place;
      readonly account: Account;
      readonly state: 'closed' | 'open' | 'gone';
      readonly acting: boolean;
      /** Right end of the band: price or nothing. */
      readonly headline: string;
      readonly president: Seat | null;
      readonly notes: readonly Phrase[];
      readonly stations: readonly StationSlot[];
    }
  | {
      readonly kind: 'mat';
      readonly id: string;
      readonly seat: Seat;
      readonly place: Place;
      readonly account: Account;
      readonly acting: boolean;
      readonly badges: readonly Phrase[];
      readonly notes: readonly Phrase[];
      /** Liveries of the piece groups on the mat, in order; pieces without one come last. */
      readonly groups: readonly string[];
      /** Cards of this mat with pieces under and on them. */
      readonly folders?: readonly Folder[];
    }
  | {
      readonly kind: 'bank';
      readonly id: string;
      readonly title: Phrase;
      readonly place: Place;
      readonly account: Account;
    }
  /** A row of words of which one is the present one: phases, rounds, steps. */
  | {
      readonly kind: 'steps';
      readonly id: string;
      readonly role: 'phase' | 'round' | 'step';
      readonly title: Phrase;
      readonly steps: readonly {
        readonly id: string;
        readonly label: Phrase;
        readonly colour?: TileColour;
      }[];
      readonly now: string;
    }
  | {
      readonly kind: 'bars';
      readonly id: string;
      readonly title: Phrase;
      readonly bars: readonly { readonly livery: string; readonly value: number }[];
    }
  /** Cities joined by connections of several parallel tracks, each a row of segments for sticks. */
  | {
      readonly kind: 'network';
      readonly id: string;
      readonly title: Phrase;
      readonly subtitle: Phrase;
      readonly reconstructed: boolean;
      readonly size: { readonly width: number; readonly height: number };
      readonly cities: readonly {
        readonly id: string;
        readonly name: string;
        readonly x: number;
        readonly y: number;
        readonly side?: string;
      }[];
      readonly connections: readonly {
        readonly id: string;
        readonly from: string;
        readonly to: string;
        readonly segments: number;
        readonly tracks: number;
        readonly sea?: boolean;
      }[];
      /** A stick lies at `<place>/<connection>/<track>/<segment>`. */
      readonly place: string;
    }
  | {
      readonly kind: 'track';
      readonly id: string;
      readonly title: Phrase;
      /** A marker lies at `<place>/<value>`. */
      readonly place: string;
      readonly from: number;
      readonly to: number;
      readonly step: number;
      readonly unit: Phrase;
    };

/** A run to be drawn over the map: hexes and stops in order, for each train. */
export interface DrawnRun {
  readonly livery: string;
  readonly label: string;
  readonly value: number;
  readonly stops: readonly { readonly hex: string; readonly node: number }[];
  readonly hexes: readonly string[];
  readonly segments: readonly string[];
}

export interface Stage {
  readonly currency: string;
  readonly liveries: Readonly<Record<string, Livery>>;
  readonly surfaces: readonly Surface[];
  readonly faces: Readonly<Record<PieceId, Face>>;
  /** Names of accounts and places that are not seats or companies. */
  readonly names: Readonly<Record<string, Phrase>>;
  readonly runs: readonly DrawnRun[];
}
