import type { Config } from '@stellwerk/engine/table/play.ts';
import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';

/** The update of one document of a table: `table`, `desk` or `hand/<seat>`. */
export interface Update {
  readonly document: string;
  readonly bytes: Uint8Array;
}

const ROW_KINDS = ['entry', 'seat', 'host', 'request', 'desk'] as const;
export type RowKind = (typeof ROW_KINDS)[number];

/** One change of a table: what it was, and the very bytes that everybody gets to see. */
export interface Row {
  /** The order of the table's changes; the store refuses a number that is taken. */
  readonly n: number;
  /** Made by the sender. Whoever writes row `n` has read all rows before it, so an id never comes twice. */
  readonly id: string;
  readonly kind: RowKind;
  /** JSON: the log entry, or what was done. */
  readonly body: string;
  readonly updates: readonly Update[];
  /** The bytes in the store are none: this row tells nothing about the documents. */
  readonly isBroken?: true;
}
export type ToldRow = Omit<Row, 'updates' | 'isBroken'>;

/** All documents of a table as they are after row `n`. */
export interface Snapshot {
  readonly n: number;
  readonly documents: readonly Update[];
}

export interface TableHead {
  readonly id: string;
  readonly config: Config;
  /** What chance at this table comes from. In no document, no file and no log. */
  readonly secret: string;
  readonly createdAt: number;
  readonly openedAt: number;
  readonly archived: boolean;
}

/** The one place where order is decided and nothing is forgotten. Implementations pass `contract.ts`. */
export interface Journal {
  /** Several servers may write into this store. */
  readonly isShared: boolean;
  createTable(head: TableHead, rows: readonly Row[]): Promise<void>;
  /** `damaged`: there is such a table, and what was agreed about it cannot be read. */
  table(id: string): Promise<TableHead | 'damaged' | null>;
  /** All tables there are, in no order. */
  tables(): Promise<readonly string[]>;
  /** All rows or none. `taken`: a number is in the store already; read the tail and judge again. */
  append(table: string, rows: readonly Row[]): Promise<'written' | 'taken'>;
  /** Rows after number `n`, in order. */
  rows(table: string, n: number): Promise<readonly Row[]>;
  /** Rows up to number `n` without their updates, which a snapshot holds. */
  told(table: string, n: number): Promise<readonly ToldRow[]>;
  /** The last row number of each of these tables. */
  heads(tables: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Null also where it cannot be read: the rows are all there. */
  snapshot(table: string): Promise<Snapshot | null>;
  /** Keeps the newest: an older one than what is there changes nothing. */
  saveSnapshot(table: string, snapshot: Snapshot): Promise<void>;
  /** Somebody sits down: the table is in use (again). */
  touch(table: string, at: number): Promise<void>;
  /** Sets tables aside that nobody opened since then. They come back when somebody opens them. */
  archive(before: number): Promise<number>;
  /** Throws if the store does not answer. */
  check(): Promise<void>;
  close(): Promise<void>;
}

export function packUpdates(updates: readonly Update[]): Uint8Array {
  const encoder = encoding.createEncoder();
  encoding.writeVarUint(encoder, updates.length);
  for (const { document, bytes } of updates) {
    encoding.writeVarString(encoder, document);
    encoding.writeVarUint8Array(encoder, bytes);
  }
  return encoding.toUint8Array(encoder);
}

function unpackUpdates(packed: Uint8Array): Update[] {
  const decoder = decoding.createDecoder(packed);
  const count = decoding.readVarUint(decoder);
  return Array.from({ length: count }, () => ({
    document: decoding.readVarString(decoder),
    bytes: decoding.readVarUint8Array(decoder),
  }));
}

/** The updates of a row as the store has them; what cannot be read is said, and never thrown. */
export function updatesIn(packed: Uint8Array): Pick<Row, 'updates' | 'isBroken'> {
  try {
    return { updates: unpackUpdates(packed) };
  } catch {
    return { updates: [], isBroken: true };
  }
}

export function snapshotIn(n: number, packed: Uint8Array): Snapshot | null {
  const { updates, isBroken } = updatesIn(packed);
  return isBroken ? null : { n, documents: updates };
}

export function configIn(text: string): Config | null {
  try {
    return JSON.parse(text) as Config;
  } catch {
    return null;
  }
}
