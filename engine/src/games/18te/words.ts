import { TABLE_WORDS } from '../../table/table-words.ts';
import type { Words } from '../../table/words.ts';
import { baseWords } from './words/base.ts';
import { choiceWords } from './words/choices.ts';
import { nowWords } from './words/now.ts';
import { operateWords } from './words/operate.ts';
import { stockWords } from './words/stock.ts';
import { trackWords } from './words/track.ts';

export const words: Words = {
  ...TABLE_WORDS,
  ...baseWords,
  ...nowWords,
  ...choiceWords,
  ...stockWords,
  ...trackWords,
  ...operateWords,
};
