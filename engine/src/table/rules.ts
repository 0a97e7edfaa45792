import type { Rule } from './game.ts';
import type { Clock, Move, Params, Table, Weight } from './types.ts';

/** For checks that have nothing to add to their sentence. */
export const when = (broken: boolean, params: Params = {}): Params | null => (broken ? params : null);

/** Writes down one rule of a title. */
export type Ruling<C extends Clock> = <M extends Move = Move>(
  name: string,
  section: string,
  atoms: readonly string[],
  check: (table: Table<C>, move: M) => Params | null,
  weight?: Weight,
) => Rule<C, M>;

/**
 * How a title writes its rules: `rule('share-limit', '6.4', ['TE-6.4.5'], check)`. The sentence of that one
 * stands under `18te/6.4/share-limit` in the words of the title.
 */
export const rulesOf =
  <C extends Clock>(title: string): Ruling<C> =>
  (name, section, atoms, check, weight = 'breach') => ({
    id: `${title}/${section}/${name}`,
    section,
    atoms,
    weight,
    check,
  });

/**
 * Whoever is not asked at all, now or here, needs no further reasons: this one is said alone. For rules that look at
 * nothing of a move but who makes it, and its kind.
 */
export const alone = <C extends Clock, M extends Move>(rule: Rule<C, M>): Rule<C, M> => ({
  ...rule,
  alone: true,
});

/**
 * One part after the other: what is found in one makes those behind it quiet. What cannot be had has no price, and where
 * nothing can be built it does not matter what it would join.
 */
export const firstThen = <C extends Clock, M extends Move>(
  ...parts: readonly (Rule<C, M> | readonly Rule<C, M>[])[]
): readonly Rule<C, M>[] => {
  const first: string[] = [];
  return parts.flatMap((part) => {
    const behind = [...first];
    const rules = [part].flat() as readonly Rule<C, M>[];
    first.push(...rules.flatMap(({ id, weight }) => (weight === 'breach' ? id : [])));
    if (behind.length === 0) return rules;
    return rules.map((one) => ({ ...one, behind: [...(one.behind ?? []), ...behind] }));
  });
};

/** The same rule, silent where another one says more. */
export const unless = <C extends Clock, M extends Move>(
  rule: Rule<C, M>,
  isSaid: (table: Table<C>, move: M) => boolean,
): Rule<C, M> => ({
  ...rule,
  check: (table, move) => (isSaid(table, move) ? null : rule.check(table, move)),
});

/** A note that takes a search is no part of the verdict: it is asked apart, when somebody reads it. */
export const later = <C extends Clock, M extends Move>(note: Rule<C, M>): Rule<C, M> => ({
  ...note,
  weight: 'note',
  later: true,
});

/** Whether a move breaks none of the rules. They are asked in their order: the cheap ones stand first. */
export const isLegal = <C extends Clock, M extends Move>(
  rules: readonly Rule<C, M>[],
  table: Table<C>,
  move: M,
): boolean => {
  for (const rule of rules) if (rule.weight === 'breach' && rule.check(table, move) !== null) return false;
  return true;
};
