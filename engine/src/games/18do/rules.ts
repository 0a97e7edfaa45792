import type { Said } from '../../rail/title.ts';
import { operatorLine } from '../../rail/title.ts';
import { unless, alone, rulesOf, when } from '../../table/rules.ts';
import { operatorOf } from '../../rail/clock.ts';
import { duringOperating, isOver } from '../../rail/turns.ts';
import type { rulesOfActor } from '../../rail/verbs/about.ts';
import { rulesOfOperator } from '../../rail/verbs/about.ts';
import { turnRules } from '../../rail/verbs/turn-rules.ts';
import type { Rule } from '../../table/game.ts';
import type { Move } from '../../table/types.ts';
import { headUntilSettled, overEquipped } from './brewery/readers.ts';
import { expertQuestion } from './brewery/expert/questions.ts';
import { replacedBy } from './chapters.ts';
import type { DoClock, DoTable } from './clock.ts';
import { INVESTOR } from './clock.ts';
import { OPERATING } from './course.ts';
import { decides, isBrewery, overLimit } from './readers.ts';

export type DoRule<M extends Move = Move> = Rule<DoClock, M>;

export { when };
export const rule = rulesOf<DoClock>('18do');

const turns = turnRules<DoClock>(
  rule,
  { head: 'director', decides, overLimit, steps: OPERATING },
  {
    over: ['over', '4.6', 'DO-4.6.4'],
    stock: ['stock-round-only', '4.4', 'DO-4.4.1'],
    operating: ['operating-round-only', '4.5', 'DO-4.5.3'],
    turn: ['turn', '4.4', 'DO-4.4.1', 'DO-4.2.3.3'],
    nobody: ['nobody-operates', '4.5', 'DO-4.5.1'],
    decides: ['director-decides', '4', 'DO-4.2'],
    surplus: ['surplus-first', '4.5.7', 'DO-4.5.7.3'],
    step: ['step-order', '4.5', 'DO-4.5.3'],
  },
);
export const { somebodyOperates, noSurplus, inStep } = turns;
/** §4.6, §6.6: nothing is done any more. */
export const gameOn = replacedBy(turns.gameOn, alone(rule('over', '6.6', ['HSB-6.6.01'], isOver)));
const inStockRound: DoRule = {
  ...turns.inStockRound,
  check: (table) => duringOperating(table) ?? when(table.clock.round === 'BR'),
};

/** §4.2, §6.2.2: first the private or the small breweries are bought, and nothing else is done. */
const startFirst = (section: string, ...atoms: readonly string[]): DoRule =>
  alone(rule('start-round-first', section, atoms, ({ clock }) => when(clock.round === 'start')));
export const startOver = replacedBy(
  startFirst('4.2.2', 'DO-4.2.1', 'DO-4.2.2.1'),
  startFirst('6.2.2', 'HSB-6.2.2.05'),
);
/** §8.3.2, §8.4.2: all is bought, and one of two cards is to be picked. */
export const pickFirst: DoRule = alone(
  rule('pick-first', '8.3.2', ['DO-8.3.2.2', 'HSB-8.4.2.02'], ({ clock }) =>
    clock.round !== 'start' || clock.picking === null ? null : { turn: clock.picking },
  ),
);
/** The introductory game has other turns: its own moves are judged by chapter 3. */
export const notIntro: DoRule = alone(
  rule('introductory-game', '3.1', ['DO-3.1.5'], ({ clock }) => when(clock.round === 'EFS')),
);
/** Whoever decides for the operating railway: its director; for the Investor's railway the managing player, or he himself. */
export const isOperator = (table: DoTable, seat: string): boolean => {
  const company = operatorOf(table);
  if (company === null) return false;
  return decides(table, company) === seat || (seat === INVESTOR && company === table.clock.investorRailway);
};
const headOnly = unless(turns.headOnly, (table, { seat }) => isOperator(table, seat));

