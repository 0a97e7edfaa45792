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
import { OPERATING } from './course.ts';
import type { EspClock, EspTable } from './clock.ts';
import { director, isStarted, overLimit } from './readers.ts';

export type EspRule<M extends Move = Move> = Rule<EspClock, M>;

export { when };
export const rule = rulesOf<EspClock>('18esp');

/** §8: nothing is moved after the end. */
export const gameOn = rule('over', '8', ['ESP-8.01'], isOver);
/** §3.2: first all seven private companies are auctioned. */
export const auctionOver = rule('auction-first', '3.2', ['ESP-3.2.12'], ({ clock }) =>
  when(clock.round === 'auction'),
);
/** §4: players trade in stock rounds only. */
export const inStockRound = rule('stock-round-only', '4', ['ESP-1.3.02'], duringOperating);
/** §5: companies act in operating rounds only. */
export const inOperatingRound = rule('operating-round-only', '5', ['ESP-1.3.02'], duringStock);
/** §3.1: whoever won P7 fixes the par of its major before anything else. */
export const noParDue = rule('par-first', '3.1', ['ESP-3.1.24'], ({ clock }) =>
  when(clock.parDue !== null, { seat: clock.parDue?.seat ?? '', company: clock.parDue?.company ?? '' }),
);

/** §4: turns go by order cards. */
export const yourTurn = rule('turn', '4', ['ESP-4.01'], isAnothersTurn);

export const operating = ({ clock }: EspTable): CompanyId => clock.operating ?? '';
export const isOperator = (table: EspTable, seat: Seat): boolean => {
  const company = operatorOf(table);
  return company !== null && director(table, company) === seat;
};

/** §5.1: only the company whose turn it is acts, and its director decides. */
export const directorOnly = rule('director-decides', '5.1', ['ESP-5.1.06'], (table, { seat }) => {
  const company = operatorOf(table);
  const decides = company === null ? seat : director(table, company);
  return when(decides !== seat, { company: company ?? '', director: decides });
});
/** §4.3.2: a major that has not started does not operate. */
export const hasStarted = rule('not-started', '4.3.2', ['ESP-4.3.2.07'], (table) => {
  const company = operatorOf(table);
  return when(company !== null && !isStarted(table, company), { company: company ?? '' });
});
/** Only hands bring this about. `done` goes on. */
export const somebodyOperates = rule('nobody-operates', '5.1', ['ESP-5.1.06'], nobodyOperates);

/** §5.1: the order of the steps: a kind of move belongs to one of them. */
export const inStep = (kind: string): EspRule =>
  rule('step-order', '5.1', ['ESP-5.1.05'], outOfStep(OPERATING, kind));

/** §5.7: surplus trains are given up before anything else goes on. */
export const noSurplus = rule('surplus-first', '5.7', ['ESP-5.7.10'], (table) => {
  const [company] = overLimit(table);
  return when(company !== undefined, { company: company ?? '' });
});
/** An open question is answered first. */
export const noOffer = rule('offer-open', '5.1', ['ESP-5.1.05'], ({ clock }) => when(clock.offer !== null));
/** §5.6: the circle of a taken-over minor is decided on first. */
export const noVacancy = rule('vacancy-first', '5.6', ['ESP-5.6.09'], ({ clock }) =>
  when(clock.vacancy !== null, { company: clock.vacancy?.company ?? '', minor: clock.vacancy?.minor ?? '' }),
);

/** What every act of an operating company has in common. */
export const operatingRules: readonly EspRule[] = [
  gameOn,
  auctionOver,
  inOperatingRound,
  somebodyOperates,
  hasStarted,
  directorOnly,
  noSurplus,
  noOffer,
  noVacancy,
];
/** What every act of a player in a stock round has in common. */
export const stockRules: readonly EspRule[] = [gameOn, auctionOver, inStockRound, yourTurn, noSurplus];
