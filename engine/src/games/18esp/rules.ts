import type { CompanyId, HexId } from '../../rail/types.ts';
import { rulesOfOperator } from '../../rail/verbs/about.ts';
import { parFirst } from '../../rail/verbs/par.ts';
import { turnRules } from '../../rail/verbs/turn-rules.ts';
import type { MoveSpec, Rule } from '../../table/game.ts';
import { alone, rulesOf, when } from '../../table/rules.ts';
import type { Move, Params } from '../../table/types.ts';
import type { EspClock, EspTable } from './clock.ts';
import { OPERATING } from './course.ts';
import { HOMES } from './data/companies.ts';
import { homeCircles } from './homes.ts';
import { awaitsHome, director, isStarted, overLimit, treasury } from './readers.ts';

export type EspRule<M extends Move = Move> = Rule<EspClock, M>;
export type EspMove<M extends Move = Move> = MoveSpec<EspClock, M>;

export { operating, operatorOf } from '../../rail/clock.ts';
export { when };
export const rule = rulesOf<EspClock>('18esp');
/** Rules about what the operating company does; silent where nobody operates. */
export const ofOperator = rulesOfOperator(rule);

const turns = turnRules<EspClock>(
  rule,
  { head: 'director', decides: director, overLimit, steps: OPERATING },
  {
    over: ['over', '8', 'ESP-8.01'],
    stock: ['stock-round-only', '4', 'ESP-1.3.02'],
    operating: ['operating-round-only', '5', 'ESP-1.3.02'],
    turn: ['turn', '4', 'ESP-4.01'],
    nobody: ['nobody-operates', '5.1', 'ESP-5.1.06'],
    decides: ['director-decides', '5.1', 'ESP-5.1.06'],
    surplus: ['surplus-first', '5.7', 'ESP-5.7.10'],
    step: ['step-order', '5.1', 'ESP-5.1.05'],
  },
);
export const { gameOn, inStockRound, inOperatingRound, yourTurn, somebodyOperates, noSurplus } = turns;
export const { inStep, isOperator } = turns;
/** §3.2: first all seven private companies are auctioned. */
export const auctionOver = alone(
  rule('auction-first', '3.2', ['ESP-3.2.12'], ({ clock }) => when(clock.round === 'auction')),
);
/** §3.1: whoever won P7 fixes the par of its major before anything else. */
export const noParDue = parFirst<EspClock>(rule, ['par-first', '3.1', 'ESP-3.1.24']);

/** §4.3.2: a major that has not started does not operate. */
export const hasStarted = alone(
  ofOperator()('not-started', '4.3.2', ['ESP-4.3.2.07'], (table, _, company) => !isStarted(table, company)),
);
/** An open question is answered first. */
const noOffer = alone(rule('offer-open', '5.1', ['ESP-5.1.05'], ({ clock }) => when(clock.offer !== null)));
/** §5.6: the circle of a taken-over minor is decided on first. */
const noVacancy = alone(
  rule('vacancy-first', '5.6', ['ESP-5.6.09'], ({ clock: { vacancy } }) =>
    vacancy === null ? null : { company: vacancy.company, minor: vacancy.minor },
  ),
);

/** What every act of an operating company has in common. */
export const operatingRules: readonly EspRule[] = [
  gameOn,
  auctionOver,
  inOperatingRound,
  somebodyOperates,
  hasStarted,
  turns.headOnly,
  noSurplus,
  noOffer,
  noVacancy,
];
/** What every act of a player in a stock round has in common. */
export const stockRules: readonly EspRule[] = [gameOn, auctionOver, inStockRound, yourTurn, noSurplus];

// —— Building (§5.3) ——

/** Rules about the company that builds and the hex where it does; silent where nobody does. */
export const builtOn = <M extends Move & { readonly hex: HexId }>() =>
  ofOperator<M>((company, { hex }) => ({ company, hex }));

/** §5.3.4: the home marker still has to be placed, and there is a circle for it. */
export const owesHome = (table: EspTable, company: CompanyId): boolean =>
  awaitsHome(table, company) && homeCircles(table, company).length > 0;
/** The home station is the first action of a company; in an OO hex its director chooses the city (`home`). */
export const homePlaced: EspRule = alone(
  ofOperator()('home-marker-first', '5.3.4', ['ESP-5.3.4.03'], (table, _, builder) =>
    owesHome(table, builder) ? { hex: HOMES[builder]?.hex ?? '' } : false,
  ),
);

/** What every act of building has in common: tiles, stations and passes come in any sequence within one step. */
export const buildingRules: readonly EspRule[] = [...operatingRules, inStep('lay'), homePlaced];

/** The treasury does not cover a cost; nothing is ever owed for nothing. */
export function shortOf(table: EspTable, company: CompanyId, cost: number): Params | false {
  const cash = treasury(table, company);
  return cost > 0 && cost > cash ? { company, cost, cash } : false;
}
