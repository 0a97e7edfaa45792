import type { Account, Json, Params, PieceId, Place, Seat } from '../names/names.ts';
import type { Pieces } from './pieces.ts';

export type { Account, Json, Params, PieceId, Place, Seat } from '../names/names.ts';

/**
 * What exists on a table: pieces at places, cash in accounts, and the clock. Everything a move does comes
 * down to three effects, so every position that a real table can be in, the program can be in.
 */
export interface Piece {
  readonly at: Place;
  /** How far the piece is turned (tiles), in the steps of its grid. Belongs to the place: a move drops it. */
  readonly turn?: number;
  /** Place in a stack, smallest on top. Belongs to the place too. */
  readonly order?: number;
  /** Which face is up (a double-sided train or tile). Belongs to the piece: it travels along. */
  readonly side?: string;
}

/** A thing that somebody still has to do by hand (`hands-on` bookkeeping). */
export interface Due {
  readonly id: string;
  /** Word that says what it is for, e.g. `due/price`. */
  readonly why: string;
  readonly effect: Put | Pay;
}

/** Rounds, turns and steps. Each title adds its own keys; these belong to every table. */
export interface Clock {
  /** Seating order, fixed by the setup. */
  readonly seats: readonly Seat[];
  readonly variant: string;
  readonly options: Readonly<Record<string, Json>>;
  readonly dues: readonly Due[];
}

export interface Table<C extends Clock = Clock> {
  /** Read with `pieceOf`, `piecesAt`, `pieceIds` and `everyPiece`; laid with `piecesFrom`. */
  readonly pieces: Pieces;
  readonly cash: Readonly<Record<Account, number>>;
  readonly clock: C;
}

export interface Put {
  readonly put: PieceId;
  readonly at: Place;
  readonly turn?: number | undefined;
  readonly order?: number | undefined;
  readonly side?: string | undefined;
  /** Names the due in `hands-on` bookkeeping; absent: part of the decision itself, done at once. */
  readonly due?: string | undefined;
}
export interface Pay {
  readonly pay: number;
  readonly from: Account;
  readonly to: Account;
  readonly due?: string | undefined;
}
export interface SetClock {
  readonly set: string;
  readonly to: Json | undefined;
}
export type Effect = Put | Pay | SetClock;

/** A move as it travels: its type, who makes it, and the fields that its shape names. */
export interface Move {
  readonly type: string;
  readonly seat: Seat;
  readonly [field: string]: Json | undefined;
}

declare const PARSED: unique symbol;
/**
 * A move that has the shape of its kind and names only what is on the table. Only such a move goes into the log; what comes
 * from outside, or was put together from a form, becomes one by `parseMove`.
 */
export type ParsedMove = Move & { readonly [PARSED]: true };
/** For a move that a title has made itself for this very position (an option), and for scenes of tests. */
export const trusted = (move: Move): ParsedMove => move as ParsedMove;

const WEIGHTS = ['breach', 'caution', 'note'] as const;
/** `breach`: against a rule; `caution`: allowed, probably a slip; `note`: worth knowing. Only breaches flag or refuse. */
export type Weight = (typeof WEIGHTS)[number];

export interface Finding {
  readonly rule: string;
  readonly section: string;
  readonly weight: Weight;
  readonly params: Params;
}

export const MODES = ['free', 'coach', 'strict'] as const;
export type Mode = (typeof MODES)[number];
export const BOOKKEEPING = ['auto', 'hands-on'] as const;
export type Bookkeeping = (typeof BOOKKEEPING)[number];
const LANGUAGES = ['de', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };
export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });
export const fail = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });
