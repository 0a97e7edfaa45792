import type { MarketSpec } from '../../../rail/types.ts';

/** Two rows in a zigzag (published; 50, 55, 132, 144, 222, 250, 380 and 400 stand in the rulebook). Par 95 and 100 from phase 3. */
export const MARKET: MarketSpec = {
  kind: 'zigzag',
  rows: [
    [
      { price: 55 },
      { price: 65 },
      { price: 75, par: true, zone: 'yellow' },
      { price: 85, par: true, zone: 'yellow' },
      { price: 95, par: '3', zone: 'yellow' },
      { price: 105 },
      { price: 115 },
      { price: 126 },
      { price: 138 },
      { price: 151 },
      { price: 165 },
      { price: 180 },
      { price: 196 },
      { price: 213 },
      { price: 231 },
      { price: 250 },
      { price: 270 },
      { price: 295 },
      { price: 325 },
      { price: 360 },
      { price: 400 },
    ],
    [
      { price: 50 },
      { price: 60 },
      { price: 70, par: true, zone: 'yellow' },
      { price: 80, par: true, zone: 'yellow' },
      { price: 90, par: true, zone: 'yellow' },
      { price: 100, par: '3', zone: 'yellow' },
      { price: 110 },
      { price: 120 },
      { price: 132 },
      { price: 144 },
      { price: 158 },
      { price: 172 },
      { price: 188 },
      { price: 204 },
      { price: 222 },
      { price: 240 },
      { price: 260 },
      { price: 280 },
      { price: 310 },
      { price: 340 },
      { price: 380 },
    ],
  ],
};
/** Start prices: every par of majors, and all prices of minors. */
export const PARS: readonly number[] = [70, 75, 80, 85, 90, 95, 100];
/** The dearer pars need this phase (§4.3.2). */
export const LATE_PARS: readonly number[] = [95, 100];
