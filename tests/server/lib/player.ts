import { randomBytes } from 'node:crypto';
import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider';
import { hashOf } from '@stellwerk/engine/table/hash.ts';
import type { Move } from '@stellwerk/engine/table/types.ts';
import type { Answer, Notice } from '@stellwerk/shared/answers.ts';
import { parseServerMessage } from '@stellwerk/shared/answers.ts';
import type { BoardView } from '@stellwerk/shared/board-view.ts';
import { viewBoard } from '@stellwerk/shared/board-view.ts';
import { deskDocument, tableDocument } from '@stellwerk/shared/documents.ts';
import type { ClientMessage, ClientMessageBody } from '@stellwerk/shared/messages.ts';
import { formatClientMessage, PROTOCOL } from '@stellwerk/shared/messages.ts';
import * as Y from 'yjs';

/** How long anything may take on a slow machine before it counts as never. */
export const PATIENCE = 45_000;

export const newId = (): string => randomBytes(12).toString('base64url');

/** A client as a browser has it: one socket, the board and the desk, an outbox with retries. */
export class Player {
  readonly board = new Y.Doc();
  readonly desk = new Y.Doc();
  readonly view: BoardView = viewBoard(this.board);
  readonly notices: Notice['what'][] = [];
  readonly denied: string[] = [];
  readonly closes: number[] = [];
  token: string;
  readonly id: string;
  readonly socket: HocuspocusProviderWebsocket;
  readonly table: HocuspocusProvider;
  readonly presence: HocuspocusProvider;
  readonly #outbox = new Map<string, { readonly text: string; readonly done: (answer: Answer) => void }>();
  readonly #retry: NodeJS.Timeout;

  constructor(url: string, id: string, token: string, retryMs = 400) {
    this.id = id;
    this.token = token;
    this.socket = new HocuspocusProviderWebsocket({
      url: `${url.replace('http', 'ws')}/sync?table=${id}`,
      delay: 50,
      minDelay: 30,
      maxDelay: 100,
      factor: 1,
      onClose: ({ event }) => this.closes.push(event.code),
    });
    const common = { websocketProvider: this.socket, token: () => this.token };
    this.table = new HocuspocusProvider({
      ...common,
      name: tableDocument(id),
      document: this.board,
      awareness: null,
      onStateless: ({ payload }) => this.#hear(payload),
      onAuthenticationFailed: ({ reason }) => this.denied.push(reason),
    });
    this.presence = new HocuspocusProvider({ ...common, name: deskDocument(id), document: this.desk });
    this.table.attach();
    this.presence.attach();
    // What was sent on a socket that died unnoticed is sent again; the id makes that harmless.
    this.#retry = setInterval(() => {
      for (const { text } of this.#outbox.values()) this.table.sendStateless(text);
    }, retryMs);
  }

  #hear(payload: string): void {
    const message = parseServerMessage(payload);
    if (message?.type === 'notice') this.notices.push(message.what);
    if (message?.type !== 'answer') return;
    if (message.token) this.token = message.token;
    const waiting = message.id === null ? undefined : this.#outbox.get(message.id);
    if (!waiting || message.reason === 'too-fast') return;
    this.#outbox.delete(message.id!);
    waiting.done(message);
  }

  get hash(): string {
    return hashOf(this.view.table());
  }
  get length(): number {
    return this.view.log().length;
  }

  send(body: ClientMessageBody, id = newId()): Promise<Answer> {
    const text = formatClientMessage({ v: PROTOCOL, id, ...body } as ClientMessage);
    return new Promise((done) => {
      this.#outbox.set(id, { text, done });
      this.table.sendStateless(text);
    });
  }
  /** Sends anything, without waiting. */
  raw(text: string): void {
    this.table.sendStateless(text);
  }
  move(move: Move, id?: string): Promise<Answer> {
    return this.send({ type: 'propose', base: this.length, act: { do: 'move', move } }, id);
  }
  pay(seat: string, amount = 1, to = 'bank'): Promise<Answer> {
    return this.move({ type: 'pay', seat, from: `seat/${seat}`, to, amount });
  }

  /** Waits until something about the board or desk is so. */
  async until(isSo: () => boolean, what = 'something', ms = PATIENCE): Promise<void> {
    await until(isSo, what, ms);
  }
  ready(): Promise<void> {
    return this.until(() => this.view.isThere() && this.presence.isSynced, 'the board');
  }

  leave(): void {
    clearInterval(this.#retry);
    this.table.destroy();
    this.presence.destroy();
    this.socket.destroy();
  }
}

export async function until(isSo: () => boolean, what = 'something', ms = PATIENCE): Promise<void> {
  const end = Date.now() + ms;
  while (!isSo()) {
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
    await new Promise((done) => setTimeout(done, 5));
  }
}

export async function join(url: string, id: string, token: string): Promise<Player> {
  const player = new Player(url, id, token);
  await player.ready();
  return player;
}
