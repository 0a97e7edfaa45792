import { hasPrice } from '../../rail/readers.ts';
import type { RailTitle } from '../../rail/title.ts';
import type { EspClock } from './clock.ts';
import { TRAINS } from './data/trains.ts';
import { drafted } from './flow.ts';
import { charterOf, director, priceOf, trainName } from './readers.ts';
import { rule } from './rules.ts';

/** What the verbs of the family ask of 18España. */
export const esp: RailTitle<EspClock> = {
  id: '18esp',
  rule,
  head: 'director',
  pool: 'market',
  trains: TRAINS,
  companies: (table) => table.clock.companies.filter((company) => hasPrice(table, company)),
  charterOf,
  decides: director,
  priceOf,
  trainName,
  drafted,
};
