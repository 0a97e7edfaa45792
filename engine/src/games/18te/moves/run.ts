import type { RunMove } from '../../../rail/shown-run.ts';
import { running } from '../../../rail/verbs/run.ts';
import { stepsFor } from '../../../table/course.ts';
import { phrase } from '../../../table/words.ts';
import { OPERATING } from '../course.ts';
import { doing } from '../flow.ts';
import { settleRevenue } from './payout.ts';
import type { TeMove } from '../rules.ts';
import { acting, ofOperator } from '../rules.ts';
import { betterRun, mustRun, routeRules, runFields } from '../run-rules.ts';
import { bestRunOf, readRun } from '../runs.ts';
import { te } from '../title.ts';

/** Track and station are optional: whoever runs has finished with them. */
const BEFORE = stepsFor(OPERATING, 'run');

/** §7.5: the president runs the company's trains; a train that stays idle is not listed. */
export const run: TeMove<RunMove> = {
  fields: runFields,
  example: { type: 'run', seat: 'anna', routes: [{ train: 'train/2/1', stops: ['D14/n0', 'C13/n0'] }] },
  effects: doing((draft, { seat, routes }, table) => {
    const { operating: company, round, step } = table.clock;
    // Once the trains have run, more talk about them changes nothing: a better run is announced.
    if (round !== 'OR' || company === null || !BEFORE.includes(step)) return;
    const { revenue } = readRun(table, company, routes);
    if (revenue === 0) settleRevenue(draft, company, 0, 'withhold');
    else draft.set('shown', [{ seat, routes, revenue }]).set('step', 'payout');
  }),
  rules: [...acting('run'), mustRun, ...routeRules, betterRun],
  label: (table, { routes }) =>
    ofOperator(table, (company) => {
      const { revenue } = readRun(table, company, routes);
      return revenue === 0
        ? phrase('18te/log/run-nothing', { company })
        : phrase('18te/log/run', { company, revenue });
    }),
  ...running(te, bestRunOf),
};
