import type { Orientation } from '@stellwerk/engine/rail/types.ts';
import { kindOfFace } from '../draw/faces.ts';
import { isPlate } from '../draw/plate.ts';
import type { Outline } from '../draw/glow.ts';
import type { Drawable } from '../layout/pieces.ts';
import type { Spot } from '../layout/places.ts';
import type { Scene } from '../layout/scene.ts';

const orientationOf = (scene: Scene): Orientation => scene.tiles?.orientation ?? 'flat';

/** The form of a place, for glows and rings. */
export function outlineOfSpot(scene: Scene, spot: Spot): Outline {
  if (spot.shape === 'hex') return { kind: 'hex', orientation: orientationOf(scene) };
  if (spot.shape === 'disc')
    return isPlate(spot)
      ? { kind: 'box', w: spot.w, h: spot.h, radius: spot.h * 0.26 }
      : { kind: 'disc', r: spot.w / 2 };
  const block = scene.world.blocks.find(({ id }) => id === spot.block);
  const isSheet = block && Math.abs(block.box.w - spot.w) < 1 && Math.abs(block.box.h - spot.h) < 1;
  return {
    kind: 'box',
    w: spot.w,
    h: spot.h,
    radius: isSheet ? 20 : Math.min(8, spot.h / 2),
    ...(spot.angle ? { angle: spot.angle } : {}),
  };
}

/** The form of a piece as it lies. */
export function outlineOf(scene: Scene, drawable: Drawable): Outline {
  const { face, w, h } = drawable;
  const angle = drawable.angle ? { angle: drawable.angle } : {};
  switch (kindOfFace(face).edge(face)) {
    case 'hex':
      // Off the map a tile is one of many in the tray: a ring is enough.
      return drawable.layer === 'board'
        ? { kind: 'hex', orientation: orientationOf(scene) }
        : { kind: 'disc', r: w / 2 };
    case 'round':
      if (isPlate(drawable)) return { kind: 'box', w, h, radius: h * 0.26 };
      return { kind: 'disc', r: Math.min(w, h) / 2 };
    case 'pin':
      return { kind: 'box', w, h, radius: w / 2 };
    case 'pill':
      return { kind: 'box', w, h, radius: h / 2, ...angle };
    case 'paper':
      return { kind: 'box', w, h, radius: Math.min(8, h / 2), ...angle };
  }
}
