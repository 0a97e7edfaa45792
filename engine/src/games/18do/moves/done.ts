import type { Draft } from '../../../table/draft.ts';
import { unless } from '../../../table/rules.ts';
import { endingTurn } from '../../../rail/verbs/done.ts';
import { dortmund } from '../title.ts';
import { operatorOf } from '../../../rail/clock.ts';
import type { DoClock } from '../clock.ts';
import { OPERATING } from '../course.ts';
import { endTurn, nextCompany } from '../flow.ts';
import { investorDone } from '../investor/rules.ts';
import type { Duty } from '../purchase.ts';
import { cheapest, dutyOf } from '../purchase.ts';
import { treasury } from '../readers.ts';
import type { DoRule } from '../rules.ts';
import { inStep, operatingRules, rule, when } from '../rules.ts';

/** §4.5.7.4: at the end of its turn a railway owns a train. */
const owing = (name: string, section: string, atom: string, duty: Duty): DoRule =>
  rule(name, section, [atom], (table) => {
    const company = operatorOf(table);
    if (company === null || table.clock.step !== 'trains') return null;
    return when(dutyOf(table, company) === duty, {
      company,
      cash: treasury(table, company),
      least: cheapest(table, company) ?? 0,
    });
  });

/** Hands may have set a step that no railway has: then the turn can only be ended. */
const lastStep = unless(inStep('done'), ({ clock }) => !OPERATING.some(({ id }) => id === clock.step));
/** §8.3.5: first it is settled who keeps the card. */
const isSettled = ({ clock }: Draft<DoClock>): boolean => clock.keep === null;

/** The turn of the railway is over. */
export const done = endingTurn(dortmund, {
  rules: [
    ...operatingRules,
    lastStep,
    owing('train-duty', '4.5.7.4', 'DO-4.5.7.4.1', 'buy'),
    owing('duty-sells', '4.5.7.4', 'DO-4.5.7.4.1', 'sell'),
    owing('duty-forces', '4.5.7.5', 'DO-4.5.7.4.1', 'force'),
    investorDone,
  ],
  endTurn: (draft) => isSettled(draft) && endTurn(draft),
  nextCompany: (draft) => isSettled(draft) && nextCompany(draft),
  tone: 'onward',
});
