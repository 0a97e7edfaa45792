import { operatorLine } from '../../rail/title.ts';
import { parFirst } from '../../rail/verbs/par.ts';
import { turnRules } from '../../rail/verbs/turn-rules.ts';
import type { MoveSpec, Rule } from '../../table/game.ts';
import { alone, rulesOf, unless, when } from '../../table/rules.ts';
import type { Move, Params } from '../../table/types.ts';
import type { Clock62, Table62 } from './clock.ts';
import { OPERATING } from './course.ts';
import { director, overLimit } from './readers.ts';
import { isBroke, turn } from './seats.ts';

export type Rule62<M extends Move = Move> = Rule<Clock62, M>;
export type Move62<M extends Move = Move> = MoveSpec<Clock62, M>;

export { operating } from '../../rail/clock.ts';
export { when };
export const rule = rulesOf<Clock62>('1862');

const turns = turnRules<Clock62>(
  rule,
  { head: 'director', decides: director, overLimit, steps: OPERATING },
  {
    over: ['over', '20', '62-20.1'],
    stock: ['stock-round-only', '18', '62-18.1'],
    operating: ['operating-round-only', '6', '62-6.1'],
    turn: ['turn', '18', '62-18.6', '62-3.1'],
    nobody: ['nobody-operates', '6', '62-6.4'],
    decides: ['director-decides', '5', '62-5.13', '62-1.5', '62-4.3'],
    surplus: ['surplus-first', '14', '62-14.11'],
    step: ['step-order', '6', '62-6.5'],
  },
);
export const { gameOn, inStockRound, inOperatingRound, somebodyOperates, inStep, isOperator } = turns;

/** Chapter 15: who is bankrupt does nothing more – unless hands have made the game wait for this very seat. */
export const inGame = alone(
  rule('bankrupt-out', '15', ['62-15.10'], (table, { seat }) =>
    when(isBroke(table, seat) && !turn(table).includes(seat)),
  ),
);
/** Chapter 4: whoever has private 8 sets the par of its company at once. */
export const noParDue = parFirst<Clock62>(rule, ['par-first', '4', '62-4.15']);
/** What is owed is raised and paid before anything else. */
const owing = ({ clock: { owed } }: Table62): Params | null =>
  owed[0] === undefined ? null : { seat: owed[0].seat, amount: owed[0].amount };
const noDebt = alone(rule('debt-first', '14', ['62-14.18'], owing));
/** Chapter 14: surplus trains; while somebody owes money, that comes first. */
export const { noSurplus } = turns;
/** Turns go round; bidders of an auction have an order of their own. */
const yourTurn = unless(turns.yourTurn, ({ clock }) => clock.auction !== null);
/** Chapter 3: while an auction runs its bidders raise or pass, and nothing else happens. */
export const noAuction = alone(
  rule('auction-first', '3', ['62-3.12'], ({ clock }) =>
    clock.auction === null ? null : { private: clock.auction.lot },
  ),
);
/** Chapter 14: an open question about a train is answered first. */
const noOffer = alone(rule('offer-open', '14', ['62-14.3'], ({ clock }) => when(clock.offer !== null)));

export const ofOperator = operatorLine('1862');

/** What every act has in common: the game goes on, and nothing is open that comes first. */
export const firstRules: readonly Rule62[] = [gameOn, inGame, noParDue, noDebt];
/** What every act of an operating company has in common. */
export const operatingRules: readonly Rule62[] = [
  ...firstRules,
  inOperatingRound,
  turns.headOnly,
  noSurplus,
  noOffer,
];
/** The same for an act that belongs to one step of its turn. */
export const acting = (kind: string): readonly Rule62[] => [
  ...operatingRules,
  somebodyOperates,
  inStep(kind),
];
/** What every act of a player in a stock round has in common. */
export const stockRules: readonly Rule62[] = [...firstRules, inStockRound, yourTurn, noSurplus];
