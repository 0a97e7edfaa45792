import { TABLE_WORDS } from '../../table/table-words.ts';
import type { Words } from '../../table/words.ts';
import { baseWords } from './words/base.ts';
import { boardWords } from './words/board.ts';
import { choiceWords } from './words/choices.ts';
import { endWords } from './words/end.ts';
import { firstWords } from './words/first.ts';
import { nowWords } from './words/now.ts';
import { operateWords } from './words/operate.ts';
import { runWords } from './words/run.ts';
import { stockWords } from './words/stock.ts';
import { trackWords } from './words/track.ts';
import { trainWords } from './words/trains.ts';

/** Everything that 1862 says, in both languages. */
export const words: Words = {
  ...TABLE_WORDS,
  ...baseWords,
  ...boardWords,
  ...nowWords,
  ...choiceWords,
  ...firstWords,
  ...stockWords,
  ...trackWords,
  ...runWords,
  ...operateWords,
  ...trainWords,
  ...endWords,
};
