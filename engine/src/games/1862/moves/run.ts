import { running } from '../../../rail/verbs/run.ts';
import { stepsFor } from '../../../table/course.ts';
import type { MoveSpec } from '../../../table/game.ts';
import { phrase } from '../../../table/words.ts';
import type { Clock62 } from '../clock.ts';
import { OPERATING } from '../course.ts';
import { drafted } from '../flow.ts';
import { ranTrains } from '../payout.ts';
import { ofOperator, operatingRules, somebodyOperates } from '../rules.ts';
import type { Run62 } from '../run-rules.ts';
import {
  betterRun,
  bonusEarned,
  inRunStep,
  oneBonus,
  ranAlready,
  routeRules,
  runFields,
} from '../run-rules.ts';
import { bestRunOf } from '../runs.ts';
import { readRun } from '../shown.ts';
import { us } from '../title.ts';

/** Track and station are optional: whoever runs has finished with them. */
const BEFORE = stepsFor(OPERATING, 'run');

/** Chapters 10 and 11: the director runs the trains he likes on routes that he likes; an idle train is not listed. */
export const run: MoveSpec<Clock62, Run62> = {
  fields: runFields,
  example: { type: 'run', seat: 'anna', routes: [{ train: 'train/2/1', stops: ['G33/n0', 'G35/n0'] }] },
  effects: (table, { routes, bonus }) =>
    drafted(table, (draft) => {
      const { operating: company, round, step } = table.clock;
      if (round !== 'OR' || company === null || !BEFORE.includes(step)) return;
      const { revenue } = readRun(table, company, routes, bonus);
      ranTrains(draft, company, { routes, revenue, ...(bonus ? { bonus } : {}) });
    }),
  rules: [
    ...operatingRules,
    somebodyOperates,
    ranAlready,
    inRunStep,
    ...routeRules,
    bonusEarned,
    oneBonus,
    betterRun,
  ],
  label: (table, { routes, bonus: claimed }) =>
    ofOperator(table, (company) => {
      const { revenue, bonus } = readRun(table, company, routes, claimed);
      const sum = bonus.reduce((all, { value }) => all + value, 0);
      if (revenue === 0) return phrase('1862/log/run-nothing', { company });
      return phrase(sum > 0 ? '1862/log/run-bonus' : '1862/log/run', { company, revenue, bonus: sum });
    }),
  ...running(us, bestRunOf),
};
