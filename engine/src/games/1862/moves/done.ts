import { endingTurn } from '../../../rail/verbs/done.ts';
import { endTurn, nextCompany } from '../flow.ts';
import { inStep, operatingRules } from '../rules.ts';
import { us } from '../title.ts';
import { dutyRules } from '../train-rules.ts';

/** Chapter 6: the company has finished; the next one acts. */
export const done = endingTurn(us, {
  rules: [...operatingRules, inStep('done'), ...dutyRules],
  endTurn,
  nextCompany,
  tone: 'onward',
});
