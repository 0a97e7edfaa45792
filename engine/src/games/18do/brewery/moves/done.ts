import { unless } from '../../../../table/rules.ts';
import { phrase } from '../../../../table/words.ts';
import type { DoMove } from '../../clock.ts';
import { drafted, endTurn, goOn } from '../../flow.ts';
import { owing } from '../../forced.ts';
import type { DoRule } from '../../rules.ts';
import { equipDuty, leastFor } from '../duty.ts';
import { isSmall } from '../readers.ts';
import { brewerNow, breweryRules, inBrewStep, ofBrewery } from '../round.ts';
import { BREWERY_COURSE } from '../steps.ts';

/** Where nobody acts (hands have been at the clock) the round goes on. */
const rules = breweryRules.filter(({ id }) => !id.endsWith('/nobody-brews'));

/** Hands may have set a step that no brewery has: then the turn can only be ended. */
const lastStep = unless(
  inBrewStep('brew-done'),
  ({ clock }) => !BREWERY_COURSE.some(({ id }) => id === clock.step),
);

/** §6.5.2.7: what keeps a brewery from ending its turn; silent outside of brewery rounds. */
const owes = owing(ofBrewery(), { step: 'equip', dutyOf: equipDuty, least: leastFor });
const doneRules: readonly DoRule[] = [
  owes('buy', ['small-must-equip', '6.5.2.7', 'HSB-6.5.2.7.01'], isSmall),
  owes('buy', ['must-equip', '6.5.2.7', 'HSB-6.5.2.7.03', 'HSB-6.5.2.1.01'], (brewery) => !isSmall(brewery)),
  owes('sell', ['equip-sells', '6.5.2.7', 'HSB-6.5.2.7.03', 'HSB-6.5.2.7.04']),
  owes('force', ['equip-forces', '6.5.2.7', 'HSB-6.5.2.7.03', 'HSB-6.5.2.7.04']),
];

/** §6.5.2: the turn of the brewery is over. */
export const brewDone: DoMove = {
  fields: {},
  example: { type: 'brew-done', seat: 'anna' },
  effects: (table) =>
    drafted(table, (draft) => {
      if (table.clock.round !== 'BR') return;
      if (table.clock.operating === null) goOn(draft);
      else endTurn(draft);
    }),
  rules: [...rules, lastStep, ...doneRules],
  label: (table) => {
    const brewery = brewerNow(table);
    return brewery === null ? phrase('18do/log/done-nobody') : phrase('18do/log/brew-done', { brewery });
  },
  candidates: (_, seat) => [{ type: 'brew-done', seat }],
  offer: (table) => {
    const brewery = brewerNow(table);
    return {
      label: () =>
        brewery === null ? phrase('18do/choice/done-nobody') : phrase('18do/choice/brew-done', { brewery }),
      tone: 'onward',
    };
  },
};
