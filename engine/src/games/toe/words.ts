import { TABLE_WORDS } from '../../table/table-words.ts';
import type { Words } from '../../table/words.ts';
import { actWords } from './words/acts.ts';
import { adviceWords } from './words/advice.ts';
import { cardWords } from './words/cards.ts';
import { materialWords } from './words/material.ts';
import { nameWords } from './words/names.ts';
import { phaseWords } from './words/phases.ts';
import { promptWords } from './words/prompts.ts';
import { ruleWords } from './words/rules.ts';
import { tableWords } from './words/table.ts';

export const words: Words = {
  ...TABLE_WORDS,
  ...materialWords,
  ...nameWords,
  ...tableWords,
  ...cardWords,
  ...actWords,
  ...promptWords,
  ...ruleWords,
  ...phaseWords,
  ...adviceWords,
};
