import type { Account, Phrase, PieceId, Place, Seat } from '../names/names.ts';
import type { DemandSurface, InvestmentFace, OrderSurface, Sheet } from './goods.ts';
import type { MapPrint, RunBonus } from './map-print.ts';
import type { BoardSpec, MarketSpec, TileColour, TileId, TileSpec } from './printed.ts';
import type { BidsSurface, DividendsSurface, RoundsSurface } from './start.ts';

export type * from './goods.ts';
export type * from './map-print.ts';
export type * from './start.ts';

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
  /** Squares for goods that it carries. */
  readonly squares?: number;
}

/** Cards that are printed in a way of their own. Others are told by what is on them. */
const CARD_FORMS = ['contract', 'vehicle', 'phase', 'back', 'office', 'private'] as const;
export type CardForm = (typeof CARD_FORMS)[number];

/**
 * A `private` has its letters in `tag`, its income as the `value` of its first line, what it can do as the words of that
 * line (at most four, for a mat), in full in the second one, and its price in `foot`. Closed or turned over it is `done`.
 */
export interface CardFace {
  readonly kind: 'card';
  readonly title: Phrase;
  readonly form?: CardForm;
  /** Opposite the title: the type of a contract, the category of a vehicle, the name of a deck. */
  readonly tag?: Phrase;
  readonly band?: string;
  /** On a contract the cities; the value of a city is that of the section to the next one. */
  readonly lines: readonly {
    readonly text: Phrase;
    readonly value?: string;
    readonly icon?: string;
    readonly done?: boolean;
  }[];
  /** `label` stands under them all. */
  readonly icons?: readonly { readonly icon: string; readonly count: number; readonly label?: string }[];
  /** What more can be earned, a sign and an amount each. */
  readonly bonuses?: readonly {
    readonly icon: string;
    readonly count: number;
    readonly value: string;
    readonly done?: boolean;
  }[];
  readonly foot?: readonly (string | Phrase)[];
  /** Of a card that is played and comes back; a contract that is done has a tick on its band. */
  readonly state?: 'running' | 'done';
  readonly back?: string;
  /** Pieces at this place lie on the card, wherever it is: cubes on a brewery. */
  readonly holds?: Place;
}

export type Face =
  | { readonly kind: 'tile'; readonly tile: TileId; readonly back?: TileId }
  /** A pin stands on its point: several of them find room side by side on a track of values. */
  | {
      readonly kind: 'disc';
      readonly livery: string;
      readonly letters?: string;
      readonly shape?: 'pin';
    }
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
  | CardFace
  | InvestmentFace
  /** A sign is drawn instead of the letters, which are still its name: a struck mug says that nobody wants beer. */
  | {
      readonly kind: 'marker';
      readonly letters: string;
      readonly colour: string;
      readonly sign?: 'no-demand';
    }
  | { readonly kind: 'stick'; readonly livery: string }
  /** `solid`: seen from a corner, in the colours of beer; else flat and of its own colour. */
  | { readonly kind: 'cube'; readonly colour: string; readonly solid?: true }
  /** A small plate with letters and a value that is put on a site of the map: a siding, `K` and `20`. */
  | {
      readonly kind: 'plate';
      readonly letters: string;
      readonly value: string;
      readonly tone: 'black' | 'red';
    }
  /** A debt on paper, as it lies on a charter. */
  | { readonly kind: 'note'; readonly amount: number }
  /** Money; round ones are counters that lie on cards. */
  | { readonly kind: 'chip'; readonly amount: number; readonly round?: boolean };

/** One place of a rack, tray or display. */
export interface Slot {
  readonly place: Place;
  /** On a display: stands in the empty field. */
  readonly label?: Phrase;
  /** Shows only pieces of these kinds (`tile/57`) or names; several slots may look at one place. */
  readonly kinds?: readonly string[];
  /** On a display: stands under the field. */
  readonly note?: Phrase;
  readonly dim?: boolean;
  /** `Infinity` cannot travel as JSON: `-1` says "as many as you like". */
  readonly count?: number;
  /** Pieces at this place lie on the card of the slot: chips, cubes. */
  readonly over?: Place;
  /** The field is as large as this piece; else as the largest of its kinds. */
  readonly like?: PieceId;
  /** While nothing lies on a field of a display, it shows how this piece looks that belongs there and lies elsewhere. */
  readonly imprint?: PieceId;
  /** On a display: what people have bid for what lies there, the highest first. */
  readonly bids?: readonly { readonly seat: Seat; readonly amount: number; readonly leads?: boolean }[];
}

