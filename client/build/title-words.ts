import { fileURLToPath } from 'node:url';
import { GAME_IDS, loadGame } from '@stellwerk/engine/games/registry.ts';
import type { Language } from '@stellwerk/engine/table/types.ts';
import { normalizePath } from 'vite';
import type { Plugin } from 'vite';
import type { Sentences } from '../src/words/packed-words.ts';
import { packWords } from '../src/words/packed-words.ts';

const path = (name: string): string =>
  normalizePath(fileURLToPath(new URL(`../../${name}`, import.meta.url)));
const KEEPER = path('client/src/words/title-words.ts');
const FILES = path('client/src/words/title-files.ts');
const LANGUAGES: readonly Language[] = ['de', 'en'];

/** What a title imports in place of its `words.ts`, and the sentences of one language. */
const OWN = '\0title-words/';
export const ownWords = (title: string): string => `${OWN}${title}`;
const sentencesOf = (title: string, language: Language): string => `${OWN}${title}/${language}`;
/** `words-18te-en` for the module with those sentences. */
export const wordsFile = (id: string): string | null => {
  const [title, language] = id.startsWith(OWN) ? id.slice(OWN.length).split('/') : [];
  return language === undefined ? null : `words-${title}-${language}`;
};

/** Everything a title says in one language. */
async function sentences(title: string, language: Language): Promise<Sentences> {
  const words = (await loadGame(title))?.words ?? {};
  return Object.fromEntries(Object.entries(words).map(([key, said]) => [key, said[language]]));
}

/** Where the sentences of every title and language are to be had. */
const filesModule = (): string => {
  const files = GAME_IDS.map((title) => {
    const parts = LANGUAGES.map(
      (language) =>
        `${language}: () => import(${JSON.stringify(sentencesOf(title, language))}).then((m) => m.sentences)`,
    );
    return `${JSON.stringify(title)}: { ${parts.join(', ')} }`;
  });
  return `export const TITLE_FILES = { ${files.join(',\n')} };`;
};

/** As text that is parsed: faster than the same as a program. */
const sentencesModule = async (title: string, language: Language): Promise<string> =>
  `export const sentences = JSON.parse(${JSON.stringify(JSON.stringify(packWords(await sentences(title, language))))});`;

/**
 * Titles have their words in both languages, and whoever sits at a table reads one of them. On the page a title gets its
 * words by language (`client/src/words/title-words.ts`), each in a file that is written while building; its own words
 * modules are left out. Workers have plugins of their own, and so the real ones; so has a server.
 */
export function titleWords(): Plugin {
  const titleAt = (importer: string | undefined): string | undefined =>
    GAME_IDS.find((id) => importer === path(`engine/src/games/${id}/index.ts`));
  return {
    name: 'title-words',
    enforce: 'pre',
    resolveId(name, importer) {
      if (name.startsWith(OWN)) return name;
      const title = name === './words.ts' ? titleAt(importer) : undefined;
      return title === undefined ? null : ownWords(title);
    },
    async load(id) {
      if (id === FILES) return filesModule();
      if (!id.startsWith(OWN)) return null;
      const [title = '', asked] = id.slice(OWN.length).split('/');
      const language = LANGUAGES.find((one) => one === asked);
      return language
        ? sentencesModule(title, language)
        : `import { wordsOf } from ${JSON.stringify(KEEPER)};\nexport const words = wordsOf(${JSON.stringify(title)});`;
    },
  };
}
