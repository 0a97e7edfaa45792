import type { MoveSpec } from '../../../table/game.ts';
import type { Move } from '../../../table/types.ts';
import { phrase } from '../../../table/words.ts';
import type { TeClock } from '../clock.ts';
import { drafted, endTurn, nextCompany } from '../flow.ts';
import { inStep, operatingRules } from '../rules.ts';
import { dutyRules } from '../train-rules.ts';

/** §7: the company's turn is over. Where nobody operates (hands have been at the clock) the round goes on. */
export const done: MoveSpec<TeClock, Move> = {
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
      ? phrase('18te/log/done-nobody')
      : phrase('18te/log/done', { company: clock.operating }),
  candidates: (_, seat) => [{ type: 'done', seat }],
  offer: ({ clock: { operating: company } }) => ({
    label: () =>
      company === null ? phrase('18te/choice/done-nobody') : phrase('18te/choice/done', { company }),
    tone: 'main',
  }),
};
