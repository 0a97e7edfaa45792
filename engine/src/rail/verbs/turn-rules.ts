import type { Steps } from '../../table/course.ts';
import type { Rule } from '../../table/game.ts';
import type { Ruling } from '../../table/rules.ts';
import { alone, when } from '../../table/rules.ts';
import type { Seat, Table } from '../../table/types.ts';
import type { RailClock } from '../clock.ts';
import { operatorOf } from '../clock.ts';
import type { RailTitle, Said } from '../title.ts';
import { citing } from '../title.ts';
import { duringOperating, duringStock, isAnothersTurn, isOver, nobodyOperates, outOfStep } from '../turns.ts';
import type { CompanyId } from '../types.ts';
import type { BiddingClock } from './pass.ts';
import type { AskingClock } from './train-question.ts';

export interface TurnTerms<C extends RailClock> {
  readonly head: RailTitle<C>['head'];
  readonly decides: (table: Table<C>, company: CompanyId) => Seat;
  readonly overLimit: (table: Table<C>) => readonly CompanyId[];
  readonly steps: Steps;
}
export interface TurnSaid {
  /** Nothing is moved after the end. */
  readonly over: Said;
  /** Players trade in stock rounds only. */
  readonly stock: Said;
  /** Companies act in operating rounds only. */
  readonly operating: Said;
  /** Turns go round. */
  readonly turn: Said;
  /** Only hands bring this about: nobody operates. */
  readonly nobody: Said;
  /** Whoever decides for the company acts for it. */
  readonly decides: Said;
  /** Surplus trains are given up before anything else goes on. */
  readonly surplus: Said;
  /** The order of the steps: a kind of move belongs to one of them. */
  readonly step: Said;
}

/** Whose turn it is, and what it is a turn of. */
export function turnRules<C extends RailClock>(rule: Ruling<C>, terms: TurnTerms<C>, said: TurnSaid) {
  const citeOne = citing({ rule });
  const cite: typeof citeOne = (said, check, weight) => alone(citeOne(said, check, weight));
  const isCrowded = (table: Table<C>): boolean => terms.overLimit(table).length > 0;
  return {
    gameOn: cite(said.over, isOver),
    inStockRound: cite(said.stock, duringOperating),
    inOperatingRound: cite(said.operating, duringStock),
    // Surplus trains come first, whoever's turn it is: then nobody is told to wait for another.
    yourTurn: cite(said.turn, (table, move) => {
      const late = isAnothersTurn(table, move);
      return late && !isCrowded(table) ? late : null;
    }),
    somebodyOperates: cite(said.nobody, nobodyOperates),
    headOnly: cite(said.decides, (table, { seat }) => {
      const company = operatorOf(table);
      const head = company === null ? seat : terms.decides(table, company);
      return when(head !== seat && !isCrowded(table), { company: company ?? '', [terms.head]: head });
    }),
    noSurplus: cite(said.surplus, (table) => {
      const [company] = terms.overLimit(table);
      return company === undefined ? null : { company, [terms.head]: terms.decides(table, company) };
    }),
    inStep: (kind: string): Rule<C> => cite(said.step, outOfStep(terms.steps, kind)),
    /** The seat decides for the company whose turn it is. */
    isOperator: (table: Table<C>, seat: Seat): boolean => {
      const company = operatorOf(table);
      return company !== null && terms.decides(table, company) === seat;
    },
  };
}

/** A title in which lots come up for auction and companies ask each other for trains. */
type Deciding = AskingClock & BiddingClock;
/** Who has to decide now: surplus trains come first, then the round. `onward`: who goes on where nobody operates. */
export function whoDecides<C extends Deciding>(
  table: Table<C>,
  { overLimit, decides }: Pick<TurnTerms<C>, 'overLimit' | 'decides'>,
  onward: Seat,
): readonly Seat[] {
  const { clock } = table;
  if (clock.round === 'end') return [];
  const crowded = overLimit(table);
  if (crowded.length > 0) return [...new Set(crowded.map((company) => decides(table, company)))];
  if (clock.round === 'SR') return [clock.auction?.turn ?? clock.turn];
  if (clock.offer !== null) return [decides(table, clock.offer.seller)];
  return [clock.operating === null ? onward : decides(table, clock.operating)];
}
