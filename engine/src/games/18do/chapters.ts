import { unless } from '../../table/rules.ts';
import type { Move } from '../../table/types.ts';
import { isBrewery, isIntro } from './readers.ts';
import type { DoRule } from './rules.ts';

/** Where a chapter says something: its paragraph, and the atoms of it. */
export type Cited = readonly [section: string, ...atoms: readonly string[]];

/** A rule of the introductory game only (chapter 3). */
export const introOnly = <M extends Move>(found: DoRule<M>): DoRule<M> =>
  unless(found, (table) => !isIntro(table));
/** A rule of The Railway Game only (chapter 4), with two players too. */
export const railwayOnly = <M extends Move>(found: DoRule<M>): DoRule<M> => unless(found, isIntro);

/** What chapter 6 puts in the place of a paragraph of chapter 4: a table with breweries hears that one. */
export const replacedBy = <M extends Move>(railway: DoRule<M>, brewery: DoRule<M>): readonly DoRule<M>[] => [
  unless(railway, isBrewery),
  unless(brewery, (table) => !isBrewery(table)),
];

/** How a title writes rules about one thing (a tile over a hex). */
type Writing<K, M extends Move> = (
  name: string,
  section: string,
  atoms: readonly string[],
  check: K,
) => DoRule<M>;
/** What chapters 3 and 4 both say: one check, and a table hears the paragraph of the game that it plays. */
export const bothGames =
  <K, M extends Move>(write: Writing<K, M>) =>
  (name: string, intro: Cited, railway: Cited, check: K): readonly DoRule<M>[] => {
    const cite = ([section, ...atoms]: Cited): DoRule<M> => write(name, section, atoms, check);
    return [introOnly(cite(intro)), railwayOnly(cite(railway))];
  };

/** The same pair of rules, each of which takes the place of others where it finds something. */
export const insteadOf = <M extends Move>(
  rules: readonly DoRule<M>[],
  others: readonly DoRule<M>[],
): readonly DoRule<M>[] => rules.map((one) => ({ ...one, instead: others.map(({ id }) => id) }));
