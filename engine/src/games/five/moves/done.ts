import { endingTurn } from '../../../rail/verbs/done.ts';
import type { MoveSpec } from '../../../table/game.ts';
import { phrase } from '../../../table/words.ts';
import type { FiveClock } from '../clock.ts';
import { endTurn, nextCompany } from '../flow.ts';
import { inStep, operating, operatingRules } from '../rules.ts';
import { five } from '../title.ts';

/** §3: the turn of the company is over. */
export const done: MoveSpec<FiveClock> = {
  ...endingTurn(five, {
    rules: [...operatingRules, inStep('done')],
    endTurn,
    nextCompany,
    tone: 'onward',
  }),
  label: (table) => phrase('five/log/done', { company: operating(table) || '–' }),
  offer: () => ({ label: () => phrase('five/choice/done'), tone: 'onward' }),
};
