import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Game } from '../table/game.ts';
import { allRules } from '../table/judge.ts';
import { openPlay } from '../table/play.ts';
import type { Both } from '../table/rulebook.ts';
import { sentencesOf } from '../table/rulebook.ts';
import { configOf, playerCounts } from './contract-play.ts';
import { GAME_IDS, loadGame, loadRulebook } from './registry.ts';

/** What the rules of every title in our own words promise; what their terms promise stands in `terms.test.ts`. */
const LONGEST = 220;

/** What a list has had and must not lose unnoticed: atoms, those with an open question, worked examples of the rulebook. */
const LISTED: Readonly<Record<string, Readonly<Record<'atoms' | 'open' | 'worked', number>>>> = {
  '18te': { atoms: 246, open: 28, worked: 8 },
  '18esp': { atoms: 315, open: 1, worked: 12 },
  '1862': { atoms: 242, open: 3, worked: 8 },
  '18do': { atoms: 674, open: 2, worked: 14 },
  toe: { atoms: 203, open: 17, worked: 17 },
};
/** Sections that atoms are not named after: the questions and answers of Trains of Europe are a second chapter 13. */
const RENAMED: Readonly<Record<string, string>> = { FAQ: '13' };
/** Headings that are names, and the same in both languages. */
const NAMES = [
  'P1: Habana–Güines',
  'P2: Barcelona–Mataró',
  'P4: Alar del Rey–Santander',
  'P7: Carreño',
  'Bonus',
];

/** The rule list of a title: its atoms with their sections, and how many examples it works out. */
function listOf(id: string) {
  const folder = fileURLToPath(new URL(id, import.meta.url));
  const text = readdirSync(folder)
    .filter((name) => /^RULES.*\.md$/.test(name))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .join('\n');
  const ATOM = /^[-|] [`*]*([A-Z0-9]+-(\w+(?:\.\w+)*)\.\w+)[`*]*(?: ·)?(?: §([\d.]+))?(.*)$/gm;
  const atoms = [...text.matchAll(ATOM)].map(([, atom, named, cited, said]) => ({
    atom: atom!,
    section: cited ?? RENAMED[named!] ?? named!,
    isOpen: /\bOQ\b|open question/.test(said!),
  }));
  const worked = text.split(/^## /m).filter((chapter) => chapter.startsWith('Worked examples'));
  return {
    atoms,
    worked: worked.flatMap((chapter) => chapter.match(/^(?:\d+\.|- \*\*W[\w-]+\*\*) /gm) ?? []),
  };
}

/** All hexes that a table of the title can have. */
const hexesOf = (game: Game): ReadonlySet<string> =>
  new Set(
    game.variants.flatMap((variant) =>
      playerCounts(game).flatMap((players) => {
        const config = { ...configOf(game, players, 1), variant: variant.id, options: {} };
        const { surfaces } = game.stage(openPlay(game, config).table);
        return surfaces.flatMap((one) => (one.kind === 'hexmap' ? Object.keys(one.board.hexes) : []));
      }),
    ),
  );

describe.each(GAME_IDS)('%s in our own words', async (id) => {
  const [game, rulebook] = [(await loadGame(id))!, (await loadRulebook(id))!];
  const { atoms, worked } = listOf(id);
  const { sections, terms } = rulebook;
  const sentences = sentencesOf(rulebook);
  const numbers = sections.map(({ section }) => section);
  const examples = sections.flatMap((section) => section.examples ?? []);
  const decided = sentences.flatMap((sentence) => sentence.decided ?? []);

  it('has every atom of the rule list exactly once, in the section of the atom', () => {
    expect(atoms.length).toBeGreaterThanOrEqual(LISTED[id]!.atoms);
    expect(new Set(atoms.map(({ atom }) => atom)).size).toBe(atoms.length);
    const placed = sections.flatMap(({ section, groups }) =>
      groups.flatMap((group) => group.sentences.map(({ atom }) => `${atom} §${section}`)),
    );
    expect(placed.toSorted()).toEqual(atoms.map(({ atom, section }) => `${atom} §${section}`).toSorted());
  });

  it('has its sections once and in order, each under the one that it stands in, no chapter left out', () => {
    expect(numbers).toEqual([...new Set(numbers)]);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })));
    const inside = numbers.filter((number) => number.includes('.'));
    expect(inside.filter((number) => !numbers.includes(number.slice(0, number.lastIndexOf('.'))))).toEqual(
      [],
    );
    const chapters = numbers.filter((number) => /^\d+$/.test(number));
    expect(chapters).toEqual(chapters.map((_, at) => String(at + 1)));
  });

  it('has every section that a rule or a sentence of the table cites', () => {
    const cited = [
      // An advice that stands nowhere in the rulebook cites nothing.
      ...allRules(game).flatMap(({ section }) => (section === '' ? [] : [section])),
      ...Object.entries(game.words).flatMap(([key, { de }]) => (key.endsWith('/cite') ? [de] : [])),
    ];
    expect(cited.length).toBeGreaterThan(100);
    expect([...new Set(cited)].filter((section) => !numbers.includes(section))).toEqual([]);
  });

  it('says everything in German and in English', () => {
    const texts: readonly Both[] = [
      ...sections.flatMap(({ title, lead, groups }) => [
        title,
        lead,
        ...groups.flatMap((group) => group.title ?? []),
      ]),
      ...sentences,
      ...decided,
      ...examples.flatMap(({ title, text }) => [title, text]),
      ...terms.map(({ text }) => text),
    ];
    expect(texts.filter(({ de, en }) => de.trim() === '' || en.trim() === '')).toEqual([]);
    expect(texts.filter(({ de, en }) => de === en && !NAMES.includes(de))).toEqual([]);
  });

  it('says nothing at great length', () => {
    const said = [...sentences, ...decided, ...sections.map(({ lead }) => lead)];
    expect(said.flatMap(({ de, en }) => [de, en]).filter((text) => text.length > LONGEST)).toEqual([]);
  });

  it('points only at sections and atoms that exist', () => {
    const known = new Set([...numbers, ...atoms.map(({ atom }) => atom)]);
    const pointed = [
      ...sentences.flatMap(({ see = [] }) => see),
      ...examples.flatMap((example) => example.atoms),
      ...terms.flatMap(({ section }) => section ?? []),
    ];
    expect(pointed.filter((target) => !known.has(target))).toEqual([]);
  });

  it('says why wherever the rule list points to an open question', () => {
    const open = atoms.filter(({ isOpen }) => isOpen).map(({ atom }) => atom);
    const why = new Set(sentences.filter((sentence) => sentence.decided).map(({ atom }) => atom));
    expect(open.length).toBeGreaterThanOrEqual(LISTED[id]!.open);
    expect(open.filter((atom) => !why.has(atom))).toEqual([]);
  });

  it('tells every worked example of the rule list, on hexes that the map has', () => {
    expect(worked.length).toBeGreaterThanOrEqual(LISTED[id]!.worked);
    expect(examples.length).toBeGreaterThanOrEqual(worked.length);
    const hexes = hexesOf(game);
    const shown = examples.flatMap((example) => example.hexes ?? []);
    if (hexes.size > 0) expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((hex) => !hexes.has(hex))).toEqual([]);
  });
});