/** A card on a mat that has things of its own: pieces slid under it, and pieces lying on it. */
export interface Folder {
  readonly card: PieceId;
  readonly under: Place;
  readonly over?: Place;
  /** What is still missing under it, one empty field each; `short` where there is little room. */
  readonly missing: readonly { readonly text: Phrase; readonly short: string }[];
  /** Nothing is left to be done: where room is short it steps back behind the others. */
  readonly done?: boolean;
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
      /** What is printed on this map and on no other. */
      readonly print?: MapPrint;
    }
  | {
      readonly kind: 'market';
      readonly id: string;
      readonly title: Phrase;
      readonly market: MarketSpec;
      /** `market/<row>/<col>`. */
      readonly place: string;
      readonly legend: readonly Phrase[];
      /** Each row is a track by itself, with this name before it: prices on a line, markers under them. */
      readonly lines?: readonly Phrase[];
    }
  | {
      readonly kind: 'rack';
      readonly id: string;
      readonly title: Phrase;
      readonly role: 'tray' | 'depot' | 'display' | 'pool' | 'out';
      readonly groups: readonly { readonly label: Phrase | null; readonly slots: readonly Slot[] }[];
      readonly account?: Account;
      /** Lies there for a while only, in the room that others leave: the offers of an auction. */
      readonly passing?: boolean;
      /** Where room is short: a `strip` shows in few lines what is to be had now, a `folded` one is a button. */
      readonly form?: 'strip' | 'folded';
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
      /** What its last run brought, where the log is at hand: a position does not know it. */
      readonly ran?: { readonly amount: number; readonly withheld: boolean };
      /** Certificates of this company that are not its own: they lie on the charter as a pile by itself. */
      readonly shelf?: { readonly place: Place; readonly label: Phrase };
      /** How far a company is that is still closed: some shares are sold, all are to be had, or its group is not open. */
      readonly waits?: 'founded' | 'offered' | 'locked';
      /** Of a company that brews: its boxes, and while it acts what it earns. */
      readonly sheet?: Sheet;
    }
  /** A group of companies under one banner; closed: `note` is the one thing that opens it. */
  | {
      readonly kind: 'group';
      readonly id: string;
      readonly title: Phrase;
      readonly state: 'open' | 'closed';
      readonly note: Phrase;
      /** Ids of charters. */
      readonly charters: readonly string[];
    }
  | {
      readonly kind: 'mat';
      readonly id: string;
      readonly seat: Seat;
      readonly place: Place;
      readonly account: Account;
      readonly acting: boolean;
      readonly badges: readonly Phrase[];
      /** What somebody owes, in words and as a sum: it stands on the mat at every size, before everything else. */
      readonly owes?: { readonly words: Phrase; readonly amount: number };
      readonly notes: readonly Phrase[];
      /** Liveries of the piece groups on the mat, in order; pieces without one come last. */
      readonly groups: readonly string[];
      /** Cards of this mat with pieces under and on them. */
      readonly folders?: readonly Folder[];
      /** What somebody has to build with, beside what lies on the mat. */
      readonly stock?: Place;
      /** Nobody sits here: who plays instead, and how, in one sentence. */
      readonly nobody?: Phrase;
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
    }
  | BidsSurface
  | RoundsSurface
  | DividendsSurface
  | DemandSurface
  | OrderSurface;

/** A run to be drawn over the map: hexes and stops in order, for each train. */
export interface DrawnRun {
  readonly livery: string;
  readonly label: string;
  /** All that it earns, with its bonus. */
  readonly value: number;
  readonly stops: readonly { readonly hex: string; readonly node: number }[];
  readonly hexes: readonly string[];
  readonly segments: readonly string[];
  readonly bonus?: RunBonus;
}

/** What is under the hammer now: it lies in the middle of the table, for everybody. */
export interface Hammer {
  /** The thing itself, where it is a piece. */
  readonly piece?: PieceId;
  /** What it is called, where the piece does not say it. */
  readonly lot?: Phrase;
  /** The standing bid; before the first one (`bidder` is null) what it must reach. */
  readonly bid: number;
  readonly bidder: Seat | null;
  /** From whoever is to raise or pass, clockwise. */
  readonly seats: readonly { readonly seat: Seat; readonly state: 'leads' | 'turn' | 'in' | 'out' }[];
  /** The kind of move that drops out of it. */
  readonly pass: string;
  /** What one gets, a few words a line. */
  readonly about?: readonly Phrase[];
  readonly scale?: BidScale;
  /** What comes up after it, in its order. */
  readonly queue?: readonly PieceId[];
}

/** What a bid decides beside who gets it: from so much on, this value (a first price). */
export interface BidScale {
  readonly title: Phrase;
  /** From the lowest one up. */
  readonly marks: readonly { readonly from: number; readonly value: number }[];
}

export interface Stage {
  readonly currency: string;
  readonly liveries: Readonly<Record<string, Livery>>;
  readonly surfaces: readonly Surface[];
  readonly faces: Readonly<Record<PieceId, Face>>;
  /** Names of accounts and places that are not seats or companies. */
  readonly names: Readonly<Record<string, Phrase>>;
  readonly runs: readonly DrawnRun[];
  /** Places inside the box: what lies there takes no part, and nobody needs to see it. */
  readonly inBox?: readonly Place[];
  readonly hammer?: Hammer;
  /** The surface that this kind of round is about: it has the most room. Without it, that is the map. */
  readonly heart?: string;
}
