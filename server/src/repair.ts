import type { Game } from '@stellwerk/engine/table/game.ts';
import type { Entry, Play } from '@stellwerk/engine/table/play.ts';
import { recall } from '@stellwerk/engine/table/replay.ts';
import { EMPTY_DESK } from '@stellwerk/shared/desk.ts';
import { readLog } from '@stellwerk/shared/documents.ts';
import { Books, handsOf } from './books.ts';
import type { Journal, Row, TableHead } from './journal/journal.ts';
import type { Damage, RepairBody } from './record.ts';
import { besides, booksIn, isReadable, logIn, readRecord, showsOf } from './record.ts';
import { Closed } from './room.ts';
import type { TableState } from './state.ts';
import { firstState } from './founding.ts';

/** What became of a table that somebody wanted repaired. */
export type Repair =
  | { readonly did: 'nothing'; readonly entries: number }
  | {
      readonly did: 'repaired' | 'could';
      readonly damage: Damage;
      readonly entries: number;
      /** Entries that were found elsewhere, or played again by the rules. */
      readonly mended: readonly number[];
      /** Entries at the end that nothing could bring back. */
      readonly lost: number;
      /** Whether the documents were whole, or had to be made anew: then pages that are open must be loaded again. */
      readonly documents: 'kept' | 'anew';
    }
  | { readonly did: 'failed'; readonly damage: Damage };

/** What a damaged table is damaged by; null: it is sound. */
async function damageOf(journal: Journal, game: Game, { id, config }: TableHead): Promise<Damage | null> {
  try {
    return (await readRecord(journal, game, id, config)).damage;
  } catch (error) {
    if (!(error instanceof Closed)) throw error;
    return (error.cause as Damage | null) ?? { entry: 0, why: 'bytes-unreadable' };
  }
}

/** Where an entry can still be found: its row, its row played by the rules, the document that everybody saw. */
function* sources(entry: Entry | null, shown: Entry | undefined): Generator<Entry, void, void> {
  for (const found of [entry, shown]) {
    if (!found) continue;
    yield found;
    const { effects: _, laid: __, ...bare } = found;
    yield bare;
  }
}

function attempt(game: Game, config: TableHead['config'], play: Play | null, entry: Entry): Play | null {
  try {
    return recall(game, config, play, entry);
  } catch {
    return null;
  }
}

interface Rescued {
  readonly play: Play | null;
  readonly mended: readonly Entry[];
  readonly keeps: number;
}

/** As much of the game as can be had, entry by entry. */
function rescue(
  game: Game,
  { config }: TableHead,
  log: readonly (Entry | null)[],
  shown: readonly Entry[],
): Rescued {
  let play: Play | null = null;
  const mended: Entry[] = [];
  for (const [n, entry] of log.entries()) {
    let next: Play | null = null;
    for (const source of sources(entry, shown[n])) {
      next = attempt(game, config, play, source);
      if (next && source !== entry) mended.push(next.log[n]!);
      if (next) break;
    }
    if (!next) return { play, mended, keeps: n };
    play = next;
  }
  return { play, mended, keeps: log.length };
}

function shownIn(books: Books): readonly Entry[] {
  try {
    return readLog(books.doc('table')!);
  } catch {
    return [];
  }
}

/**
 * Rebuilds a damaged table from its journal. Nothing is erased: one more row says what counts, and a snapshot holds the
 * documents as they should be. `isTrial` only says what would be done.
 */
export async function repairTable(
  journal: Journal,
  game: Game,
  head: TableHead,
  isTrial: boolean,
): Promise<Repair> {
  const { id, config } = head;
  const damage = await damageOf(journal, game, head);
  const rows = await journal.rows(id, -1);
  const { log } = logIn(rows);
  if (!damage) return { did: 'nothing', entries: log.length };
  const hands = handsOf(game, config);
  const snapshot = await journal.snapshot(id);
  const old = await booksIn(
    hands,
    snapshot,
    rows.filter(({ n }) => n > (snapshot?.n ?? -1)),
  );
  const { play, mended, keeps } = rescue(game, head, log, shownIn(old.books));
  if (!play) return { did: 'failed', damage };

  const isKept = old.isWhole && isReadable(old.books);
  const books = isKept ? old.books : new Books(hands);
  const state: TableState = isReadable(old.books)
    ? { play, ...besides(old.books) }
    : { ...firstState(play, { config, name: '', cards: {} }), desk: EMPTY_DESK };
  const repair: Repair = {
    did: isTrial ? 'could' : 'repaired',
    damage,
    entries: play.log.length,
    mended: mended.map(({ n }) => n),
    lost: log.length - keeps,
    documents: isKept ? 'kept' : 'anew',
  };
  if (isTrial) return repair;
  const updates = isKept ? books.rewrite(state) : books.write(null, state);
  const body: RepairBody = { do: 'repair', keeps, mended };
  const n = (rows.at(-1)?.n ?? -1) + 1;
  const row: Row = { n, id: `repair.${n}`, kind: 'host', body: JSON.stringify(body), updates };
  if ((await journal.append(id, [row])) === 'taken') throw new Error('somebody is playing at this table');
  await journal.saveSnapshot(id, { n, documents: books.all() });
  return (await damageOf(journal, game, head)) === null && showsOf(books, play) !== 'other'
    ? repair
    : { did: 'failed', damage };
}
