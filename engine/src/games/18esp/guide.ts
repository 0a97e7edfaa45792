import { railNews } from '../../rail/guide/news.ts';
import { askWords } from '../../rail/guide/words.ts';
import type { Guide } from '../../table/guide.ts';
import { phrase } from '../../table/words.ts';
import { answers } from './answers.ts';
import { applies } from './applies.ts';
import type { EspClock } from './clock.ts';
import { first } from './first.ts';
import { goalsOf } from './goals.ts';
import { answerWords, appliesWords } from './guide-words.ts';
import { isMajor, started } from './readers.ts';

/** What the table of 18España tells somebody who asks. */
export const guide: Guide<EspClock> = {
  words: { ...askWords, ...appliesWords, ...answerWords },
  applies,
  answers,
  first,
  news: (before, after) => [
    ...railNews(before, after, {
      scrap: 'scrap',
      inOperation: (table) => started(table).filter(isMajor),
    }),
    ...started(after).flatMap((company) => {
      const reached = goalsOf(before.clock, company);
      const goals = goalsOf(after.clock, company).filter((goal) => !reached.includes(goal));
      return goals.map((goal) => phrase('18esp/news/goal', { company, goal: `goal-${goal}` }));
    }),
  ],
};
