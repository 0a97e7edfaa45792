import { readdirSync } from 'node:fs';
import type { Game } from '../table/game.ts';
import { asked, gameOf, guarded, parseArgs } from './args.ts';
import { LIMITS, silencedRules, turnedLimits } from './mutants/mutant.ts';
import type { Mutant } from './mutants/mutant.ts';
import { sweep } from './mutants/sweep.ts';

/**
 * Silences one rule of a title after the other, turns one number after the other, and prints what no test misses. A
 * rule is missed by a test that names one of its atoms and fails without it.
 */
export const mutants = (argv: readonly string[]): Promise<number> =>
  guarded(async () => {
    const args = parseArgs(argv);
    const game = await gameOf(args.plain[0]);
    const all = [...silencedRules(game), ...(await limitsOf(game))];
    const wanted = args.named['rule'];
    const tried = wanted === undefined ? all : all.filter(({ id }) => id === wanted);
    if (tried.length === 0)
      throw asked('cli/one-of', { option: '--rule', of: all.map(({ id }) => id), given: wanted ?? null });
    const { noticed, failed } = await sweep({ title: game.id, tried, fixed: null });
    if (failed.length > 0) throw asked('cli/tests-fail', { tests: [...failed] });
    const missed: Mutant[] = [];
    for (const mutant of tried)
      if (!noticed.has(mutant.id) && !(await noticedAtOnce(game, mutant))) missed.push(mutant);
    if ('json' in args.named) {
      const ids = missed.map(({ id }) => id);
      console.log(JSON.stringify({ mutants: tried.length, noticed: tried.length - ids.length, missed: ids }));
    } else for (const mutant of missed) console.log(lineOf(mutant));
    return missed.length > 0 ? 1 : 0;
  });

/** A second look with the mutant there from the beginning: some answers are worked out once and kept. */
async function noticedAtOnce(game: Game, mutant: Mutant): Promise<boolean> {
  const { failed } = await sweep({ title: game.id, tried: [], fixed: mutant });
  return failed.length > 0;
}

async function limitsOf({ id }: Game): Promise<readonly Mutant[]> {
  const folder = new URL(`../games/${id}/`, import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith(LIMITS));
  const turned = files.map(async (file) =>
    turnedLimits((await import(new URL(file, folder).href)) as Record<string, unknown>, file),
  );
  return (await Promise.all(turned)).flat();
}

const lineOf = (mutant: Mutant): string =>
  mutant.kind === 'rule' ? `${mutant.id}  ${mutant.atoms.join(' ')}`.trimEnd() : mutant.id;
