import type { Face } from '@stellwerk/engine/stage/stage.ts';
import type { PieceId } from '@stellwerk/engine/table/types.ts';
import type { Box } from '../draw/geometry.ts';
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
/** A lone plate is hardly higher than this, and no plate is higher than that: it would be a disc. In parts of its width. */
const HIGHEST = PLATE_RATIO * 1.15;
const NO_DISC = 0.88;
/** A plate whose letters are told from those of another, in parts of what a figure takes that can be read. */
const LEAST = { w: 0.95, h: 0.52 } as const;
/** How wide a bold letter is, in parts of its height. */
const LETTER = 0.77;

interface Grid {
  readonly columns: number;
  readonly rows: number;
}

/** How well so many letters are read on a plate: as large as it is high, and better narrow than small. */
function legibility(w: number, h: number, letters: number): number {
  const size = Math.min(h, w * NO_DISC);
  return size * Math.sqrt(Math.min(1, w / (LETTER * letters * size)));
}

/** The most letters that one of them has. */
const longest = (source: Source, ids: readonly PieceId[]): number =>
  Math.max(
    3,
    ...ids.map((id) => {
      const face = faceOf(source, id);
      return face.kind === 'disc' ? (source.stage.liveries[face.livery]?.letters ?? face.livery).length : 0;
    }),
  );

/** So many plates in a field side by side and one over the other, as their letters are read best. */
function gridFor(count: number, { w, h }: Box, most: Grid, letters: number): Grid {
  const grids = Array.from({ length: count }, (_, i): Grid => {
    const rows = i + 1;
    return { rows, columns: Math.ceil(count / rows) };
  }).filter(({ columns, rows }) => rows === 1 || (rows <= most.rows && columns <= most.columns));
  const good = ({ columns, rows }: Grid): number => legibility(w / columns, h / rows, letters);
  return grids.reduce((best, grid) => (good(grid) > good(best) ? grid : best));
}

/** Plates in a box from the top of the stack downwards: none covers another, and a row of few has wide ones. */
function platesIn(count: number, { x, y, w, h }: Box, { columns, rows }: Grid): readonly Box[] {
  // What is left over stands in the first row: the top of the stack is the widest.
  const first = count - (rows - 1) * columns;
  const pitch = h / rows;
  const gap = count > 1 ? 1 : 0;
  return Array.from({ length: count }, (_, i) => {
    const row = i < first ? 0 : 1 + Math.floor((i - first) / columns);
    const wide = w / (row === 0 ? first : columns);
    const own = wide - gap;
    const high = Math.min(pitch - gap, own * (count > 1 ? NO_DISC : HIGHEST));
    return {
      x: x + (row === 0 ? i : (i - first) % columns) * wide + gap / 2,
      y: rows === 1 ? y + h - high : y + row * pitch + (pitch - high) / 2,
      w: own,
      h: high,
    };
  });
}

/** What lies in a field and is no disc keeps its shape. */
const isWide = (face: Face): boolean =>
  face.kind === 'disc' || (face.kind === 'marker' && face.sign === undefined);

/**
 * Plates at the foot of a field, under its figure, which is never covered: whose they are is always told by letters.
 * `high`: what they may take of its height.
 */
export function layPlates(source: Source, spot: Spot, ids: readonly PieceId[], high = 0.48): Laid {
  return layPlatesUnder(source, spot, ids, spot.h * (1 - high) - 3);
}

/**
 * The same where the figure takes so much of the height. Where not all of them can be read, the uppermost are seen and how
 * many more there are. `narrowest`: how wide a plate is at least, in parts of that figure.
 */
export function layPlatesUnder(
  source: Source,
  spot: Spot,
  ids: readonly PieceId[],
  figure: number,
  narrowest: number = LEAST.w,
): Laid {
  if (ids.length === 0) return NOTHING;
  const room = spot.h - figure - 3;
  const wide = ids.length === 1 ? Math.min(spot.w - 2, room / PLATE_RATIO) : spot.w - 2;
  const box = { x: spot.x - wide / 2, y: spot.y - spot.h / 2 + figure, w: wide, h: room };
  const most: Grid = {
    columns: Math.max(2, Math.floor(wide / (narrowest * figure))),
    rows: Math.max(1, Math.floor(room / (LEAST.h * figure))),
  };
  const count = Math.min(ids.length, most.columns * most.rows);
  const isAll = count === ids.length;
  const boxes = platesIn(count, box, gridFor(count, box, most, longest(source, ids)));
  const shown = isAll ? ids : ids.slice(0, count - 1);
  const drawables = shown.map((id, i): Drawable => {
    const hidden = i === shown.length - 1 ? ids.slice(shown.length) : [];
    const pile = { ...only(source, id), pieces: [id, ...hidden] };
    const { x, y, w, h } = boxes[i]!;
    return drawableOf(
      source,
      pile,
      {
        x: x + w / 2,
        y: y + h / 2,
        w: isWide(pile.face) ? w : h,
        h,
        z: 40 - i,
        place: spot.place,
        group: spot.block,
      },
      { count: 1 },
    );
  });
  return { drawables, captions: isAll ? [] : [countIn(boxes[count - 1]!, ids.length - shown.length)] };
}

/** How many more there are, where the next plate would lie. */
const countIn = ({ x, y, w, h }: Box, more: number): Caption => ({
  x: x + w / 2,
  y: y + h / 2 + h * 0.3,
  text: `+${more}`,
  size: h * 0.86,
  weight: 700,
  max: w,
});

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
