import { describe, expect, it } from 'vitest';
import { expertWords } from './brewery/expert/words.ts';
import { marketWords } from './brewery/words/market.ts';
import { roundWords } from './brewery/words/round.ts';
import { investorBreweryWords } from './investor/brewery/words.ts';
import { words } from './words.ts';

describe('what 18DO says', () => {
  it.each(Object.entries({ expertWords, marketWords, roundWords, investorBreweryWords }))(
    '%s: no other chapter speaks in its place',
    (_, ofChapter) => {
      const lost = Object.keys(ofChapter).filter((key) => words[key] !== ofChapter[key]);
      expect(lost).toEqual([]);
    },
  );
});
