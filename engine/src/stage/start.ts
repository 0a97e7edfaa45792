import type { Phrase, PieceId, Place } from '../names/names.ts';

/** What is offered before the first round: a row a lot, its card on the left and the fields for bids beside it. */
export interface BidsSurface {
  readonly kind: 'bids';
  readonly id: string;
  readonly title: Phrase;
  /** How one bids, in a sentence. */
  readonly note?: Phrase;
  readonly lots: readonly {
    readonly id: string;
    /** Where the card lies until it is sold, and which card that is. */
    readonly place: Place;
    readonly card: PieceId;
    /** From the lowest to the highest; `amount` comes on top of the price. */
    readonly fields: readonly { readonly place: Place; readonly amount: number }[];
    /** What is said of a lot that is sold. */
    readonly note?: Phrase;
  }[];
}

/** What happens in a part of a round. */
export const ROUND_PARTS = ['stock', 'rail', 'beer', 'turn'] as const;
export type RoundPart = (typeof ROUND_PARTS)[number];

/** All rounds of a game side by side: the present one in full, the others as ticks. A marker lies at `<id>/<round>/<part>`. */
export interface RoundsSurface {
  readonly kind: 'rounds';
  readonly id: string;
  readonly title: Phrase;
  readonly rounds: readonly {
    readonly id: string;
    readonly label: Phrase;
    readonly parts: readonly RoundPart[];
  }[];
  /** `part` counts from 0. */
  readonly now: { readonly round: string; readonly part: number } | null;
}

/** The last revenue of each company, as markers on fields of values; and what that is for so many shares. */
export interface DividendsSurface {
  readonly kind: 'dividends';
  readonly id: string;
  readonly title: Phrase;
  /** A marker lies at `<place>/<value>`. */
  readonly place: string;
  readonly from: number;
  readonly to: number;
  readonly step: number;
  /** Companies in order with their last revenue, and what it pays: `10 %` and `12`. */
  readonly rows: readonly {
    readonly livery: string;
    readonly value: number | null;
    readonly pays: readonly { readonly for: string; readonly amount: number }[];
  }[];
}
