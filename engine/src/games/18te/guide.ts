import { railNews } from '../../rail/guide/news.ts';
import { askWords } from '../../rail/guide/words.ts';
import type { Guide } from '../../table/guide.ts';
import { phrase } from '../../table/words.ts';
import { answers } from './answers.ts';
import { applies } from './applies.ts';
import type { TeClock } from './clock.ts';
import { first } from './first.ts';
import { answerWords, appliesWords } from './guide-words.ts';

/** What the table of 18TE tells somebody who asks. */
export const guide: Guide<TeClock> = {
  words: { ...askWords, ...appliesWords, ...answerWords },
  applies,
  answers,
  first,
  news: (before, after) => [
    ...railNews(before, after),
    ...after.clock.bonuses.flatMap((company) =>
      before.clock.bonuses.includes(company) ? [] : [phrase('18te/news/goal', { company })],
    ),
  ],
};
