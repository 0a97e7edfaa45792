import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';

/** Longest rest after a piece of work, however long that took. */
const MOST_REST_MS = 200;
/** A piece so short keeps nobody waiting that is asked for something in between. */
const SHORT_MS = 8;
/** A turn of the event loop in which nobody wanted anything takes less. */
const QUIET_MS = 0.5;

/** After a short piece the others have as many turns as they have something to do, at most as long as the piece took. */
async function restFor(ms: number): Promise<void> {
  if (ms > SHORT_MS) return pause(Math.min(MOST_REST_MS, Math.ceil(ms)));
  const since = performance.now();
  let before = since;
  for (let now = since; now - since < ms; before = now) {
    await nextTurn();
    now = performance.now();
    if (now - before < QUIET_MS) return;
  }
}

/**
 * Fair turns between tables. Whatever is quick is done when it comes. What is slow (a maze of track to be judged, a long
 * file) waits in one line, is done one piece at a time, and after each piece the house belongs to everybody else for
 * as long as the piece took: however many want slow things, half of the time is left to those who do not. Where nobody
 * else wants anything, short pieces follow each other.
 */
export class Turns {
  #line: Promise<unknown> = Promise.resolve();

  /** Does a piece of slow work, which says for how many milliseconds it kept the others waiting. */
  slow(work: () => number | Promise<number>): Promise<void> {
    const done = this.#line.then(work);
    this.#line = done.then(restFor, () => undefined);
    return done.then(() => undefined);
  }
}
