import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider';
import type { CloseReason } from '@stellwerk/shared/answers.ts';
import { CLOSE_REASONS } from '@stellwerk/shared/answers.ts';
import { deskDocument, handDocument, tableDocument } from '@stellwerk/shared/documents.ts';
import * as encoding from 'lib0/encoding';
import * as Y from 'yjs';
import { Heartbeat, LOOK_MS } from './heartbeat.ts';

/** What a connection tells its owner. */
export interface ConnectionEvents {
  onOnline(): void;
  onOffline(): void;
  onMessage(text: string): void;
  onDenied(reason: CloseReason | 'too-large'): void;
  /** The documents are new: an old copy had to be thrown away. */
  onDocuments(documents: Documents): void;
}
export interface Documents {
  readonly board: Y.Doc;
  readonly desk: Y.Doc;
  readonly hand: Y.Doc | null;
  readonly awareness: HocuspocusProvider['awareness'];
}

const TOO_LARGE = 1009;
const HAND_VOID: CloseReason = 'hand-void';
const TOO_FAST: CloseReason = 'too-fast';
const RECOVER_MS = 1000;
const STALE_MS = 8000;
/** A socket that has been silent for so long is given up, and a new one is tried. */
const GIVEN_UP_MS = 8000;
const PING = 9;

