import { ROUTES } from '../../../rail/shown-run.ts';
import type { CompanyId, HexId } from '../../../rail/types.ts';
import { rulesOfOperator } from '../../../rail/verbs/about.ts';
import { running } from '../../../rail/verbs/run.ts';
import { betterRun as beaten, readingRules } from '../../../rail/verbs/shown.ts';
import { stepsFor } from '../../../table/course.ts';
import { alone, firstThen, unless } from '../../../table/rules.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { phrase } from '../../../table/words.ts';
import { bonusLines } from '../bonus.ts';
import type { Clock62, Table62 } from '../clock.ts';
import { CLAIMED } from '../clock.ts';
import { OPERATING } from '../course.ts';
import { operatorDoes } from '../flow.ts';
import type { Move62, Rule62 } from '../rules.ts';
import { inStep, ofOperator, operatingRules, rule, somebodyOperates, when } from '../rules.ts';
import { bestRunOf } from '../runs.ts';
import { readRun } from '../shown.ts';
import { us } from '../title.ts';
import { ranTrains } from './payout.ts';

const fields = { routes: ROUTES, bonus: CLAIMED } as const;
export type Run62 = MoveOf<typeof fields>;

const { runRead, faultRule } = readingRules(us, (table: Table62, company, { routes, bonus }: Run62) =>
  readRun(table, company, routes, bonus),
);

/** One rule for each thing that can be wrong with a route. */
const routeRules: readonly Rule62<Run62>[] = [
  faultRule('not-its-train', '10', '62-10.1'),
  faultRule('train-twice', '10', '62-10.1'),
  faultRule('too-short', '10', '62-10.3'),
  faultRule('no-track', '10', '62-10.3'),
  faultRule('no-station', '10', '62-10.4'),
  faultRule('too-long', '10', '62-10.5'),
  faultRule('skipped-stop', '10', '62-10.6'),
  faultRule('stop-twice', '10', '62-10.8'),
  faultRule('through-full', '10', '62-10.9', '62-9.3'),
  faultRule('track-twice', '10', '62-10.11'),
  faultRule('reversal', '10', '62-10.11'),
  faultRule('shared-track', '10', '62-10.13'),
  faultRule('through-red', '11', '62-11.3'),
];

const HAS_RUN: readonly string[] = ['payout', 'trains', 'buyback'];
/** Trains run once and before any is bought: who is past that is told so, and not about the order of steps. */
const ranAlready = alone(
  rule<Run62>('ran-already', '10', ['62-10.2', '62-10.1'], ({ clock }) =>
    when(clock.round === 'OR' && HAS_RUN.includes(clock.step)),
  ),
);
const inRunStep = unless<Clock62, Run62>(
  inStep('run'),
  (table, move) => ranAlready.check(table, move) !== null,
);

// —— Bonus ——
const claiming = rulesOfOperator(rule)<Run62>();
const isTarget = (table: Table62, company: CompanyId, hex: HexId): boolean =>
  bonusLines(table, company).some(({ targets }) => targets.includes(hex));
/** Each company has targets of its own. */
const bonusTarget = claiming('bonus-target', '5', ['62-5.7', '62-5.9'], (table, { bonus = [] }, company) => {
  const other = bonus.find((hex) => !isTarget(table, company, hex));
  return other !== undefined && { hex: other };
});
/** No bonus unless the run starts at home and calls at the target. */
const bonusEarned = claiming('bonus-earned', '5', ['62-5.7'], (table, move, company) => {
  const earned = runRead(table, move)?.bonus.map(({ target }) => target) ?? [];
  const missed = move.bonus?.find((hex) => !earned.includes(hex) && isTarget(table, company, hex));
  return missed !== undefined && { hex: missed };
});
const oneBonus = claiming('one-bonus', '5', ['62-5.10'], (_, { bonus = [] }) => bonus.length > 1);

/** Nobody has to take the best run (open question 43), so it is only said. */
const betterRun = beaten(us, ['better-run', '10'], runRead, bestRunOf);

/** Track and station are optional: whoever runs has finished with them. */
const BEFORE = stepsFor(OPERATING, 'run');

/** Chapters 10 and 11: the director runs the trains he likes on routes that he likes; an idle train is not listed. */
export const run: Move62<Run62> = {
  fields,
  example: { type: 'run', seat: 'anna', routes: [{ train: 'train/2/1', stops: ['G33/n0', 'G35/n0'] }] },
  effects: operatorDoes((draft, company, { routes, bonus }, table) => {
    if (!BEFORE.includes(table.clock.step)) return;
    const { revenue } = readRun(table, company, routes, bonus);
    ranTrains(draft, company, { routes, revenue, ...(bonus ? { bonus } : {}) });
  }),
  rules: [
    ...operatingRules,
    somebodyOperates,
    ranAlready,
    inRunStep,
    ...firstThen(routeRules, oneBonus, [bonusTarget, bonusEarned]),
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
