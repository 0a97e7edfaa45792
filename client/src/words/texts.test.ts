import { describe, expect, it } from 'vitest';
import { WORDS } from './brought.ts';
import './answers.ts';
import './at-table.ts';
import './help.ts';
import './phone.ts';
import './rules.ts';
import './screen.ts';
import './share.ts';
import './start.ts';
import type { TextKey } from './texts.ts';
import { text } from './texts.ts';

const params = (words: string): readonly string[] =>
  [...words.matchAll(/\{(\w+)/g)].map((m) => m[1]!).toSorted();
const entries = Object.entries(WORDS);

describe('our own words', () => {
  it('are there in both languages', () => {
    expect(entries.filter(([, { de, en }]) => de.trim() === '' || en.trim() === '')).toEqual([]);
  });
  it('tell the same in both languages', () => {
    expect(
      entries.filter(([, { de, en }]) => params(de).join() !== params(en).join()).map(([key]) => key),
    ).toEqual([]);
  });
  it('do not shout and do not blame', () => {
    expect(
      entries
        .filter(([, { de, en }]) => /!|\b(invalid|illegal|error|ungültig|Fehler:)/i.test(de + en))
        .map(([key]) => key),
    ).toEqual([]);
  });
  it('are filled with what they speak of', () => {
    expect(text('en', 'people.here', { who: 'Anna' })).toBe('Anna is here');
    expect(text('de', 'people.here', { who: 'Anna' })).toBe('Anna ist da');
  });
  it.each(['Green', 'Pool', '{seat}', '{n}', '$&', "$'", '<b>', '#', 'p1'])(
    'take a name as it is written, whoever is called %s',
    (name) => {
      const said = (key: TextKey, language: 'de' | 'en', filling: string): string =>
        text(language, key, Object.fromEntries(params(WORDS[key]!.en).map((blank) => [blank, filling])));
      const odd = entries.flatMap(([key]) =>
        (['de', 'en'] as const).flatMap((language) => {
          const plain = said(key as TextKey, language, '\u0001').replaceAll('\u0001', () => name);
          return said(key as TextKey, language, name) === plain ? [] : [`${key} (${language})`];
        }),
      );
      expect(odd).toEqual([]);
    },
  );
  it('fit the number they speak of', () => {
    expect(text('en', 'offline.waiting', { n: 1 })).toMatch(/^1 move waits/);
    expect(text('de', 'offline.waiting', { n: 2 })).toMatch(/^2 Züge warten/);
  });
});

// —— Words come with what says them ——

/** `/app/App.tsx`, whoever names it from where. */
const pathTo = (name: string, from: string): string => new URL(name, `file://${from}`).pathname;

const files = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sources = new Map(
  Object.entries(files).map(([name, source]) => [pathTo(name, '/words/texts.test.ts'), source]),
);
const FIXED = /^(?:import|export) (?!type )(?:[^'"]*? from )?'(\.[^']+)'/gm;
const LATER = /\bimport\('(\.[^']+)'\)/g;

const named = (path: string, pattern: RegExp): readonly string[] =>
  [...(sources.get(path) ?? '').matchAll(pattern)].map(([, to = '']) => pathTo(to, path));

/** All modules that are here when these are. */
function withTheirs(...paths: readonly string[]): ReadonlySet<string> {
  const found = new Set(paths);
  for (const path of found) for (const next of named(path, FIXED)) found.add(next);
  return found;
}

const isWords = (path: string): boolean => path.startsWith('/words/');
/** The keys that a file of words holds. */
const keysIn = (path: string): readonly string[] =>
  [...(sources.get(path) ?? '').matchAll(/^ {2}'?([\w.-]+)'?: \{/gm)].map(([, key = '']) => key);
/** What a module says, as far as it says it by name: `t('join.sit')`, `text(language, 'deed.put')`. */
const saidIn = (path: string): readonly string[] =>
  [...(sources.get(path) ?? '').matchAll(/\b(?:t|text)\((?:\w+, )?[^'()]*'([\w.-]+)'/g)].map(
    ([, key = '']) => key,
  );

/** What the modules of a part say and none of the words knows that are here by then. */
function unsaid(part: string, page: string): readonly string[] {
  const known = new Set([...withTheirs(page, part)].filter(isWords).flatMap(keysIn));
  return [...withTheirs(part)].flatMap((path) =>
    saidIn(path)
      .filter((key) => Object.hasOwn(WORDS, key) && !known.has(key))
      .map((key) => `${path}: ${key}`),
  );
}

describe('words', () => {
  const pages = ['/app/mount.tsx', '/app/StartPage.tsx', '/app/TablePage.tsx', '/app/Around.tsx'];
  const parts = pages.flatMap((page) =>
    [page, ...[...withTheirs(page)].flatMap((path) => named(path, LATER))]
      .filter((part) => part === page || !pages.includes(part))
      .map((part) => [part, page] as const),
  );

  it.each(parts)('that %s says have come with it, or with its page', (part, page) => {
    expect(unsaid(part, page)).toEqual([]);
  });
  it('of the start page do not come with a table', () => {
    expect([...withTheirs('/app/TablePage.tsx')].filter(isWords)).not.toContain('/words/start.ts');
    expect(parts.length).toBeGreaterThan(10);
  });
});
