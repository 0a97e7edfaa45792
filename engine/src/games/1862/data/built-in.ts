import type { Material } from '../material.ts';
import { BOARD_LINES } from './board.ts';
import { BONUSES } from './bonuses.ts';
import { MARKET_LINES } from './market.ts';
import { TILE_LINES } from './tiles.ts';

/** The material of this program, in the form of a file that owners of the printed game can correct. */
export const BUILT_IN: Material = {
  name: '1862, reconstructed',
  board: BOARD_LINES,
  tiles: TILE_LINES,
  market: MARKET_LINES,
  bonuses: BONUSES,
};
