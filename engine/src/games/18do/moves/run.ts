import { QUICK } from '../../../rail/best-runs.ts';
import { operatorOf } from '../../../rail/clock.ts';
import { stepsFor } from '../../../table/course.ts';
import { phrase } from '../../../table/words.ts';
import { bestRunOf } from '../best-run.ts';
import type { BeerRoute, DoClock, DoMove } from '../clock.ts';
import { OPERATING } from '../course.ts';
import { doing } from '../flow.ts';
import { BEER_SUPPLY } from '../pieces.ts';
import { cubesFor } from '../export.ts';
import { isBrewery } from '../readers.ts';
import { inStep, isOperator, ofOperator, operatingRules, somebodyOperates } from '../rules.ts';
import type { RunBeer } from '../run-rules.ts';
import { beerStays, betterRun, mustRun, routeRules, runFields, runsAtEnd } from '../run-rules.ts';
import { loaded, readRun } from '../runs.ts';
import { running } from '../../../rail/verbs/run.ts';
import { dortmund } from '../title.ts';

const BEFORE = stepsFor(OPERATING, 'run');
const cubesIn = (routes: readonly BeerRoute[]): number => routes.reduce((sum, { beer = 0 }) => sum + beer, 0);
const withoutBeer = (routes: readonly BeerRoute[]): readonly BeerRoute[] =>
  routes.map(({ beer: _, to: __, ...route }) => route);

/** 4.5.5: the trains run; cubes that they take along go from the director's card to the supply. */
export const run: DoMove<RunBeer> = {
  ...running<DoClock>(dortmund, bestRunOf),
  fields: runFields,
  example: { type: 'run', seat: 'anna', routes: [{ train: 'train/2/1', stops: ['I10/n0', 'H11/n0'] }] },
  effects: doing((draft, { routes }, table) => {
    const company = operatorOf(table);
    // Once the trains have run, more talk about them changes nothing.
    if (company === null || !BEFORE.some((step) => step === table.clock.step)) return;
    const made = loaded(table, company, routes);
    // What was loaded and could not be brought anywhere is lost (§6.5.1).
    const gone = isBrewery(table) ? Infinity : cubesIn(made);
    for (const cube of cubesFor(table, company).slice(0, gone))
      draft.put(cube, BEER_SUPPLY, { due: 'due/beer' });
    const { revenue } = readRun(table, company, routes);
    draft.set('shown', { routes, revenue }).set('step', 'payout');
  }),
  rules: [
    runsAtEnd,
    ...operatingRules,
    somebodyOperates,
    inStep('run'),
    mustRun,
    ...routeRules,
    beerStays,
    betterRun,
  ],
  label: (table, { routes }) =>
    ofOperator(table, (company) => {
      const { revenue } = readRun(table, company, routes);
      const cubes = cubesIn(loaded(table, company, routes));
      if (revenue === 0) return phrase('18do/log/run-nothing', { company });
      return phrase(cubes > 0 ? '18do/log/run-beer' : '18do/log/run', { company, revenue, cubes });
    }),
  /** A subset of what may be shown: the best run, the same without beer, each of its routes alone, and no run at all. */
  *candidates(table, seat) {
    const company = operatorOf(table);
    if (company === null || !isOperator(table, seat)) return;
    const { routes } = bestRunOf(table, company, QUICK);
    if (routes.length > 0) yield { type: 'run', seat, routes };
    if (cubesIn(routes) > 0 && !isBrewery(table)) yield { type: 'run', seat, routes: withoutBeer(routes) };
    if (routes.length > 1) for (const route of routes) yield { type: 'run', seat, routes: [route] };
    yield { type: 'run', seat, routes: [] };
  },
};
