import { contains } from '../draw/geometry.ts';
import type { Box, Point } from '../draw/geometry.ts';
import { CITY_R, cityPoints } from '../draw/lanes.ts';
import { stepBoxes } from '../draw/steps.ts';
import type { Item } from '../keys/regions.ts';
import type { Drawable } from '../layout/pieces.ts';
import { pieceAt } from '../layout/scene.ts';
import { boxOut, ownBlock } from '../layout/scaled.ts';
import type { Scene } from '../layout/scene.ts';
import type { Question } from './answering.ts';
import { spotOf } from './answering.ts';

type Found = Omit<Question, 'by'>;

const boxOf = ({
  x,
  y,
  w,
  h,
}: {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}): Box => ({
  x: x - w / 2,
  y: y - h / 2,
  w,
  h,
});

function aboutDrawable(drawable: Drawable): Found | null {
  const at = boxOf(drawable);
  if (drawable.account !== undefined) return { about: { account: drawable.account }, at, piece: null };
  if (drawable.piece !== null) return { about: { piece: drawable.piece }, at, piece: drawable.piece };
  return { about: { place: drawable.place }, at, piece: null };
}

/** A word of a row of steps under a point. */
function stepAt(scene: Scene, point: Point): Found | null {
  for (const block of scene.world.blocks) {
    const { surface } = block;
    if (surface.kind !== 'steps' || !contains(block.box, point)) continue;
    const boxes = stepBoxes(surface, ownBlock(block).box).map((own) => boxOut(block, own));
    const i = boxes.findIndex((one) => contains(one, point));
    const step = surface.steps[i];
    if (step) return { about: { role: surface.role, step: step.id }, at: boxes[i]!, piece: null };
  }
  return null;
}

/** A city of a network under a point. */
function cityAt(scene: Scene, point: Point): Found | null {
  for (const { surface, box } of scene.world.blocks) {
    if (surface.kind !== 'network' || !contains(box, point)) continue;
    for (const [id, { x, y }] of cityPoints(surface, box))
      if (Math.hypot(point.x - x, point.y - y) <= CITY_R + 3)
        return {
          about: { place: `city/${id}` },
          at: boxOf({ x, y, w: 2 * CITY_R, h: 2 * CITY_R }),
          piece: null,
        };
  }
  return null;
}

/** So large that a card beside it would lie far from the pointer. */
const LARGE = 620;

function placeAt(scene: Scene, point: Point): Found | null {
  const place = scene.places.at(point, 'hex');
  if (place === null) return null;
  const spot = scene.places.spot(place);
  const at = spot && spot.w <= LARGE && spot.h <= LARGE ? boxOf(spot) : spotOf(point);
  return { about: { place }, at, piece: null };
}

/** What lies under a point: the piece on top, a word, a city, else the place. */
export function askedAt(scene: Scene, point: Point): Found | null {
  const hit = pieceAt(scene, point);
  if (hit && hit.layer === 'pieces') return aboutDrawable(hit);
  return stepAt(scene, point) ?? cityAt(scene, point) ?? placeAt(scene, point) ?? (hit && aboutDrawable(hit));
}

/** What the keys stand on. */
export function askedByKeys(scene: Scene, item: Item): Found | null {
  const drawable = item.drawable === null ? null : scene.drawables.find(({ id }) => id === item.drawable);
  if (drawable && drawable.layer === 'pieces') return aboutDrawable(drawable);
  return { about: { place: item.place }, at: boxOf(item), piece: null };
}
