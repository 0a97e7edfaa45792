import { piecesAt } from '@stellwerk/engine/table/places.ts';
import type { PieceId } from '@stellwerk/engine/table/types.ts';
import { sizeOf } from '../draw/piece.ts';
import { fieldBox, fieldCount, type TrackSurface } from '../draw/profit.ts';
import { drawableOf, faceOf, type Laid, type Source } from './flow.ts';
import type { Spot } from './spots.ts';
import type { Block } from './world.ts';

/** Pins on a track of values: each stands on its field, and where their heads would meet they lean away from each other. */

/** From the point of a pin to the middle of its head, in parts of its height. */
const REACH = 0.58;
/** Between the middles of two heads, in parts of their width: the letters of both are seen. */
const APART = 0.78;
/** Further no pin leans. */
const STEEPEST = 0.8;

/**
 * How far each goes aside, so that all are `apart` from each other and as near as can be to where they belong, in rising
 * order; none further than `most`: then those that stand together come closer.
 */
export function spreadOut(wanted: readonly number[], apart: number, most: number): readonly number[] {
  // Whoever would touch the one before joins its group, which stands round the middle of what it wants.
  const groups: { sum: number; count: number }[] = [];
  const middle = ({ sum, count }: { sum: number; count: number }): number => sum / count;
  for (const at of wanted) {
    let group = { sum: at, count: 1 };
    for (let last = groups.at(-1); last; last = groups.at(-1)) {
      const room = (apart * (last.count + group.count)) / 2;
      if (middle(group) - middle(last) >= room) break;
      groups.pop();
      group = { sum: last.sum + group.sum, count: last.count + group.count };
    }
    groups.push(group);
  }
  let first = 0;
  return groups.flatMap((group) => {
    const asides = wanted
      .slice(first, (first += group.count))
      .map((at, i) => middle(group) + apart * (i - (group.count - 1) / 2) - at);
    const furthest = Math.max(...asides.map(Math.abs));
    return asides.map((aside) => aside * Math.min(1, most / (furthest || 1)));
  });
}

interface Pin {
  readonly piece: PieceId;
  readonly tip: number;
}

/** All pins of a track, from the lowest value to the highest. */
function pinsOn(source: Source, surface: TrackSurface, block: Pick<Block, 'box'>): readonly Pin[] {
  return Array.from({ length: fieldCount(surface) }, (_, i) => surface.from + i * surface.step).flatMap(
    (value) => {
      const { x, w } = fieldBox(surface, block.box, value);
      return piecesAt(source.table, `${surface.place}/${value}`).map((piece) => ({ piece, tip: x + w / 2 }));
    },
  );
}

export function layOnTrack(
  source: Source,
  spot: Spot,
  ids: readonly PieceId[],
  block: Pick<Block, 'box'>,
  surface: TrackSurface,
): Laid {
  const pins = pinsOn(source, surface, block);
  const sizes = pins.map(({ piece }) => sizeOf(faceOf(source, piece), source.orientation));
  const [wide, high] = [Math.max(0, ...sizes.map(({ w }) => w)), Math.max(1, ...sizes.map(({ h }) => h))];
  const asides = spreadOut(
    pins.map(({ tip }) => tip),
    APART * wide,
    STEEPEST * REACH * high,
  );
  const drawables = ids.map((id) => {
    const i = pins.findIndex(({ piece }) => piece === id);
    const [size, tip] = [sizeOf(faceOf(source, id), source.orientation), pins[i]?.tip ?? spot.x];
    const angle = Math.asin((asides[i] ?? 0) / (REACH * high));
    return drawableOf(
      source,
      { face: faceOf(source, id), pieces: [id], side: undefined },
      {
        z: 30 + Math.max(0, i),
        place: spot.place,
        group: spot.block,
        // A pin turns about its point, and what is drawn about its middle.
        x: tip + (Math.sin(angle) * size.h) / 2,
        y: spot.y - spot.h / 2 - (Math.cos(angle) * size.h) / 2,
        w: size.w,
        h: size.h,
      },
      { angle },
    );
  });
  return { drawables, captions: [] };
}
