import { describe, expect, it } from 'vitest';
import { done, IDLE } from './gesture.ts';
import { beginPan, endPan, movePan } from './pan.ts';

const world = { x: 0, y: 0 };

describe('a pan', () => {
  it('moves the table by what the pointer went since the last time', () => {
    const first = movePan(beginPan({ x: 10, y: 10 }), { at: { x: 14, y: 7 }, world });
    expect(first).toEqual(done(beginPan({ x: 14, y: 7 }), { do: 'look', by: { x: 4, y: -3 } }));
  });
  it('ends without a word', () => {
    expect(endPan()).toEqual(done(IDLE));
  });
});
