import { railNews } from '../../rail/guide/news.ts';
import { askWords } from '../../rail/guide/words.ts';
import type { Guide } from '../../table/guide.ts';
import { answers } from './answers.ts';
import { applies } from './applies.ts';
import type { Clock62 } from './clock.ts';
import { first } from './first.ts';
import { answerWords, appliesWords } from './guide-words.ts';
import { started } from './readers.ts';

/** What the table of 1862 tells somebody who asks. */
export const guide: Guide<Clock62> = {
  words: { ...askWords, ...appliesWords, ...answerWords },
  applies,
  answers,
  first,
  news: (before, after) => railNews(before, after, { inOperation: started }),
};
