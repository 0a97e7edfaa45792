import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Game } from '@stellwerk/engine/table/game.ts';
import { hashOf } from '@stellwerk/engine/table/hash.ts';
import { hidesHands, openTable } from '@stellwerk/engine/table/hidden.ts';
import type { Config, Entry, Play } from '@stellwerk/engine/table/play.ts';
import { openPlay } from '@stellwerk/engine/table/play.ts';
import { recall } from '@stellwerk/engine/table/replay.ts';
import type { Json, Seat } from '@stellwerk/engine/table/types.ts';
import type { Answer } from '@stellwerk/shared/answers.ts';
import { readDesk } from '@stellwerk/shared/desk.ts';
import {
  readAnswered,
  readLog,
  readRequests,
  readRoom,
  readSeats,
  readTable,
} from '@stellwerk/shared/documents.ts';
import * as Y from 'yjs';
import { Books, handsOf } from './books.ts';
import type { Journal, Row, RowKind, Snapshot, ToldRow } from './journal/journal.ts';
import { traceOf } from './log.ts';
import { verdictOf } from './proposals.ts';
import { Closed } from './room.ts';
import type { TableState } from './state.ts';

/** What was answered to a message that is in the journal, for the sender's retries. */
export interface Told {
  readonly answer: Partial<Answer>;
  /** For entries: whose. For claims: which seat, and the generation of its link then. */
  readonly seat: Seat | null;
  readonly link?: number;
}

/** Where a table does not come out as written, and why: for whoever runs the server. No names, no tokens. */
export interface Damage {
  readonly entry: number;
  readonly why: 'row-unreadable' | 'entry-fails' | 'entry-differs' | 'bytes-unreadable' | 'documents-differ';
  readonly cause?: string;
  readonly trace?: string;
}

/** A table as it was read from the journal. */
export interface Record {
  readonly books: Books;
  readonly state: TableState;
  readonly n: number;
  readonly told: Map<string, Told>;
  /** The first entry that does not come out as written, or null. */
  readonly damagedAt: number | null;
  readonly damage: Damage | null;
  /** The documents show the position as an older release showed it: what is hidden has changed since. */
  readonly isOutdated: boolean;
}

/** So many entries are read before others get a turn of the event loop. */
const STRIDE = 40;

export function toldOf(kind: RowKind, body: Json): Told {
  if (kind === 'entry') {
    const entry = body as unknown as Entry;
    return { answer: verdictOf(entry), seat: entry.seat };
  }
  const value = body as { readonly [key: string]: Json };
  const link = value['do'] === 'claim' ? { link: value['link'] as number } : {};
  return { answer: { verdict: 'committed' }, seat: (value['seat'] as Seat | undefined) ?? null, ...link };
}

/** What the documents say beside the game. */
export function besides(books: Books): Omit<TableState, 'play'> {
  const board = books.doc('table')!;
  return {
    seats: readSeats(board),
    room: readRoom(board),
    requests: readRequests(board),
    answered: readAnswered(board),
    desk: readDesk(books.doc('desk')!),
  };
}

/** What a repair wrote down: the log is whole up to `keeps`, and these entries take the place of what was in the rows. */
export interface RepairBody {
  readonly do: 'repair';
  readonly keeps: number;
  readonly mended: readonly Entry[];
}
const isRepair = (kind: RowKind, body: Json): boolean =>
  kind === 'host' && (body as { readonly do?: unknown } | null)?.do === 'repair';

const bodyOf = (text: string): Json | undefined => {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
};

/** The log as the rows tell it, null for what cannot be read; and what was answered to whom. */
export function logIn(rows: readonly ToldRow[]): {
  readonly log: readonly (Entry | null)[];
  readonly told: Map<string, Told>;
} {
  const log: (Entry | null)[] = [];
  const told = new Map<string, Told>();
  for (const { id, kind, body: text } of rows) {
    const body = bodyOf(text);
    if (body !== undefined) told.set(id, toldOf(kind, body));
    if (kind === 'entry') log.push((body as unknown as Entry | undefined) ?? null);
    else if (body !== undefined && isRepair(kind, body)) {
      const { keeps, mended } = body as unknown as RepairBody;
      log.length = Math.min(log.length, keeps);
      for (const entry of mended) log[entry.n] = entry;
    }
  }
  return { log, told };
}

/** Documents out of snapshot and tail, as far as their bytes can be read. */
export async function booksIn(
  hands: readonly Seat[],
  snapshot: Snapshot | null,
  tail: readonly Row[],
): Promise<{ readonly books: Books; readonly isWhole: boolean }> {
  const books = new Books(hands);
  try {
    if (snapshot) await books.takeAll(snapshot.documents);
    await books.takeAll(tail.flatMap(({ updates }) => updates));
  } catch {
    return { books, isWhole: false };
  }
  return { books, isWhole: !tail.some(({ isBroken }) => isBroken) };
}

