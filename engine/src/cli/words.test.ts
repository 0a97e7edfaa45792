import { describe, expect, it } from 'vitest';
import { CLI_WORDS, languageIn } from './words.ts';

describe('the command line', () => {
  it.each([
    [{ LANG: 'de_DE.UTF-8' }, 'de'],
    [{ LANG: 'de' }, 'de'],
    [{ LANG: 'en_US.UTF-8', LC_MESSAGES: 'de_AT' }, 'de'],
    [{ LANG: 'de_DE.UTF-8', LC_ALL: 'C' }, 'en'],
    [{ LANG: 'den_CA' }, 'en'],
    [{ LANG: '' }, 'en'],
    [{}, 'en'],
  ])('speaks as the system does: %j → %s', (env, language) => {
    expect(languageIn(env)).toBe(language);
  });
  it.each(Object.entries(CLI_WORDS))('%s has the same blanks in both languages', (_, { de, en }) => {
    const blanks = (text: string): readonly string[] => (text.match(/\{\w+\}/g) ?? []).sort();
    expect(blanks(de)).toEqual(blanks(en));
  });
});
