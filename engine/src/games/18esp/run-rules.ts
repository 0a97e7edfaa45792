import { list, optional, record, ref, text } from '../../table/shape.ts';
import type { Move, PieceId } from '../../table/types.ts';
import { QUICK, surpassing } from './best-run.ts';
import type { EspTable, RouteMade } from './clock.ts';
import { hasTender } from './readers.ts';
import type { EspRule } from './rules.ts';
import { rule, when } from './rules.ts';
import type { RouteFault, RunRead } from './runs.ts';
import { readRun } from './runs.ts';
import { trainName } from './score.ts';

/** `tender`: the train that has it; if nobody says so, the one that needs it. */
export const runFields = {
  routes: list(
    record({
      train: ref('train'),
      stops: list(text(12), 40),
      via: optional(list(list(ref('hex'), 20), 40)),
    }),
    6,
  ),
  tender: optional(ref('train')),
} as const;
export type RunMove = Move & { readonly routes: readonly RouteMade[]; readonly tender?: PieceId | undefined };
export const isRun = (move: Move): move is RunMove => Array.isArray(move['routes']);

/** The run as the operating company makes it; null when nobody operates. */
export function runRead(table: EspTable, { routes, tender }: RunMove): RunRead | null {
  const { operating, round } = table.clock;
  return operating === null || round !== 'OR' ? null : readRun(table, operating, routes, tender);
}

const faultRule = (fault: RouteFault, section: string, ...atoms: readonly string[]): EspRule<RunMove> =>
  rule<RunMove>(
    fault,
    section,
    atoms,
    (table, move) => runRead(table, move)?.problems.find((p) => p?.fault === fault)?.params ?? null,
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
  faultRule('through-red', '5.4.2', 'ESP-5.4.2.13'),
  faultRule('two-passes', '6.2', 'ESP-6.2.12'),
  faultRule('aranjuez-first', '3.1', 'ESP-3.1.11'),
];

/** §3.1: only a company that has a tender gives it to a train. */
export const ownTender = rule<RunMove>('no-tender', '3.1', ['ESP-3.1.17'], (table, { tender }) => {
  const { operating, round } = table.clock;
  if (operating === null || round !== 'OR' || tender === undefined) return null;
  return when(!hasTender(table, operating), { company: operating });
});

const isClean = (read: RunRead | null): read is RunRead =>
  read !== null && read.problems.every((p) => p === null);

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
/** The run is legal and one that brings more exists: any legal run will do (§5.4.2), so this is only said. */
export const betterRun = rule<RunMove>(
  'better-run',
  '5.4.2',
  ['ESP-5.4.2.02'],
  (table, move) => {
    const read = runRead(table, move);
    if (!isClean(read)) return null;
    const shown = read.income + read.subsidy;
    const best = surpassing(table, table.clock.operating ?? '', shown, QUICK);
    return best === null ? null : { more: best - shown, revenue: shown };
  },
  'note',
);
