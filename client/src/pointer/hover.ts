import type { Done, Spot } from './gesture.ts';
import { done, IDLE } from './gesture.ts';

/** Nothing is down: what lies under the pointer lifts by a hair, and what was taken up with a tap follows it. */
export const hover = ({ world }: Spot, isHolding: boolean): Done =>
  isHolding ? done(IDLE, { do: 'hover', world }, { do: 'carry', world }) : done(IDLE, { do: 'hover', world });
