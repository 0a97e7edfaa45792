import type { Point } from '../draw/geometry.ts';
import { distance } from '../draw/geometry.ts';
import type { Arrow, Done, Gesture, Spot } from './gesture.ts';
import { done, IDLE } from './gesture.ts';

/** Units of the table: what is shorter is a slip of the hand, no arrow. */
export const SHORT = 40;

export const beginArrow = (from: Point): Arrow => ({ kind: 'arrow', from, to: from });

export const moveArrow = (arrow: Arrow, { world }: Spot): Done =>
  done({ ...arrow, to: world }, { do: 'redraw' });

export const endArrow = ({ from }: Arrow, { world: to }: Spot): Done =>
  distance(from, to) > SHORT
    ? done(IDLE, { do: 'arrow', from, to }, { do: 'redraw' })
    : done(IDLE, { do: 'redraw' });

/** The arrow as it is seen while it is drawn. */
export const arrowIn = (gesture: Gesture): Arrow | null =>
  gesture.kind === 'arrow' && distance(gesture.from, gesture.to) > SHORT ? gesture : null;
