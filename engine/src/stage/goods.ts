import type { Phrase, PieceId, Place } from '../names/names.ts';
import type { TileColour } from './printed.ts';

/** One of the things that equipment makes in a turn: still to be used, used, kept back for export, or for export only. */
export const UNITS = ['ready', 'used', 'kept', 'export'] as const;
export type Unit = (typeof UNITS)[number];

/** A card that is a train on one side and equipment on the other. In the stack neither is up, and both are shown. */
export interface InvestmentFace {
  readonly kind: 'investment';
  readonly name: string;
  readonly up?: 'rail' | 'brew';
  readonly colour: TileColour;
  /** Nothing on cards that are dealt and never sold. */
  readonly price: number | null;
  readonly rail: { readonly range: string; readonly squares: number } | null;
  readonly brew: {
    readonly type: string;
    /** "reaches 1–4". */
    readonly reaches: Phrase;
    readonly units: readonly Unit[];
    /** "chosen · 3 units". */
    readonly foot?: Phrase;
  };
  /** Goods at this place lie in the squares of the train. */
  readonly holds?: Place;
}

/** One kind of customers of a segment. */
export interface Customers {
  /** Where cubes wait for somebody to bring them, and where those lie that were brought. */
  readonly place: Place;
  readonly delivered: Place;
  readonly price: number;
  /** What a delivery from here earns whoever acts, with the card that is chosen; nothing where it cannot be. */
  readonly gain?: number;
  /** Cubes that would come if a siding were built. */
  readonly coming?: number;
  /** Said in an empty field: "served". */
  readonly note?: Phrase;
}

/** Who wants goods: a row a segment, the dearest on top, regular customers on the left and new ones on the right. */
export interface DemandSurface {
  readonly kind: 'demand';
  readonly id: string;
  readonly title: Phrase;
  readonly subtitle?: Phrase;
  readonly columns: { readonly regular: Phrase; readonly delivered: Phrase; readonly fresh: Phrase };
  readonly segments: readonly {
    readonly id: string;
    readonly label: string;
    /** "type 5". */
    readonly note: Phrase;
    readonly regular: Customers;
    readonly fresh: Customers;
    /** Closed: the marker lies at `marker`, and this says when it opens. */
    readonly closed?: Phrase;
    readonly marker?: Place;
  }[];
  readonly away?: {
    readonly label: string;
    readonly note: Phrase;
    readonly price: number;
    /** Trains with squares for goods, whose they are and whose consent is needed. */
    readonly trains: readonly {
      readonly livery: string;
      readonly name: string;
      readonly colour: TileColour;
      readonly place: Place;
      readonly squares: number;
      readonly note: Phrase;
    }[];
    readonly supply: { readonly place: Place; readonly label: Phrase };
    readonly box: { readonly place: Place; readonly label: Phrase };
  };
}

/** Who acts after whom, as a row of markers with arrows between them. A marker lies at `<place>/<n>`, counted from 0. */
export interface OrderSurface {
  readonly kind: 'order';
  readonly id: string;
  readonly title: Phrase;
  readonly note?: Phrase;
  readonly place: string;
  readonly items: readonly {
    readonly livery: string;
    /** The piece that is this marker, if it is one. */
    readonly piece?: PieceId;
    /** What decides the order: the types of its equipment, "5 4". */
    readonly types: string;
    readonly state?: 'acting' | 'done';
  }[];
}

/** What a charter of a company that brews has beside the usual. */
export interface Sheet {
  /** Boxes for one marker each, with the letters that stand in them while they are empty. */
  readonly boxes: readonly { readonly place: Place; readonly letters: string }[];
  /** While it acts: every addend of its income; `held` is what the hand would add. */
  readonly income?: {
    readonly title: Phrase;
    readonly terms: readonly { readonly text: Phrase; readonly value: string; readonly held?: true }[];
    readonly sum: string;
    readonly note?: Phrase;
  };
}
