import type { Exported } from '../import/exported.ts';
import type { FileFault } from './faults.ts';
import type { Luck } from './luck.ts';
import type { Offer } from './offers.ts';
import type { Problem } from './misfits.ts';
import type { Play } from './play.ts';
import type { Domains, Fields } from './shape.ts';
import type { Stage } from '../stage/stage.ts';
import type {
  Account,
  Clock,
  Effect,
  Json,
  Move,
  Params,
  PieceId,
  Place,
  Result,
  Seat,
  Table,
  Weight,
} from './types.ts';
import type { Phrase, Words } from './words.ts';

/** A small named check that cites a paragraph. `null`: nothing to say; otherwise the parameters of its sentence. */
export interface Rule<C extends Clock = Clock, M extends Move = Move> {
  /** `18te/6.4/share-limit`: the sentence stands under this key in the title's words. */
  readonly id: string;
  readonly section: string;
  readonly weight: Weight;
  /** The atoms of the title's rule list that this check stands for. */
  readonly atoms: readonly string[];
  check(table: Table<C>, move: M): Params | null;
}

/** Everything about one kind of move. */
export interface MoveSpec<C extends Clock = Clock, M extends Move = Move> {
  readonly fields: Fields;
  readonly example: M;
  /** What happens on the table. Total: answers for an illegal move too, and for one in a broken position. */
  effects(table: Table<C>, move: M, luck: Luck): readonly Effect[];
  readonly rules: readonly Rule<C, M>[];
  /** One line for the log. */
  label(table: Table<C>, move: M): Phrase;
  /** What a company takes in by it (the run of its trains), for the ledger; absent or null: it is no income. */
  income?(table: Table<C>, move: M): Income | null;
  /** Moves of this kind that are worth asking about now; the kernel keeps those that break no rule. Absent: nobody is offered it. */
  candidates?(table: Table<C>, seat: Seat, about: About): Iterable<M>;
  /** Whether it has to do with a piece that somebody holds in the hand. Absent: with none. */
  concerns?(table: Table<C>, move: M, piece: PieceId): boolean;
  /** What this hand could mean as this kind of move, legal or not; the kernel keeps what fits. */
  reads?(table: Table<C>, seat: Seat, hand: Hand): Iterable<M>;
  /**
   * It need not contain what the hand did: it only begins what the hand wants (an auction, a question), or comes to
   * the same with another piece (a director's certificate that is swapped before the sale).
   */
  readonly begins?: boolean;
  /** How it looks as a button; null where it is offered by other means. */
  offer?(table: Table<C>, seat: Seat): Offer<M> | null;
}
export interface Income {
  readonly company: string;
  readonly amount: number;
}

/** What a hand did: a piece carried to a place, or an amount from purse to purse. */
export type Gesture =
  | { readonly piece: PieceId; readonly to: Place; readonly turn?: number; readonly side?: string }
  | { readonly pay: number; readonly from: Account; readonly to: Account };

/** What a hand did, as moves read it: a piece from its place to another, or money (then `piece` is empty). */
export interface Hand {
  readonly piece: PieceId;
  readonly pay: number;
  readonly from: Place;
  readonly to: Place;
  readonly turn?: number | undefined;
  readonly side?: string | undefined;
}

/** Narrows `options` to what concerns one piece or one kind of move, so that a long list is made only when it is wanted. */
export interface About {
  readonly piece?: PieceId;
  readonly type?: string;
}

/** A number that the player still has to fill in. */
export interface Blank {
  readonly field: string;
  readonly label: Phrase;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly start: number;
}

/** Something the player can do now: a button (complete move), or a button with a number to fill in, or a thing to do with the hands. */
export interface Choice {
  readonly label: Phrase;
  readonly move: Move | null;
  readonly blanks?: readonly Blank[];
  /** `main`: the obvious next step; `plain`; `quiet`: passing, skipping. */
  readonly tone: 'main' | 'plain' | 'quiet';
  /** Kind of pieces to take up by hand for this choice (`tile`, `token/KHS`), when it is done on the board. */
  readonly hands?: string;
  /** The very pieces, where not every one of the kind will do; of equal ones only one. */
  readonly pieces?: readonly PieceId[];
  /** Ask the finder for the best run and put it into this field of the move. */
  readonly routes?: string;
  /** The step of the turn it belongs to, where a later step can be taken without a move that ends the earlier one. */
  readonly step?: string;
}

export interface Prompt {
  /** Whose decision it is: several in simultaneous phases, none when the game is over. */
  readonly seats: readonly Seat[];
  readonly text: Phrase;
  /** Where we are: round, phase, step – from large to small. */
  readonly where: readonly Phrase[];
  readonly choices: readonly Choice[];
}

export interface Setup {
  readonly seats: readonly Seat[];
  readonly variant: string;
  readonly options: Readonly<Record<string, Json>>;
}

export interface Standing {
  readonly seat: Seat;
  readonly total: number;
  readonly parts: readonly { readonly label: Phrase; readonly value: number }[];
  readonly place: number;
}

