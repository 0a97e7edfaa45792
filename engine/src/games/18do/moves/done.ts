import { firstThen, unless } from '../../../table/rules.ts';
import { endingTurn } from '../../../rail/verbs/done.ts';
import { dortmund } from '../title.ts';
import type { DoDraft } from '../clock.ts';
import { OPERATING } from '../course.ts';
import { endTurn, nextCompany } from '../flow.ts';
import { owing } from '../forced.ts';
import { investorDone } from '../investor/rules.ts';
import { cheapest, dutyOf } from '../purchase.ts';
import { inStep, ofCompany, operatingRules } from '../rules.ts';

/** §4.5.7.4: at the end of its turn a railway owns a train. */
const owes = owing(ofCompany(), { step: 'trains', dutyOf, least: cheapest });
/** Hands may have set a step that no railway has: then the turn can only be ended. */
const lastStep = unless(inStep('done'), ({ clock }) => !OPERATING.some(({ id }) => id === clock.step));
/** §8.3.5: first it is settled who keeps the card. */
const isSettled = ({ clock }: DoDraft): boolean => clock.keep === null;

const duties = [
  owes('buy', ['train-duty', '4.5.7.4', 'DO-4.5.7.4.1']),
  owes('sell', ['duty-sells', '4.5.7.4', 'DO-4.5.7.4.1']),
  owes('force', ['duty-forces', '4.5.7.5', 'DO-4.5.7.4.1']),
];

/** The turn of the railway is over. */
export const done = endingTurn(dortmund, {
  rules: [...operatingRules, lastStep, ...firstThen(investorDone, duties)],
  endTurn: (draft) => isSettled(draft) && endTurn(draft),
  nextCompany: (draft) => isSettled(draft) && nextCompany(draft),
  tone: 'onward',
});
