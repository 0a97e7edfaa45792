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
const MOST = 1000;

/** Own seat first, the others in their order round the table. */
function fromViewer(mats: readonly Mat[], viewer: Seat | null): readonly Mat[] {
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
    const w = Math.min(MOST, (width - 2 * MARGIN - GAP * (perRow - 1)) / perRow);
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
