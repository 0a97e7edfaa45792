import type { Point } from '../draw/geometry.ts';
import type { Drop } from '../hand/machine.ts';

export interface PointerHooks {
  /** A piece was let go somewhere: it may have to glide home. */
  onDropped(end: Drop, at: Point): void;
  /** Where the pointer is on the table; null: it has left the tabletop. */
  onPointer(at: Point | null): void;
  onPing(at: Point): void;
  onArrow(from: Point, to: Point): void;
}