/**
 * Snapshot and tail give the documents, the entries give the game as it happened; both must agree. No rule is asked:
 * a release that mends one finds every table as it was left. Throws only where the store fails, or where nothing at all
 * can be shown.
 */
export async function readRecord(journal: Journal, game: Game, id: string, config: Config): Promise<Record> {
  const snapshot = await journal.snapshot(id);
  const early = snapshot ? await journal.told(id, snapshot.n) : [];
  const tail = await journal.rows(id, snapshot?.n ?? -1);
  const { books, isWhole } = await booksIn(handsOf(game, config), snapshot, tail);
  const { log, told } = logIn([...early, ...tail]);

  let play: Play | null = null;
  let damage: Damage | null = null;
  for (const [n, entry] of log.entries()) {
    const next: Play | Damage = recalled(game, config, play, n, entry);
    if ('why' in next) {
      damage = next;
      break;
    }
    play = next;
    if (n % STRIDE === STRIDE - 1) await nextTurn();
  }
  // Even a table that cannot be played on must be open to look at, where its documents are whole.
  play ??= openPlay(game, config);
  const entry = play.log.length - 1;
  if (!isWhole) damage ??= { entry, why: 'bytes-unreadable' };
  const shows = showsOf(books, play);
  if (shows === 'other') damage ??= { entry, why: 'documents-differ' };
  if (!isReadable(books)) throw new Closed('table-damaged', damage);
  const n = tail.at(-1)?.n ?? snapshot?.n ?? -1;
  const isOutdated = damage === null && shows === 'then';
  const state = { play, ...besides(books) };
  return { books, state, n, told, damage, damagedAt: damage?.entry ?? null, isOutdated };
}

/** Whether the documents say enough to let anybody in: whose links are good, and who sits where. */
export function isReadable(books: Books): boolean {
  const { links } = readRoom(books.doc('table')!);
  return typeof links === 'object' && links !== null;
}

/** The game with the next entry as it happened, or why that does not come out. */
function recalled(
  game: Game,
  config: Config,
  play: Play | null,
  n: number,
  entry: Entry | null,
): Play | Damage {
  if (!entry) return { entry: n, why: 'row-unreadable' };
  try {
    return recall(game, config, play, entry) ?? { entry: n, why: 'entry-differs' };
  } catch (error) {
    return { entry: n, why: 'entry-fails', ...traceOf(error) };
  }
}

/** Whether the document shows the position as this program does, as its log says it was shown then, or another one. */
export function showsOf(books: Books, { game, table, log }: Play): 'now' | 'then' | 'other' {
  const doc = books.doc('table')!;
  const shown = hashOf(readTable(doc));
  if (shown === hashOf(openTable(game, table))) return 'now';
  const told = readLog(doc);
  const isHidden = hidesHands(game, table.clock.options);
  return isHidden && told.length === log.length && told.at(-1)?.hash === shown ? 'then' : 'other';
}

/** Writes the documents anew where an older release showed the table otherwise. The journal decides, as always. */
export async function redraw(journal: Journal, id: string, record: Record): Promise<Record | null> {
  const n = record.n + 1;
  const body = { do: 'redraw' };
  const updates = record.books.redraw(record.state);
  const row: Row = { n, id: `redraw.${n}`, kind: 'host', body: JSON.stringify(body), updates };
  if ((await journal.append(id, [row])) === 'taken') return null;
  record.told.set(row.id, toldOf(row.kind, body));
  return { ...record, n, isOutdated: false };
}

/** Books as they are in the journal: from the documents that everybody sees, where they are at hand. */
export async function cleanBooks(
  journal: Journal,
  id: string,
  { game, config }: Play,
  live: ReadonlyMap<string, Y.Doc>,
): Promise<Books> {
  const books = new Books(handsOf(game, config));
  if (books.names.every((name) => live.has(name))) {
    books.take([...live].map(([document, doc]) => ({ document, bytes: Y.encodeStateAsUpdate(doc) })));
    return books;
  }
  const snapshot = await journal.snapshot(id);
  if (snapshot) books.take(snapshot.documents);
  for (const row of await journal.rows(id, snapshot?.n ?? -1)) books.take(row.updates);
  return books;
}

/** Brings a record up to rows that another server wrote. Null where the game does not come out as written. */
export function readTail(record: Record, rows: readonly Row[]): Record | null {
  let { play } = record.state;
  let n = record.n;
  for (const row of rows) {
    record.books.take(row.updates);
    const body = JSON.parse(row.body) as Json;
    record.told.set(row.id, toldOf(row.kind, body));
    n = row.n;
    if (isRepair(row.kind, body)) return null;
    if (row.kind !== 'entry') continue;
    const entry = body as unknown as Entry;
    const next = recalled(play.game, play.config, play, entry.n, entry);
    if ('why' in next) return null;
    play = next;
  }
  return { ...record, n, state: { play, ...besides(record.books) } };
}
