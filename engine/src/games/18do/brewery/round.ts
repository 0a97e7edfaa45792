import { rulesOfActor } from '../../../rail/verbs/about.ts';
import type { CompanyId } from '../../../rail/types.ts';
import type { Steps } from '../../../table/course.ts';
import { stepsFor } from '../../../table/course.ts';
import { alone, when } from '../../../table/rules.ts';
import type { Move, Seat } from '../../../table/types.ts';
import type { Phrase } from '../../../table/words.ts';
import { phrase } from '../../../table/words.ts';
import type { DoClock, DoTable } from '../clock.ts';
import { INVESTOR } from '../clock.ts';
import { decides, isBrewCompany, isInvestorBrewing } from '../readers.ts';
import type { DoRule } from '../rules.ts';
import { gameOn, noOpenQuestion, noSurplus, rule, startOver } from '../rules.ts';
import type { BreweryId, BrewStep } from './clock.ts';
import { mayAct } from './readers.ts';
import { BREWERY_COURSE } from './steps.ts';

/** The brewery whose turn it is; null: none acts, and rules about breweries have nothing to say. */
export const brewerNow = ({ clock }: DoTable): BreweryId | null =>
  clock.round === 'BR' ? clock.operating : null;
export const isBrewer = (table: DoTable, seat: Seat): boolean => {
  const brewery = brewerNow(table);
  if (brewery === null) return false;
  // He himself, in what nobody decides for him (§8.2.2.2).
  return decides(table, brewery) === seat || (seat === INVESTOR && isInvestorBrewing(table));
};

/** §6.5.2: breweries act in brewery rounds only. */
const inBreweryRound: DoRule = alone(
  rule('brewery-round-only', '6.5.2', ['HSB-6.5.2.01'], ({ clock }) =>
    when(clock.round !== 'BR' && clock.round !== 'end' && clock.round !== 'start'),
  ),
);
/** Only hands bring this about: a brewery round in which nobody acts. */
const somebodyBrews: DoRule = alone(
  rule('nobody-brews', '6.5.2', ['HSB-6.5.2.01'], ({ clock }) =>
    when(clock.round === 'BR' && clock.operating === null),
  ),
);
/** §6.5.2: one brewery after the other, and each by whoever owns or directs it. */
const ownTurn: DoRule = alone(
  rule('brewers-turn', '6.5.2', ['HSB-6.5.2.02', 'HSB-6.5.01'], (table, { seat }) => {
    const brewery = brewerNow(table);
    if (brewery === null) return null;
    return when(!isBrewer(table, seat), { brewery, director: decides(table, brewery) });
  }),
);
/** §6.4.2: only hands let a company act that has not started to operate. */
const inOperation: DoRule = alone(
  rule('not-in-operation', '6.4.2', ['HSB-6.4.2.02'], (table) => {
    const brewery = brewerNow(table);
    const isIdle = brewery !== null && isBrewCompany(brewery) && !mayAct(table, brewery);
    return when(isIdle, { brewery: brewery ?? '' });
  }),
);
/** §6.5.2.4: a question to the director of a railway is answered first. */
const nothingAsked: DoRule = alone(
  rule('load-asked', '6.5.2.4', ['HSB-6.5.2.4.05'], ({ clock }) => when(clock.asked !== null)),
);
/** What every act of a brewery has in common. */
export const breweryRules: readonly DoRule[] = [
  ...gameOn,
  ...startOver,
  inBreweryRound,
  ...noOpenQuestion,
  somebodyBrews,
  inOperation,
  ownTurn,
  noSurplus,
  nothingAsked,
];

/** §6.5.2.1: the steps come in their order, and none comes back. */
export const inBrewStep = (kind: string, steps: Steps<BrewStep> = BREWERY_COURSE): DoRule => {
  const from: readonly string[] = stepsFor(steps, kind);
  const at = (id: string | undefined): number => BREWERY_COURSE.findIndex((one) => one.id === id);
  return alone(
    rule('brew-step', '6.5.2.1', ['HSB-6.5.2.1.01', 'HSB-6.5.2.1.02'], (table) => {
      const { step: now } = table.clock;
      if (brewerNow(table) === null || from.includes(now)) return null;
      return { step: now, early: at(now) < at(from[0]) };
    }),
  );
};

/** The same for what belongs to certain steps. */
export const breweryRulesFor = (kind: string): readonly DoRule[] => [...breweryRules, inBrewStep(kind)];

/** Rules about what the acting brewery does; silent where none acts. */
export const ofBrewery = <M extends Move = Move>() =>
  rulesOfActor<DoClock, M>(rule, brewerNow, (brewery) => ({ brewery }));

/** The log line of what a brewery does; where none acts nothing was done, and that is said. */
export function ofBrewer(table: DoTable, say: (brewery: CompanyId) => Phrase): Phrase {
  const brewery = brewerNow(table);
  return brewery === null ? phrase('18do/log/no-brewery') : say(brewery);
}
