import { stepsFor } from '../../../table/course.ts';
import { alone, unless } from '../../../table/rules.ts';
import type { Move } from '../../../table/types.ts';
import { introOnly } from '../chapters.ts';
import type { DoTable } from '../clock.ts';
import { directed, isIntro } from '../readers.ts';
import type { DoRule } from '../rules.ts';
import { gameOn, inStep as railwayStep, rule, when } from '../rules.ts';
import { INTRO, introStep } from './course.ts';
import { overCertificates } from './readers.ts';

/** These moves belong to the introductory game; other games know no certificates for nothing (1, 3.1). */
export const introGame: DoRule = alone(
  rule('introductory-only', '1', ['DO-1.1'], (table) => when(!isIntro(table) && table.clock.round !== 'end')),
);
const yourTurn: DoRule = alone(
  introOnly(
    rule('intro-turn', '3.2', ['DO-3.2.2'], (table, { seat }) =>
      when(table.clock.round !== 'end' && table.clock.turn !== seat && overCertificates(table).length === 0, {
        turn: table.clock.turn,
      }),
    ),
  ),
);
/** 3.2.1: certificates beyond the limit go to the pool at once, before anything else. */
const excessFirst: DoRule = alone(
  introOnly(
    rule('excess-first', '3.2.1', ['DO-3.2.1.10', 'DO-3.2.1.5'], (table) => {
      const [seat] = overCertificates(table);
      return seat === undefined ? null : { turn: seat };
    }),
  ),
);
const at = (step: string | undefined): number => INTRO.findIndex(({ id }) => id === step);
/** The steps of a turn come in their order, and none comes back. */
const inStep = (kind: string): DoRule => {
  const from = stepsFor(INTRO, kind);
  return alone(
    introOnly(
      rule('intro-order', '3.2', ['DO-3.2.2', 'DO-3.2.1.1'], (table) => {
        const now = introStep(table);
        if (table.clock.round !== 'EFS' || from.includes(now)) return null;
        return { step: now, early: at(now) < at(from[0]) };
      }),
    ),
  );
};
/** Stations, sidings and trains are the affair of directors. */
export const directorsOnly: DoRule = alone(
  introOnly(
    rule('directors-only', '3.2', ['DO-3.2.3'], (table, { seat }) =>
      when(directed(table, seat).length === 0),
    ),
  ),
);

/** Rules about what is done in one paragraph of the introductory game. */
export const introRule =
  <M extends Move>(section: string) =>
  (name: string, atoms: readonly string[], check: DoRule<M>['check']): DoRule<M> =>
    introOnly(rule<M>(name, section, atoms, check));
/** What every act of a turn has in common; silent outside the introductory game. */
export const introRules = (kind: string): readonly DoRule[] => [...beforeSteps, inStep(kind)];
const beforeSteps: readonly DoRule[] = [...gameOn, yourTurn, excessFirst];
/**
 * The same for what both games do, in the steps of either. Whoever has done it already is told that, and not about the order
 * of steps.
 */
export const stepsOfBoth = (kind: string, isDone: (table: DoTable) => boolean): readonly DoRule[] => [
  ...beforeSteps,
  unless(inStep(kind), isDone),
  unless(railwayStep(kind), isDone),
];
