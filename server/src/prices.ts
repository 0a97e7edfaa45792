import type { Limits } from './config.ts';
import { Bucket, Buckets } from './limits.ts';

/**
 * What the server's work costs, in milliseconds of its one thread as measured on an ordinary machine. Whoever causes it
 * pays from the socket's purse and the address's, and the table pays too: so neither many sockets nor many addresses
 * at one table get more than their part.
 */
export const PRICE = {
  /** A document is asked for: the token is checked and the document looked up. */
  admission: 0.5,
  /** An entry of a game that has to be read from the store, and one that has to be laid into a document. */
  readEntry: 0.05,
  layEntry: 0.05,
  /** An answer to "what do I not have": a scan, and the bytes. */
  answer: 1,
  answerByte: 1 / 30_000,
  /** A copy that a client shows us, to be compared. */
  copy: 0.2,
  copyByte: 1 / 10_000,
} as const;

/** An address may do as much as so many sockets, and a table as much as so many. */
const SOCKETS_AN_ADDRESS = 4;
const SOCKETS_A_TABLE = 4;
/** So many seconds of it may come at once. */
const BURST = 20;
/** Players share an address, and all of them a table. */
const SHARED = 10;
/** Of what a socket may say, so much is its own, whatever others of its address or table say: one of so many words. */
const OWN_WORD = 20;
const OWN_WORDS_KEPT = 5;

/** Rows a second that an address writes where tables have outgrown the memory, and how many at once. */
const CROWDED = 2;
const CROWDED_AT_ONCE = 200;

/** Buckets that pay together. */
export class Purse {
  readonly #find: () => readonly Bucket[];
  /** Where the others have used up what is shared: the first bucket pays, and this one. */
  readonly #reserve: Bucket | null;
  constructor(find: () => readonly Bucket[], reserve: Bucket | null = null) {
    this.#find = find;
    this.#reserve = reserve;
  }

  /** Pays in any case; what is missing is a debt that time pays off. */
  spend(price: number): void {
    for (const bucket of this.#find()) bucket.spend(price);
  }
  /** Pays if there is enough in each of them. */
  take(price = 1): boolean {
    const buckets = this.#find();
    if (buckets.every((bucket) => bucket.has(price))) {
      for (const bucket of buckets) bucket.spend(price);
      return true;
    }
    // All that is kept for somebody pays for a long word too: else it could never be said.
    const kept = Math.min(price, OWN_WORDS_KEPT);
    return buckets[0]!.has(price) && this.#reserve?.take(kept) === true && buckets[0]!.take(price);
  }
  /** Milliseconds until nothing is owed. */
  get wait(): number {
    return Math.max(...this.#find().map(({ wait }) => wait));
  }
}

/** The purses of everybody in the house. */
export class Treasury {
  readonly #limits: Limits;
  readonly #addresses: Record<'work' | 'messages' | 'presence', Buckets>;
  readonly #crowded = new Buckets(() => new Bucket(CROWDED, CROWDED_AT_ONCE));
  readonly #tables: Record<'work' | 'messages' | 'presence', Buckets>;

  constructor(limits: Limits) {
    this.#limits = limits;
    const { work, messages, presence } = limits;
    const shared = (rate: number) => new Buckets(() => new Bucket(rate * SHARED, rate * SHARED * 3));
    const works = (sockets: number) => new Buckets(() => new Bucket(work * sockets, work * sockets * BURST));
    this.#addresses = {
      work: works(SOCKETS_AN_ADDRESS),
      messages: shared(messages),
      presence: shared(presence),
    };
    this.#tables = { work: works(SOCKETS_A_TABLE), messages: shared(messages), presence: shared(presence) };
  }

  /** What a socket may cost in work: its own bucket and its address's. */
  socket(address: string): Purse {
    const { work } = this.#limits;
    const own = new Bucket(work, work * BURST);
    return new Purse(() => [own, this.#addresses.work.of(address)]);
  }
  table(id: string): Purse {
    return new Purse(() => [this.#tables.work.of(id)]);
  }

  /**
   * What somebody at a table may say. A few words are everybody's own: else one person could silence all others of a
   * school, or of a table. They come in with the time, so that nobody gets them by coming again.
   */
  messages(address: string, table: string): Purse {
    const { messages } = this.#limits;
    const own = new Bucket(messages, messages * 3);
    const words = new Bucket(messages / OWN_WORD, OWN_WORDS_KEPT, undefined, 0);
    return new Purse(
      () => [own, this.#addresses.messages.of(address), this.#tables.messages.of(table)],
      words,
    );
  }
  /** Whether an address may write one more row in a crowded house: people do, whoever fills it is slowed down. */
  mayCrowd(address: string): boolean {
    return this.#crowded.take(address);
  }
  presence(address: string, table: string): Purse {
    const { presence } = this.#limits;
    const own = new Bucket(presence, presence * 2);
    return new Purse(() => [own, this.#addresses.presence.of(address), this.#tables.presence.of(table)]);
  }
}
