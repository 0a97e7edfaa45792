import type { RailTitle } from '../../rail/title.ts';
import type { Clock62 } from './clock.ts';
import { TRAINS } from './data/trains.ts';
import { drafted } from './flow.ts';
import { charterOf, director, priced, priceOf, trainName } from './readers.ts';
import { rule } from './rules.ts';

/** What the verbs of the family ask of 1862. */
export const us: RailTitle<Clock62> = {
  id: '1862',
  rule,
  head: 'director',
  pool: 'pool',
  trains: TRAINS,
  companies: priced,
  charterOf,
  decides: director,
  priceOf,
  trainName,
  drafted,
};
