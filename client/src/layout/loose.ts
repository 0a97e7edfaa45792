import type { Box } from '../draw/geometry.ts';
import type { Size } from '../draw/rack.ts';

/** Cards of a mat that belong to no other one: in columns beside the contracts, or in lines below them. */

/** Full, or as strips with a name, or with hardly more than the category. */
const FULL = [0.8, 0.68, 0.58] as const;
const STRIPS = [150, 104, 62] as const;
const STRIP = { most: 42, least: 27, apart: 4 } as const;
/** On a strip below the contracts a vehicle is seen, and its name is read. */
const LINE = { w: 128, most: 200, h: 41, apart: 5 } as const;

/** How they lie in columns as high as the mat. */
export interface Column {
  readonly w: number;
  readonly boxes: (x: number, y: number) => readonly Box[];
}

const NO_COLUMN: Column = { w: 0, boxes: () => [] };

function column(count: number, size: Size, high: number, apart: number): Column {
  const rows = Math.max(1, Math.floor((high + apart) / (size.h + apart)));
  const columns = Math.ceil(count / rows);
  return {
    w: columns * (size.w + apart) - apart,
    boxes: (x, y) =>
      Array.from({ length: count }, (_, i) => ({
        x: x + Math.floor(i / rows) * (size.w + apart),
        y: y + (i % rows) * (size.h + apart),
        ...size,
      })),
  };
}

/** From the most readable to the narrowest. */
export function columnsFor(sizes: readonly Size[], high: number): readonly Column[] {
  if (sizes.length === 0) return [NO_COLUMN];
  const [w, h] = [Math.min(217, Math.max(...sizes.map((s) => s.w))), Math.max(...sizes.map((s) => s.h))];
  const perColumn = Math.floor(high / STRIP.least);
  const rows = Math.ceil(sizes.length / Math.ceil(sizes.length / perColumn));
  const strip = Math.min(STRIP.most, high / rows - STRIP.apart);
  return [
    ...FULL.map((scale) => column(sizes.length, { w: w * scale, h: h * scale }, high, 10)),
    ...STRIPS.map((width) => column(sizes.length, { w: width, h: strip }, high, STRIP.apart)),
  ];
}

/** Strips in lines at the foot of a box. */
export function linesBelow(
  count: number,
  { x, y, w, h }: Box,
): { readonly h: number; readonly boxes: readonly Box[] } {
  if (count === 0) return { h: 0, boxes: [] };
  const most = Math.max(1, Math.floor((w + LINE.apart) / (LINE.w + LINE.apart)));
  const rows = Math.ceil(count / most);
  const perRow = Math.ceil(count / rows);
  const wide = Math.min(LINE.most, (w + LINE.apart) / perRow - LINE.apart);
  const pitch = LINE.h + LINE.apart;
  const top = y + h - rows * pitch + LINE.apart;
  return {
    h: rows * pitch,
    boxes: Array.from({ length: count }, (_, i) => ({
      x: x + (i % perRow) * (wide + LINE.apart),
      y: top + Math.floor(i / perRow) * pitch,
      w: wide,
      h: LINE.h,
    })),
  };
}
