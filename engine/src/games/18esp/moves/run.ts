import { BANK, companyPlace } from '../../../rail/ids.ts';
import { running } from '../../../rail/verbs/run.ts';
import { stepsFor } from '../../../table/course.ts';
import type { MoveSpec } from '../../../table/game.ts';
import { unless } from '../../../table/rules.ts';
import { phrase } from '../../../table/words.ts';
import { bestRunOf } from '../best-run.ts';
import type { EspClock } from '../clock.ts';
import { OPERATING } from '../course.ts';
import { STRAWBERRY } from '../data/trains.ts';
import { reachGoal } from '../deal.ts';
import { homePlaced } from '../build-rules.ts';
import { drafted } from '../flow.ts';
import { timesOf } from '../readers.ts';
import { settleIncome } from '../revenue.ts';
import { inStep, operating, operatingRules } from '../rules.ts';
import { betterRun, idleTrain, ownTender, routeRules, runFields } from '../run-rules.ts';
import type { RunMove } from '../run-rules.ts';
import { readRun } from '../runs.ts';
import { esp } from '../title.ts';

/** Building is optional: whoever runs has finished with it. */
const BEFORE = stepsFor(OPERATING, 'run');
/** §5.1, §5.7: trains run before they are bought, so a train bought now runs in a later round. */
const beforeBuying = { ...inStep('run'), atoms: ['ESP-5.1.05', 'ESP-5.7.01'] };

/**
 * §5.3.4: a home station that waits for its director comes before everything else; after building it is too
 * late.
 */
const homeFirst = unless(homePlaced, ({ clock }) => clock.step !== 'build');

/** §5.4.2: the director runs the company's trains; a train that stays idle is not listed (§5.5). */
export const run: MoveSpec<EspClock, RunMove> = {
  fields: runFields,
  example: { type: 'run', seat: 'anna', routes: [{ train: 'train/2/1', stops: ['F24/n0', 'F26/n0'] }] },
  effects: (table, { routes, tender }) =>
    drafted(table, (draft) => {
      const { operating: company, round, step } = table.clock;
      // Once the trains have run they have run.
      if (round !== 'OR' || company === null || !BEFORE.includes(step)) return;
      const read = readRun(table, company, routes, tender);
      draft.pay(read.subsidy, BANK, companyPlace(company), 'due/subsidy');
      const { income, subsidy } = read;
      draft.set('ran', { routes: [...routes], tender: read.tender, income, subsidy });
      const atAranjuez = routes.findIndex(({ train }) => train === STRAWBERRY);
      if (atAranjuez >= 0 && read.problems[atAranjuez] === null) draft.set('ripe', true);
      if (read.toRed) reachGoal(draft, company, 'offboard');
      if (read.toPort) reachGoal(draft, company, 'port');
      // §5.5: without income there is nothing to decide, and the price falls as if it were withheld.
      if (income === 0) settleIncome(draft, company, 0, 0);
      else draft.set('step', 'income');
    }),
  rules: [...operatingRules, beforeBuying, homeFirst, ownTender, ...routeRules, idleTrain, betterRun],
  label: (table, { routes, tender }) => {
    const company = operating(table);
    const { income: once, subsidy } = readRun(table, company, routes, tender);
    if (once === 0 && subsidy === 0) return phrase('18esp/log/run-nothing', { company });
    const times = timesOf(table, company);
    const key = `18esp/log/run${times > 1 ? '-twice' : ''}${subsidy > 0 ? '-subsidy' : ''}`;
    return phrase(key, { company, income: once * times, once, subsidy });
  },
  ...running(esp, bestRunOf),
  // Building is optional: where nothing is left to build the card goes on to this by itself.
  offer: (table) => ({
    label: () => phrase('18esp/choice/run', { company: operating(table) }),
    tone: 'main',
    drawn: 'routes',
    step: 'run',
  }),
};
