import type { CompanyId } from '../../rail/types.ts';
import type { Rule } from '../../table/game.ts';
import type { Move, Params, Weight } from '../../table/types.ts';
import { STEPS } from './clock.ts';
import type { Step, TeClock, TeTable } from './clock.ts';
import { director, overLimit } from './readers.ts';

export type TeRule<M extends Move = Move> = Rule<TeClock, M>;

/** `rule('share-limit', '6.4', ['TE-6.4.5'], check)`; its sentence stands under `18te/6.4/share-limit` in the words. */
export function rule<M extends Move = Move>(
  name: string,
  section: string,
  atoms: readonly string[],
  check: (table: TeTable, move: M) => Params | null,
  weight: Weight = 'breach',
): TeRule<M> {
  return { id: `18te/${section}/${name}`, section, atoms, weight, check };
}
/** For checks that have nothing to add to their sentence. */
export const when = (broken: boolean, params: Params = {}): Params | null => (broken ? params : null);

/** §8: nothing is moved after the end. */
export const gameOn = rule('over', '8', ['TE-5.2'], ({ clock }) => when(clock.round === 'end'));

/** §3.1: players trade and auction in stock rounds only. */
export const inStockRound = rule('stock-round-only', '3.1', ['TE-3.1.2'], ({ clock }) =>
  when(clock.round === 'OR'),
);
/** §3.1: companies build, run and buy trains in operating rounds only. */
export const inOperatingRound = rule('operating-round-only', '3.1', ['TE-3.1.3'], ({ clock }) =>
  when(clock.round === 'SR'),
);

/** §6: turns go round clockwise. Somebody who has just bought is told about his second act instead (see the moves). */
export const yourTurn = rule('turn', '6', ['TE-6.0.1'], ({ clock }, { seat }) =>
  when(clock.round === 'SR' && !clock.auction && clock.turn !== seat && clock.bought !== seat, {
    turn: clock.turn,
  }),
);
/** §6.5: while an auction runs there is nothing but bidding and passing. */
export const noAuction = rule('auction-first', '6.5', ['TE-6.5.5'], ({ clock }) =>
  when(clock.auction !== null, { company: clock.auction?.company ?? '' }),
);

export const operating = ({ clock }: TeTable): CompanyId => clock.operating ?? '';

/** §3.7: only the president decides for a company. */
export const presidentOnly = rule('president-decides', '3.7', ['TE-3.7.3'], (table, { seat }) => {
  const company = table.clock.operating;
  return when(table.clock.round === 'OR' && company !== null && director(table, company) !== seat, {
    company: company ?? '',
    president: company === null ? '' : director(table, company),
  });
});

/** §7: the steps come in this order, and none of them comes back. `from`: the steps in which the move may be made. */
export const inStep = (...from: readonly Step[]): TeRule =>
  rule('step-order', '7', ['TE-7.0.3'], ({ clock }) => {
    if (clock.round !== 'OR' || clock.operating === null || from.includes(clock.step)) return null;
    const early = STEPS.indexOf(clock.step) < STEPS.indexOf(from[0]!);
    return { step: clock.step, early };
  });

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
