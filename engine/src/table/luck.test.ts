import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noLuck, recordedLuck, replayedLuck, seededLuck, shuffled } from './luck.ts';
import type { Luck } from './luck.ts';

const draw = (luck: Luck, count: number, n = 6): number[] => Array.from({ length: count }, () => luck(n));
const asked = fc.oneof(
  fc.integer({ min: -3, max: 60 }),
  fc.double(),
  fc.constantFrom(0, 1, 2, -1, 1.5, Number.NaN, Infinity, -Infinity, 2 ** 32, Number.MAX_SAFE_INTEGER),
);
/** An answer that can be an index into n things; where there are none, 0. */
const isAnswer = (answer: number, n: number): boolean =>
  Number.isSafeInteger(answer) && answer >= 0 && (answer === 0 || answer <= n - 1);

/** Chi-square of the counts against equal ones. */
function unevenness(answers: readonly number[], n: number): number {
  const expected = answers.length / n;
  const counts = Array.from({ length: n }, () => 0);
  for (const answer of answers) counts[answer]!++;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}
/** The chance to be above this by accident is far below one in a thousand for up to 51 degrees of freedom. */
const SUSPICIOUS = (n: number): number => n - 1 + 5 * Math.sqrt(2 * (n - 1));

describe('seeded luck', () => {
  it('is the same for the same seed and entry', () => {
    expect(draw(seededLuck(7, 3), 50)).toEqual(draw(seededLuck(7, 3), 50));
  });
  it('has a stream of its own for every entry and every seed', () => {
    const streams = new Set<string>();
    for (let seed = 0; seed < 30; seed++)
      for (let entry = 0; entry < 30; entry++) streams.add(draw(seededLuck(seed, entry), 16).join());
    expect(streams.size).toBe(900);
  });
  it('is as even as a fair die within one stream', () => {
    for (const n of [2, 6, 52])
      expect(unevenness(draw(seededLuck(1, 1), 60_000, n), n)).toBeLessThan(SUSPICIOUS(n));
  });
  it('is as even as a fair die over the first throws of many entries, and of many seeds', () => {
    const entries = Array.from({ length: 12_000 }, (_, entry) => seededLuck(42, entry)(6));
    const seeds = Array.from({ length: 12_000 }, (_, seed) => seededLuck(seed, 1)(6));
    for (const first of [entries, seeds]) expect(unevenness(first, 6)).toBeLessThan(SUSPICIOUS(6));
  });
  it('tells nothing about the next entry: pairs of neighbouring first throws are even too', () => {
    const pairs = Array.from(
      { length: 12_000 },
      (_, entry) => seededLuck(5, entry)(6) * 6 + seededLuck(5, entry + 1)(6),
    );
    expect(unevenness(pairs, 36)).toBeLessThan(SUSPICIOUS(36));
  });
  it('never leaves the range, whatever is asked', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(), asked, (seed, entry, n) => {
        expect(isAnswer(seededLuck(seed, entry)(n), n)).toBe(true);
      }),
      { seed: 6, numRuns: 1000 },
    );
  });
  it('answers 0 where there is nothing to choose', () => {
    for (const n of [1, 0, -5, Number.NaN]) expect(seededLuck(1, 1)(n)).toBe(0);
  });
});

describe('recorded luck', () => {
  it('replays what was drawn, also where there was nothing to choose', () => {
    const questions = [6, 1, 6, 0, 52, 2];
    const { luck, drawn } = recordedLuck(seededLuck(9, 4));
    const first = questions.map(luck);
    expect(drawn).toEqual(first);
    expect(questions.map(replayedLuck(drawn))).toEqual(first);
  });
  it('answers 0 beyond the record', () => {
    const luck = replayedLuck([4]);
    expect([luck(6), luck(6)]).toEqual([4, 0]);
  });
  it('stays in range even if somebody wrote nonsense into the record', () => {
    const written = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(-1, Number.NaN, Infinity));
    fc.assert(
      fc.property(written, asked, (answer, n) => {
        expect(isAnswer(replayedLuck([answer])(n), n)).toBe(true);
      }),
      { seed: 7, numRuns: 500 },
    );
  });
  it('is 0 while nobody may know it yet', () => {
    expect(draw(noLuck, 3)).toEqual([0, 0, 0]);
  });
});

describe('shuffling', () => {
  it('keeps every card, and leaves the deck that was handed in alone', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer(), (deck, seed) => {
        const before = [...deck];
        const order = (a: number, b: number): number => a - b;
        expect(shuffled(deck, seededLuck(seed, 0)).toSorted(order)).toEqual(deck.toSorted(order));
        expect(deck).toEqual(before);
      }),
      { seed: 8 },
    );
  });
  it('finds all orders of three cards about equally often', () => {
    const orders = ['abc', 'acb', 'bac', 'bca', 'cab', 'cba'];
    const found = Array.from({ length: 6000 }, (_, seed) =>
      orders.indexOf(shuffled(['a', 'b', 'c'], seededLuck(seed, 0)).join('')),
    );
    expect(unevenness(found, 6)).toBeLessThan(SUSPICIOUS(6));
  });
});
