import { loadGame } from '@stellwerk/engine/games/registry.ts';
import type { Game } from '@stellwerk/engine/table/game.ts';
import type { Language } from '@stellwerk/engine/table/types.ts';
import { setSettings, useSettings } from '../settings/settings.ts';
import { unpackWords } from './packed-words.ts';
import { TITLE_FILES } from './title-files.ts';

/** What is here of a title's words: one language, or both. Filled in place: whoever has taken them has all that comes. */
type Kept = Record<string, { de: string; en: string }>;
const kept = new Map<string, Kept>();
const coming = new Map<string, Promise<void>>();

/** The words of a title as far as they have come; on the page its own `words.ts` is this (`build/title-words.ts`). */
export function wordsOf(title: string): Kept {
  let words = kept.get(title);
  if (!words) kept.set(title, (words = {}));
  return words;
}

/** Brings the words of a title in one language, once; what did not come is asked for again. */
function bring(title: string, language: Language): Promise<void> {
  const load = TITLE_FILES[title]?.[language];
  if (!load) return Promise.resolve();
  const name = `${title}/${language}`;
  const words = wordsOf(title);
  let asked = coming.get(name);
  if (!asked) {
    asked = load().then((packed) => {
      // Until the other language is here, this one stands in for it: better than nothing in a sentence.
      for (const [key, said] of Object.entries(unpackWords(packed)))
        (words[key] ??= { de: said, en: said })[language] = said;
    });
    coming.set(name, asked);
    asked.catch(() => coming.delete(name));
  }
  return asked;
}

/** A title with its words in the language of this page. Pages have titles from here, never from the registry alone. */
export async function loadTitle(id: string): Promise<Game | null> {
  const [game] = await Promise.all([loadGame(id), bring(id, useSettings.getState().language)]);
  return game;
}

/** The words of another language for all titles that are here. */
export const bringLanguage = async (language: Language): Promise<void> => {
  await Promise.all([...kept.keys()].map((title) => bring(title, language)));
};

/** Speaks another language as soon as its words are here; where they do not come everything stays as it is. */
export const speak = (language: Language): Promise<void> =>
  bringLanguage(language).then(
    () => setSettings({ language }),
    () => undefined,
  );
