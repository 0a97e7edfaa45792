import type { Box, Point } from '../draw/geometry.ts';
import { drawableOf } from '../camera/current.ts';
import type { Scene } from '../layout/scene.ts';

/** Something on the table that a lesson names: a piece, a place, a purse or a whole block. */
export interface Pointed extends Point {
  readonly w: number;
  readonly h: number;
  readonly shape: 'disc' | 'box' | 'hex';
  /** Of a hex: it stands on a corner. */
  readonly isPointy: boolean;
}

const ofBox = ({ x, y, w, h }: Box): Pointed => ({
  ...{ x: x + w / 2, y: y + h / 2, w, h },
  shape: 'box',
  isPointy: false,
});

/** Where it lies in this scene; null where it is not to be seen. */
export function findPointed(scene: Scene, name: string): Pointed | null {
  const drawable = drawableOf(scene, name);
  if (drawable && drawable.layer !== 'board') {
    const { x, y, w, h, face } = drawable;
    const isRound = face.kind === 'disc' || face.kind === 'marker';
    return { x, y, w, h, shape: isRound ? 'disc' : 'box', isPointy: false };
  }
  const block = scene.world.blocks.find(
    ({ id, surface }) =>
      id === name ||
      ('place' in surface && surface.place === name) ||
      ('account' in surface && surface.account === name),
  );
  if (block) return ofBox(block.box);
  const spot = scene.places.spot(name);
  if (!spot) return null;
  const { x, y, w, h, shape, angle } = spot;
  // What lies aslant is ringed: a box would frame its neighbours.
  const form = angle === undefined ? shape : 'disc';
  return { x, y, w, h, shape: form, isPointy: scene.tiles?.orientation === 'pointy' };
}

/** The box round all of them, for the camera. */
export function boxAround(all: readonly Pointed[]): Box | null {
  if (all.length === 0) return null;
  const left = Math.min(...all.map(({ x, w }) => x - w / 2));
  const top = Math.min(...all.map(({ y, h }) => y - h / 2));
  const right = Math.max(...all.map(({ x, w }) => x + w / 2));
  const bottom = Math.max(...all.map(({ y, h }) => y + h / 2));
  return { x: left, y: top, w: right - left, h: bottom - top };
}
