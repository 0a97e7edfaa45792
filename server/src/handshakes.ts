import type { Connection } from '@hocuspocus/server';
import * as Y from 'yjs';
import { statusFrame, SYNC, syncFrame } from './frames.ts';
import type { Purse } from './prices.ts';
import { PRICE } from './prices.ts';

/** Somebody who asks what a document has that its own copy has not. */
interface Asking {
  readonly connection: Connection;
  /** The state vector of its copy, as it came. */
  readonly vector: Uint8Array;
  readonly purse: Purse;
}

/** Where the content of an open document is found. */
export interface Shelf {
  /** What everybody may see of it that a copy with this state vector has not. Throws where the vector is none. */
  read(connection: Connection, vector: Uint8Array): Promise<Uint8Array>;
  doc(connection: Connection): Y.Doc;
}

const isSame = (a: Uint8Array, b: Uint8Array): boolean => a.length === b.length && Buffer.compare(a, b) === 0;

function isVector(bytes: Uint8Array): boolean {
  try {
    Y.decodeStateVector(bytes);
    return true;
  } catch {
    return false;
  }
}

const isThere = ({ connection }: Asking): boolean => connection.document.hasConnection(connection);

/**
 * Answers to "what do I not have". On a long game one takes a tenth of a second, so the answers of the whole house are
 * made here, one at a time and piece by piece; tables take turns; whoever asks too often waits until the work is paid.
 * Of one session only the last question counts.
 */
export class Handshakes {
  readonly #tables = new Map<string, Asking[]>();
  /** Those whom we have asked for their copy: one answer each is wanted. */
  readonly #asked = new WeakSet<Connection>();
  readonly #purseOf: (table: string) => Purse;
  readonly #shelf: Shelf;
  readonly #mayRead: (connection: Connection) => boolean;
  readonly #onFault: (error: unknown) => void;
  #isWorking = false;
  #alarm: NodeJS.Timeout | null = null;

  constructor(
    purseOf: (table: string) => Purse,
    shelf: Shelf,
    mayRead: (connection: Connection) => boolean,
    onFault: (error: unknown) => void,
  ) {
    this.#purseOf = purseOf;
    this.#shelf = shelf;
    this.#mayRead = mayRead;
    this.#onFault = onFault;
  }

  /** How many wait. */
  get count(): number {
    let count = 0;
    for (const asking of this.#tables.values()) count += asking.length;
    return count;
  }

  ask(table: string, connection: Connection, vector: Uint8Array, purse: Purse): void {
    const others = (this.#tables.get(table) ?? []).filter((asking) => asking.connection !== connection);
    this.#tables.set(table, [...others, { connection, vector, purse }]);
    this.#wake();
  }

  #wake(): void {
    if (this.#isWorking) return;
    if (this.#alarm) clearTimeout(this.#alarm);
    this.#alarm = null;
    this.#isWorking = true;
    this.#work()
      .catch(this.#onFault)
      .finally(() => {
        this.#isWorking = false;
        this.#sleep();
      });
  }

  /** Wakes up when the first of those who wait has paid. */
  #sleep(): void {
    const waits = [...this.#tables].map(([table, asking]) => this.#waitOf(table, asking));
    if (waits.length === 0) return;
    this.#alarm = setTimeout(() => this.#wake(), Math.max(1, Math.min(...waits)));
    this.#alarm.unref();
  }
  #waitOf(table: string, asking: readonly Asking[]): number {
    return Math.max(this.#purseOf(table).wait, Math.min(...asking.map(({ purse }) => purse.wait)));
  }

  async #work(): Promise<void> {
    for (let next = this.#next(); next; next = this.#next()) await this.#answer(next.table, next.askings);
  }

  /** The next ones whose turn it is and who owe nothing: all at one document who ask for the same. */
  #next(): { readonly table: string; readonly askings: readonly Asking[] } | null {
    for (const [table, all] of this.#tables) {
      const there = all.filter(isThere);
      const first = this.#purseOf(table).wait > 0 ? undefined : there.find(({ purse }) => purse.wait <= 0);
      const askings = first ? there.filter((one) => isTogether(one, first) && one.purse.wait <= 0) : [];
      const rest = there.filter((one) => !askings.includes(one));
      if (rest.length === 0) this.#tables.delete(table);
      else this.#tables.set(table, rest);
      if (askings.length === 0) continue;
      // To the end of the row: the others come first now.
      if (rest.length > 0) {
        this.#tables.delete(table);
        this.#tables.set(table, rest);
      }
      return { table, askings };
    }
    return null;
  }

  async #answer(table: string, askings: readonly Asking[]): Promise<void> {
    const { connection, vector } = askings[0]!;
    let update: Uint8Array;
    try {
      update = await this.#shelf.read(connection, vector);
    } catch (error) {
      // A state vector that is none; or the store failed, and they may ask again.
      const isTheirs = !isVector(vector);
      if (!isTheirs) this.#onFault(error);
      const why = isTheirs ? { code: 4400, reason: 'bad-shape' } : { code: 4500, reason: 'fault' };
      for (const { connection: one } of askings) one.close(why);
      return;
    }
    const price = PRICE.answer + update.length * PRICE.answerByte;
    this.#purseOf(table).spend(price);
    // The same bytes for all of them, so that they are packed once.
    const frames = framesOf(connection.messageAddress, update, this.#shelf.doc(connection));
    for (const asking of askings) {
      asking.purse.spend(price);
      if (!isThere(asking) || !this.#mayRead(asking.connection)) continue;
      for (const frame of frames) asking.connection.send(frame);
      this.#asked.add(asking.connection);
    }
  }

  /** Whether a copy is the answer to a question of ours: once for each. Whoever owes for the board must not be shown out for it. */
  isWanted(connection: Connection): boolean {
    return this.#asked.delete(connection);
  }
}

const isTogether = (a: Asking, b: Asking): boolean =>
  a.connection.document === b.connection.document && isSame(a.vector, b.vector);

/** Our own question comes second: answered before the board is there, it would tell the client that it has everything. */
const framesOf = (address: string, update: Uint8Array, doc: Y.Doc): readonly Uint8Array[] => [
  syncFrame(address, SYNC.step2, update),
  syncFrame(address, SYNC.step1, Y.encodeStateVector(doc)),
];

/** Tells a client whether we have all of its copy. Nothing of it is ever taken in. */
export function compare(connection: Connection, doc: Y.Doc, update: Uint8Array): void {
  connection.send(statusFrame(connection.messageAddress, hasAll(doc, update)));
}

/** Looks at what the update names only: the library would go through the whole document. */
function hasAll({ store }: Y.Doc, update: Uint8Array): boolean {
  const { structs, ds } = Y.decodeUpdate(update);
  const isKnown = structs.every(
    (struct) =>
      struct instanceof Y.Skip || struct.id.clock + struct.length <= Y.getState(store, struct.id.client),
  );
  if (!isKnown) return false;
  for (const [client, ranges] of ds.clients) {
    const own = store.clients.get(client) ?? [];
    let reached = 0;
    for (const { clock, len } of ranges) {
      const end = clock + len;
      // Ranges that overlap are nobody's true copy, and would make us look at the same things for ever.
      if (clock < reached || end > Y.getState(store, client)) return false;
      reached = end;
      for (let i = Y.findIndexSS(own as never, clock); i < own.length && own[i]!.id.clock < end; i++)
        if (!own[i]!.deleted) return false;
    }
  }
  return true;
}
