import { describe, expect, it } from 'vitest';
import { newSecret, secretLuck } from './luck.ts';

const draws = (secret: string, from: number, count: number, size = 6): readonly number[] => {
  const luck = secretLuck(secret, () => from);
  return Array.from({ length: count }, () => luck(size));
};

describe('R38 chance from a secret', () => {
  it('is numbered: the same draw has the same answer, whenever it is asked for', () => {
    const secret = newSecret();
    const all = draws(secret, 0, 60);
    expect(draws(secret, 40, 20)).toEqual(all.slice(40));
    expect(draws(newSecret(), 0, 60)).not.toEqual(all);
  });

  it('stays in range, whatever is asked', () => {
    const luck = secretLuck('s', () => 0);
    for (const n of [1, 0, -3, Number.NaN, 1.5]) expect(luck(n)).toBe(0);
    const far = luck(Number.MAX_SAFE_INTEGER);
    expect(Number.isSafeInteger(far) && far >= 0).toBe(true);
  });

  it('is even: no answer is likelier than another', () => {
    for (const size of [2, 6, 37]) {
      const counts = Array.from({ length: size }, () => 0);
      for (const answer of draws('even', 0, 400 * size, size)) counts[answer]!++;
      const chi = counts.reduce((sum, count) => sum + (count - 400) ** 2 / 400, 0);
      // Far outside of what chance does once in a million.
      expect(chi).toBeLessThan(size + 8 * Math.sqrt(2 * size));
    }
  });
});
