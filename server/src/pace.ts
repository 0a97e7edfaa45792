/** Work of the processor on one message from which on a table waits in the slow line. */
const SLOW_MS = 12;

/** What the processor did for us, whatever else the machine has to do. Dear to ask: an eighth of a quick message. */
const workedMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/**
 * How long the messages of a table take to decide: where each takes long, it waits in the slow line. The clock is looked at
 * first. What it calls slow may have been somebody else's work on the same machine, so from then on the processor is asked,
 * until it says otherwise.
 */
export class Pace {
  #isSlow = false;
  /** The last messages took long by the clock: the next time the processor is asked, too. */
  #isSuspect = false;

  get isSlow(): boolean {
    return this.#isSlow;
  }

  /** Begins to measure. To be called again when so many are decided; says how many milliseconds they took. */
  begin(): (count: number) => number {
    const since = performance.now();
    const worked = this.#isSuspect ? workedMs() : null;
    return (count) => {
      const passed = performance.now() - since;
      const isSlow = (ms: number): boolean => ms / Math.max(1, count) > SLOW_MS;
      const held = worked === null ? passed : workedMs() - worked;
      this.#isSlow = worked !== null && isSlow(held);
      this.#isSuspect = isSlow(passed);
      return held;
    };
  }
}
