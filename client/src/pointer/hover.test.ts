import { describe, expect, it } from 'vitest';
import { done, IDLE } from './gesture.ts';
import { hover } from './hover.ts';

const spot = { at: { x: 1, y: 2 }, world: { x: 30, y: 40 } };
const { world } = spot;

describe('a pointer that is not down', () => {
  it('shows what can be taken up', () => {
    expect(hover(spot, false)).toEqual(done(IDLE, { do: 'hover', world }));
  });
  it('takes along what a tap has taken up', () => {
    expect(hover(spot, true)).toEqual(done(IDLE, { do: 'hover', world }, { do: 'carry', world }));
  });
});
