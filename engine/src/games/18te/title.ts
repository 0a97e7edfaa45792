import type { RailTitle } from '../../rail/title.ts';
import type { TeClock } from './clock.ts';
import { TRAINS } from './data/trains.ts';
import { drafted } from './flow.ts';
import { charterOf, director, founded, priceOf, trainName } from './readers.ts';
import { rule } from './rules.ts';

/** What the verbs of the family ask of 18TE. */
export const te: RailTitle<TeClock> = {
  id: '18te',
  rule,
  head: 'president',
  pool: 'pool',
  trains: TRAINS,
  companies: founded,
  charterOf,
  decides: director,
  priceOf,
  trainName,
  drafted,
};
