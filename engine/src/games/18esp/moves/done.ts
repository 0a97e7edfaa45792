import type { MoveSpec } from '../../../table/game.ts';
import type { Move } from '../../../table/types.ts';
import { phrase } from '../../../table/words.ts';
import type { EspClock } from '../clock.ts';
import { drafted, endTurn, nextCompany } from '../flow.ts';
import { inStep, operating, operatingRules, somebodyOperates } from '../rules.ts';
import { trainDuty } from '../train-rules.ts';

/**
 * §5.1: the company's turn is over. Where nobody operates (hands have been at the clock) the round goes on.
 */
export const done: MoveSpec<EspClock, Move> = {
  fields: {},
  example: { type: 'done', seat: 'anna' },
  effects: (table) =>
    drafted(table, (draft) => {
      if (table.clock.round !== 'OR') return;
      if (table.clock.operating === null) nextCompany(draft);
      else endTurn(draft);
    }),
  rules: [...operatingRules.filter((r) => r !== somebodyOperates), inStep('takeover', 'trains'), trainDuty],
  label: (table) => phrase('18esp/log/done', { company: operating(table) }),
};
