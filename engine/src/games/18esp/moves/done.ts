import type { MoveSpec } from '../../../table/game.ts';
import type { Move } from '../../../table/types.ts';
import { phrase } from '../../../table/words.ts';
import type { EspClock } from '../clock.ts';
import { drafted, endTurn, nextCompany } from '../flow.ts';
import { isStarted } from '../readers.ts';
import type { EspRule } from '../rules.ts';
import { hasStarted, inStep, operating, operatingRules, somebodyOperates } from '../rules.ts';
import { trainDuty } from '../train-rules.ts';

/** A company that does not operate at all (hands have been at the clock) has no steps and owes no train. */
const ofOperating = (rule: EspRule): EspRule => ({
  ...rule,
  check: (table, move) => {
    const company = table.clock.operating;
    return company !== null && !isStarted(table, company) ? null : rule.check(table, move);
  },
});

/**
 * §5.1: the company's turn is over. Where nobody operates, or one that has not started, the round goes on.
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
  rules: [
    ...operatingRules.filter((rule) => rule !== somebodyOperates && rule !== hasStarted),
    ofOperating(inStep('takeover', 'trains')),
    ofOperating(trainDuty),
  ],
  label: (table) => phrase('18esp/log/done', { company: operating(table) }),
};
