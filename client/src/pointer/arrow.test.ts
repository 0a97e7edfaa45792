import { describe, expect, it } from 'vitest';
import { arrowIn, beginArrow, endArrow, moveArrow, SHORT } from './arrow.ts';
import { done, IDLE } from './gesture.ts';

const from = { x: 0, y: 0 };
const to = (x: number) => ({ at: from, world: { x, y: 0 } });

describe('an arrow', () => {
  it('follows the pointer and is seen as soon as it is one', () => {
    const begun = beginArrow(from);
    expect(arrowIn(begun)).toBeNull();
    const { next, wishes } = moveArrow(begun, to(SHORT + 1));
    expect(wishes).toEqual([{ do: 'redraw' }]);
    expect(arrowIn(next)).toEqual({ kind: 'arrow', from, to: { x: SHORT + 1, y: 0 } });
    expect(arrowIn(moveArrow(begun, to(SHORT)).next)).toBeNull();
    expect(arrowIn(IDLE)).toBeNull();
  });
  it('is drawn for the others where it ends; a slip of the hand is not', () => {
    const long = { do: 'arrow', from, to: { x: SHORT + 1, y: 0 } } as const;
    expect(endArrow(beginArrow(from), to(SHORT + 1))).toEqual(done(IDLE, long, { do: 'redraw' }));
    expect(endArrow(beginArrow(from), to(SHORT))).toEqual(done(IDLE, { do: 'redraw' }));
  });
});
