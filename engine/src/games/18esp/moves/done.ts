import { perTable } from '../../../table/places.ts';
import { unless } from '../../../table/rules.ts';
import type { Effect } from '../../../table/types.ts';
import { phrase } from '../../../table/words.ts';
import type { EspTable } from '../clock.ts';
import { callsEnd, drafted, endTurn, nextCompany } from '../flow.ts';
import { isStarted } from '../readers.ts';
import type { EspMove, EspRule } from '../rules.ts';
import { hasStarted, inStep, operating, operatingRules, rule, somebodyOperates, when } from '../rules.ts';
import { trainDuty } from '../train-rules.ts';

/** A company that does not operate at all (hands have been at the clock) has no steps and owes no train. */
const ofOperating = (rule: EspRule): EspRule =>
  unless(rule, (table) => table.clock.operating !== null && !isStarted(table, table.clock.operating));

/** Worked out once: a rule asks what the move itself is going to do. */
const effects = perTable((table: EspTable): readonly Effect[] =>
  drafted(table, (draft) => {
    if (table.clock.round !== 'OR') return;
    if (table.clock.operating === null) nextCompany(draft);
    else endTurn(draft);
  }),
);
/** §5.9, §8: the second 8 leaves as the export of this set. */
const endExported = rule(
  'end-exported',
  '8',
  ['ESP-8.01'],
  (table) => when(table.clock.ending === null && callsEnd(effects(table))),
  'note',
);

/**
 * §5.1: the company's turn is over. Where nobody operates, or one that has not started, the round goes on.
 */
export const done: EspMove = {
  fields: {},
  example: { type: 'done', seat: 'anna' },
  effects,
  rules: [
    ...operatingRules.filter((rule) => rule !== somebodyOperates && rule !== hasStarted),
    ofOperating(inStep('done')),
    ofOperating(trainDuty),
    endExported,
  ],
  label: (table) => phrase('18esp/log/done', { company: operating(table) }),
  candidates: (_, seat) => [{ type: 'done', seat }],
  offer: (table) => ({
    label: () => phrase('18esp/choice/done', { company: operating(table) }),
    tone: 'main',
  }),
};
