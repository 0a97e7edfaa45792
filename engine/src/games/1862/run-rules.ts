import { operatorOf } from '../../rail/clock.ts';
import type { RunMove } from '../../rail/shown-run.ts';
import { ROUTES } from '../../rail/shown-run.ts';
import { betterRun as beaten, readingRules } from '../../rail/verbs/shown.ts';
import { unless } from '../../table/rules.ts';
import { list, optional, ref } from '../../table/shape.ts';
import type { HexId } from '../../rail/types.ts';
import type { Clock62, Table62 } from './clock.ts';
import type { Rule62 } from './rules.ts';
import { inStep, rule, when } from './rules.ts';
import { bestRunOf } from './runs.ts';
import { readRun } from './shown.ts';
import { us } from './title.ts';

/** `bonus`: the targets whose bonus is claimed; where nobody says so, the best one counts. */
export const runFields = { routes: ROUTES, bonus: optional(list(ref('hex'), 4)) } as const;
export type Run62 = RunMove & { readonly bonus?: readonly HexId[] | undefined };

const { runRead, faultRule } = readingRules(us, (table: Table62, company, { routes, bonus }: Run62) =>
  readRun(table, company, routes, bonus),
);

/** One rule for each thing that can be wrong with a route. */
export const routeRules: readonly Rule62<Run62>[] = [
  faultRule('not-its-train', '10', '62-10.1'),
  faultRule('train-twice', '10', '62-10.1'),
  faultRule('too-short', '10', '62-10.3'),
  faultRule('no-track', '10', '62-10.3'),
  faultRule('no-station', '10', '62-10.4'),
  faultRule('too-long', '10', '62-10.5'),
  faultRule('skipped-stop', '10', '62-10.6'),
  faultRule('stop-twice', '10', '62-10.8'),
  faultRule('same-area', '10', '62-10.8', '62-11.3'),
  faultRule('through-full', '10', '62-10.9', '62-9.3'),
  faultRule('track-twice', '10', '62-10.11'),
  faultRule('reversal', '10', '62-10.11'),
  faultRule('shared-track', '10', '62-10.13'),
  faultRule('through-red', '11', '62-11.3'),
];

const HAS_RUN: readonly string[] = ['payout', 'trains', 'buyback'];
/** Trains run once and before any is bought: who is past that is told so, and not about the order of steps. */
export const ranAlready = rule<Run62>('ran-already', '10', ['62-10.2', '62-10.1'], ({ clock }) =>
  when(clock.round === 'OR' && HAS_RUN.includes(clock.step)),
);
export const inRunStep = unless<Clock62, Run62>(
  inStep('run'),
  (table, move) => ranAlready.check(table, move) !== null,
);

// —— Bonus ——
/** No bonus unless the run starts at home and calls at the target. */
export const bonusEarned = rule<Run62>('bonus-earned', '5', ['62-5.7'], (table, move) => {
  const company = operatorOf(table);
  const earned = runRead(table, move)?.bonus.map(({ target }) => target) ?? [];
  const missed = move.bonus?.filter((hex) => !earned.includes(hex)) ?? [];
  return when(company !== null && missed.length > 0, { company: company ?? '', hex: missed[0] ?? '' });
});
export const oneBonus = rule<Run62>('one-bonus', '5', ['62-5.10'], (table, { bonus = [] }) => {
  const company = operatorOf(table);
  return when(company !== null && bonus.length > 1, { company: company ?? '' });
});

/** Nobody has to take the best run (open question 43), so it is only said. */
export const betterRun = beaten(us, ['better-run', '10'], runRead, bestRunOf);
