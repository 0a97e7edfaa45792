import { operatorLine } from '../../rail/title.ts';
import { turnRules } from '../../rail/verbs/turn-rules.ts';
import type { MoveSpec, Rule } from '../../table/game.ts';
import { alone, rulesOf, unless, when } from '../../table/rules.ts';
import type { Move } from '../../table/types.ts';
import type { TeClock } from './clock.ts';
import { OPERATING } from './course.ts';
import { director, overLimit } from './readers.ts';

export type TeRule<M extends Move = Move> = Rule<TeClock, M>;
export type TeMove<M extends Move = Move> = MoveSpec<TeClock, M>;

export { operating, operatorOf } from '../../rail/clock.ts';
export { when };
export const rule = rulesOf<TeClock>('18te');

const turns = turnRules<TeClock>(
  rule,
  { head: 'president', decides: director, overLimit, steps: OPERATING },
  {
    over: ['over', '8', 'TE-5.2'],
    stock: ['stock-round-only', '3.1', 'TE-3.1.2'],
    operating: ['operating-round-only', '3.1', 'TE-3.1.3'],
    turn: ['turn', '6', 'TE-6.0.1'],
    nobody: ['nobody-operates', '7', 'TE-7.0.1'],
    decides: ['president-decides', '3.7', 'TE-3.7.3'],
    surplus: ['surplus-first', '3.8', 'TE-3.8.13'],
    step: ['step-order', '7', 'TE-7.0.3'],
  },
);
export const { gameOn, inStockRound, inOperatingRound, somebodyOperates, noSurplus, inStep, isOperator } =
  turns;
/** §6: turns go round clockwise; in an auction bidders have an order of their own. */
export const yourTurn = unless(turns.yourTurn, ({ clock }) => clock.auction !== null);
/** §6.5: while an auction runs there is nothing but bidding and passing. */
export const noAuction = alone(
  rule('auction-first', '6.5', ['TE-6.5.5'], ({ clock }) =>
    when(clock.auction !== null, { company: clock.auction?.company ?? '' }),
  ),
);

export const ofOperator = operatorLine('18te');

/** §7.8: an open question about a train is answered first. */
const noOffer = alone(rule('offer-open', '7.8', ['TE-7.8.2'], ({ clock }) => when(clock.offer !== null)));

/** What every act of an operating company has in common. */
export const operatingRules: readonly TeRule[] = [
  gameOn,
  inOperatingRound,
  turns.headOnly,
  noSurplus,
  noOffer,
];
/** The same for an act that belongs to one step of its turn. */
export const acting = (kind: string): readonly TeRule[] => [
  ...operatingRules,
  somebodyOperates,
  inStep(kind),
];
/** What every act of a player in a stock round has in common. */
export const stockRules: readonly TeRule[] = [gameOn, inStockRound, yourTurn, noSurplus];
