import { QUICK } from '../../rail/best-runs.ts';
import { operatorOf } from '../../rail/clock.ts';
import type { RunMove } from '../../rail/shown-run.ts';
import { ROUTES } from '../../rail/shown-run.ts';
import { betterRun as beaten, readingRules } from '../../rail/verbs/shown.ts';
import type { TeTable } from './clock.ts';
import type { TeRule } from './rules.ts';
import { rule, when } from './rules.ts';
import { bestRunOf, readRun } from './runs.ts';
import { te } from './title.ts';

/** The shape of a run, the same for the president and for whoever shows a better one. */
export const runFields = { routes: ROUTES } as const;

const { runRead, faultRule } = readingRules(te, (table: TeTable, company, { routes }: RunMove) =>
  readRun(table, company, routes),
);

/** One rule for each thing that can be wrong with a route. */
export const routeRules: readonly TeRule<RunMove>[] = [
  faultRule('not-its-train', '7.5', 'TE-7.5.1'),
  faultRule('train-twice', '7.5', 'TE-7.5.1'),
  faultRule('too-short', '7.5', 'TE-7.5.4'),
  faultRule('too-long', '7.5', 'TE-7.5.4'),
  faultRule('too-many-cities', '7.5', 'TE-7.5.6'),
  faultRule('skipped-stop', '7.5', 'TE-7.5.5'),
  faultRule('no-station', '7.5', 'TE-7.5.3', 'TE-7.2.1'),
  faultRule('shared-track', '7.5', 'TE-7.5.2'),
  faultRule('no-track', '7.2', 'TE-7.2.1'),
  faultRule('stop-twice', '7.2', 'TE-7.2.2'),
  faultRule('through-full', '7.2', 'TE-7.2.3'),
  faultRule('track-twice', '7.2', 'TE-7.2.4'),
  faultRule('reversal', '7.2', 'TE-7.2.5'),
  faultRule('through-red', '7.2', 'TE-7.2.6'),
  faultRule('red-too-close', '7.2', 'TE-7.2.7'),
];

/** §7.5: nobody has to point a better run out, so it is only said. */
export const betterRun = beaten(te, ['better-run', '7.5', 'TE-7.5.10'], runRead, bestRunOf);

/** §7, §7.5: trains that can run have to. */
export const mustRun = rule<RunMove>('must-run', '7.5', ['TE-7.0.4', 'TE-7.5.1'], (table, { routes }) => {
  const company = operatorOf(table);
  if (company === null || routes.length > 0) return null;
  return when(bestRunOf(table, company, QUICK).revenue > 0, { company });
});
