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
import { readLog, readRequests, readRoom, readSeats, readTable } from '@stellwerk/shared/documents.ts';
import * as Y from 'yjs';
import { verdictOf } from './agreements.ts';
import { Books, handsOf } from './books.ts';
import type { Journal, Row, RowKind } from './journal/journal.ts';
import type { TableState } from './state.ts';

/** What was answered to a message that is in the journal, for the sender's retries. */
export interface Told {
  readonly answer: Partial<Answer>;
  /** For entries: whose. For claims: which seat, and the generation of its link then. */
  readonly seat: Seat | null;
  readonly link?: number;
}

/** A table as it was read from the journal. */
export interface Record {
  readonly books: Books;
  readonly state: TableState;
  readonly n: number;
  readonly told: Map<string, Told>;
  /** The first entry that does not come out as written, or null. */
  readonly damagedAt: number | null;
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
    desk: readDesk(books.doc('desk')!),
  };
}

/**
 * Snapshot and tail give the documents, the entries give the game as it happened; both must agree. No rule is asked:
 * a release that mends one finds every table as it was left.
 */
export async function readRecord(journal: Journal, game: Game, id: string, config: Config): Promise<Record> {
  const snapshot = await journal.snapshot(id);
  const early = snapshot ? await journal.told(id, snapshot.n) : [];
  const tail = await journal.rows(id, snapshot?.n ?? -1);
  const books = new Books(handsOf(game, config));
  if (snapshot) await books.takeAll(snapshot.documents);
  await books.takeAll(tail.flatMap(({ updates }) => updates));

  const told = new Map<string, Told>();
  let play: Play | null = null;
  let damagedAt: number | null = null;
  let count = 0;
  for (const row of [...early, ...tail]) {
    const body = JSON.parse(row.body) as Json;
    told.set(row.id, toldOf(row.kind, body));
    if (row.kind !== 'entry' || damagedAt !== null) continue;
    const entry = body as unknown as Entry;
    const next = tryEntry(game, config, play, entry);
    if (next) play = next;
    else damagedAt = entry.n;
    if (++count % STRIDE === 0) await nextTurn();
  }
  // Even a table that cannot be played on must be open to look at: its documents are whole.
  play ??= openPlay(game, config);
  const shows = showsOf(books, play);
  if (shows === 'other') damagedAt ??= play.log.length - 1;
  const n = tail.at(-1)?.n ?? snapshot?.n ?? -1;
  const isOutdated = damagedAt === null && shows === 'then';
  return { books, state: { play, ...besides(books) }, n, told, damagedAt, isOutdated };
}

/** Whether the document shows the position as this program does, as its log says it was shown then, or another one. */
function showsOf(books: Books, { game, table, log }: Play): 'now' | 'then' | 'other' {
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

function tryEntry(game: Game, config: Config, play: Play | null, entry: Entry): Play | null {
  try {
    return recall(game, config, play, entry);
  } catch {
    return null;
  }
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
    if (row.kind !== 'entry') continue;
    const next = tryEntry(play.game, play.config, play, body as unknown as Entry);
    if (!next) return null;
    play = next;
  }
  return { ...record, n, state: { play, ...besides(record.books) } };
}
