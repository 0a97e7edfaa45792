import { companyPlace } from '../../rail/ids.ts';
import { newClock, startCash } from '../../rail/verbs/setup.ts';
import type { Setup } from '../../table/game.ts';
import type { Luck } from '../../table/luck.ts';
import { shuffled } from '../../table/luck.ts';
import { piecesFrom } from '../../table/pieces.ts';
import type { FiveTable } from './clock.ts';
import { OPERATING_TURN } from './course.ts';
import { COMPANIES, MONEY, START } from './data.ts';
import { PIECES } from './pieces.ts';

/** §1: seats by chance, money from the bank, the first stock round. */
export function setup(config: Setup, luck: Luck): FiveTable {
  const seats = shuffled(config.seats, luck);
  const start = START[seats.length] ?? START[3]!;
  return {
    pieces: piecesFrom(PIECES),
    cash: startCash(MONEY, start, seats, COMPANIES.map(companyPlace)),
    clock: {
      ...newClock(config, seats, '1'),
      passes: 0,
      sold: false,
      bought: null,
      sales: [],
      ...OPERATING_TURN,
    },
  };
}
