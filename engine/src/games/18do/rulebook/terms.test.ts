import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../../../table/rulebook.ts';
import { rulebook } from './index.ts';

const { terms } = rulebook;
const sentences = sentencesOf(rulebook);
const LANGUAGES = ['de', 'en'] as const;

describe('the terms of 18DO-Dortmund', () => {
  it('list every inflected form of a term that stands in a sentence', () => {
    const endings = { de: /^(?:e|en|er|ern|es|em|n|s)$/, en: /^(?:s|’s|s’)$/ };
    const missing = LANGUAGES.flatMap((language) => {
      const listed = new Set(terms.flatMap(({ words }) => words[language].map((word) => word.toLowerCase())));
      const stems = [...listed].filter((word) => /^[\p{L}’-]{4,}$/u.test(word));
      const used = new Set(
        sentences.flatMap((sentence) => sentence[language].toLowerCase().match(/[\p{L}’-]+/gu) ?? []),
      );
      return [...used].filter(
        (word) =>
          !listed.has(word) &&
          stems.some((stem) => word.startsWith(stem) && endings[language].test(word.slice(stem.length))),
      );
    });
    expect(missing).toEqual([]);
  });
});
