import { allRules } from '../../table/judge.ts';
import type { Game } from '../../table/game.ts';

/** A title with one thing wrong: a rule that says nothing any more, or a number of the rulebook that is another one. */
export type Mutant =
  | { readonly kind: 'rule'; readonly id: string; readonly atoms: readonly string[] }
  | {
      readonly kind: 'limit';
      readonly id: string;
      /** The file of the title that has it. */
      readonly file: string;
      readonly path: string;
      readonly by: number;
    };

/** Atoms as tests name them in their titles: `TE-6.4.5`. */
export const ATOM_ID = /\b[A-Z0-9]+-[A-Z0-9]+(?:\.[A-Z0-9]+)+\b/g;

/**
 * Whether a test is asked about it: it names an atom of the rule. About a number everybody is asked who names any atom,
 * about advice that no rulebook gives simply everybody.
 */
export function concerns(mutant: Mutant, test: string): boolean {
  const named = test.match(ATOM_ID) ?? [];
  if (mutant.kind === 'limit') return named.length > 0;
  return mutant.atoms.length === 0 || named.some((atom) => mutant.atoms.includes(atom));
}
/** The titles of the tests that are asked, as Vitest can look for them. */
export function askedTests(mutants: readonly Mutant[]): RegExp {
  if (mutants.some((mutant) => mutant.kind === 'rule' && mutant.atoms.length === 0)) return /(?:)/;
  const [only] = mutants;
  if (mutants.length > 1 || only?.kind !== 'rule') return new RegExp(ATOM_ID.source);
  return new RegExp(only.atoms.map((atom) => `${atom.replaceAll('.', '\\.')}(?![\\w.])`).join('|'));
}

/** One mutant a rule, however many moves it stands in. */
export function silencedRules(game: Game): readonly Mutant[] {
  const atoms = new Map<string, Set<string>>();
  for (const rule of allRules(game)) {
    const known = atoms.get(rule.id) ?? new Set();
    atoms.set(rule.id, new Set([...known, ...rule.atoms]));
  }
  return [...atoms].map(([id, all]) => ({ kind: 'rule', id, atoms: [...all] }));
}

/** What files with numbers end in; a part of a title may have its own (`brewery/data/limits.ts`). */
export const LIMITS = 'data/limits.ts';

/** Every number of such a file, one step up and one down. */
export function turnedLimits(limits: Readonly<Record<string, unknown>>, file = LIMITS): readonly Mutant[] {
  const part = file.slice(0, -LIMITS.length);
  return numbersIn(limits).flatMap(({ path, value }) =>
    [stepOf(value), -stepOf(value)].map((by) => ({
      kind: 'limit',
      id: `${part}${path} = ${value + by}`,
      file,
      path,
      by,
    })),
  );
}

/** Shares go by tens and banknotes by ten thousands: a limit of 60 is turned to 50 and 70, one of 11 to 10 and 12. */
function stepOf(value: number): number {
  let step = 1;
  while (value !== 0 && value % (step * 10) === 0) step *= 10;
  return step;
}

function numbersIn(data: object, at = ''): readonly { readonly path: string; readonly value: number }[] {
  return Object.entries(data).flatMap(([key, value]: [string, unknown]) => {
    const path = at === '' ? key : `${at}[${JSON.stringify(key)}]`;
    if (typeof value === 'number') return [{ path, value }];
    return typeof value === 'object' && value !== null ? numbersIn(value, path) : [];
  });
}
