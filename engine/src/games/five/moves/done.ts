import type { MoveSpec } from '../../../table/game.ts';
import { phrase } from '../../../table/words.ts';
import type { FiveClock } from '../clock.ts';
import { drafted, endTurn, nextCompany } from '../flow.ts';
import { inStep, operating, operatingRules } from '../rules.ts';

/** §3: the turn of the company is over. Where hands have left nobody operating the round goes on. */
export const done: MoveSpec<FiveClock> = {
  fields: {},
  example: { type: 'done', seat: 'anna' },
  effects: (table) =>
    drafted(table, (draft) => {
      if (table.clock.round !== 'OR') return;
      if (table.clock.operating === null) nextCompany(draft);
      else endTurn(draft);
    }),
  rules: [...operatingRules, inStep('done')],
  label: (table) => phrase('five/log/done', { company: operating(table) || '–' }),
  candidates: (_, seat) => [{ type: 'done', seat }],
  offer: () => ({ label: () => phrase('five/choice/done'), tone: 'onward' }),
};
