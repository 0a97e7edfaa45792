import { operatorOf } from '../../rail/clock.ts';
import { rulesOf, when } from '../../table/rules.ts';
import {
  duringOperating,
  duringStock,
  isAnothersTurn,
  isOver,
  nobodyOperates,
  outOfStep,
} from '../../rail/turns.ts';
import type { CompanyId } from '../../rail/types.ts';
import type { Rule } from '../../table/game.ts';
import type { Move, Seat } from '../../table/types.ts';
import type { Phrase } from '../../table/words.ts';
import { phrase } from '../../table/words.ts';
import type { TeClock, TeTable } from './clock.ts';
import { OPERATING } from './course.ts';
import { director, overLimit } from './readers.ts';

export type TeRule<M extends Move = Move> = Rule<TeClock, M>;

export { when };
export const rule = rulesOf<TeClock>('18te');

/** §8: nothing is moved after the end. */
export const gameOn = rule('over', '8', ['TE-5.2'], isOver);

/** §3.1: players trade and auction in stock rounds only. */
export const inStockRound = rule('stock-round-only', '3.1', ['TE-3.1.2'], duringOperating);
/** §3.1: companies build, run and buy trains in operating rounds only. */
export const inOperatingRound = rule('operating-round-only', '3.1', ['TE-3.1.3'], duringStock);

/** §6: turns go round clockwise; in an auction bidders have an order of their own. */
export const yourTurn = rule('turn', '6', ['TE-6.0.1'], (table, move) =>
  table.clock.auction ? null : isAnothersTurn(table, move),
);
/** §6.5: while an auction runs there is nothing but bidding and passing. */
export const noAuction = rule('auction-first', '6.5', ['TE-6.5.5'], ({ clock }) =>
  when(clock.auction !== null, { company: clock.auction?.company ?? '' }),
);

export const operating = ({ clock }: TeTable): CompanyId => clock.operating ?? '';

export const isOperator = (table: TeTable, seat: Seat): boolean => {
  const company = operatorOf(table);
  return company !== null && director(table, company) === seat;
};

/** The log line of what a company does; where none operates nothing was done, and that is said. */
export function ofOperator(table: TeTable, say: (company: CompanyId) => Phrase): Phrase {
  const company = operatorOf(table);
  return company === null ? phrase('18te/log/nobody') : say(company);
}

/** §7: nobody operates – then there is nothing to run, to buy or to issue. */
export const somebodyOperates = rule('nobody-operates', '7', ['TE-7.0.1'], nobodyOperates);

/** §3.7: only the president decides for a company. */
const presidentOnly = rule('president-decides', '3.7', ['TE-3.7.3'], (table, { seat }) => {
  const company = operatorOf(table);
  const president = company === null ? seat : director(table, company);
  return when(president !== seat, { company: company ?? '', president });
});

/** §7: the order of the steps: a kind of move belongs to one of them. */
export const inStep = (kind: string): TeRule =>
  rule('step-order', '7', ['TE-7.0.3'], outOfStep(OPERATING, kind));

/** §3.8: surplus trains are given up before anything else goes on. */
export const noSurplus = rule('surplus-first', '3.8', ['TE-3.8.13'], (table) => {
  const [company] = overLimit(table);
  return when(company !== undefined, { company: company ?? '' });
});
/** §7.8: an open question about a train is answered first. */
export const noOffer = rule('offer-open', '7.8', ['TE-7.8.2'], ({ clock }) => when(clock.offer !== null));

/** What every act of an operating company has in common. */
export const operatingRules: readonly TeRule[] = [
  gameOn,
  inOperatingRound,
  presidentOnly,
  noSurplus,
  noOffer,
];
/** What every act of a player in a stock round has in common. */
export const stockRules: readonly TeRule[] = [gameOn, inStockRound, yourTurn, noSurplus];
