import { unless } from '../../../../table/rules.ts';
import { phrase } from '../../../../table/words.ts';
import type { DoMove } from '../../clock.ts';
import { doing, endTurn, goOn } from '../../flow.ts';
import { mustOwn } from '../duty-rules.ts';
import { brewerNow, breweryRules, inBrewStep } from '../round.ts';
import { BREWERY_COURSE } from '../steps.ts';

/** Where nobody acts, or what has not started (hands have been at the clock), the round goes on. */
const rules = breweryRules.filter(({ id }) => !/\/(?:nobody-brews|not-in-operation)$/.test(id));

/** Hands may have set a step that no brewery has: then the turn can only be ended. */
const lastStep = unless(
  inBrewStep('brew-done'),
  ({ clock }) => !BREWERY_COURSE.some(({ id }) => id === clock.step),
);

/** §6.5.2: the turn of the brewery is over. */
export const brewDone: DoMove = {
  fields: {},
  example: { type: 'brew-done', seat: 'anna' },
  effects: doing((draft, _, table) => {
    if (table.clock.round !== 'BR') return;
    if (table.clock.operating === null) goOn(draft);
    else endTurn(draft);
  }),
  rules: [...rules, lastStep, ...mustOwn],
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
