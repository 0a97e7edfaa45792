import type { Spot } from '../../../rail/market.ts';
import type { MarketCell, MarketSpec, TileColour } from '../../../rail/types.ts';

/**
 * Row 1 is the top row. A letter marks a start price and the colour phase from which it is open (4.4.1): y yellow, g green,
 * b brown, s gray. That the columns stand for the colours is a reading of the printed table (docs/18do.md).
 */
const ROWS = `
- 70 75y 80g 90b 100s 110 120 135 150 165 180 200 220 240 265 290 320 350 380
- 65 70y 75g 80b 90s 100 110 120 135 150 165 180 200 220 240 260
- 60 65y 70g 75b 80s 90 100 110 120 135 150 165
50 55 60y 65g 70b 75s 80 90 100
40 50 55y 60g 65b 70s
20 40 50y 55g 60b
`;
const ZONES: Readonly<Record<string, TileColour>> = { y: 'yellow', g: 'green', b: 'brown', s: 'gray' };
const FIRST_PHASE: Readonly<Record<TileColour, string>> = { yellow: '2', green: '3', brown: '5', gray: '8' };

function cell(written: string): MarketCell | null {
  const found = /^(\d+)([ygbs]?)$/.exec(written);
  if (!found) return null;
  const zone = ZONES[found[2] ?? ''];
  return { price: Number(found[1]), ...(zone ? { zone, par: FIRST_PHASE[zone] } : {}) };
}
const rows = ROWS.trim()
  .split('\n')
  .map((row) => row.split(' ').map(cell));
const width = Math.max(...rows.map((row) => row.length));

export const MARKET: MarketSpec = {
  kind: '2d',
  rows: rows.map((row) => [...row, ...Array.from({ length: width - row.length }, () => null)]),
};
/** The coloured 50 from which the Investor's railway starts (8.3.1). */
export const INVESTORS_START: Spot = { row: 5, col: 2 };
