import { distance, type Point } from '../draw/geometry.ts';
import type { Carry, Done, Spot } from './gesture.ts';
import { done, IDLE } from './gesture.ts';
import { SLOP } from './slop.ts';

/** What is in the hand goes along until the pointer is let go. `from`: where a finger took it up by staying. */
export const beginCarry = (from?: Point): Carry => (from ? { kind: 'carry', from } : { kind: 'carry' });

/** A finger that only trembles has not begun to carry: what it holds is shown above it, over something else. */
const trembles = ({ from }: Carry, { at }: Spot): boolean => from !== undefined && distance(from, at) <= SLOP;

export const moveCarry = (carry: Carry, spot: Spot): Done =>
  trembles(carry, spot) ? done(carry) : done(beginCarry(), { do: 'carry', world: spot.world });

/** Outside of the window there is no place: there it goes back. */
export const endCarry = (carry: Carry, spot: Spot, isInside: boolean): Done =>
  done(IDLE, { do: isInside && !trembles(carry, spot) ? 'let-go' : 'put-back', world: spot.world });
