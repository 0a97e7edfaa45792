import type { Account, Clock, Move, Params, PieceId, Place, Seat, Table } from './types.ts';
import type { Phrase, Words } from './words.ts';
import { phrase } from './words.ts';

/**
 * What a title tells somebody who asks about its table: what a sentence of the rulebook comes to right now, and what a
 * thing is and does. Loaded apart from the title, with the words it needs: nobody waits for it to play.
 */
export interface Guide<C extends Clock = Clock> {
  /** Beside the title's own words. */
  readonly words: Words;
  /** What sentences of the rulebook come to in this position, by their atoms. Absent atoms: nothing to say now. */
  applies?(table: Table<C>, seat: Seat | null): Readonly<Record<string, Applying>>;
  /** What something is and does now; null: nothing more than what everybody sees. */
  answers(table: Table<C>, about: Asked): Answer | null;
  /** What came of a move that neither its own sentence nor purses and prices tell: a goal that was reached, a phase that began. */
  news?(before: Table<C>, after: Table<C>, move: Move): readonly Phrase[];
  /** What a first evening is told when this kind of round or step comes for the first time; null: nothing. */
  first?(table: Table<C>): FirstTime | null;
}

/** Sentences of the rulebook that suffice to begin: three in all, with the lead of the section where there are two. */
export interface FirstTime {
  /** Under which it is known that it was told. */
  readonly id: string;
  readonly section: string;
  readonly atoms: readonly string[];
}
export const FIRST_SENTENCES = 3;
/** `firstTime('track', '7.3', 'TE-7.3.1', 'TE-7.3.9')`. */
export const firstTime = (id: string, section: string, ...atoms: readonly string[]): FirstTime => ({
  id,
  section,
  atoms,
});

/** A sentence with the numbers of the position: "one of one left". */
export interface Applying {
  readonly say: Phrase;
  /** `against`: it stands in the way now; `aside`: it is not for whoever acts. Absent: it applies. */
  readonly as?: 'against' | 'aside';
  /** Where on the table one sees it. */
  readonly at?: readonly Place[];
}

/** What sentences of a rulebook come to in a position, by their atoms. */
export type Book = Readonly<Record<string, Applying>>;
/** How a title says that a sentence applies, stands in the way, or is for others: its words stand under `18te/applies/…`. */
export const applying = (title: string) => {
  type Say = (key: string, params?: Params, at?: readonly Place[]) => Applying;
  const now: Say = (key, params, at = []) => ({
    say: phrase(`${title}/applies/${key}`, params),
    ...(at.length > 0 ? { at } : {}),
  });
  const against: Say = (...said) => ({ ...now(...said), as: 'against' });
  const aside: Say = (...said) => ({ ...now(...said), as: 'aside' });
  return { now, against, aside };
};

/**
 * What somebody points at: a piece, a place, the money of an account, or a word of a row of steps. `kindOf`: all pieces
 * like this one, wherever it lies itself.
 */
export type Asked =
  | { readonly piece: PieceId }
  | { readonly kindOf: PieceId }
  | { readonly place: Place }
  | { readonly account: Account }
  | { readonly role: 'phase' | 'round' | 'step'; readonly step: string };

/** Short first, more on demand. */
export interface Answer {
  /** "hex D6", "train", "charter". */
  readonly kind: Phrase;
  readonly title: Phrase;
  /** What it is and what it does now: at most three. */
  readonly lines: readonly Phrase[];
  /** At most five, each a name and a value. */
  readonly more: readonly Fact[];
  /** Where the rulebook speaks of it; the first is the one to read. */
  readonly sections: readonly string[];
}
export interface Fact {
  readonly name: Phrase;
  readonly value: Phrase;
  /** Something one should see coming: a train that will be scrapped, a limit that falls. */
  readonly warns?: boolean;
}

export const MOST_LINES = 3;
export const MOST_FACTS = 5;

/** `fact('18te/fact/limit', '18te/fact/of', { n: 2, of: 3 })`. */
export const fact = (name: string, value: Phrase, warns = false): Fact => ({
  name: { key: name },
  value,
  ...(warns ? { warns } : {}),
});
