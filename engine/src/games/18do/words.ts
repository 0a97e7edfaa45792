import { TABLE_WORDS } from '../../table/table-words.ts';
import type { Words } from '../../table/words.ts';
import { breweryEndWords } from './brewery/words/end.ts';
import { expertWords } from './brewery/expert/words.ts';
import { marketWords } from './brewery/words/market.ts';
import { roundWords } from './brewery/words/round.ts';
import { breweryRoundsWords } from './brewery/words/rounds.ts';
import { breweryStartWords } from './brewery/words/start.ts';
import { breweryStockWords } from './brewery/words/stock.ts';
import { baseWords } from './words/base.ts';
import { boardWords } from './words/board.ts';
import { choiceWords } from './words/choices.ts';
import { endWords } from './words/end.ts';
import { introWords } from './words/intro.ts';
import { investorBreweryWords } from './investor/brewery/words.ts';
import { investorWords } from './words/investor.ts';
import { nowWords } from './words/now.ts';
import { operateWords } from './words/operate.ts';
import { runWords } from './words/run.ts';
import { startWords } from './words/start.ts';
import { stockWords } from './words/stock.ts';
import { trackWords } from './words/track.ts';
import { trainWords } from './words/trains.ts';

export const words: Words = {
  ...TABLE_WORDS,
  ...breweryStartWords,
  ...breweryStockWords,
  ...breweryRoundsWords,
  ...breweryEndWords,
  ...marketWords,
  ...roundWords,
  ...expertWords,
  ...baseWords,
  ...boardWords,
  ...trackWords,
  ...runWords,
  ...introWords,
  ...startWords,
  ...stockWords,
  ...operateWords,
  ...trainWords,
  ...investorWords,
  ...investorBreweryWords,
  ...nowWords,
  ...choiceWords,
  ...endWords,
};
