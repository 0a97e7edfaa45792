import { BANK, companyPlace, ipoPlace, seatPlace } from '../../rail/ids.ts';
import type { Setup } from '../../table/game.ts';
import type { Luck } from '../../table/luck.ts';
import { shuffled } from '../../table/luck.ts';
import type { TeTable } from './clock.ts';
import { OPERATING_TURN, STOCK_ROUND } from './course.ts';
import { FOUNDING_ORDER } from './data/companies.ts';
import { BANK as MONEY, START } from './data/limits.ts';
import { allPieces } from './pieces.ts';
import { piecesFrom } from '../../table/places.ts';

/** §4: seating order and "First Trade" by chance, start money from the bank, the first stock round. */
export function setup(config: Setup, luck: Luck): TeTable {
  const seats = shuffled(config.seats, luck);
  const first = seats[0] ?? '';
  const start = (START[seats.length] ?? START[3]!).cash;
  const cash: Record<string, number> = { [BANK]: MONEY - start * seats.length };
  for (const seat of seats) cash[seatPlace(seat)] = start;
  for (const company of FOUNDING_ORDER) {
    cash[companyPlace(company)] = 0;
    cash[ipoPlace(company)] = 0;
  }
  return {
    pieces: piecesFrom(allPieces(first)),
    cash,
    clock: {
      seats,
      variant: config.variant,
      options: config.options,
      dues: [],
      round: 'SR',
      set: 1,
      or: 0,
      phase: '2',
      turn: first,
      ...STOCK_ROUND,
      opened: false,
      auction: null,
      operating: null,
      operated: [],
      veterans: [],
      ...OPERATING_TURN,
      bonuses: [],
      ending: null,
      broke: [],
    },
  };
}