/** Which table it is about stands in the address, for proxies that send one table's people to one server. */
const addressOf = (table: string): string => {
  const { protocol, host } = window.location;
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/sync?table=${table}`;
};
const asReason = (reason: string): CloseReason =>
  (CLOSE_REASONS as readonly string[]).includes(reason) ? (reason as CloseReason) : 'link-void';

/**
 * One socket with the documents of one table. Knows the library's traps: a closed document does not come back by
 * itself, an oversized frame is sent again for ever, and a local write to a read-only document never goes away.
 */
export class Connection {
  readonly #table: string;
  readonly #events: ConnectionEvents;
  readonly #socket: HocuspocusProviderWebsocket;
  #board: HocuspocusProvider;
  #desk: HocuspocusProvider;
  #hand: HocuspocusProvider | null = null;
  #handSeat: string | null = null;
  #token: string;
  #isOver = false;
  readonly #heartbeat: Heartbeat;
  readonly #looking: ReturnType<typeof setInterval>;
  #timers = new Set<ReturnType<typeof setTimeout>>();

  constructor(table: string, token: string, events: ConnectionEvents) {
    this.#table = table;
    this.#token = token;
    this.#events = events;
    this.#heartbeat = new Heartbeat(
      {
        ask: () => this.#ask(),
        onSilent: () => this.#offline(),
        onHeard: () => {
          if (this.#board.isSynced && this.#socket.status === 'connected') this.#events.onOnline();
        },
      },
      performance.now(),
    );
    this.#looking = setInterval(() => {
      // Without a socket there is nobody to ask, and it has been said.
      if (this.#socket.status === 'connected') this.#heartbeat.look(performance.now());
    }, LOOK_MS);
    this.#socket = new HocuspocusProviderWebsocket({
      url: addressOf(table),
      delay: 400,
      minDelay: 200,
      maxDelay: 4000,
      factor: 1.6,
      messageReconnectTimeout: GIVEN_UP_MS,
      onMessage: () => this.#heartbeat.heard(performance.now()),
      onStatus: ({ status }) => {
        if (status !== 'connected') this.#offline();
      },
      onClose: ({ event }) => {
        if (event.code === TOO_LARGE) this.#deny('too-large');
      },
    });
    this.#board = this.#provide(tableDocument(table), null);
    this.#desk = this.#provide(deskDocument(table), undefined);
    this.#hear();
  }

  get documents(): Documents {
    return {
      board: this.#board.document,
      desk: this.#desk.document,
      hand: this.#hand?.document ?? null,
      awareness: this.#desk.awareness,
    };
  }

  set token(token: string) {
    this.#token = token;
  }

  send(text: string): void {
    if (this.#board.isSynced) this.#board.sendStateless(text);
  }

  /** Opens the hand of a seat, where the title hides something; null: no seat is mine. */
  openHand(seat: string | null): void {
    if (this.#handSeat === seat || this.#isOver) return;
    this.#hand?.destroy();
    this.#hand = null;
    this.#handSeat = seat;
    if (seat === null) {
      this.#events.onDocuments(this.documents);
      return;
    }
    this.#hand = this.#provide(handDocument(this.#table, seat), null);
    this.#hand.on('synced', () => this.#events.onDocuments(this.documents));
    this.#hand.document.on('update', () => this.#events.onDocuments(this.documents));
    this.#hand.attach();
  }

  /** Somebody else sits there now: the table goes on without that hand, and it is not asked for again. */
  #loseHand(): void {
    this.#hand?.destroy();
    this.#hand = null;
    this.#events.onDocuments(this.documents);
  }

  #provide(name: string, awareness: null | undefined): HocuspocusProvider {
    const provider = new HocuspocusProvider({
      websocketProvider: this.#socket,
      name,
      document: new Y.Doc(),
      token: () => this.#token,
      ...(awareness === null ? { awareness: null } : {}),
      onAuthenticationFailed: ({ reason }) => {
        if (reason === HAND_VOID) this.#loseHand();
        // The server has too much to do for us just now: this document is asked for again in a while.
        else if (reason === TOO_FAST) this.#later(RECOVER_MS * 3, () => this.#closed(provider, ''));
        else this.#deny(asReason(reason));
      },
      onClose: ({ event }) =>
        event.reason === HAND_VOID ? this.#loseHand() : this.#closed(provider, event.reason),
    });
    return provider;
  }

  #hear(): void {
    this.#board.on('synced', () => {
      this.#later(STALE_MS, () => this.#dropStale());
      this.#events.onOnline();
    });
    this.#board.on('stateless', ({ payload }: { payload: string }) => this.#events.onMessage(payload));
    this.#board.attach();
    this.#desk.attach();
    this.#events.onDocuments(this.documents);
  }

  /** One small frame that the server answers at once, by itself. */
  #ask(): void {
    const encoder = encoding.createEncoder();
    encoding.writeVarString(encoder, tableDocument(this.#table));
    encoding.writeVarUint(encoder, PING);
    this.#socket.send(encoding.toUint8Array(encoder));
  }

  #offline(): void {
    if (!this.#isOver) this.#events.onOffline();
  }

  /** One document was closed while the socket lives: only asking again brings it back. */
  #closed(provider: HocuspocusProvider, reason: string): void {
    this.#offline();
    if (reason === 'link-void') this.#deny('link-void');
    if (this.#socket.status !== 'connected') return;
    this.#later(RECOVER_MS, () => {
      if (this.#socket.status !== 'connected' || provider.isAuthenticated) return;
      provider.sendToken().then(
        () => provider.startSync(),
        () => undefined,
      );
    });
  }

  /** A write of ours to the board would stay in our copy for ever; nothing here writes, but a copy that did is dropped. */
  #dropStale(): void {
    if (!this.#board.isSynced || !this.#board.hasUnsyncedChanges) return;
    this.#board.destroy();
    this.#board = this.#provide(tableDocument(this.#table), null);
    this.#hear();
  }

  #deny(reason: CloseReason | 'too-large'): void {
    if (this.#isOver) return;
    this.close();
    this.#events.onDenied(reason);
  }

  #later(ms: number, work: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      if (!this.#isOver) work();
    }, ms);
    this.#timers.add(timer);
  }

  close(): void {
    this.#isOver = true;
    clearInterval(this.#looking);
    for (const timer of this.#timers) clearTimeout(timer);
    for (const provider of [this.#board, this.#desk, this.#hand]) provider?.destroy();
    this.#socket.destroy();
  }
}
