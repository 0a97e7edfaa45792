import type { CompanyId } from '../../rail/types.ts';
import type { Rule } from '../../table/game.ts';
import type { Move, Params, Weight } from '../../table/types.ts';
import { STEPS } from './clock.ts';
import type { EspClock, EspTable, Step } from './clock.ts';
import { director, isStarted, overLimit } from './readers.ts';

export type EspRule<M extends Move = Move> = Rule<EspClock, M>;

/** `rule('share-limit', '4.3', ['ESP-4.3.07'], check)`; its sentence stands under `18esp/4.3/share-limit` in the words. */
export function rule<M extends Move = Move>(
  name: string,
  section: string,
  atoms: readonly string[],
  check: (table: EspTable, move: M) => Params | null,
  weight: Weight = 'breach',
): EspRule<M> {
  return { id: `18esp/${section}/${name}`, section, atoms, weight, check };
}
/** For checks that have nothing to add to their sentence. */
export const when = (broken: boolean, params: Params = {}): Params | null => (broken ? params : null);

/** §8: nothing is moved after the end. */
export const gameOn = rule('over', '8', ['ESP-8.01'], ({ clock }) => when(clock.round === 'end'));
/** §3.2: first all seven private companies are auctioned. */
export const auctionOver = rule('auction-first', '3.2', ['ESP-3.2.12'], ({ clock }) =>
  when(clock.round === 'auction'),
);
/** §4: players trade in stock rounds only. */
export const inStockRound = rule('stock-round-only', '4', ['ESP-1.3.02'], ({ clock }) =>
  when(clock.round === 'OR'),
);
/** §5: companies act in operating rounds only. */
export const inOperatingRound = rule('operating-round-only', '5', ['ESP-1.3.02'], ({ clock }) =>
  when(clock.round === 'SR'),
);
/** §3.1: whoever won P7 fixes the par of its major before anything else. */
export const noParDue = rule('par-first', '3.1', ['ESP-3.1.24'], ({ clock }) =>
  when(clock.parDue !== null, { seat: clock.parDue?.seat ?? '', company: clock.parDue?.company ?? '' }),
);

/** §4: turns go by order cards. Somebody who has just bought is told about his second act instead (see the moves). */
export const yourTurn = rule('turn', '4', ['ESP-4.01'], ({ clock }, { seat }) =>
  when(clock.round === 'SR' && clock.turn !== seat && clock.bought !== seat, { turn: clock.turn }),
);

export const operating = ({ clock }: EspTable): CompanyId => clock.operating ?? '';

/** §5.1: only the company whose turn it is acts, and its director decides. */
export const directorOnly = rule('director-decides', '5.1', ['ESP-5.1.06'], (table, { seat }) => {
  const company = table.clock.operating;
  return when(table.clock.round === 'OR' && company !== null && director(table, company) !== seat, {
    company: company ?? '',
    director: company === null ? '' : director(table, company),
  });
});
/** §4.3.2: a major that has not started does not operate. */
export const hasStarted = rule('not-started', '4.3.2', ['ESP-4.3.2.07'], (table) => {
  const company = table.clock.operating;
  return when(table.clock.round === 'OR' && company !== null && !isStarted(table, company), {
    company: company ?? '',
  });
});
/** Only hands bring this about: an operating round in which nobody operates. `done` goes on. */
export const somebodyOperates = rule('nobody-operates', '5.1', ['ESP-5.1.06'], ({ clock }) =>
  when(clock.round === 'OR' && clock.operating === null),
);

/** §5.1: the steps come in this order, and none of them comes back. `from`: the steps in which the move may be made. */
export const inStep = (...from: readonly Step[]): EspRule =>
  rule('step-order', '5.1', ['ESP-5.1.05'], ({ clock }) => {
    if (clock.round !== 'OR' || clock.operating === null || from.includes(clock.step)) return null;
    const early = STEPS.indexOf(clock.step) < STEPS.indexOf(from[0]!);
    return { step: clock.step, early };
  });

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
