import type { MarketCell, MarketSpec, TileColour } from '../../../../rail/types.ts';

/** §5.1.2: one line of prices for railways and one for brewery companies. A letter opens a start price (§4.4.1). */
const LINE = '0 10 30 40 50y 55y 60y 65y 70y 75y 80g 90b 100s 115 130 145 160 180 200 220 250';
const ZONES: Readonly<Record<string, readonly [TileColour, string]>> = {
  y: ['yellow', '2'],
  g: ['green', '3'],
  b: ['brown', '5'],
  s: ['gray', '8'],
};
function cell(written: string): MarketCell {
  const price = Number.parseInt(written, 10);
  const [zone, par] = ZONES[written.slice(-1)] ?? [];
  return { price, ...(zone !== undefined && par !== undefined ? { zone, par } : {}) };
}
const line = LINE.split(' ').map(cell);

export const RAILWAY_ROW = 0;
export const BREWERY_ROW = 1;
/** Two rows that never meet; the leftmost cell of each is red (§6.4.8). */
export const TRACKS: MarketSpec = { kind: '2d', rows: [line, line] };
export const RED_COLUMN = 0;