/** §4.5.7.2: an open question about a train is answered first. */
export const noOffer = alone(
  rule('offer-open', '4.5.7.2', ['DO-4.5.7.2.1'], ({ clock }) => when(clock.offer !== null)),
);
/** §8.3.5: who keeps "Investor's Railway" is settled before the next round begins. */
export const noKeep = alone(
  rule('keep-open', '8.3.5', ['DO-8.3.5.2'], ({ clock }) => when(clock.keep !== null)),
);

/** §6.2, §6.3.2: in a brewery round no railway acts, and breweries neither build nor run. */
const notBrewing: DoRule = alone(
  rule('railway-round-only', '6.3.2', ['HSB-6.3.2.01', 'HSB-6.2.03'], ({ clock }) =>
    when(clock.round === 'BR'),
  ),
);
/** §6.5.2.2: surplus equipment is given up before anything else goes on, in whatever round the limit has fallen. */
export const noSurplusEquipment: DoRule = alone(
  rule('equipment-first', '6.5.2.2', ['HSB-6.5.2.2.05', 'HSB-6.5.2.2.06', 'HSB-7.2.14'], (table) => {
    const [brewery] = overEquipped(table);
    return brewery === undefined ? null : { brewery, director: headUntilSettled(table, brewery, decides) };
  }),
);
/** §6.4.2: a company that has just started to operate decides on its certificates before anything goes on. */
const noSideSale: DoRule = alone(
  rule('side-sale-open', '6.4.2', ['HSB-6.4.2.03'], (table) => {
    // Only hands can set such a question where there are no breweries: nobody could answer it.
    const [company] = isBrewery(table) ? table.clock.sideSales : [];
    return company === undefined ? null : { company, director: decides(table, company) };
  }),
);
/** §6.4.5: whether the place of a small brewery is taken over is said at once. */
const noTakeover: DoRule = alone(
  rule('takeover-open', '6.4.5', ['HSB-6.4.5.08'], (table) => {
    const takeover = isBrewery(table) ? table.clock.takeover : null;
    return takeover === null ? null : { company: takeover.company, director: takeover.seat };
  }),
);
/** In the expert game somebody is asked about a marker, with this kind of move among the answers: that comes first. */
const saysFirst = (kind: string, name: string, section: string, atom: string): DoRule =>
  alone(
    rule(name, section, [atom], (table) => {
      const open = expertQuestion(table);
      return open?.kinds.includes(kind) ? { director: open.seat } : null;
    }),
  );
/** §7.4, §7.1, §7.2: who may buy a marker before the first stock round, is asked for one, or may use one now. */
const noExpertQuestion: readonly DoRule[] = [
  saysFirst('start-kim', 'kim-buyer-first', '7.4', 'HSB-7.4.01'),
  saysFirst('give-kim', 'kim-seller-first', '7.1', 'HSB-7.1.15'),
  saysFirst('no-event', 'event-first', '7.2', 'HSB-7.2.26'),
];
/** What has to be answered before anything else goes on, in rounds of all kinds. */
export const noOpenQuestion: readonly DoRule[] = [
  noSurplusEquipment,
  noTakeover,
  noSideSale,
  ...noExpertQuestion,
];

/** What every act of an operating railway has in common. */
export const operatingRules: readonly DoRule[] = [
  ...gameOn,
  pickFirst,
  ...startOver,
  turns.inOperatingRound,
  notBrewing,
  ...noOpenQuestion,
  noKeep,
  headOnly,
  noSurplus,
  noOffer,
];
/** What every act of a player in a stock round has in common. */
export const stockRules: readonly DoRule[] = [
  ...gameOn,
  notIntro,
  pickFirst,
  ...startOver,
  inStockRound,
  ...noOpenQuestion,
  turns.yourTurn,
  noSurplus,
];

/** How rules about a railway or a brewery are written, whichever acts. */
export type OfActor<M extends Move> = ReturnType<typeof rulesOfActor<DoClock, M>>;
type Check<M extends Move> = Parameters<OfActor<M>>[3];
export const citedBy =
  <M extends Move>(write: OfActor<M>) =>
  ([name, section, ...atoms]: Said, check: Check<M>): DoRule<M> =>
    write(name, section, atoms, check);
export const ofCompany = rulesOfOperator(rule);
/** The log line of what a railway does. */
export const ofOperator = operatorLine('18do');
