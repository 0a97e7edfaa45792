import type { Rule } from '../../table/game.ts';
import type { Move, Params, Weight } from '../../table/types.ts';
import type { DoClock, DoTable } from './clock.ts';
import { isIntro } from './readers.ts';
import type { DoRule } from './rules.ts';
import { rule } from './rules.ts';

/** Where a chapter says something: its paragraph, and the atoms of it. */
export type Cited = readonly [section: string, ...atoms: readonly string[]];

const inGame = <M extends Move>(found: DoRule<M>, isMeant: (table: DoTable) => boolean): DoRule<M> => ({
  ...found,
  check: (table, move) => (isMeant(table) ? found.check(table, move) : null),
});
/** A rule of the introductory game only (chapter 3). */
export const introOnly = <M extends Move>(found: DoRule<M>): DoRule<M> => inGame(found, isIntro);
/** A rule of The Railway Game only (chapter 4), with two players too. */
export const railwayOnly = <M extends Move>(found: DoRule<M>): DoRule<M> =>
  inGame(found, (table) => !isIntro(table));

/**
 * What chapters 3 and 4 both say: one check, and a table hears the paragraph of the game that it plays.
 * `instead`: names of rules that this one says better.
 */
export function bothGames<M extends Move>(
  name: string,
  intro: Cited,
  railway: Cited,
  check: (table: DoTable, move: M) => Params | null,
  weight?: Weight,
): readonly [Rule<DoClock, M>, Rule<DoClock, M>] {
  const cite = ([section, ...atoms]: Cited): DoRule<M> => rule<M>(name, section, atoms, check, weight);
  return [introOnly(cite(intro)), railwayOnly(cite(railway))];
}

/** The same pair of rules, each of which takes the place of others where it finds something. */
export const insteadOf = <M extends Move>(
  rules: readonly DoRule<M>[],
  others: readonly DoRule<M>[],
): readonly DoRule<M>[] => rules.map((one) => ({ ...one, instead: others.map(({ id }) => id) }));
