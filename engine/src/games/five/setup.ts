import { BANK, companyPlace, seatPlace } from '../../rail/ids.ts';
import type { Setup } from '../../table/game.ts';
import type { Luck } from '../../table/luck.ts';
import { shuffled } from '../../table/luck.ts';
import { piecesFrom } from '../../table/pieces.ts';
import type { FiveTable } from './clock.ts';
import { OPERATING_TURN } from './course.ts';
import { COMPANIES, MONEY, START } from './data.ts';
import { PIECES } from './pieces.ts';

/** §1: seats by chance, money from the bank, the first stock round. */
export function setup({ seats: people, variant, options }: Setup, luck: Luck): FiveTable {
  const seats = shuffled(people, luck);
  const start = START[seats.length] ?? START[3]!;
  return {
    pieces: piecesFrom(PIECES),
    cash: {
      [BANK]: MONEY - start * seats.length,
      ...Object.fromEntries(seats.map((seat) => [seatPlace(seat), start])),
      ...Object.fromEntries(COMPANIES.map((company) => [companyPlace(company), 0])),
    },
    clock: {
      seats,
      variant,
      options,
      dues: [],
      round: 'SR',
      set: 1,
      or: 0,
      phase: '1',
      turn: seats[0] ?? '',
      passes: 0,
      sold: false,
      bought: null,
      sales: [],
      operating: null,
      operated: [],
      veterans: [],
      ...OPERATING_TURN,
    },
  };
}
