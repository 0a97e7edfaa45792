import type { Guide } from '../../table/guide.ts';
import { answers } from './answers.ts';
import { applies } from './applies.ts';
import type { ToeClock } from './clock.ts';
import { first } from './first.ts';
import { news } from './news.ts';
import { answerWords, appliesWords } from './guide-words.ts';

/** What the table of Trains of Europe tells somebody who asks. */
export const guide: Guide<ToeClock> = {
  words: { ...appliesWords, ...answerWords },
  applies,
  answers,
  first,
  news,
};
