import { endingTurn } from '../../../rail/verbs/done.ts';
import { endTurn, nextCompany } from '../flow.ts';
import { inStep, operatingRules } from '../rules.ts';
import { te } from '../title.ts';
import { dutyRules } from '../train-rules.ts';

/** §7: the company's turn is over. */
export const done = endingTurn(te, {
  rules: [...operatingRules, inStep('done'), ...dutyRules],
  endTurn,
  nextCompany,
  tone: 'main',
});
