import { describe, expect, it } from 'vitest';
import { done, IDLE } from './gesture.ts';
import { beginPan } from './pan.ts';
import { beginPinch, endPinch, movePinch } from './pinch.ts';

const [left, right] = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
];

describe('a pinch', () => {
  it('zooms by the distance of the fingers, around the middle between them', () => {
    const { next, wishes } = movePinch(beginPinch(left, right), [left, { x: 200, y: 0 }]);
    expect(next).toEqual({ kind: 'pinch', gap: 200, middle: { x: 100, y: 0 } });
    expect(wishes).toEqual([{ do: 'look', by: { x: 50, y: 0 }, zoom: { at: { x: 100, y: 0 }, factor: 2 } }]);
  });
  it('moves the table with two fingers that go side by side', () => {
    const [a, b] = [left, right].map(({ x, y }) => ({ x: x + 7, y: y + 9 }));
    expect(movePinch(beginPinch(left, right), [a!, b!]).wishes).toEqual([
      { do: 'look', by: { x: 7, y: 9 }, zoom: { at: { x: 57, y: 9 }, factor: 1 } },
    ]);
  });
  it('does not zoom from two fingers on one point', () => {
    expect(movePinch(beginPinch(left, left), [left, right]).wishes).toEqual([
      { do: 'look', by: { x: 50, y: 0 } },
    ]);
  });
  it('waits where a finger is missing', () => {
    const pinch = beginPinch(left, right);
    expect(movePinch(pinch, [left])).toEqual(done(pinch));
  });
  it('goes on as a pan with the finger that stays', () => {
    expect(endPinch([right])).toEqual(done(beginPan(right)));
    expect(endPinch([])).toEqual(done(IDLE));
  });
});
