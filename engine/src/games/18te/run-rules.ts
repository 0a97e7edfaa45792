import { QUICK } from '../../rail/best-runs.ts';
import { operatorOf } from '../../rail/clock.ts';
import type { RunMove } from '../../rail/shown-run.ts';
import { faultRules, ROUTES } from '../../rail/shown-run.ts';
import { later } from '../../table/rules.ts';
import type { TeTable } from './clock.ts';
import type { TeRule } from './rules.ts';
import { rule, when } from './rules.ts';
import type { RunRead } from './runs.ts';
import { bestRunOf, readRun } from './runs.ts';

/** The shape of a run, the same for the president and for whoever shows a better one. */
export const runFields = { routes: ROUTES } as const;

/** The run as the operating company makes it; null when nobody operates. */
export function runRead(table: TeTable, { routes }: RunMove): RunRead | null {
  const company = operatorOf(table);
  return company === null ? null : readRun(table, company, routes);
}
const faultRule = faultRules(rule, (table: TeTable, move: RunMove) => runRead(table, move)?.problems ?? []);

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

/** The run is legal and one that earns more exists: said quietly, since nobody has to point it out (§7.5). */
export const betterRun = later(
  rule<RunMove>('better-run', '7.5', ['TE-7.5.10'], (table, move) => {
    const company = operatorOf(table);
    const read = move.routes.length === 0 ? null : runRead(table, move);
    if (company === null || read === null || read.problems.some((p) => p !== null)) return null;
    const best = bestRunOf(table, company, QUICK).revenue;
    return when(best > read.revenue, { more: best - read.revenue, revenue: read.revenue });
  }),
);

/** §7, §7.5: trains that can run have to. */
export const mustRun = rule<RunMove>('must-run', '7.5', ['TE-7.0.4', 'TE-7.5.1'], (table, { routes }) => {
  const company = operatorOf(table);
  if (company === null || routes.length > 0) return null;
  return when(bestRunOf(table, company, QUICK).revenue > 0, { company });
});
