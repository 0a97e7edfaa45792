/** How often one looks, and asks whoever has been silent since. */
export const LOOK_MS = 250;
const ASK_MS = 1000;
const PATIENCE_MS = 1400;
/** Looks that come so late were held up by this page itself: the silence is ours. */
const HELD_UP_MS = 1000;

interface Line {
  /** Asks the other side for a sign of life. */
  readonly ask: () => void;
  readonly onSilent: () => void;
  readonly onHeard: () => void;
}

/**
 * Whether anybody is at the other end. A line that was cut says nothing: only who asks and gets no answer knows. From
 * the cut to the word takes less than three seconds, whatever the library believes of its socket.
 */
export class Heartbeat {
  readonly #line: Line;
  #heardAt: number;
  #lookedAt: number;
  #askedAt: number | null = null;
  #isSilent = false;

  constructor(line: Line, now: number) {
    this.#line = line;
    this.#heardAt = now;
    this.#lookedAt = now;
  }

  get isSilent(): boolean {
    return this.#isSilent;
  }

  /** Something came. */
  heard(now: number): void {
    this.#heardAt = now;
    this.#askedAt = null;
    if (!this.#isSilent) return;
    this.#isSilent = false;
    this.#line.onHeard();
  }

  look(now: number): void {
    const isHeldUp = now - this.#lookedAt > HELD_UP_MS;
    this.#lookedAt = now;
    if (this.#askedAt !== null && isHeldUp) this.#askedAt = now;
    if (this.#askedAt === null) {
      if (now - this.#heardAt < ASK_MS) return;
      this.#askedAt = now;
      this.#line.ask();
    } else if (now - this.#askedAt > PATIENCE_MS) {
      // Asked again from time to time: it may be a tunnel.
      this.#askedAt = null;
      this.#heardAt = now;
      if (this.#isSilent) return;
      this.#isSilent = true;
      this.#line.onSilent();
    }
  }
}
