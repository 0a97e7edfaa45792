import type { Material } from '../material-types.ts';
import { BOARD_SIZE, CITIES } from './cities.ts';
import { CONNECTIONS } from './connections.ts';
import { MAIN_CONTRACTS, START_CONTRACTS } from './contracts.ts';
import { LOCOMOTIVES, WAGONS } from './vehicles.ts';

/** The material of this program: board and decks rebuilt from the text of the rulebook. */
export const BUILT_IN: Material = {
  name: 'Trains of Europe, reconstructed',
  size: BOARD_SIZE,
  cities: CITIES,
  connections: CONNECTIONS,
  contracts: [...START_CONTRACTS, ...MAIN_CONTRACTS],
  vehicles: [...LOCOMOTIVES, ...WAGONS],
};
