import { describe, expect, it } from 'vitest';
import { done, IDLE } from './gesture.ts';
import { beginPress, movePress } from './press.ts';
import { endTrace, moveTrace } from './trace.ts';

const from = { x: 500, y: 500 };
const spot = { at: { x: 40, y: 0 }, world: { x: 580, y: 500 } };
const press = { at: { x: 0, y: 0 }, hit: null, isTouch: false, isFan: false, since: 0 } as const;

describe('a run drawn along the track', () => {
  it('begins where the press was, and the board does not move', () => {
    const begun = movePress(beginPress({ ...press, traces: from }), spot);
    expect(begun).toEqual(
      done(
        { kind: 'trace', last: spot.world },
        { do: 'trace', from: null, to: from },
        { do: 'trace', from, to: spot.world },
      ),
    );
    expect(movePress(beginPress(press), spot)).toMatchObject({ next: { kind: 'pan' } });
  });
  it('a hand that trembles is still a tap', () => {
    const trembling = { at: { x: 3, y: 0 }, world: { x: 506, y: 500 } };
    expect(movePress(beginPress({ ...press, traces: from }), trembling)).toMatchObject({
      next: { kind: 'press' },
      wishes: [],
    });
  });
  it('goes along and ends where the hand lets go', () => {
    const trace = { kind: 'trace', last: from } as const;
    const wish = { do: 'trace', from, to: spot.world } as const;
    expect(moveTrace(trace, spot)).toEqual(done({ kind: 'trace', last: spot.world }, wish));
    expect(endTrace(trace, spot)).toEqual(done(IDLE, wish));
  });
});
