import type { Game, Rule } from './game.ts';
import { allRules, specOf } from './judge.ts';
import type { Clock, Finding, Move, Seat, Table } from './types.ts';

/** As many moves as are looked at before one says what the step has. */
const MOST = 300;

/** The kinds of moves that the present step has; where the title does not say, those that somebody could make. */
export function kindsNow<C extends Clock>(
  game: Game<C>,
  table: Table<C>,
  seat: Seat | null,
): readonly string[] {
  if (game.course) return game.course(table);
  const kinds = new Set<string>();
  let left = MOST;
  for (const one of seat === null ? game.turn(table) : [seat])
    for (const { type } of game.options(table, one)) {
      kinds.add(type);
      if (--left <= 0) return [...kinds];
    }
  return [...kinds];
}

const common = new WeakMap<object, ReadonlySet<string>>();

/** Rules that most kinds of moves share ("it is not your turn"): they tell nothing about the present step. */
function commonRules<C extends Clock>(game: Game<C>): ReadonlySet<string> {
  const known = common.get(game.moves);
  if (known) return known;
  const specs = Object.values(game.moves);
  const counts = new Map<string, number>();
  for (const { rules } of specs)
    for (const id of new Set(rules.map((rule) => rule.id))) counts.set(id, (counts.get(id) ?? 0) + 1);
  const found = new Set([...counts].filter(([, n]) => n > specs.length / 3).map(([id]) => id));
  common.set(game.moves, found);
  return found;
}

/** The rules by which a kind of move differs from others. */
const ownRules = <C extends Clock>(game: Game<C>, kind: string): readonly Rule<C>[] => {
  const shared = commonRules(game);
  return specOf(game, kind)?.rules.filter(({ id }) => !shared.has(id)) ?? [];
};

const isIn = (section: string, rule: { readonly section: string }): boolean =>
  rule.section === section || rule.section.startsWith(`${section}.`);

/** Kinds of moves of the present step that a section has something to say about. */
export const kindsUnder = <C extends Clock>(
  game: Game<C>,
  kinds: readonly string[],
  section: string,
): readonly string[] => kinds.filter((kind) => ownRules(game, kind).some((rule) => isIn(section, rule)));

/** The atoms that are watched in the present step. */
export const atomsWatched = <C extends Clock>(game: Game<C>, kinds: readonly string[]): ReadonlySet<string> =>
  new Set(kinds.flatMap((kind) => ownRules(game, kind).flatMap(({ atoms }) => atoms)));

/** The atoms that a finding is about. */
export const atomsOf = <C extends Clock>(game: Game<C>, { rule }: Finding): readonly string[] =>
  allRules(game).find(({ id }) => id === rule)?.atoms ?? [];

const findings = <C extends Clock>(
  rules: readonly Rule<C>[],
  table: Table<C>,
  move: Move,
): readonly Finding[] =>
  rules.flatMap((rule) => {
    const params = rule.weight === 'breach' ? rule.check(table, move) : null;
    return params ? [{ rule: rule.id, section: rule.section, weight: rule.weight, params }] : [];
  });

/**
 * What of a section keeps a kind of move of this step from being made at all: there are moves to be asked about, and
 * none of them is legal. One that is legal: nothing is in the way.
 */
export function inTheWay<C extends Clock>(
  game: Game<C>,
  table: Table<C>,
  seat: Seat,
  section: string,
): readonly Finding[] {
  return kindsUnder(game, kindsNow(game, table, seat), section).flatMap((kind) => {
    const spec = specOf(game, kind);
    let first: readonly Finding[] | null = null;
    let left = MOST;
    for (const move of spec?.candidates?.(table, seat, {}) ?? []) {
      const found = findings(spec!.rules, table, move as Move);
      if (found.length === 0) return [];
      first ??= found;
      if (--left <= 0) break;
    }
    return first?.filter((finding) => isIn(section, finding)) ?? [];
  });
}
