import type { Phrase, Words } from '@stellwerk/engine/table/words.ts';
import { phrase } from '@stellwerk/engine/table/words.ts';

/** A prompt as it is shown: a headline, a smaller line, and the paragraph it rests on. */
export interface PromptParts {
  readonly headline: Phrase;
  readonly more: Phrase | null;
  readonly section: string | null;
}

/**
 * Titles give a prompt up to four forms: the headline under its own key, `/more` for the smaller line, `/other` for those
 * who wait, `/cite` for the paragraph.
 */
export function promptParts(words: Words, { key, params }: Phrase, isForMe: boolean): PromptParts {
  const has = (suffix: string): boolean => Object.hasOwn(words, key + suffix);
  return {
    headline: phrase(!isForMe && has('/other') ? `${key}/other` : key, params),
    more: isForMe && has('/more') ? phrase(`${key}/more`, params) : null,
    section: words[`${key}/cite`]?.en ?? null,
  };
}

/** Under the headline: how it is done, where the title has something to say to that now, else where we are. */
export const smallerLine = (
  more: Phrase | null,
  where: Phrase | undefined,
  speech: { phrase(phrase: Phrase): string },
): Phrase => (more !== null && speech.phrase(more) !== '' ? more : (where ?? { key: '' }));

/** What is said before something else needs one, unless it ends in one: "a bid for the First Steamship Co." */
export const asSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** A headline needs no full stop. */
export const asHeadline = (text: string): string => text.replace(/\.$/, '');
