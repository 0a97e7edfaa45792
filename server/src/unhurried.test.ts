import { describe, expect, it } from 'vitest';
import { Turns } from './turns.ts';
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
    expect(await unhurried(pushing(), new Turns(), () => now)).toBe('laid');
    expect(done.indexOf('somebody else')).toBe(2);
    expect(done.at(-1)).toBe('move 12');
  });

  it('R39 waits in one line, and leaves the house to the others after each piece', async () => {
    const turns = new Turns();
    const done: string[] = [];
    const piece = (name: string) => () => {
      done.push(name);
      return 30;
    };
    const slow = [turns.slow(piece('first')), turns.slow(piece('second')), turns.slow(piece('third'))];
    await slow[0];
    for (let i = 0; i < 3; i++) {
      await new Promise((next) => setImmediate(next));
      done.push('quick');
    }
    await Promise.all(slow);
    expect(done).toEqual(['first', 'quick', 'quick', 'quick', 'second', 'third']);
  });

  it('R39 goes on after a piece that failed', async () => {
    const turns = new Turns();
    const broken = turns.slow(() => {
      throw new Error('broken');
    });
    await expect(broken).rejects.toThrow('broken');
    await expect(turns.slow(() => 0)).resolves.toBeUndefined();
  });
});
