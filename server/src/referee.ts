import type { Answer } from '@stellwerk/shared/answers.ts';
import type { ClientMessage } from '@stellwerk/shared/messages.ts';
import { nextAct } from '@stellwerk/engine/table/automaton.ts';
import type { Play } from '@stellwerk/engine/table/play.ts';
import type * as Y from 'yjs';
import type { Decided, Guest, House, Job, Ready } from './batch.ts';
import { answerOf, decideBatch } from './batch.ts';
import type { Row, TableHead, Update } from './journal/journal.ts';
import type { LiveDocument } from './live-documents.ts';
import { ORIGIN } from './live-documents.ts';
import { luckAt } from './luck.ts';
import { short, traceOf } from './log.ts';
import { Pace } from './pace.ts';
import type { Record } from './record.ts';
import { cleanBooks, readRecord, readTail } from './record.ts';
import { pour, Reading } from './slices.ts';
import type { TableState } from './state.ts';
import { unhurried } from './unhurried.ts';

const BATCH = 64;
const TRIES = 50;
/** Taking in so many rows behind a snapshot takes some hundredths of a second, once; writing it takes that from all who play. */
export const SNAPSHOT_EVERY = 500;
/** How long the messages of one table are decided before others have their turn. */
const SLICE_MS = 8;

/**
 * One table: takes messages in the order they come, decides, writes, and only then lets anybody see it. What
 * waits is decided together, so that one trip to the store carries it all.
 */
export class Referee {
  readonly id: string;
  readonly guests = new Set<Guest>();
  readonly #house: House;
  /** Chance at this table: nobody but the store and this field knows it. */
  readonly #secret: string;
  #record: Record;
  readonly #jobs: Job[] = [];
  #isWorking = false;
  readonly #pace = new Pace();
  #turn: Promise<unknown> = Promise.resolve();
  #sinceSnapshot = 0;
  /** The books hold changes that are not in the journal, or perhaps not. */
  #isDirty = false;
  readonly #live = new Map<string, LiveDocument>();
  readonly #watchers = new Set<(update: Update) => void>();
  /** Called when seats or links have changed, before anybody sees it. */
  onLinks: (() => void) | null = null;

  constructor({ id, secret }: Pick<TableHead, 'id' | 'secret'>, record: Record, house: House) {
    this.id = id;
    this.#secret = secret;
    this.#record = record;
    this.#house = house;
    if (record.damage) house.log.error('table-damaged', { table: short(id), ...record.damage });
  }

  get state(): TableState {
    return this.#record.state;
  }
  get isDamaged(): boolean {
    return this.#record.damagedAt !== null;
  }
  /** The last row of the journal that is known here. */
  get n(): number {
    return this.#record.n;
  }
  get isIdle(): boolean {
    return this.#live.size === 0 && this.#watchers.size === 0 && this.#jobs.length === 0;
  }
  get watchers(): number {
    return this.#watchers.size;
  }
  get waiting(): number {
    return this.#jobs.length;
  }

