/** What everything at a table goes by, and what is said about it: the words that all parts of the engine share. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json | undefined };

export type Seat = string;
export type PieceId = string;
export type Place = string;
export type Account = string;

/** What fills the gaps of a sentence. */
export type Params = Readonly<Record<string, Json>>;

/** A sentence to be: the words are chosen at the edge, in the language of the viewer. */
export interface Phrase {
  readonly key: string;
  readonly params?: Params | undefined;
}
