import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Game } from '../table/game.ts';
import { loadRulebook } from '../games/registry.ts';
import { allRules } from '../table/judge.ts';
import type { Rulebook } from '../table/rulebook.ts';
import { sentencesOf } from '../table/rulebook.ts';
import { gameOf, guarded, parseArgs } from './args.ts';
import { ATOM_ID } from './mutants/mutant.ts';

/**
 * How well the rule list of a title is covered. An atom counts as covered when a test names it in its title;
 * a `limit` atom needs a rule, a test that breaks it (✗) and one that just keeps it (✓). Beside that every atom wants
 * its sentence in the rulebook in our own words, in both languages.
 */
export interface Atom {
  readonly id: string;
  readonly kind: string;
}
export interface Coverage extends Atom {
  readonly rules: readonly string[];
  readonly tests: readonly string[];
  readonly missing: readonly string[];
}

const KINDS = 'limit|effect|order|setup|end';
/** `- \`TE-6.4.2\` §6.4 **effect** —`, `- **ESP-4.01** · §4 · order —`, `| TOE-5.4 | limit |`, `| DO-1.1 | 1 | effect |`. */
const ATOM = new RegExp(
  String.raw`^(?:[-|]\s*)[\`*]*([A-Z0-9]+-[A-Z0-9.]+)[\`*]*[\s|·]*(?:(?:§\s*)?[\w.]*[\s|·]+)?(?:\([^)]*\)\s*)?\**(${KINDS})\**\b`,
  'gm',
);

const readAtoms = (text: string): readonly Atom[] =>
  [...text.matchAll(ATOM)].map(([, id, kind]) => ({ id: id!, kind: kind! }));

const TITLE = /\b(?:it|test)(?:\.each\([^]*?\))?\(\s*(['"`])([^]*?)\1\s*,/g;

/** Titles of tests that name atoms. */
const readTitles = (text: string): readonly string[] =>
  [...text.matchAll(TITLE)].map((found) => found[2]!).filter((title) => title.match(ATOM_ID));

function cover(atoms: readonly Atom[], game: Game, titles: readonly string[]): readonly Coverage[] {
  const rules = allRules(game);
  const byAtom = new Map<string, string[]>();
  for (const title of titles)
    for (const id of title.match(ATOM_ID) ?? []) byAtom.set(id, [...(byAtom.get(id) ?? []), title]);
  return atoms.map((atom) => {
    const tests = byAtom.get(atom.id) ?? [];
    const own = [...new Set(rules.filter((rule) => rule.atoms.includes(atom.id)).map((rule) => rule.id))];
    const missing: string[] = [];
    if (atom.kind === 'limit') {
      if (own.length === 0) missing.push('rule');
      if (!tests.some((title) => title.includes('✗'))) missing.push('test that breaks it');
      if (!tests.some((title) => title.includes('✓'))) missing.push('test that keeps it');
    } else if (tests.length === 0) missing.push('test');
    return { ...atom, rules: own, tests, missing };
  });
}

/** Atoms that the rulebook says nothing about, or only in one language. */
function unspoken(atoms: readonly Atom[], rulebook: Rulebook | null): readonly string[] {
  const said = new Set(
    (rulebook ? sentencesOf(rulebook) : []).flatMap(({ atom, de, en }) =>
      de.trim() === '' || en.trim() === '' ? [] : [atom],
    ),
  );
  return atoms.filter(({ id }) => !said.has(id)).map(({ id }) => id);
}

async function testTitles(folder: string): Promise<readonly string[]> {
  const files = (await readdir(folder, { recursive: true })).filter((path) => path.endsWith('.test.ts'));
  const texts = await Promise.all(files.map((path) => readFile(`${folder}/${path}`, 'utf8')));
  return texts.flatMap(readTitles);
}

/** The table of atoms, rules and tests; what is not covered is shown as not covered, never hidden. */
export async function coverageOf(game: Game): Promise<readonly Coverage[]> {
  const folder = fileURLToPath(new URL(`../games/${game.id}`, import.meta.url));
  const lists = (await readdir(folder)).filter((name) => /^RULES.*\.md$/.test(name));
  const atoms = (await Promise.all(lists.map((name) => readFile(`${folder}/${name}`, 'utf8')))).flatMap(
    readAtoms,
  );
  return cover(atoms, game, await testTitles(folder));
}

export const rules = (argv: readonly string[]): Promise<number> =>
  guarded(async () => {
    const args = parseArgs(argv);
    const game = await gameOf(args.plain[0]);
    const rows = await coverageOf(game);
    const uncovered = rows.filter((row) => row.missing.length > 0);
    const silent = unspoken(rows, await loadRulebook(game.id));
    if ('json' in args.named) {
      console.log(
        JSON.stringify({
          atoms: rows.length,
          covered: rows.length - uncovered.length,
          uncovered: uncovered.map((row) => row.id),
          sentences: rows.length - silent.length,
          unspoken: silent,
        }),
      );
      return 0;
    }
    for (const row of rows) {
      const state =
        row.missing.length === 0 ? `${row.tests.length} tests` : `NOT COVERED: ${row.missing.join(', ')}`;
      console.log(
        [row.id.padEnd(12), row.kind.padEnd(7), state.padEnd(24), row.rules.join(' ')].join(' ').trimEnd(),
      );
    }
    for (const id of silent) console.log(`${id.padEnd(12)} NO SENTENCE in both languages`);
    console.log(
      `${rows.length} atoms, ${rows.length - uncovered.length} covered, ${uncovered.length} not covered`,
    );
    console.log(`${rows.length - silent.length} sentences, ${silent.length} missing`);
    return 0;
  });
