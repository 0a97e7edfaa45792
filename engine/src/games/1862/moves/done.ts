import type { MoveSpec } from '../../../table/game.ts';
import type { Move } from '../../../table/types.ts';
import { phrase } from '../../../table/words.ts';
import type { Clock62 } from '../clock.ts';
import { drafted, endTurn, nextCompany } from '../flow.ts';
import { inStep, operatingRules } from '../rules.ts';
import { dutyRules } from '../train-rules.ts';

/** Chapter 6: the company has finished; the next one acts. */
export const done: MoveSpec<Clock62, Move> = {
  fields: {},
  example: { type: 'done', seat: 'anna' },
  effects: (table) =>
    drafted(table, (draft) => {
      if (table.clock.round !== 'OR') return;
      if (table.clock.operating === null) nextCompany(draft);
      else endTurn(draft);
    }),
  rules: [...operatingRules, inStep('done'), ...dutyRules],
  label: ({ clock }) =>
    clock.operating === null
      ? phrase('1862/log/done-nobody')
      : phrase('1862/log/done', { company: clock.operating }),
  candidates: (_, seat) => [{ type: 'done', seat }],
  offer: ({ clock: { operating: company } }) => ({
    label: () =>
      company === null ? phrase('1862/choice/done-nobody') : phrase('1862/choice/done', { company }),
    tone: 'onward',
  }),
};
