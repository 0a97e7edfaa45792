import type { PieceId } from '@stellwerk/engine/table/types.ts';
import { sizeOf } from '../draw/piece.ts';
import {
  type Caption,
  type Drawable,
  drawableOf,
  faceOf,
  type Laid,
  NOTHING,
  type Source,
  stateOf,
} from './flow.ts';
import type { Spot } from './spots.ts';
import type { Block } from './world.ts';

/** What lies in fields of small surfaces: bids, revenues, cubes. */

const only = (source: Source, id: PieceId) => ({
  face: faceOf(source, id),
  pieces: [id],
  side: stateOf(source, id)?.side,
});

/** Discs lie in a field as plates, so that their letters can be read. */
export const isPlateFor = (source: Source, ids: readonly PieceId[]): boolean =>
  ids.every((id) => faceOf(source, id).kind === 'disc');

const PLATE_RATIO = 0.52;
/** In parts of its width: a plate that is lower has no letters any more. */
const LOWEST = 0.36;
/** What looks out of a plate behind another one, and what the front one keeps of the width. */
const EDGE = 14;
const FRONT = 0.62;

/**
 * Plates at the foot of a field, under its figure, which is never covered. `high`: what they may take of its height.
 * Where it is high enough several lie one over the other, whole; else the others look out at the left of the top one.
 */
export function layPlates(source: Source, spot: Spot, ids: readonly PieceId[], high = 0.48): Laid {
  const wide = Math.min(spot.w - 2, (spot.h * high) / PLATE_RATIO);
  const room = spot.h * high;
  const rows = Math.max(1, Math.min(ids.length, Math.floor(room / (wide * LOWEST))));
  const pitch = room / rows;
  const drawables = ids.map((id, i): Drawable => {
    const face = faceOf(source, id);
    const isWide = face.kind === 'disc' || (face.kind === 'marker' && face.sign === undefined);
    // From the top of the stack downwards; what finds no row of its own lies behind the last one.
    const row = Math.min(rows - 1, i);
    const [behind, many] = [i - row, row === rows - 1 ? ids.length - rows : 0];
    const step = many > 0 ? Math.min(EDGE, (wide * (1 - FRONT)) / many) : 0;
    const w = wide - many * step;
    const h = Math.min(pitch - (rows > 1 ? 1 : 0), wide * PLATE_RATIO * 1.15, w / 1.4);
    const size = isWide ? { w, h } : { w: h, h };
    const x = spot.x + (many / 2 - behind) * step;
    const y = spot.y + spot.h / 2 - 3 - (rows - row - 0.5) * (rows > 1 ? pitch : h);
    return drawableOf(
      source,
      only(source, id),
      { ...size, x, y, z: 40 - i, place: spot.place, group: spot.block },
      { count: 1 },
    );
  });
  return { drawables, captions: [] };
}

/** Plates side by side under the figure of a field, which takes so much of it: neither it nor one of them is covered. */
export function layPlatesUnder(source: Source, spot: Spot, ids: readonly PieceId[], figure: number): Laid {
  if (ids.length <= 1) return layPlates(source, spot, ids);
  const columns = Math.ceil(Math.sqrt(ids.length));
  const rows = Math.ceil(ids.length / columns);
  const pitch = { x: (spot.w - 2) / columns, y: (spot.h - figure - 3) / rows };
  const w = pitch.x - 1;
  const h = Math.min(pitch.y - 1, w * PLATE_RATIO * 1.15);
  const left = spot.x - spot.w / 2 + 1;
  const foot = spot.y + spot.h / 2 - 3;
  const drawables = ids.map((id, i): Drawable => {
    const inRow = Math.min(columns, ids.length - Math.floor(i / columns) * columns);
    const x = left + ((i % columns) + 0.5 + (columns - inRow) / 2) * pitch.x;
    const y = foot - (rows - 1 - Math.floor(i / columns) + 0.5) * pitch.y;
    const at = { x, y, w, h, z: 40 - i, place: spot.place, group: spot.block };
    return drawableOf(source, only(source, id), at, { count: 1 });
  });
  return { drawables, captions: [] };
}

/** Anything in the middle of its field, as large as it fits. */
export function layInBox(source: Source, spot: Spot, ids: readonly PieceId[]): Laid {
  const drawables = ids.map((id, i) => {
    const pile = only(source, id);
    const size = sizeOf(pile.face, source.orientation);
    const scale = Math.min(spot.w / size.w, spot.h / size.h);
    const at = { x: spot.x + i * 6, y: spot.y + i * 6, w: size.w * scale, h: size.h * scale };
    return drawableOf(source, pile, { ...at, z: 10 - i, place: spot.place, group: spot.block });
  });
  return { drawables, captions: [] };
}

const MOST_CUBES = 5;
/** In parts of a cube: how close they lie at most, and how wide their number is. */
const CLOSEST = 0.7;
const NUMBER = 1.25;

/** Cubes side by side; of more than five three and their number. Other things lie in the middle. */
export function layGoods(source: Source, spot: Spot, ids: readonly PieceId[], { box }: Block): Laid {
  if (ids.length === 0) return NOTHING;
  const isCubes = ids.every((id) => faceOf(source, id).kind === 'cube');
  if (!isCubes) return layInBox(source, spot, ids);
  const shown = ids.length > MOST_CUBES ? ids.slice(0, 3) : ids;
  const more = ids.length - shown.length;
  // Behind them there is room for their number.
  const behind = more > 0 ? NUMBER : 0;
  const room = spot.w * 0.94;
  const size = Math.min(
    box.w / 24,
    spot.h * 0.7,
    room / Math.max(2, Math.min(5, shown.length)),
    room / (1 + (shown.length - 1) * CLOSEST + behind),
  );
  const pitch = Math.min(size * 1.3, (room - size * (1 + behind)) / Math.max(1, shown.length - 1));
  const left = spot.x - (size * behind + pitch * (shown.length - 1)) / 2;
  const drawables = shown.map((id, i) => {
    const hidden = more > 0 && i === shown.length - 1 ? ids.slice(shown.length) : [];
    const pile = { ...only(source, id), pieces: [id, ...hidden] };
    const at = { x: left + i * pitch, y: spot.y, w: size, h: size };
    return drawableOf(source, pile, { ...at, z: 20 + i, place: spot.place, group: spot.block }, { count: 1 });
  });
  const captions: readonly Caption[] =
    more > 0
      ? [
          {
            x: left + (shown.length - 1) * pitch + size * (0.5 + behind / 2),
            y: spot.y + size * 0.2,
            text: `×${ids.length}`,
            size: size * 0.62,
            weight: 700,
            max: size * NUMBER * 0.92,
          },
        ]
      : [];
  return { drawables, captions };
}
