import type { Point } from '../draw/geometry.ts';
import type { Drawable } from '../layout/pieces.ts';

/**
 * What the pointers on the tabletop are doing. One thing at a time. Each gesture is a small machine in a file of its
 * own: it is told where the pointer goes and answers with what it is now and what it wants done. It does nothing
 * itself; `pointers.ts` does.
 */
export type Gesture = Idle | Press | Pan | Carry | Pinch | Arrow | Trace;

/** No button and no finger is down; something may hang at the pointer all the same. */
export interface Idle {
  readonly kind: 'idle';
}
/** Down and not moved yet: it may become a tap, a long press, a pan or a carry. */
export interface Press {
  readonly kind: 'press';
  readonly at: Point;
  /** What lies under it. */
  readonly hit: Drawable | null;
  readonly isTouch: boolean;
  /** Takes those that lie over it along. */
  readonly isFan: boolean;
  /** It has been called to here already; to move now is to take up what lies here. */
  readonly isLong: boolean;
  /** When the browser saw it, which may be well before it tells us. */
  readonly since: number;
  /** To move is to draw a run, from this point of the table on. */
  readonly traces?: Point;
}
export interface Pan {
  readonly kind: 'pan';
  readonly last: Point;
}
/** Something is in the hand while the pointer is down. */
export interface Carry {
  readonly kind: 'carry';
  /** In pixels: where a finger took it up and has stayed since. */
  readonly from?: Point;
}
export interface Pinch {
  readonly kind: 'pinch';
  readonly gap: number;
  readonly middle: Point;
}
/** Drawn for the others, in units of the table. */
export interface Arrow {
  readonly kind: 'arrow';
  readonly from: Point;
  readonly to: Point;
}

/** A run that is drawn along the track, in units of the table. */
export interface Trace {
  readonly kind: 'trace';
  readonly last: Point;
}

/** Where a pointer is: in pixels of the window, and on the table. */
export interface Spot {
  readonly at: Point;
  readonly world: Point;
}

/** What a gesture wants done. */
export type Wish =
  /** The camera goes by so many pixels, and nearer or farther around a point. */
  | {
      readonly do: 'look';
      readonly by: Point;
      readonly zoom?: { readonly at: Point; readonly factor: number };
    }
  | { readonly do: 'hover'; readonly world: Point }
  | { readonly do: 'carry'; readonly world: Point }
  | { readonly do: 'let-go'; readonly world: Point }
  | { readonly do: 'put-back'; readonly world: Point }
  | { readonly do: 'tap'; readonly world: Point; readonly hit: Drawable | null; readonly isTouch: boolean }
  /** The finger feels that it holds something. */
  | { readonly do: 'tremble' }
  | { readonly do: 'ping'; readonly at: Point }
  | { readonly do: 'arrow'; readonly from: Point; readonly to: Point }
  /** A run goes on; without `from` it begins. */
  | { readonly do: 'trace'; readonly from: Point | null; readonly to: Point }
  | { readonly do: 'redraw' };

export interface Done {
  readonly next: Gesture;
  readonly wishes: readonly Wish[];
}
/** To take something up may fail: not everybody may, and not always. */
export interface Attempt {
  readonly takeUp: Drawable;
  readonly isTouch: boolean;
  readonly isFan: boolean;
  readonly held: Done;
  readonly failed: Done;
}
export type Step = Done | Attempt;

export const IDLE: Idle = { kind: 'idle' };
export const done = (next: Gesture, ...wishes: readonly Wish[]): Done => ({ next, wishes });
