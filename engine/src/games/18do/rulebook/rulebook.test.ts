import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Both, sentencesOf } from '../../../table/rulebook.ts';
import { rulebook } from './index.ts';

const KINDS = 'limit|effect|order|setup|end';
/** As the rule lists are read by the command `rules`. */
const ATOM = new RegExp(
  String.raw`^(?:[-|]\s*)[\`*]*([A-Z0-9]+-[A-Z0-9.]+)[\`*]*[\s|·]*(?:(?:§\s*)?[\w.]*[\s|·]+)?(?:\([^)]*\)\s*)?\**(${KINDS})\**\b`,
  'gm',
);
const atomsOf = (list: string): readonly string[] =>
  [...readFileSync(new URL(`../${list}`, import.meta.url), 'utf8').matchAll(ATOM)].map((found) => found[1]!);

const railway = atomsOf('RULES-railway.md');
const brewery = ['RULES-brewery.md', 'RULES-brewery-two.md'].flatMap(atomsOf);
const atoms = new Set([...railway, ...brewery]);

const { sections, terms } = rulebook;
const sentences = sentencesOf(rulebook);
const numbers = new Set(sections.map(({ section }) => section));
const examples = sections.flatMap((section) => section.examples ?? []);
const LANGUAGES = ['de', 'en'] as const;

/** `4.5.6.1` of `DO-4.5.6.1.2`. */
const sectionOf = (atom: string): string => atom.slice(atom.indexOf('-') + 1, atom.lastIndexOf('.'));

const unlike = (texts: readonly (Both & { readonly at: string })[]): readonly string[] =>
  texts.filter(({ de, en }) => de.trim() === '' || en.trim() === '' || de === en).map(({ at }) => at);

describe('the rules of 18DO-Dortmund in our own words', () => {
  it('find all atoms of the lists', () => {
    expect(railway.length).toBe(331);
    expect(brewery.length).toBe(343);
    expect(atoms.size).toBe(331 + 343);
  });

  it('say every atom exactly once, under the section it belongs to', () => {
    expect(sentences.map(({ atom }) => atom).toSorted()).toEqual([...atoms].toSorted());
    const astray = sections.flatMap(({ section, groups }) =>
      groups.flatMap((group) => group.sentences.filter(({ atom }) => sectionOf(atom) !== section)),
    );
    expect(astray.map(({ atom }) => atom)).toEqual([]);
  });

  it('have a section for every chapter, in order, none twice', () => {
    const parents = [...numbers].filter((section) => section.includes('.'));
    expect(parents.filter((section) => !numbers.has(section.slice(0, section.lastIndexOf('.'))))).toEqual([]);
    expect(numbers.size).toBe(sections.length);
    const listed = sections.map(({ section }) => section);
    expect(listed).toEqual(
      listed.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true })),
    );
  });

  it('are there in German and in English', () => {
    expect(unlike(sentences.map((sentence) => ({ ...sentence, at: sentence.atom })))).toEqual([]);
    expect(
      unlike(sentences.flatMap(({ atom, decided }) => (decided ? [{ ...decided, at: atom }] : []))),
    ).toEqual([]);
    for (const { section, title, lead, groups } of sections) {
      const heads = groups.flatMap((group) => (group.title ? [group.title] : []));
      expect(unlike([title, lead, ...heads].map((text) => ({ ...text, at: section })))).toEqual([]);
    }
    expect(unlike(examples.map(({ text, atoms: [at = '?'] }) => ({ ...text, at })))).toEqual([]);
    expect(unlike(terms.map(({ text, id }) => ({ ...text, at: id })))).toEqual([]);
  });

  it('keep every sentence within 220 characters', () => {
    const long = sentences.flatMap(({ atom, de, en, decided }) =>
      [de, en, decided?.de ?? '', decided?.en ?? ''].some((text) => text.length > 220) ? [atom] : [],
    );
    expect(long).toEqual([]);
  });

  it('point only to sections and atoms that exist', () => {
    const lost = sentences.flatMap(({ see = [] }) =>
      see.filter((aim) => !numbers.has(aim) && !atoms.has(aim)),
    );
    expect(lost).toEqual([]);
    expect(examples.flatMap((example) => example.atoms.filter((atom) => !atoms.has(atom)))).toEqual([]);
    expect(terms.filter(({ section }) => section !== undefined && !numbers.has(section))).toEqual([]);
  });

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

  it('explain a word by one term only', () => {
    expect(terms.length).toBeGreaterThanOrEqual(40);
    expect(new Set(terms.map(({ id }) => id)).size).toBe(terms.length);
    for (const language of LANGUAGES) {
      const words = terms.flatMap((term) => term.words[language].map((word) => word.toLowerCase()));
      expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
    }
  });
});
