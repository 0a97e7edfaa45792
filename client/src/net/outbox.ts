import type { ClientMessage, ClientMessageBody } from '@stellwerk/shared/messages.ts';
import { formatClientMessage, MESSAGE_LIMIT, PROTOCOL } from '@stellwerk/shared/messages.ts';
import { newId } from '../table/ids.ts';
import { dropKept, readKept, writeKept } from '../settings/keep.ts';

/**
 * Messages that nobody has confirmed yet. Each has an id of ours, so that sending it again is harmless; proposals
 * outlive a reload of the page and stay until their id appears in the log or an answer says that they never will.
 */
export class Outbox {
  readonly #key: string;
  readonly #send: (text: string) => void;
  #messages: readonly ClientMessage[];

  constructor(table: string, send: (text: string) => void) {
    this.#key = `outbox/${table}`;
    this.#send = send;
    const kept = readKept<readonly ClientMessage[]>(this.#key, []);
    this.#messages = Array.isArray(kept) ? kept.filter((message) => message.v === PROTOCOL) : [];
  }

  get waiting(): readonly ClientMessage[] {
    return this.#messages;
  }

  /** False where the message is too large ever to arrive; it is not kept then. */
  put(body: ClientMessageBody, id = newId()): string | null {
    const message = { v: PROTOCOL, id, ...body } as ClientMessage;
    const text = formatClientMessage(message);
    if (text.length > MESSAGE_LIMIT) return null;
    this.#messages = [...this.#messages, message];
    this.#keep();
    this.#send(text);
    return id;
  }

  /** Sends everything again, in order: after a reconnect nobody knows what got through. */
  resend(): void {
    for (const message of this.#messages) this.#send(formatClientMessage(message));
  }

  take(id: string): ClientMessage | null {
    const found = this.#messages.find((message) => message.id === id) ?? null;
    if (found) {
      this.#messages = this.#messages.filter((message) => message !== found);
      this.#keep();
    }
    return found;
  }

  /** Lets go of what stands in the log. True if anything did. */
  confirm(ids: ReadonlySet<string>): boolean {
    const left = this.#messages.filter(({ id }) => !ids.has(id));
    if (left.length === this.#messages.length) return false;
    this.#messages = left;
    this.#keep();
    return true;
  }

  #keep(): void {
    // Only proposals outlive a reload: a question or a line of chat may be stale by then.
    const kept = this.#messages.filter(({ type }) => type === 'propose');
    if (kept.length > 0) writeKept(this.#key, kept);
    else dropKept(this.#key);
  }
}
