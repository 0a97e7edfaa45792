import type { Carry, Done, Spot } from './gesture.ts';
import { done, IDLE } from './gesture.ts';

/** What is in the hand goes along until the pointer is let go. */
export const beginCarry = (): Carry => ({ kind: 'carry' });

export const moveCarry = (carry: Carry, { world }: Spot): Done => done(carry, { do: 'carry', world });

/** Outside of the window there is no place: there it goes back. */
export const endCarry = ({ world }: Spot, isInside: boolean): Done =>
  done(IDLE, isInside ? { do: 'let-go', world } : { do: 'put-back', world });
