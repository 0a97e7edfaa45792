import type { Luck } from './luck.ts';
import type { Offer } from './offers.ts';
import type { Problem } from './misfits.ts';
import type { Runs } from './runs.ts';
import type { Domains, Fields } from './shape.ts';
import type { Stage } from '../stage/stage.ts';
import type {
  Account,
  Clock,
  Effect,
  Json,
  Move,
  Params,
  ParsedMove,
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
  /**
   * Rules that this one says better where both find something: it names what stands in the way, and they keep quiet. It
   * stands behind them and finds nothing where they do not.
   */
  readonly instead?: readonly string[];
  /**
   * Rules that come first, and stand before this one: where one of them is broken, this one need not be said – unless
   * that one is no rule at this table.
   */
  readonly behind?: readonly string[];
  /**
   * Where it is broken nothing else matters (it is another's turn): it is said alone. It looks at the table, at who moves
   * and at the kind of move, and at nothing else of it: for many candidates of a seat it is asked once.
   */
  readonly alone?: boolean;
  /** A note that takes a search: it is not asked for the verdict, but when somebody reads notes (`afterthoughts`). */
  readonly later?: boolean;
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
  /** Moves of this kind that are worth asking about now; the kernel keeps those that break no rule. Absent: nobody is offered it. */
  candidates?(table: Table<C>, seat: Seat, about: About): Iterable<M>;
  /**
   * Amounts: a candidate stands for itself and for all whole numbers in this field up to the most. What the lowest and the
   * highest may, those between may.
   */
  readonly upTo?: UpTo<C, M>;
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
export interface UpTo<C extends Clock, M extends Move> {
  readonly field: string;
  most(table: Table<C>, move: M): number;
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
  /** The field of the move that is drawn on the board (a run), or looked for by the program. */
  readonly drawn?: string;
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

export interface OptionSpec {
  readonly id: string;
  readonly label: { readonly de: string; readonly en: string };
  readonly choices: readonly {
    readonly value: Json;
    readonly label: { readonly de: string; readonly en: string };
  }[];
  readonly start: Json;
}

/** The paragraph that makes a seat act that nobody holds: the log says it beside what was done. */
export interface Because {
  readonly section: string;
  /** Atoms of the title's rule list. */
  readonly atoms: readonly string[];
}
/** What such a seat does now: an ordinary move of the title, by that seat. */
export interface AutomatonAct<M extends Move = Move> extends Because {
  readonly move: M;
}
/**
 * Seats that nobody holds and that the title plays itself. Whoever keeps the table asks after every entry and commits
 * the answer like anybody's move, until there is none.
 */
export interface Automaton<C extends Clock = Clock> {
  /** Their names at a table of this kind, none where there is no such seat. The setup adds them to `clock.seats`. */
  seats(config: Setup): readonly Seat[];
  /** How people call them. */
  name(seat: Seat): { readonly de: string; readonly en: string };
  /**
   * What one of them does now; null: it is somebody else's turn, or a person decides. It follows from the position alone:
   * where the rulebook leaves a choice to chance, that is a move whose effects draw. Total, like `effects`.
   */
  act(table: Table<C>): AutomatonAct | null;
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
  /** The paragraph behind each due (`due/price`), for whoever keeps the books by hand. */
  readonly dueSections?: Readonly<Record<string, string>>;
  /** Names that fields may refer to in this position. */
  domains(table: Table<C>): Domains;
  /** Who has to decide now; empty when the game is over. */
  turn(table: Table<C>): readonly Seat[];
  /** Kinds of moves that the present step has, where the title knows them beforehand. */
  course?(table: Table<C>): readonly string[];
  /** Legal moves of a seat now. Without `about`: everything, lazily. */
  options(table: Table<C>, seat: Seat, about?: About): Iterable<ParsedMove>;
  prompt(table: Table<C>, seat: Seat | null): Prompt;
  /** Where we are: round, phase, step – from large to small. Read off the clock: whoever leafs through a game asks it of every position. */
  where(table: Table<C>): readonly Phrase[];
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
  /** Where companies run trains. */
  readonly runs?: Runs<C>;
  /** Facts for the end line of `stellwerk check`: prices and holdings in the title's words. */
  summary(table: Table<C>): Readonly<Record<string, Json>>;
  /** A violated invariant of a position reached by legal play, or null. For the simulator. */
  audit?(table: Table<C>): string | null;
  /** Equal pieces may stand in for each other (any 10 % certificate of a company). */
  same?(table: Table<C>, a: PieceId, b: PieceId): boolean;
  /** Where a seat is played by the title. */
  readonly automaton?: Automaton<C>;
}
