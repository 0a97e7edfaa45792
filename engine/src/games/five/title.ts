import type { RailTitle } from '../../rail/title.ts';
import type { FiveClock } from './clock.ts';
import { TRAINS } from './data.ts';
import { drafted } from './flow.ts';
import { charterOf, founded, president, priceOf, trainName } from './readers.ts';
import { rule } from './rules.ts';

/** What the verbs of the family ask of this title. */
export const five: RailTitle<FiveClock> = {
  id: 'five',
  rule,
  head: 'president',
  pool: 'pool',
  trains: TRAINS,
  companies: founded,
  charterOf,
  decides: president,
  priceOf,
  trainName,
  drafted,
};
