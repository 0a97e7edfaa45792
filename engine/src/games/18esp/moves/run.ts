import { QUICK } from '../../../rail/best-runs.ts';
import { BANK, companyPlace } from '../../../rail/ids.ts';
import type { RunMove as AnyRun } from '../../../rail/shown-run.ts';
import { ROUTES } from '../../../rail/shown-run.ts';
import { running } from '../../../rail/verbs/run.ts';
import { isClean, readingRules } from '../../../rail/verbs/shown.ts';
import { stepsFor } from '../../../table/course.ts';
import { later, unless } from '../../../table/rules.ts';
import { optional, ref } from '../../../table/shape.ts';
import type { PieceId } from '../../../table/types.ts';
import { phrase } from '../../../table/words.ts';
import { bestRunOf, surpassing } from '../best-run.ts';
import type { EspMove, EspRule } from '../rules.ts';
import { homePlaced, inStep, ofOperator, operating, operatingRules, rule, when } from '../rules.ts';
import type { EspTable } from '../clock.ts';
import { OPERATING } from '../course.ts';
import { STRAWBERRY } from '../data/trains.ts';
import { operatorDoes } from '../flow.ts';
import { reachGoal } from '../goals.ts';
import { hasTender, timesOf, trainName } from '../readers.ts';
import type { RunRead } from '../runs.ts';
import { readRun } from '../runs.ts';
import { esp } from '../title.ts';
import { settleIncome } from './dividend.ts';

/** `tender`: the train that has it; if nobody says so, the one that needs it. */
const fields = { routes: ROUTES, tender: optional(ref('train')) } as const;
export type RunMove = AnyRun & { readonly tender?: PieceId | undefined };

const { runRead, faultRule } = readingRules(esp, (table: EspTable, company, { routes, tender }: RunMove) =>
  readRun(table, company, routes, tender),
);

/** One rule for each thing that can be wrong with a route. */
const routeRules: readonly EspRule<RunMove>[] = [
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
const ownTender = ofOperator<RunMove>()(
  'no-tender',
  '3.1',
  ['ESP-3.1.17'],
  (table, { tender }, company) => tender !== undefined && !hasTender(table, company),
);

/** §6.2.1: a combined train that keeps to one map may run, but it earns nothing. */
const idleTrain = rule<RunMove>(
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
/**
 * The run is legal and one that brings more exists: any legal run will do (§5.4.2), so this is only said. What goes to
 * the treasury is never paid out: whoever wants the dividend may well prefer the other one, so both parts are told,
 * and where less would be paid out.
 */
const betterRun = later(
  rule<RunMove>('better-run', '5.4.2', ['ESP-5.4.2.02'], (table, move) => {
    const read = runRead(table, move);
    if (!isClean(read)) return null;
    const shown = brings(table, read);
    const company = table.clock.operating ?? '';
    const best = surpassing(table, company, shown, QUICK);
    if (best === null) return null;
    const other = readRun(table, company, best.routes, best.tender ?? undefined);
    const times = timesOf(table, company);
    return {
      more: best.revenue - shown,
      revenue: shown,
      income: other.income * times,
      subsidy: other.subsidy,
      shownIncome: read.income * times,
      shownSubsidy: read.subsidy,
      less: Math.max(0, read.income - other.income) * times,
    };
  }),
);

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
export const run: EspMove<RunMove> = {
  fields,
  example: { type: 'run', seat: 'anna', routes: [{ train: 'train/2/1', stops: ['F24/n0', 'F26/n0'] }] },
  effects: operatorDoes((draft, company, { routes, tender }, table) => {
    // Once the trains have run they have run.
    if (!BEFORE.includes(table.clock.step)) return;
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
