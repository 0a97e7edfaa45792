import type { Surface } from '@stellwerk/engine/stage/stage.ts';
import type { Seat } from '@stellwerk/engine/table/types.ts';
import type { Box } from '../draw/geometry.ts';
import { MAT_HEIGHT } from '../draw/mat.ts';

type Mat = Extract<Surface, { readonly kind: 'mat' }>;
interface MatBlock {
  readonly id: string;
  readonly surface: Mat;
  readonly box: Box;
  readonly inner: boolean;
}

export interface MatRows {
  readonly bottom: readonly Mat[];
  readonly top: readonly Mat[];
  /** The width the world must have. */
  readonly least: number;
  readonly lay: (width: number, topY: number, bottomY: number) => readonly MatBlock[];
}

const MARGIN = 31;
const GAP = 22;
const LEAST = 640;

/** Own seat first, the others in their order round the table. */
export function fromViewer(mats: readonly Mat[], viewer: Seat | null): readonly Mat[] {
  const own = mats.findIndex(({ seat }) => seat === viewer);
  return own <= 0 ? mats : [...mats.slice(own), ...mats.slice(0, own)];
}

/** How many lie below: four at most, and with five or six three, so that rows are of nearly one length. */
const lowerCount = (count: number): number => (count <= 4 ? count : count <= 6 ? 3 : Math.ceil(count / 2));

/** Mats of a table: own seat at the lower left, then clockwise over the top and back below. */
export function placeMats(surfaces: readonly Mat[], viewer: Seat | null): MatRows {
  const mats = fromViewer(surfaces, viewer);
  const below = lowerCount(mats.length);
  const above = mats.length - below;
  const first = mats.slice(0, 1);
  const top = above > 0 ? mats.slice(1, 1 + above) : [];
  const bottom = above > 0 ? [...first, ...mats.slice(1 + above).toReversed()] : mats;
  const perRow = Math.max(below, above, 1);
  const least = 2 * MARGIN + perRow * LEAST + (perRow - 1) * GAP;
  const row = (list: readonly Mat[], width: number, y: number): readonly MatBlock[] => {
    const w = (width - 2 * MARGIN - GAP * (perRow - 1)) / perRow;
    const total = list.length * w + (list.length - 1) * GAP;
    // A short row stands in the middle, unless it is the own one, which begins at the left.
    const left = list === bottom ? MARGIN : (width - total) / 2;
    return list.map((surface, i) => ({
      id: surface.id,
      surface,
      box: { x: left + i * (w + GAP), y, w, h: MAT_HEIGHT },
      inner: false,
    }));
  };
  return {
    bottom,
    top,
    least: mats.length === 0 ? 0 : least,
    lay: (width, topY, bottomY) => [...row(top, width, topY), ...row(bottom, width, bottomY)],
  };
}

/** Mats in a column beside the map: two in a row, own seat at the lower left; of an odd number it has a row of its own. */
export function gridMats(
  surfaces: readonly Mat[],
  viewer: Seat | null,
  { x, y, w, h }: Box,
): readonly MatBlock[] {
  const [own, ...others] = fromViewer(surfaces, viewer);
  if (!own) return [];
  const isOdd = surfaces.length % 2 === 1;
  const rows = matRows(surfaces.length);
  const height = (h - GAP * (rows - 1)) / rows;
  const half = (w - GAP) / 2;
  const at = (row: number, column: number, width: number): Box => ({
    x: x + column * (half + GAP),
    y: y + row * (height + GAP),
    w: width,
    h: height,
  });
  // Round the table: up on the left, down on the right.
  const left = Math.ceil((surfaces.length - (isOdd ? 1 : 2)) / 2);
  return [
    { id: own.id, surface: own, box: at(rows - 1, 0, isOdd ? w : half), inner: false },
    ...others.map((surface, i): MatBlock => {
      const last = rows - 2;
      const box = i < left ? at(last - i, 0, half) : at(i - left, 1, half);
      return { id: surface.id, surface, box, inner: false };
    }),
  ];
}
export const matRows = (seats: number): number => Math.ceil(seats / 2);
