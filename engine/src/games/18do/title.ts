import type { RailTitle } from '../../rail/title.ts';
import type { DoClock } from './clock.ts';
import { TRAIN_TYPES } from './brewery/data/cards.ts';
import { drafted } from './flow.ts';
import { charterOf, decides, founded, priceOf, trainName } from './readers.ts';
import { rule } from './rules.ts';

/** What the verbs of the family ask of 18DO. */
export const dortmund: RailTitle<DoClock> = {
  id: '18do',
  rule,
  head: 'director',
  pool: 'pool',
  trains: TRAIN_TYPES,
  companies: founded,
  charterOf,
  decides,
  priceOf,
  trainName,
  drafted,
};
