import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type Both, sentencesOf } from '../../../table/rulebook.ts';
import { BOARD } from '../data/board.ts';
import { rulebook } from './index.ts';

const LONGEST_SENTENCE = 220;
const LANGUAGES = ['de', 'en'] as const;

/** Atom and section, as they stand in the rule list. */
const list = await readFile(fileURLToPath(new URL('../RULES.md', import.meta.url)), 'utf8');
const atoms = [...list.matchAll(/^- `(TE-[\d.]+)` §([\d.]+) \*\*/gm)].map(([, id, section]) => ({
  id: id!,
  section: section!,
}));

const sentences = sentencesOf(rulebook);
const { sections, terms } = rulebook;

const ownTexts: readonly Both[] = [
  ...sections.flatMap(({ title, lead, groups, examples = [] }) => [
    title,
    lead,
    ...groups.flatMap(({ title: heading }) => heading ?? []),
    ...examples.flatMap((example) => [example.title, example.text]),
  ]),
  ...sentences,
  ...sentences.flatMap(({ decided }) => decided ?? []),
];

describe('18TE in our own words', () => {
  it('has one sentence for every atom of the rule list', () => {
    expect(atoms.length).toBeGreaterThan(200);
    expect(sentences.map(({ atom }) => atom).toSorted()).toEqual(atoms.map(({ id }) => id).toSorted());
  });

  it('keeps every sentence in the section that its atom cites', () => {
    const sectionOf = new Map(atoms.map(({ id, section }) => [id, section]));
    const astray = sections.flatMap(({ section, groups }) =>
      groups.flatMap((group) =>
        group.sentences.filter(({ atom }) => sectionOf.get(atom) !== section).map(({ atom }) => atom),
      ),
    );
    expect(astray).toEqual([]);
  });

  it('has its sections once, in order, chapters before what stands in them', () => {
    const numbers = sections.map(({ section }) => section);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })));
    for (const number of numbers) expect(numbers).toContain(number.split('.')[0]);
  });

  it('says everything in German and in English', () => {
    for (const text of [...ownTexts, ...terms.map((term) => term.text)]) {
      expect(text.de.trim()).not.toBe('');
      expect(text.en.trim()).not.toBe('');
      expect(text.de).not.toBe(text.en);
    }
  });

  it('says nothing at great length', () => {
    const texts = [
      ...sentences,
      ...sentences.flatMap(({ decided }) => decided ?? []),
      ...sections.map((s) => s.lead),
    ];
    const long = texts.flatMap((text) => LANGUAGES.map((language) => text[language]));
    expect(long.filter((text) => text.length > LONGEST_SENTENCE)).toEqual([]);
  });

  it('points only at sections and atoms that exist', () => {
    const known = new Set([...sections.map(({ section }) => section), ...atoms.map(({ id }) => id)]);
    const pointed = [
      ...sentences.flatMap(({ see = [] }) => see),
      ...sections.flatMap(({ examples = [] }) => examples.flatMap((example) => example.atoms)),
      ...terms.flatMap(({ section }) => section ?? []),
    ];
    expect(pointed.filter((target) => !known.has(target))).toEqual([]);
  });

  it('says why wherever the rule list points to an open question', () => {
    const open = [...list.matchAll(/^- `(TE-[\d.]+)` .*\(OQ-/gm)].map(([, id]) => id);
    const why = new Set(sentences.filter(({ decided }) => decided).map(({ atom }) => atom));
    expect(open.length).toBeGreaterThan(0);
    expect(open.filter((id) => !why.has(id!))).toEqual([]);
  });

  it('shows examples on hexes of the map', () => {
    const hexes = new Set(Object.keys(BOARD.hexes));
    const shown = sections.flatMap(({ examples = [] }) => examples.flatMap((example) => example.hexes ?? []));
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((hex) => !hexes.has(hex))).toEqual([]);
  });
});
