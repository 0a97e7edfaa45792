import type { Draft } from '../table/draft.ts';
import type { Rule } from '../table/game.ts';
import type { Ruling } from '../table/rules.ts';
import type { Effect, Move, Params, PieceId, Seat, Table, Weight } from '../table/types.ts';
import type { Phrase } from '../table/words.ts';
import { phrase } from '../table/words.ts';
import type { RailClock } from './clock.ts';
import { operatorOf } from './clock.ts';
import { seatPlace } from './ids.ts';
import { percentAt } from './shares.ts';
import type { CharterSpec, CompanyId, TrainSpec } from './types.ts';

/**
 * What the verbs of the family (`verbs/`) ask of a title. A verb takes what differs as data and gives rules that cite
 * the title's paragraphs, or parts of a move; the title spreads them into its own and replaces what it says otherwise.
 */
export interface RailTitle<C extends RailClock> {
  /** `18te`: its words stand under it. */
  readonly id: string;
  readonly rule: Ruling<C>;
  /** What its sentences call whoever decides for a company, and where sold certificates lie. */
  readonly head: 'president' | 'director';
  readonly pool: 'pool' | 'market';
  readonly trains: readonly TrainSpec[];
  /** Companies whose certificates have a price. */
  readonly companies: (table: Table<C>) => readonly CompanyId[];
  readonly charterOf: (company: CompanyId) => CharterSpec;
  readonly decides: (table: Table<C>, company: CompanyId) => Seat;
  readonly priceOf: (table: Table<C>, company: CompanyId) => number;
  readonly trainName: (table: Table<C>, train: PieceId) => string;
  /** Every move ends here: what is written down, and what follows from it. */
  readonly drafted: (table: Table<C>, write: (draft: Draft<C>) => void) => readonly Effect[];
}

/** One rule as a title says it: its name, its paragraph, and the atoms that it stands for. */
export type Said = readonly [name: string, section: string, ...atoms: readonly string[]];

/** Writes down a rule of a verb as the title says it. */
export const citing =
  <C extends RailClock>({ rule }: Pick<RailTitle<C>, 'rule'>) =>
  <M extends Move = Move>(
    [name, section, ...atoms]: Said,
    check: (table: Table<C>, move: M) => Params | null,
    weight?: Weight,
  ): Rule<C, M> =>
    rule<M>(name, section, atoms, check, weight);

/** Whether the seat decides for the company whose turn it is. */
export function isOperator<C extends RailClock>(title: RailTitle<C>, table: Table<C>, seat: Seat): boolean {
  const company = operatorOf(table);
  return company !== null && title.decides(table, company) === seat;
}

/** The log line of what a company does; where none operates nothing was done, and that is said. */
export const operatorLine =
  (title: string) =>
  (table: Table<RailClock>, say: (company: CompanyId) => Phrase): Phrase => {
    const company = operatorOf(table);
    return company === null ? phrase(`${title}/log/nobody`) : say(company);
  };

/** How moves of the operating company say what happens; where nobody operates nothing does. `table`: as it was before. */
export const operatorDoingBy =
  <C extends RailClock>(drafted: RailTitle<C>['drafted']) =>
  <M extends Move>(write: (draft: Draft<C>, company: CompanyId, move: M, table: Table<C>) => void) =>
  (table: Table<C>, move: M): readonly Effect[] =>
    drafted(table, (draft) => {
      const company = operatorOf(table);
      if (company !== null) write(draft, company, move, table);
    });

/** What a seat holds of a company, in percent. */
export const holdingOf = <C extends RailClock>(
  { charterOf }: Pick<RailTitle<C>, 'charterOf'>,
  table: Table<C>,
  seat: Seat,
  company: CompanyId,
): number => percentAt(table, charterOf(company), seatPlace(seat));
