import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { allRules } from '../../../table/judge.ts';
import { type Both, sentencesOf } from '../../../table/rulebook.ts';
import { BOARD } from '../data/board.ts';
import { game } from '../index.ts';
import { rulebook } from './index.ts';

const LONGEST = 220;
const LANGUAGES = ['de', 'en'] as const;

/** `- **ESP-4.01** · §4 · order — …`: atom and section of the rule list. */
const list = await readFile(fileURLToPath(new URL('../RULES.md', import.meta.url)), 'utf8');
const sectionOf = new Map(
  [...list.matchAll(/^- \*\*(ESP-[\d.]+)\*\* · §([\d.]+) · /gm)].map(([, atom, section]) => [
    atom!,
    section!,
  ]),
);

const { sections, terms } = rulebook;
const sentences = sentencesOf(rulebook);
const numbers = sections.map(({ section }) => section);
const examples = sections.flatMap((section) => section.examples ?? []);
const longer: readonly Both[] = [
  ...sections.flatMap(({ title, lead }) => [title, lead]),
  ...sentences.flatMap(({ decided }) => decided ?? []),
  ...examples.flatMap(({ title, text }) => [title, text]),
  ...terms.map(({ text }) => text),
];

describe('18España in our own words', () => {
  it('has every atom of the rule list exactly once, in the section of the atom', () => {
    expect(sectionOf.size).toBe(315);
    const placed = sections.flatMap(({ section, groups }) =>
      groups.flatMap((group) => group.sentences.map(({ atom }) => `${atom} §${section}`)),
    );
    const listed = [...sectionOf].map(([atom, section]) => `${atom} §${section}`);
    expect(placed.toSorted()).toEqual(listed.toSorted());
  });

  it('has its sections once and in order, each under its chapter', () => {
    expect(numbers).toEqual([...new Set(numbers)]);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })));
    for (const number of numbers) expect(numbers).toContain(number.split('.')[0]);
  });

  it('has every section that a rule or a sentence of the table cites', () => {
    const cited = [
      ...allRules(game).map(({ section }) => section),
      ...Object.entries(game.words).flatMap(([key, { de }]) => (key.endsWith('/cite') ? [de] : [])),
    ];
    expect(cited.length).toBeGreaterThan(100);
    expect([...new Set(cited)].filter((section) => !numbers.includes(section))).toEqual([]);
  });

  it('says everything in German and in English', () => {
    for (const { de, en } of [...sentences, ...longer]) {
      expect(de.trim()).not.toBe('');
      expect(en.trim()).not.toBe('');
      expect(de).not.toBe(en);
    }
  });

  it('says no sentence at great length', () => {
    const spoken = [...sentences, ...sentences.flatMap(({ decided }) => decided ?? [])];
    const all = spoken.flatMap((sentence) => LANGUAGES.map((language) => sentence[language]));
    expect(all.filter((text) => text.length > LONGEST)).toEqual([]);
  });

  it('points only at sections and atoms that exist', () => {
    const pointed = [
      ...sentences.flatMap(({ see = [] }) => see),
      ...examples.flatMap(({ atoms }) => atoms),
      ...terms.flatMap(({ section }) => section ?? []),
    ];
    expect(pointed.filter((to) => !numbers.includes(to) && !sectionOf.has(to))).toEqual([]);
  });

  it('shows examples on hexes of the map', () => {
    const hexes = new Set(Object.keys(BOARD.hexes));
    const shown = examples.flatMap((example) => example.hexes ?? []);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((hex) => !hexes.has(hex))).toEqual([]);
  });

  it('tells every worked example of the rule list', () => {
    expect(list.match(/^- \*\*W-ESP-\d+\*\*/gm)).toHaveLength(12);
    expect(examples).toHaveLength(12);
  });
});
