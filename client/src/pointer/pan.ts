import type { Point } from '../draw/geometry.ts';
import type { Done, Pan, Spot } from './gesture.ts';
import { done, IDLE } from './gesture.ts';

/** The table goes with the pointer. */
export const beginPan = (last: Point): Pan => ({ kind: 'pan', last });

export const movePan = ({ last }: Pan, { at }: Spot): Done =>
  done(beginPan(at), { do: 'look', by: { x: at.x - last.x, y: at.y - last.y } });

export const endPan = (): Done => done(IDLE);
