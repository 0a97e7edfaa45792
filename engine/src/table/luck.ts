/** Chance comes from outside: `luck(n)` answers a whole number from 0 to n − 1. */
export type Luck = (n: number) => number;

/** How many answers a question has: at least one, whatever was asked. */
const sizeOf = (n: number): number => (n >= 2 && n <= Number.MAX_SAFE_INTEGER ? Math.floor(n) : 1);

/**
 * A seeded source for one step of a game. Each step has its own stream, so that a refused move, which never enters the
 * log, does not shift the luck of the next one. For files and simulations, where nobody plays against anybody: from a
 * handful of its answers the seed can be found. A table at a server hands in a source of its own.
 */
export function seededLuck(seed: number, step: number): Luck {
  let state = (Math.imul(seed | 0, 0x9e3779b1) ^ Math.imul(step + 1, 0x85ebca77)) >>> 0;
  return (n) => {
    const size = sizeOf(n);
    if (size === 1) return 0;
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * size);
  };
}

/** Answers from `source` and keeps them, for the log. */
export function recordedLuck(source: Luck): { readonly luck: Luck; readonly drawn: number[] } {
  const drawn: number[] = [];
  return {
    drawn,
    luck: (n) => {
      const answer = source(n);
      drawn.push(answer);
      return answer;
    },
  };
}

/**
 * Answers again what was drawn once. Beyond the record it answers 0, and it never leaves the range that was
 * asked for: a replay must never throw, whatever somebody wrote into the file.
 */
export function replayedLuck(drawn: readonly number[]): Luck {
  let next = 0;
  return (n) => {
    const answer = drawn[next++];
    return answer !== undefined && Number.isSafeInteger(answer) && answer > 0
      ? Math.min(answer, sizeOf(n) - 1)
      : 0;
  };
}

/**
 * Answers what was drawn here once before, and beyond that from `source`: what chance has shown stays known. Nothing is
 * looked up unless somebody draws.
 */
export function rememberedLuck(known: () => readonly number[], source: () => Luck): Luck {
  let drawn: readonly number[] | null = null;
  let next = 0;
  let beyond: Luck | null = null;
  return (n) => {
    drawn ??= known();
    const answer = drawn[next++];
    if (answer !== undefined && Number.isSafeInteger(answer) && answer >= 0 && answer < sizeOf(n))
      return answer;
    return (beyond ??= source())(n);
  };
}

/** For judging ahead of time, where the outcome is not known yet. */
export const noLuck: Luck = () => 0;

export function shuffled<T>(items: readonly T[], luck: Luck): T[] {
  const deck = [...items];
  for (let i = deck.length - 1; i > 0; i--) {
    const j = luck(i + 1);
    [deck[i], deck[j]] = [deck[j]!, deck[i]!];
  }
  return deck;
}
