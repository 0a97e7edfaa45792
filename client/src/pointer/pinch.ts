import type { Point } from '../draw/geometry.ts';
import { distance } from '../draw/geometry.ts';
import type { Done, Pinch } from './gesture.ts';
import { done, IDLE } from './gesture.ts';
import { beginPan } from './pan.ts';

const mid = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** Two fingers: the table goes with the middle between them, and grows with their distance. */
export const beginPinch = (a: Point, b: Point): Pinch => ({
  kind: 'pinch',
  gap: distance(a, b),
  middle: mid(a, b),
});

export function movePinch(pinch: Pinch, [a, b]: readonly Point[]): Done {
  if (!a || !b) return done(pinch);
  const next = beginPinch(a, b);
  const by = { x: next.middle.x - pinch.middle.x, y: next.middle.y - pinch.middle.y };
  // Two fingers on one point say nothing about how far.
  return pinch.gap > 0
    ? done(next, { do: 'look', by, zoom: { at: next.middle, factor: next.gap / pinch.gap } })
    : done(next, { do: 'look', by });
}

/** The finger that stays goes on with the table. */
export const endPinch = ([rest]: readonly Point[]): Done => done(rest ? beginPan(rest) : IDLE);
