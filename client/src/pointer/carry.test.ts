import { describe, expect, it } from 'vitest';
import { beginCarry, endCarry, moveCarry } from './carry.ts';
import { done, IDLE } from './gesture.ts';

const spot = { at: { x: 1, y: 2 }, world: { x: 30, y: 40 } };

describe('a carry', () => {
  it('takes along what is in the hand', () => {
    expect(moveCarry(beginCarry(), spot)).toEqual(done(beginCarry(), { do: 'carry', world: spot.world }));
  });
  it('lets go where it ends, and puts back what is let go outside', () => {
    expect(endCarry(beginCarry(), spot, true)).toEqual(done(IDLE, { do: 'let-go', world: spot.world }));
    expect(endCarry(beginCarry(), spot, false)).toEqual(done(IDLE, { do: 'put-back', world: spot.world }));
  });
  it('begins where a finger leaves the spot at which it took something up; before that it is put back', () => {
    const taken = beginCarry(spot.at);
    const trembling = { ...spot, at: { x: spot.at.x + 3, y: spot.at.y + 3 } };
    expect(moveCarry(taken, trembling)).toEqual(done(taken));
    expect(endCarry(taken, trembling, true)).toEqual(done(IDLE, { do: 'put-back', world: spot.world }));
    const off = { ...spot, at: { x: spot.at.x + 9, y: spot.at.y } };
    const { next } = moveCarry(taken, off);
    expect(next).toEqual(beginCarry());
    expect(endCarry(beginCarry(), trembling, true)).toMatchObject({ wishes: [{ do: 'let-go' }] });
  });
});
