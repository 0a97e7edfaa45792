import type { Clock, Piece, PieceId, Place, Table } from './types.ts';

/**
 * Where every piece lies, as a value that is never changed. A move carries a few of hundreds of pieces, so a position
 * must be made out of the one before it without copying hundreds of words.
 *
 * The idea: pieces are neither made nor lost in a game, so each has a *number* from the setup on. The numbers (`Box`) are
 * the same object for all positions of a table. What lies where stands in *rows* of 32 by that number. A new position
 * shares all rows but those in which something was carried: it costs one list of rows and 32 places for each row that
 * is touched, whatever the game. Ids stay the words of the outside: files, documents and moves never see a number.
 */
export class Pieces implements Iterable<readonly [PieceId, Piece]> {
  readonly box: Box;
  readonly rows: readonly (readonly Piece[])[];
  readonly #notes: unknown[] = [];

  constructor(box: Box, rows: readonly (readonly Piece[])[]) {
    this.box = box;
    this.rows = rows;
  }

  /** What was read off them, kept by whoever reads (`carried.ts`): it lives as long as they do. No part of the value. */
  get notes(): unknown[] {
    return this.#notes;
  }

  get(id: PieceId): Piece | undefined {
    const n = this.box.numbers.get(id);
    return n === undefined ? undefined : this.rows[n >> BITS]![n & MASK];
  }
  has(id: PieceId): boolean {
    return this.box.numbers.has(id);
  }
  /** All of them, in the order of the setup. */
  get ids(): readonly PieceId[] {
    return this.box.ids;
  }
  /** Those whose name begins with a word (`token/`): the same for all positions, so they are looked up once. */
  named(word: string): readonly PieceId[] {
    let lists = namedIds.get(this.box);
    if (!lists) namedIds.set(this.box, (lists = new Map()));
    let ids = lists.get(word);
    if (!ids) lists.set(word, (ids = this.box.ids.filter((id) => id.startsWith(word))));
    return ids;
  }
  /** The place of a piece in the order of the setup. */
  numberOf(id: PieceId): number {
    return this.box.numbers.get(id) ?? -1;
  }
  *[Symbol.iterator](): Generator<readonly [PieceId, Piece], void, void> {
    const { ids } = this.box;
    for (let n = 0; n < ids.length; n++) yield [ids[n]!, this.rows[n >> BITS]![n & MASK]!];
  }
  /** For loops that are run often: as the iterator, without making anything. */
  forEach(look: (piece: Piece, id: PieceId) => void): void {
    const { ids } = this.box;
    for (let n = 0; n < ids.length; n++) look(this.rows[n >> BITS]![n & MASK]!, ids[n]!);
  }

  /** With some of them put elsewhere. Whoever is not on the table stays away from it. */
  with(changes: ReadonlyMap<PieceId, Piece>): Pieces {
    const rows: (readonly Piece[])[] = this.rows.slice();
    const own = new Map<number, Piece[]>();
    for (const [id, piece] of changes) {
      const n = this.box.numbers.get(id);
      if (n === undefined) continue;
      const r = n >> BITS;
      let row = own.get(r);
      if (!row) own.set(r, (rows[r] = row = rows[r]!.slice()));
      row[n & MASK] = piece;
    }
    return own.size === 0 ? this : new Pieces(this.box, rows);
  }

  /** The same pieces as another object: nothing that is remembered about these hangs on it. */
  apart(): Pieces {
    return new Pieces(this.box, this.rows);
  }

  /** The pieces that lie otherwise than before; rows that are shared need no look. Without a before: all. */
  changedSince(before: Pieces | null): readonly PieceId[] {
    if (before === this) return [];
    const { ids } = this.box;
    if (before?.box !== this.box) return ids.filter((id) => before?.get(id) !== this.get(id));
    const changed: PieceId[] = [];
    this.rows.forEach((row, r) => {
      const old = before.rows[r]!;
      if (old === row) return;
      row.forEach((piece, i) => piece !== old[i] && changed.push(ids[(r << BITS) | i]!));
    });
    return changed;
  }

  /** In the words of the outside, so that nothing else can be written by accident. */
  toJSON(): Readonly<Record<PieceId, Piece>> {
    return Object.fromEntries(this);
  }
}

/** Which pieces there are, numbered. */
interface Box {
  readonly ids: readonly PieceId[];
  readonly numbers: ReadonlyMap<PieceId, number>;
}

const namedIds = new WeakMap<Box, Map<string, readonly PieceId[]>>();

const BITS = 5;
const MASK = (1 << BITS) - 1;

/** Pieces as they are written down. */
export type PieceRecord = Readonly<Record<PieceId, Piece>>;

const boxOf = (ids: readonly PieceId[]): Box => ({ ids, numbers: new Map(ids.map((id, n) => [id, n])) });
const isBoxOf = (box: Box, ids: readonly PieceId[]): boolean =>
  box.ids.length === ids.length && ids.every((id, n) => box.ids[n] === id);

/** Lays pieces out: for setups, files and tests. `like`: pieces of the same table, whose numbers go on counting. */
export function piecesFrom(record: PieceRecord, like?: Pieces): Pieces {
  const ids = Object.keys(record);
  const box = like && isBoxOf(like.box, ids) ? like.box : boxOf(ids);
  const rows: Piece[][] = [];
  ids.forEach((id, n) => (rows[n >> BITS] ??= []).push(record[id]!));
  return new Pieces(box, rows);
}

/** What has pieces: a table, or as much of it as somebody asks about. */
export type WithPieces = Pick<Table, 'pieces'>;

/** Where a piece lies, and how; nothing for a name that no piece has. */
export const pieceOf = (table: WithPieces, id: PieceId): Piece | undefined => table.pieces.get(id);
/** Where a piece lies; empty for a name that is no piece. */
export const placeOf = (table: WithPieces, id: PieceId): Place => table.pieces.get(id)?.at ?? '';

/** The names of all pieces, in the order of the setup. The same list for all positions of a table. */
export const pieceIds = (table: WithPieces): readonly PieceId[] => table.pieces.ids;

/** All pieces with their names, in the order of the setup. */
export const everyPiece = (table: WithPieces): readonly (readonly [PieceId, Piece])[] => [...table.pieces];

/** A table in the words of the outside: what is written down, or sent elsewhere. */
export interface WrittenTable<C extends Clock = Clock> extends Omit<Table<C>, 'pieces'> {
  readonly pieces: PieceRecord;
}
export const written = <C extends Clock>({ pieces, cash, clock }: Table<C>): WrittenTable<C> => ({
  pieces: pieces.toJSON(),
  cash,
  clock,
});
export const tableFrom = <C extends Clock>({ pieces, cash, clock }: WrittenTable<C>): Table<C> => ({
  pieces: piecesFrom(pieces),
  cash,
  clock,
});
