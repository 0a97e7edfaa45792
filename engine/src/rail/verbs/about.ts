import type { Rule } from '../../table/game.ts';
import type { Ruling } from '../../table/rules.ts';
import type { Move, Params, Table, Weight } from '../../table/types.ts';
import type { RailClock } from '../clock.ts';
import { operatorOf } from '../clock.ts';
import { perMove } from '../kept.ts';
import type { Said } from '../title.ts';
import type { CompanyId } from '../types.ts';

/** Rules that look at one thing: silent where there is nothing to look at, and with the same params for all of them. */

/** `true`: it is broken, and the sentence needs nothing more than what all of its kind say. */
export type Broken = boolean | Params;

/** What all of them say is written down only where one is broken: most are not. */
const told = (broken: Params | true, common: Params): Params => ({
  ...common,
  ...(broken === true ? {} : broken),
});

/** Rules about what there is to see (a tile over a hex), read once for a move. */
export const rulesAbout =
  <C extends RailClock, M extends Move, S>(
    rule: Ruling<C>,
    look: (table: Table<C>, move: M) => S | null,
    common: (seen: S, move: M) => Params,
  ) =>
  (
    name: string,
    section: string,
    atoms: readonly string[],
    check: (seen: S, table: Table<C>, move: M) => Broken,
    weight?: Weight,
  ): Rule<C, M> =>
    rule<M>(
      name,
      section,
      atoms,
      (table, move) => {
        const seen = look(table, move);
        const broken = seen !== null && check(seen, table, move);
        return broken && seen !== null ? told(broken, common(seen, move)) : null;
      },
      weight,
    );

/** Rules about what a company does, whichever acts or builds; silent where none does. */
export const rulesOfActor = <C extends RailClock, M extends Move>(
  rule: Ruling<C>,
  actorOf: (table: Table<C>, move: M) => CompanyId | null,
  common: (company: CompanyId, move: M) => Params,
) => {
  const about = rulesAbout<C, M, CompanyId>(rule, actorOf, common);
  return (
    name: string,
    section: string,
    atoms: readonly string[],
    check: (table: Table<C>, move: M, company: CompanyId) => Broken,
    weight?: Weight,
  ): Rule<C, M> => about(name, section, atoms, (company, table, move) => check(table, move, company), weight);
};

/** Rules about what the operating company does; silent where nobody operates. */
export const rulesOfOperator =
  <C extends RailClock>(rule: Ruling<C>) =>
  <M extends Move = Move>(common: (company: CompanyId, move: M) => Params = (company) => ({ company })) =>
    rulesOfActor<C, M>(rule, operatorOf, common);

/** Rules about what a move of the operating company comes down to (a purchase), read once for a move; null: nothing to look at. */
export const rulesOfAct = <C extends RailClock, M extends Move, S>(
  rule: Ruling<C>,
  look: (table: Table<C>, company: CompanyId, move: M) => S | null,
) => {
  const actOf = perMove((table: Table<C>, move: M): S | null => {
    const company = operatorOf(table);
    return company === null ? null : look(table, company, move);
  });
  const about = rulesAbout<C, M, S>(rule, actOf, () => ({}));
  return (
    name: string,
    section: string,
    atoms: readonly string[],
    check: (table: Table<C>, act: S, move: M) => Params | null,
    weight?: Weight,
  ): Rule<C, M> =>
    about(name, section, atoms, (act, table, move) => check(table, act, move) ?? false, weight);
};

/**
 * One check that a rulebook says in two places, say of cities and of passes: a rule for each, of which one speaks.
 * `write`: how the title writes such rules; `isFirst`: what the first place is about.
 */
export function inTwoPlaces<X, Y, Z, R>(
  write: (name: string, section: string, atoms: readonly string[], check: (x: X, y: Y, z: Z) => Broken) => R,
  isFirst: (x: X, y: Y, z: Z) => boolean,
  [first, second]: readonly [Said, Said],
  check: (x: X, y: Y, z: Z) => Broken,
): readonly [R, R] {
  const written = ([name, section, ...atoms]: Said, isIt: boolean): R =>
    write(name, section, atoms, (x, y, z) => isFirst(x, y, z) === isIt && check(x, y, z));
  return [written(first, true), written(second, false)];
}
