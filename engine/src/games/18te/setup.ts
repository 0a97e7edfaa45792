import { companyPlace, ipoPlace } from '../../rail/ids.ts';
import { newClock, startCash } from '../../rail/verbs/setup.ts';
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
  const start = (START[seats.length] ?? START[3]!).cash;
  const accounts = FOUNDING_ORDER.flatMap((company) => [companyPlace(company), ipoPlace(company)]);
  return {
    pieces: piecesFrom(allPieces(seats[0] ?? '')),
    cash: startCash(MONEY, start, seats, accounts),
    clock: {
      ...newClock(config, seats, '2'),
      ...STOCK_ROUND,
      opened: false,
      auction: null,
      ...OPERATING_TURN,
      bonuses: [],
      ending: null,
      broke: [],
    },
  };
}
