import type { SharedSpot } from '@stellwerk/shared/desk.ts';
import type { Point } from '../draw/geometry.ts';
import type { Scene } from '../layout/scene.ts';

type Blocks = Pick<Scene, 'world' | 'places'>;

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** A point as others will find it: everybody's own mat lies first, so points are counted on the block they lie on. */
export function shareSpot(scene: Blocks, { x, y }: Point): SharedSpot {
  const block = scene.places.blockAt({ x, y });
  return block
    ? { on: block.id, x: Math.round(x - block.box.x), y: Math.round(y - block.box.y) }
    : { x: Math.round(x), y: Math.round(y) };
}

/** Where somebody else's point lies here; null where it is no point, or on a block that is not to be seen here. */
export function findSpot({ world }: Pick<Scene, 'world'>, value: unknown): Point | null {
  if (typeof value !== 'object' || value === null) return null;
  const { on, x, y } = value as Partial<Record<keyof SharedSpot, unknown>>;
  if (!isNumber(x) || !isNumber(y)) return null;
  if (on === undefined) return { x, y };
  const block = world.blocks.find(({ id }) => id === on);
  return block ? { x: block.box.x + x, y: block.box.y + y } : null;
}

/** A point in one word, as marks on the map hold it. */
export const wordOfSpot = ({ on, x, y }: SharedSpot): string =>
  on === undefined ? `@${x},${y}` : `@${on},${x},${y}`;

export function spotOfWord(word: string): SharedSpot | null {
  const found = /^@(?:(.+),)?(-?\d+),(-?\d+)$/.exec(word);
  if (!found) return null;
  const at = { x: Number(found[2]), y: Number(found[3]) };
  return found[1] === undefined ? at : { on: found[1], ...at };
}

/** What somebody looks at: the middle and the size of the window, in units of the table. */
export interface SharedView {
  readonly at: SharedSpot;
  readonly w: number;
  readonly h: number;
}

export function readView(
  scene: Pick<Scene, 'world'>,
  value: unknown,
): (Point & { readonly w: number; readonly h: number }) | null {
  if (typeof value !== 'object' || value === null) return null;
  const { at, w, h } = value as Partial<Record<keyof SharedView, unknown>>;
  const middle = findSpot(scene, at);
  return middle && isNumber(w) && isNumber(h) && w > 0 && h > 0 ? { ...middle, w, h } : null;
}
