import { describe, expect, it } from 'vitest';
import { unhurried } from './unhurried.ts';

describe('long work', () => {
  it('R8 lets the others have their turn every few milliseconds, and comes to its end', async () => {
    let now = 0;
    const done: string[] = [];
    function* pushing(): Generator<void, string, void> {
      for (let i = 1; i <= 12; i++) {
        yield;
        now += 4;
        done.push(`move ${i}`);
      }
      return 'laid';
    }
    setImmediate(() => done.push('somebody else'));
    expect(await unhurried(pushing(), () => now)).toBe('laid');
    expect(done.indexOf('somebody else')).toBe(2);
    expect(done.at(-1)).toBe('move 12');
  });
});