/** What the ledger shows: one row a holder, columns of the title's choice. */
export interface Ledger {
  readonly columns: readonly { readonly id: string; readonly label: Phrase; readonly money?: boolean }[];
  readonly rows: readonly {
    readonly id: string;
    readonly label: string;
    readonly kind: 'seat' | 'company' | 'bank';
    readonly colour?: string;
    readonly cells: Readonly<Record<string, Json>>;
  }[];
}

/** A best run as the finder proved it, in words of the title. */
export interface BestRun {
  readonly company: string;
  readonly routes: Json;
  readonly revenue: number;
  readonly bound: number;
  readonly proved: boolean;
}

export interface OptionSpec {
  readonly id: string;
  readonly label: { readonly de: string; readonly en: string };
  readonly choices: readonly {
    readonly value: Json;
    readonly label: { readonly de: string; readonly en: string };
  }[];
  readonly start: Json;
}

/** Reads games that were played on 18xx.games: every action is played here again, in `coach`, so that it is judged too. */
export interface Imports {
  /** What the title is called there. */
  readonly title: string;
  /** `game`: the title itself, as the caller holds it. */
  read(game: Game, exported: Exported): Result<Play, FileFault>;
}

/** Boards and decks that players may bring along in one JSON file, instead of those that the title brings. */
export interface OwnMaterial {
  /** The option of a table that carries the content of the file. */
  readonly option: string;
  /** What the title brings along itself, as a file would hold it. */
  readonly published: Json;
  /** JSON Schema of the file. */
  schema(): Json;
  /** What is in a file, in a few words; or everything that does not fit. */
  check(value: unknown): Result<Contents, readonly Problem[]>;
  /** What the things of such a table are called, over the title's own words. */
  names(options: Setup['options']): Words;
}
export interface Contents {
  readonly name: string;
  readonly parts: readonly Phrase[];
}

/** A title. Adding one means writing one of these. */
export interface Game<C extends Clock = Clock> {
  readonly id: string;
  readonly title: string;
  readonly subtitle: { readonly de: string; readonly en: string };
  readonly players: { readonly min: number; readonly max: number };
  readonly variants: readonly {
    readonly id: string;
    readonly label: { readonly de: string; readonly en: string };
  }[];
  readonly optionSpecs: readonly OptionSpec[];
  /** What of this title is reconstructed, said to the players. */
  readonly reconstructed: readonly { readonly de: string; readonly en: string }[];
  readonly words: Words;
  readonly material?: OwnMaterial;
  setup(config: Setup, luck: Luck): Table<C>;
  // Move specs of one title have different move types; the kernel only hands each spec moves of its own shape.
  // oxlint-disable-next-line no-explicit-any
  readonly moves: Readonly<Record<string, MoveSpec<C, any>>>;
  /**
   * What the rulebook says about hands that make no move of the game (a share handed to another player). Asked about
   * free moves; where they find nothing it is only said that no rule knows the move.
   */
  readonly handRules?: readonly Rule<C>[];
  /** Clock keys that a hand may set, with their shapes: a free move must never give the clock a form the rules cannot read. */
  readonly handClock: Fields;
  /** Names that fields may refer to in this position. */
  domains(table: Table<C>): Domains;
  /** Who has to decide now; empty when the game is over. */
  turn(table: Table<C>): readonly Seat[];
  /** Kinds of moves that the present step has, where the title knows them beforehand. */
  course?(table: Table<C>): readonly string[];
  /** Legal moves of a seat now. Without `about`: everything, lazily. */
  options(table: Table<C>, seat: Seat, about?: About): Iterable<Move>;
  prompt(table: Table<C>, seat: Seat | null): Prompt;
  /** What a good neighbour would point out to a seat about its own affairs; asked only where somebody reads it. */
  advice?(table: Table<C>, seat: Seat): readonly Phrase[];
  /** Moves that a gesture could mean, legal or not; the kernel keeps those whose effects contain it. */
  readings(table: Table<C>, seat: Seat, gesture: Gesture): readonly Move[];
  stage(table: Table<C>): Stage;
  ledger(table: Table<C>): Ledger;
  ended(table: Table<C>): boolean;
  score(table: Table<C>): readonly Standing[];
  /** What a seat may see; absent where nothing is hidden. */
  view?(table: Table<C>, seat: Seat | null): Table<C>;
  /** Whether a table with these options hides anything; absent: always, where there is a `view`. */
  hides?(options: Setup['options']): boolean;
  /** The best run of the company that is to run (or of a named one), for hints and for the `routes` command. */
  bestRun?(table: Table<C>, company: string | null, budget?: number): BestRun | null;
  /** What a drawn run earns as the title counts it, bonuses included, also where a rule is broken; null: it is no run. */
  earns?(table: Table<C>, move: Move): number | null;
  /** Facts for the end line of `stellwerk check`: prices and holdings in the title's words. */
  summary(table: Table<C>): Readonly<Record<string, Json>>;
  /** A violated invariant of a position reached by legal play, or null. For the simulator. */
  audit?(table: Table<C>): string | null;
  /** Equal pieces may stand in for each other (any 10 % certificate of a company). */
  same?(table: Table<C>, a: PieceId, b: PieceId): boolean;
  readonly imports?: Imports;
}
