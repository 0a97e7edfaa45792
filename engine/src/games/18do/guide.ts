import { railNews } from '../../rail/guide/news.ts';
import { askWords } from '../../rail/guide/words.ts';
import type { Guide } from '../../table/guide.ts';
import { answers } from './answers.ts';
import { applies } from './applies.ts';
import { breweryAnswerWords } from './brewery/words/answers.ts';
import { expertGuideWords } from './brewery/expert/guide-words.ts';
import type { DoClock } from './clock.ts';
import { first } from './first.ts';
import { answerWords, appliesWords } from './guide-words.ts';
import { companies, isIntro, isOperating } from './readers.ts';

/** What the table of 18DO tells somebody who asks. */
export const guide: Guide<DoClock> = {
  words: { ...askWords, ...appliesWords, ...answerWords, ...breweryAnswerWords, ...expertGuideWords },
  applies,
  answers,
  first,
  news: (before, after) =>
    railNews(before, after, {
      inOperation: (table) =>
        isIntro(table) ? [] : companies(table).filter((company) => isOperating(table, company)),
    }),
};
