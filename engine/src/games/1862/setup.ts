import { companyPlace } from '../../rail/ids.ts';
import { newClock, startCash } from '../../rail/verbs/setup.ts';
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
  const cash = startCash(MONEY, start, seats, COMPANIES.map(companyPlace));
  const clock: Clock62 = {
    ...newClock(config, seats, PHASES[0]!.id),
    ors: 1,
    ...STOCK_ROUND,
    bids: [],
    auction: null,
    parDue: null,
    firstPrice: PRIVATES[0]!.price,
    started: [],
    notes: {},
    ...OPERATING_TURN,
    owed: [],
    results: {},
    ending: null,
  };
  return { pieces: piecesFrom(allPieces(boxFor(config.options), first)), cash, clock };
}
