import { operatorOf } from '../../../rail/clock.ts';
import type { MoveSpec } from '../../../table/game.ts';
import type { Move } from '../../../table/types.ts';
import { phrase } from '../../../table/words.ts';
import type { DoClock } from '../clock.ts';
import { OPERATING } from '../course.ts';
import { drafted, endTurn, nextCompany } from '../flow.ts';
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
const inLast = inStep('done');
const lastStep: DoRule = {
  ...inLast,
  check: (table, move) =>
    OPERATING.some(({ id }) => id === table.clock.step) ? inLast.check(table, move) : null,
};

/** The turn of the railway is over. Where nobody operates (hands have been at the clock) the round goes on. */
export const done: MoveSpec<DoClock, Move> = {
  fields: {},
  example: { type: 'done', seat: 'anna' },
  effects: (table) =>
    drafted(table, (draft) => {
      if (table.clock.round !== 'OR' || table.clock.keep !== null) return;
      if (table.clock.operating === null) nextCompany(draft);
      else endTurn(draft);
    }),
  rules: [
    ...operatingRules,
    lastStep,
    owing('train-duty', '4.5.7.4', 'DO-4.5.7.4.1', 'buy'),
    owing('duty-sells', '4.5.7.4', 'DO-4.5.7.4.1', 'sell'),
    owing('duty-forces', '4.5.7.5', 'DO-4.5.7.4.1', 'force'),
    investorDone,
  ],
  label: ({ clock }) =>
    clock.operating === null
      ? phrase('18do/log/done-nobody')
      : phrase('18do/log/done', { company: clock.operating }),
  candidates: (_, seat) => [{ type: 'done', seat }],
  offer: ({ clock: { operating: company } }) => ({
    label: () =>
      company === null ? phrase('18do/choice/done-nobody') : phrase('18do/choice/done', { company }),
    tone: 'onward',
  }),
};
