import type { Language } from '@stellwerk/engine/table/types.ts';
import type { PackedWords } from './packed-words.ts';

/**
 * Where the words of a title are to be had, by language. The build fills it (`build/title-words.ts`); without one, as in
 * tests, a title brings both languages along.
 */
export const TITLE_FILES: Readonly<Record<string, Readonly<Record<Language, () => Promise<PackedWords>>>>> =
  {};
