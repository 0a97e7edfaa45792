import { describe, expect, it } from 'vitest';
import { TEXTS, text } from './texts.ts';

const params = (words: string): readonly string[] =>
  [...words.matchAll(/\{(\w+)/g)].map((m) => m[1]!).toSorted();
const entries = Object.entries(TEXTS as Record<string, { de: string; en: string }>);

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
  it('fit the number they speak of', () => {
    expect(text('en', 'offline.waiting', { n: 1 })).toMatch(/^1 move waits/);
    expect(text('de', 'offline.waiting', { n: 2 })).toMatch(/^2 Züge warten/);
  });
});
