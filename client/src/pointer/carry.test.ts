import { describe, expect, it } from 'vitest';
import { beginCarry, endCarry, moveCarry } from './carry.ts';
import { done, IDLE } from './gesture.ts';

const spot = { at: { x: 1, y: 2 }, world: { x: 30, y: 40 } };

describe('a carry', () => {
  it('takes along what is in the hand', () => {
    expect(moveCarry(beginCarry(), spot)).toEqual(done(beginCarry(), { do: 'carry', world: spot.world }));
  });
  it('lets go where it ends, and puts back what is let go outside', () => {
    expect(endCarry(spot, true)).toEqual(done(IDLE, { do: 'let-go', world: spot.world }));
    expect(endCarry(spot, false)).toEqual(done(IDLE, { do: 'put-back', world: spot.world }));
  });
});
