import { distance } from '../draw/geometry.ts';
import { beginCarry } from './carry.ts';
import type { Done, Press, Spot, Step } from './gesture.ts';
import { done, IDLE } from './gesture.ts';
import { beginPan } from './pan.ts';
import { SLOP } from './slop.ts';
import { beginTrace } from './trace.ts';

export const LONG_MS = 380;

export const beginPress = (press: Omit<Press, 'kind' | 'isLong'>): Press => ({
  kind: 'press',
  ...press,
  isLong: false,
});

/** It moves: with what lies there, or the map under it. */
export function movePress(press: Press, spot: Spot): Step {
  const { at, world } = spot;
  if (distance(press.at, at) <= SLOP) return done(press);
  if (press.traces) return beginTrace(press.traces, spot);
  const { hit, isTouch, isLong, isFan } = press;
  // A finger that moves pans; a tile on the map wants a longer press, because the map is what one pans by.
  const canLift = hit !== null && (isLong || (!isTouch && hit.layer === 'pieces'));
  const failed = done(beginPan(at));
  return canLift
    ? { takeUp: hit, isTouch, isFan, held: done(beginCarry(), { do: 'carry', world }), failed }
    : failed;
}

/** It stays. A finger cannot take up what it only brushes, so it takes it up by staying; a mouse that stays points at it. */
export function pressLong(press: Press, isHolding: boolean): Step {
  const { hit, isTouch, at } = press;
  const long: Press = { ...press, isLong: true };
  const failed = isHolding ? done(long) : done(long, { do: 'ping', at });
  if (!isTouch || hit?.layer !== 'pieces') return failed;
  return {
    takeUp: hit,
    isTouch,
    isFan: false,
    held: done(beginCarry(at), { do: 'tremble' }, { do: 'redraw' }),
    failed,
  };
}

/** Whether it has become a long one by then: a page too busy to notice in time still honours it. */
export const isLongBy = ({ isLong, since }: Press, when: number): boolean =>
  !isLong && when - since >= LONG_MS;

export const endPress = ({ isLong, hit, isTouch }: Press, { world }: Spot): Done =>
  isLong ? done(IDLE) : done(IDLE, { do: 'tap', world, hit, isTouch });
