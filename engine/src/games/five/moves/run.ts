import { operatorOf } from '../../../rail/clock.ts';
import { payDividend } from '../../../rail/dividends.ts';
import { ipoPlace } from '../../../rail/ids.ts';
import { moveMarker, spotOfCompany, stepAlong } from '../../../rail/market.ts';
import type { RunMove } from '../../../rail/shown-run.ts';
import { ROUTES } from '../../../rail/shown-run.ts';
import { running } from '../../../rail/verbs/run.ts';
import { readingRules } from '../../../rail/verbs/shown.ts';
import { stepsFor } from '../../../table/course.ts';
import type { MoveSpec } from '../../../table/game.ts';
import { phrase } from '../../../table/words.ts';
import type { FiveClock, FiveTable } from '../clock.ts';
import { OPERATING } from '../course.ts';
import { MARKET } from '../data.ts';
import { doing } from '../flow.ts';
import { charterOf } from '../readers.ts';
import { inStep, operating, operatingRules, somebodyOperates } from '../rules.ts';
import { bestRunOf, FAULTS, readRun } from '../runs.ts';
import { five } from '../title.ts';

/** Track is optional: whoever runs has finished with it. */
const BEFORE = stepsFor(OPERATING, 'run');

const { faultRule } = readingRules(five, (table: FiveTable, company, { routes }: RunMove) =>
  readRun(table, company, routes),
);

/** §3: trains run and the holders are paid; the price follows. */
export const run: MoveSpec<FiveClock, RunMove> = {
  fields: { routes: ROUTES },
  example: { type: 'run', seat: 'anna', routes: [{ train: 'train/2/1', stops: ['A1/n0', 'C1/n0'] }] },
  effects: doing((draft, { routes }, table) => {
    const company = operatorOf(table);
    if (company === null || !BEFORE.includes(table.clock.step)) return;
    const { revenue } = readRun(table, company, routes);
    payDividend(draft, charterOf(company), revenue, ipoPlace(company));
    const spot = spotOfCompany(table, company);
    if (spot)
      draft.add(...moveMarker(table, company, stepAlong(MARKET, spot, revenue > 0 ? 1 : -1), 'due/price'));
    draft.set('step', 'trains');
  }),
  rules: [
    ...operatingRules,
    somebodyOperates,
    inStep('run'),
    ...FAULTS.map((fault) => faultRule(fault, '3', 'FIVE-3.4')),
  ],
  label: (table, { routes }) => {
    const company = operating(table);
    const { revenue } = readRun(table, company, routes);
    return revenue === 0
      ? phrase('five/log/run-nothing', { company: company || '–' })
      : phrase('five/log/run', { company: company || '–', revenue });
  },
  ...running(five, bestRunOf),
};
