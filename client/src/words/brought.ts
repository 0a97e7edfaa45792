import type { Words } from '@stellwerk/engine/table/words.ts';

const here: Record<string, Words[string]> = {};

/** Our own words, as far as they are here. */
export const WORDS: Words = here;

/** A page, or a part of one that comes later, brings along what it says. */
export function bring<const Texts extends Words>(texts: Texts): Texts {
  Object.assign(here, texts);
  return texts;
}
