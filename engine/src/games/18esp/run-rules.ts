import { QUICK } from '../../rail/best-runs.ts';
import { operatorOf } from '../../rail/clock.ts';
import type { RunMove as AnyRun } from '../../rail/shown-run.ts';
import { ROUTES } from '../../rail/shown-run.ts';
import { isClean, readingRules } from '../../rail/verbs/shown.ts';
import { later } from '../../table/rules.ts';
import { optional, ref } from '../../table/shape.ts';
import type { PieceId } from '../../table/types.ts';
import { surpassing } from './best-run.ts';
import type { EspTable } from './clock.ts';
import { hasTender, timesOf } from './readers.ts';
import type { EspRule } from './rules.ts';
import { rule, when } from './rules.ts';
import type { RunRead } from './runs.ts';
import { readRun } from './runs.ts';
import { esp } from './title.ts';
import { trainName } from './train-names.ts';

/** `tender`: the train that has it; if nobody says so, the one that needs it. */
export const runFields = { routes: ROUTES, tender: optional(ref('train')) } as const;
export type RunMove = AnyRun & { readonly tender?: PieceId | undefined };

export const { runRead, faultRule } = readingRules(
  esp,
  (table: EspTable, company, { routes, tender }: RunMove) => readRun(table, company, routes, tender),
);

/** One rule for each thing that can be wrong with a route. */
export const routeRules: readonly EspRule<RunMove>[] = [
  faultRule('not-its-train', '5.4.2', 'ESP-5.4.2.02'),
  faultRule('half-alone', '6.2.1', 'ESP-6.2.1.07'),
  faultRule('train-twice', '5.4.2', 'ESP-5.4.2.02'),
  faultRule('fresh-train', '3.1', 'ESP-3.1.05', 'ESP-3.1.09'),
  faultRule('too-short', '5.1.2', 'ESP-5.1.2.01'),
  faultRule('no-station', '5.1.2', 'ESP-5.1.2.01'),
  faultRule('no-track', '5.1.2', 'ESP-5.1.2.01'),
  faultRule('through-full', '5.1.2', 'ESP-5.1.2.02'),
  faultRule('track-twice', '5.1.2', 'ESP-5.1.2.03'),
  faultRule('hex-twice', '5.1.2', 'ESP-5.1.2.03'),
  faultRule('stop-twice', '5.1.2', 'ESP-5.1.2.04'),
  faultRule('same-place', '5.1.2', 'ESP-5.1.2.04'),
  // The custom of the family; the rulebook does not say so (OQ 40).
  faultRule('through-red', '5.1.2', 'ESP-5.1.2.05'),
  faultRule('not-a-stop', '5.1.2', 'ESP-5.1.2.06'),
  faultRule('minor-abroad', '5.4.2', 'ESP-5.4.2.08', 'ESP-5.1.2.07'),
  faultRule('mine-and-town', '5.3.3', 'ESP-5.3.3.06'),
  faultRule('too-long', '5.4.1', 'ESP-5.4.1.01'),
  faultRule('too-many-large', '5.4.1', 'ESP-5.4.1.02'),
  faultRule('skipped-stop', '5.4.1', 'ESP-5.4.1.03'),
  faultRule('wrong-gauge', '5.4.2', 'ESP-5.4.2.01'),
  faultRule('shared-track', '5.4.2', 'ESP-5.4.2.04'),
  faultRule('closed-pass', '5.4.2', 'ESP-5.4.2.05'),
  faultRule('same-side', '5.4.2', 'ESP-5.4.2.10'),
  faultRule('beyond-pass', '5.4.2', 'ESP-5.4.2.11'),
  faultRule('two-passes', '6.2', 'ESP-6.2.12'),
  faultRule('aranjuez-first', '3.1', 'ESP-3.1.11'),
];

/** §3.1: only a company that has a tender gives it to a train. */
export const ownTender = rule<RunMove>('no-tender', '3.1', ['ESP-3.1.17'], (table, { tender }) => {
  const company = operatorOf(table);
  if (company === null || tender === undefined) return null;
  return when(!hasTender(table, company), { company });
});

/** §6.2.1: a combined train that keeps to one map may run, but it earns nothing. */
export const idleTrain = rule<RunMove>(
  'one-map-only',
  '6.2.1',
  ['ESP-6.2.1.09'],
  (table, move) => {
    const read = runRead(table, move);
    const [train] = isClean(read) ? read.idle : [];
    return when(train !== undefined, { train: train === undefined ? '' : trainName(table, train) });
  },
  'caution',
);
/** What a run brings in all; in the very last round the income of northern majors twice (§8). */
export const brings = (table: EspTable, { income, subsidy }: RunRead): number =>
  income * timesOf(table, table.clock.operating ?? '') + subsidy;
/** The run is legal and one that brings more exists: any legal run will do (§5.4.2), so this is only said. */
export const betterRun = later(
  rule<RunMove>('better-run', '5.4.2', ['ESP-5.4.2.02'], (table, move) => {
    const read = runRead(table, move);
    if (!isClean(read)) return null;
    const shown = brings(table, read);
    const best = surpassing(table, table.clock.operating ?? '', shown, QUICK);
    return best === null ? null : { more: best - shown, revenue: shown };
  }),
);
