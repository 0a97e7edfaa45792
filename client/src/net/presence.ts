import type { OwnPresence } from '../table/session.ts';

/** A little under the twenty a second that the table allows: what is over is dropped, and it might be the last one. */
export const PRESENCE_MS = 55;

/** Collects changes of my presence and passes the newest on, at most once in a while; the last one always arrives. */
export class PresenceSender {
  readonly #send: (presence: OwnPresence) => void;
  #latest: OwnPresence = {};
  #timer: ReturnType<typeof setTimeout> | null = null;
  #sentAt = -Infinity;

  constructor(send: (presence: OwnPresence) => void) {
    this.#send = send;
  }

  show(change: OwnPresence): void {
    this.#latest = { ...this.#latest, ...change };
    if (this.#timer !== null) return;
    const wait = Math.max(0, this.#sentAt + PRESENCE_MS - performance.now());
    this.#timer = setTimeout(() => this.#flush(), wait);
  }

  #flush(): void {
    this.#timer = null;
    this.#sentAt = performance.now();
    this.#send(this.#latest);
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