  /** One after the other: nothing here ever meets a half-written change. */
  #alone<T>(work: () => T | Promise<T>): Promise<T> {
    const run = this.#turn.then(work);
    this.#turn = run.catch(() => undefined);
    return run;
  }

  submit(guest: Guest, message: ClientMessage, reply: (answer: Answer) => void): void {
    this.#jobs.push({ guest, message, reply, since: performance.now() });
    if (!this.#isWorking) this.#next();
  }

  /**
   * Lets the seats that nobody holds make their acts, where nobody has asked them yet: a table that was just laid, copied
   * or read again. What cannot be written now is done with the next message.
   */
  async wake(): Promise<void> {
    try {
      if (nextAct(this.state.play)) await this.#alone(() => this.#work([]));
    } catch (error) {
      this.#fault('automaton', error);
    }
  }

  #next(): void {
    this.#isWorking = true;
    const work = (): Promise<number> => this.#alone(() => this.#work(this.#jobs.slice(0, BATCH)));
    (this.#pace.isSlow ? this.#house.turns.slow(work) : work())
      .catch((error: unknown) => this.#fault('referee', error))
      .finally(() => {
        // Between two pieces of work at one table the others are heard.
        if (this.#jobs.length > 0) setImmediate(() => this.#next());
        else this.#isWorking = false;
      });
  }

  /** Decides, writes and answers as many as there is time for. Says how long it kept the others waiting. */
  async #work(batch: readonly Job[]): Promise<number> {
    const since = performance.now();
    let held = 0;
    let tried = batch;
    try {
      for (let tries = 0; tries < TRIES; tries++) {
        if (this.#isDirty) await this.#recover();
        const taken = this.#pace.begin();
        const decided = this.#decide(tried);
        tried = batch.slice(0, decided.ready.length);
        held = Math.max(held, taken(tried.length));
        if (await this.#commit(decided)) return held;
        this.#house.metrics.count('stellwerk_conflicts_total');
      }
      throw new Error('another server was always quicker');
    } catch (error) {
      this.#fault('store', error);
      for (const { reply, message } of tried)
        reply(answerOf(message.id, { verdict: 'refused', reason: 'store' }));
      return performance.now() - since;
    } finally {
      this.#jobs.splice(0, tried.length);
    }
  }

  #decide(batch: readonly Job[]): Decided {
    this.#isDirty = true;
    const since = performance.now();
    const luck = (play: Play) => luckAt(this.#secret, play);
    const hasTime = (): boolean => performance.now() - since < SLICE_MS;
    const decided = decideBatch(this.#house, this.id, this.#record, batch, luck, hasTime);
    this.#isDirty = decided.told.size > 0;
    return decided;
  }

  /**
   * Durable first, then visible, then answered. False where another server has taken our place in the order.
   */
  async #commit({ earlier, ready, state, holders, told }: Decided): Promise<boolean> {
    const rows = [...earlier, ...ready.flatMap(({ rows: own }) => own)];
    if (rows.length > 0) {
      if ((await this.#house.journal.append(this.id, rows)) === 'taken') return false;
      this.#isDirty = false;
      const before = this.#record.state;
      for (const [id, answer] of told) this.#record.told.set(id, answer);
      this.#record = { ...this.#record, state, n: rows.at(-1)!.n };
      for (const [guest, holder] of holders) guest.holder = holder;
      this.#showOut(before);
      this.#publish(rows.flatMap(({ updates }) => updates));
      this.#answer(ready);
      this.#afterwards(rows);
    } else this.#answer(ready);
    return true;
  }

  #answer(ready: readonly Ready[]): void {
    const { metrics } = this.#house;
    for (const { job, answer, rows } of ready) {
      job.reply(answer);
      metrics.timed(performance.now() - job.since);
      metrics.count('stellwerk_answers_total', answer.verdict);
      for (const { kind } of rows) metrics.count('stellwerk_rows_total', kind);
      if (rows.length === 0 && answer.reason) metrics.count('stellwerk_refusals_total', answer.reason);
    }
  }

  /** Whoever has lost a right does not see what came with that change: a new player's first draw, say. */
  #showOut(before: TableState): void {
    if (before.seats !== this.state.seats || before.room.links !== this.state.room.links) this.onLinks?.();
  }

  #afterwards(rows: readonly Row[]): void {
    this.#sinceSnapshot += rows.length;
    // A snapshot costs as much as the game is long: the longer it is, the rarer. The last one is made at the end.
    if (this.#sinceSnapshot >= Math.max(SNAPSHOT_EVERY, this.n / 2))
      this.#saveSnapshot().catch((error) => this.#fault('snapshot', error));
  }

  /** Before the answers go out, so that a sender never hears of a move that it does not see. */
  #publish(updates: readonly Update[]): void {
    for (const [name, live] of this.#live) {
      const own = updates.filter(({ document }) => document === name);
      if (own.length > 0) live.show(own.map(({ bytes }) => bytes));
    }
    for (const watcher of this.#watchers) for (const update of updates) watcher(update);
  }

  /**
   * Throws unwritten changes away and reads what is written. Yjs cannot take back, so the books are made
   * anew.
   */
  async #recover(): Promise<void> {
    const { journal } = this.#house;
    const { play } = this.state;
    const copies = new Map<string, Y.Doc>();
    for (const [name, { copy }] of this.#live) if (copy) copies.set(name, copy);
    const books = await cleanBooks(journal, this.id, play, copies);
    this.#record = { ...this.#record, books };
    await this.#readTail();
    this.#isDirty = false;
  }

  async #readTail(): Promise<void> {
    const { journal } = this.#house;
    const { play } = this.state;
    const rows = await journal.rows(this.id, this.n);
    if (rows.length === 0) return;
    const before = this.state;
    this.#record =
      readTail(this.#record, rows) ?? (await readRecord(journal, play.game, this.id, play.config));
    this.#showOut(before);
    this.#publish(rows.flatMap(({ updates }) => updates));
    this.#afterwards(rows);
  }

  /** Reads rows that another server wrote. */
  catchUp(): Promise<void> {
    return this.#alone(() => (this.#isDirty ? this.#recover() : this.#readTail()));
  }

  /** Keeps a document up to date until it is let go. Where it has a copy of its own, gives it its content. */
  attach(name: string, live: LiveDocument): Promise<void> {
    return this.#alone(async () => {
      if (this.#isDirty) await this.#recover();
      const book = this.#record.books.doc(name);
      if (!book) throw new Error('no such document');
      // From now on somebody is there, however long the copying takes.
      this.#live.set(name, live);
      if (live.copy) await pour(book, live.copy, ORIGIN);
    });
  }
  /** A document may have been loaded again before we hear of the end of the old one. */
  detach(name: string): void {
    if (this.#live.get(name)?.isDestroyed) this.#live.delete(name);
  }

  /**
   * A document as everybody may see it now. While it is read piece by piece, the table goes on; what the books hold
   * before it is written is never in it: the last piece is made between two changes, and books that were thrown away
   * meanwhile are not read to the end.
   */
  async read(name: string, since?: Uint8Array): Promise<Uint8Array> {
    for (;;) {
      const { books } = this.#record;
      const reading = new Reading(books.doc(name)!, since);
      await unhurried(reading.pieces());
      const whole = await this.#alone(async () => {
        if (this.#isDirty) await this.#recover();
        return this.#record.books === books ? reading.end() : null;
      });
      if (whole) return whole;
    }
  }
  /** The referee's own copy, for whoever compares another one with it. */
  book(name: string): Y.Doc | undefined {
    return this.#record.books.doc(name);
  }

  /** For those who follow without a connection of Hocuspocus. Returns the way to stop. */
  watch(onUpdate: (update: Update) => void): () => void {
    this.#watchers.add(onUpdate);
    return () => this.#watchers.delete(onUpdate);
  }

  #saveSnapshot(): Promise<void> {
    this.#sinceSnapshot = 0;
    return this.#alone(async () => {
      if (this.isDamaged || this.#isDirty) return;
      await this.#house.journal.saveSnapshot(this.id, {
        n: this.n,
        documents: await this.#record.books.inParts(),
      });
    });
  }

  /** Ends the referee after what waits. */
  async close(): Promise<void> {
    await (this.#sinceSnapshot > 0 ? this.#saveSnapshot() : this.#turn);
  }

  #fault(place: string, error: unknown): void {
    this.#house.metrics.count('stellwerk_faults_total', place);
    const entries = this.state.play.log.length;
    this.#house.log.error('fault', { place, table: short(this.id), entries, ...traceOf(error) });
  }
}
