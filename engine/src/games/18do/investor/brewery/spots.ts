import type { Spot } from '../../../../rail/market.ts';
import { BREWERY_ROW, RAILWAY_ROW, TRACKS } from '../../brewery/data/tracks.ts';
import type { DoTable } from '../../clock.ts';
import { INVESTORS_START } from '../../data/market.ts';
import { isBrewery } from '../../readers.ts';
import { BREWERY_START_PRICE, RAILWAY_START } from './data.ts';

/** The cell of the lines that shows a price. */
export const columnOf = (price: number): number =>
  (TRACKS.rows[RAILWAY_ROW] ?? []).findIndex((cell) => cell?.price === price);

/** §8.3.1, §8.4.1: where his railway starts. */
export const railwayStart = (table: DoTable): Spot =>
  isBrewery(table) ? { row: RAILWAY_ROW, col: columnOf(RAILWAY_START) } : INVESTORS_START;
/** §8.2.1.3: where his brewery company starts. */
export const BREWERY_SPOT: Spot = { row: BREWERY_ROW, col: columnOf(BREWERY_START_PRICE) };
