import { BANK, companyPlace, seatPlace } from '../../rail/ids.ts';
import type { Setup } from '../../table/game.ts';
import type { Luck } from '../../table/luck.ts';
import { shuffled } from '../../table/luck.ts';
import { piecesFrom } from '../../table/places.ts';
import { boxFor } from './box.ts';
import type { Clock62, Table62 } from './clock.ts';
import { OPERATING_TURN, STOCK_ROUND } from './course.ts';
import { COMPANIES } from './data/companies.ts';
import { BANK as MONEY, START } from './data/limits.ts';
import { PRIVATES } from './data/privates.ts';
import { PHASES } from './data/trains.ts';
import { allPieces } from './pieces.ts';

/** Chapter 2: seats by drawn numbers, number 1 has the priority; cash by players out of a bank of 22,000. */
export function setup(config: Setup, luck: Luck): Table62 {
  const seats = shuffled(config.seats, luck);
  const first = seats[0] ?? '';
  const start = START[seats.length] ?? START[4]!;
  const cash: Record<string, number> = { [BANK]: MONEY - start * seats.length };
  for (const seat of seats) cash[seatPlace(seat)] = start;
  for (const company of COMPANIES) cash[companyPlace(company)] = 0;
  const clock: Clock62 = {
    seats,
    variant: config.variant,
    options: config.options,
    dues: [],
    round: 'SR',
    set: 1,
    or: 0,
    ors: 1,
    phase: PHASES[0]!.id,
    turn: first,
    ...STOCK_ROUND,
    bids: [],
    auction: null,
    parDue: null,
    firstPrice: PRIVATES[0]!.price,
    started: [],
    notes: {},
    operating: null,
    operated: [],
    veterans: [],
    ...OPERATING_TURN,
    owed: [],
    results: {},
    ending: null,
  };
  return { pieces: piecesFrom(allPieces(boxFor(config.options), first)), cash, clock };
}
