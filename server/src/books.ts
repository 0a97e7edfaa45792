import type { Game, Setup } from '@stellwerk/engine/table/game.ts';
import { hidesHands, openTable } from '@stellwerk/engine/table/hidden.ts';
import type { Seat } from '@stellwerk/engine/table/types.ts';
import { EMPTY_DESK, projectDesk } from '@stellwerk/shared/desk.ts';
import { PARTS, project, projectHand, projectTable, readTable } from '@stellwerk/shared/documents.ts';
import * as Y from 'yjs';
import type { Update } from './journal/journal.ts';
import { partsOf } from './slices.ts';
import type { TableState } from './state.ts';
import { unhurried } from './unhurried.ts';

/** The hand documents of a game: none where nothing is hidden. */
export const handsOf = (game: Game, { seats, options }: Setup): readonly Seat[] =>
  hidesHands(game, options) ? seats : [];

type Author = (name: string, work: (doc: Y.Doc) => void) => void;

/**
 * The referee's own copies of a table's documents. A change is written here first, which gives the bytes
 * that go into the journal and then, unchanged, to everybody. Nobody else sees these copies.
 */
export class Books {
  readonly #docs = new Map<string, Y.Doc>();
  readonly #hands: readonly Seat[];
  /** The bytes of the transaction in hand. */
  #caught: Uint8Array | null = null;

  constructor(hands: readonly Seat[]) {
    this.#hands = hands;
    for (const name of ['table', 'desk', ...hands.map((seat) => `hand/${seat}`)]) {
      const doc = new Y.Doc();
      doc.on('update', (bytes: Uint8Array) => {
        this.#caught = bytes;
      });
      this.#docs.set(name, doc);
    }
  }

  get names(): readonly string[] {
    return [...this.#docs.keys()];
  }

  doc(name: string): Y.Doc | undefined {
    return this.#docs.get(name);
  }

  /** Writes the way from one state to the next, each document in one transaction. */
  write(before: TableState | null, after: TableState): readonly Update[] {
    const updates: Update[] = [];
    const author = this.#authorInto(updates);
    if (!before || isBoardChanged(before, after)) author('table', (doc) => project(doc, before, after));
    if (before?.desk !== after.desk)
      author('desk', (doc) => projectDesk(doc, before?.desk ?? EMPTY_DESK, after.desk));
    if (before?.play.table !== after.play.table) this.#writeHands(after, author);
    return updates;
  }

  /** Changes a document in one transaction and notes its bytes. */
  #authorInto(updates: Update[]): Author {
    return (name, work) => {
      const doc = this.#docs.get(name)!;
      this.#caught = null;
      doc.transact(() => work(doc));
      if (this.#caught) updates.push({ document: name, bytes: this.#caught });
    };
  }

  #writeHands({ play: { game, table } }: TableState, author: Author): void {
    for (const seat of this.#hands) {
      const own = game.view?.(table, seat) ?? table;
      author(`hand/${seat}`, (doc) => projectHand(doc, openTable(game, table), own));
    }
  }

  /** Writes the position anew, for documents that show it as an older release did. */
  redraw(state: TableState): readonly Update[] {
    const { game, table } = state.play;
    const caught: Update[] = [];
    const author = this.#authorInto(caught);
    author('table', (doc) => projectTable(doc, readTable(doc), openTable(game, table)));
    this.#writeHands(state, author);
    return caught;
  }

  /** Writes everything about the board anew, whatever the document says now. Whoever follows it follows this too. */
  rewrite(state: TableState): readonly Update[] {
    const caught: Update[] = [];
    const author = this.#authorInto(caught);
    author('table', (doc) => {
      for (const part of PARTS) if (part !== 'log') doc.getMap(part).clear();
      const log = doc.getArray('log');
      log.delete(0, log.length);
      project(doc, null, state);
    });
    this.#writeHands(state, author);
    return caught;
  }

  /** Takes in bytes that are in the journal. */
  take(updates: readonly Update[]): void {
    for (const { document, bytes } of updates) {
      const doc = this.#docs.get(document);
      if (doc) Y.applyUpdate(doc, bytes);
    }
  }

  /** The same for what may be long: others are answered in between. */
  takeAll(updates: Iterable<Update>): Promise<void> {
    return unhurried(this.#taking(updates));
  }
  *#taking(updates: Iterable<Update>): Generator<void, void, void> {
    for (const update of updates) {
      this.take([update]);
      yield;
    }
  }

  /** Everything, as one update a document. */
  all(): readonly Update[] {
    return [...this.#docs].map(([document, doc]) => ({ document, bytes: Y.encodeStateAsUpdate(doc) }));
  }

  /**
   * Everything, in updates that are taken in one after the other, made while others are answered. Nobody may write the
   * books meanwhile.
   */
  inParts(): Promise<readonly Update[]> {
    return unhurried(this.#parting());
  }
  *#parting(): Generator<void, readonly Update[], void> {
    const parts: Update[] = [];
    for (const [document, doc] of this.#docs)
      for (const bytes of partsOf(doc)) {
        parts.push({ document, bytes });
        yield;
      }
    return parts;
  }
}

const isBoardChanged = (a: TableState, b: TableState): boolean =>
  a.play !== b.play || a.seats !== b.seats || a.room !== b.room || a.requests !== b.requests;
