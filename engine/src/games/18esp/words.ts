import { TABLE_WORDS } from '../../table/table-words.ts';
import type { Words } from '../../table/words.ts';
import { baseWords } from './words/base.ts';
import { buildWords } from './words/build.ts';
import { operateWords } from './words/operate.ts';
import { playerWords } from './words/player.ts';

export const words: Words = {
  ...TABLE_WORDS,
  ...baseWords,
  ...playerWords,
  ...buildWords,
  ...operateWords,
};
