import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { allRules } from '../../../table/judge.ts';
import { type Both, sentencesOf } from '../../../table/rulebook.ts';
import { game } from '../index.ts';
import { rulebook } from './index.ts';

const LONGEST = 220;
const LANGUAGES = ['de', 'en'] as const;

/** `| TOE-8.54 | limit | … (OQ-7). | … |`: atoms of the rule list, and the chapter each stands in. */
const list = await readFile(fileURLToPath(new URL('../RULES.md', import.meta.url)), 'utf8');
const rows = [...list.matchAll(/^\| (TOE-(\w+)\.\d+) \| \w+ \| (.*)$/gm)].map(([, atom, chapter, text]) => ({
  atom: atom!,
  // The questions and answers are a second chapter 13.
  section: chapter === 'FAQ' ? '13' : chapter!,
  text: text!,
}));
const atoms = rows.map(({ atom }) => atom);

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

describe('Trains of Europe in our own words', () => {
  it('has every atom of the rule list exactly once, in the chapter of the atom', () => {
    expect(rows).toHaveLength(203);
    const placed = sections.flatMap(({ section, groups }) =>
      groups.flatMap((group) => group.sentences.map(({ atom }) => `${atom} §${section}`)),
    );
    const listed = rows.map(({ atom, section }) => `${atom} §${section}`);
    expect(placed.toSorted()).toEqual(listed.toSorted());
  });

  it('has its chapters once and in order', () => {
    expect(numbers).toEqual(Array.from({ length: 13 }, (_, at) => String(at + 1)));
  });

  it('has every chapter that a rule or a sentence of the table cites', () => {
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

  it('points only at chapters and atoms that exist', () => {
    const pointed = [
      ...sentences.flatMap(({ see = [] }) => see),
      ...examples.flatMap((example) => example.atoms),
      ...terms.flatMap(({ section }) => section ?? []),
    ];
    expect(pointed.filter((to) => !numbers.includes(to) && !atoms.includes(to))).toEqual([]);
  });

  it('says why wherever the rule list points to an open question', () => {
    const open = rows.filter(({ text }) => text.includes('OQ-')).map(({ atom }) => atom);
    const why = sentences.flatMap(({ atom, decided }) => (decided ? [atom] : []));
    expect(open.length).toBeGreaterThan(10);
    expect(open.filter((atom) => !why.includes(atom))).toEqual([]);
  });

  it('tells every worked example of the rule list', () => {
    const worked = list.slice(list.indexOf('## Worked examples'), list.indexOf('## Open questions'));
    expect(worked.match(/^\d+\. /gm)).toHaveLength(17);
    expect(examples).toHaveLength(17);
  });
});
