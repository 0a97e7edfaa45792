import { QUICK } from '../../../rail/best-runs.ts';
import type { RunMove } from '../../../rail/shown-run.ts';
import { phrase } from '../../../table/words.ts';
import { doing } from '../flow.ts';
import { highestPossible } from './payout.ts';
import type { TeMove } from '../rules.ts';
import {
  gameOn,
  inOperatingRound,
  inStep,
  ofOperator,
  operating,
  rule,
  when,
  somebodyOperates,
} from '../rules.ts';
import { betterRun, routeRules, runFields } from '../run-rules.ts';
import { bestRunOf, readRun } from '../runs.ts';

/** §7.5: only a higher revenue changes what is booked. */
const higher = rule<RunMove>(
  'not-higher',
  '7.5',
  ['TE-7.5.9'],
  (table, { routes }) => {
    const { operating: company, step } = table.clock;
    if (company === null || step !== 'payout') return null;
    const { problems, revenue } = readRun(table, company, routes);
    const best = highestPossible(table);
    return when(problems.every((p) => p === null) && revenue <= best, { revenue, best });
  },
  'caution',
);

/** §7.5: any player may show a run that earns more, until it is paid out or withheld. */
export const announce: TeMove<RunMove> = {
  fields: runFields,
  example: { type: 'announce', seat: 'bert', routes: [{ train: 'train/2/1', stops: ['D14/n0', 'C13/n0'] }] },
  effects: doing((draft, { seat, routes }, table) => {
    const { operating: company, round, step, shown } = table.clock;
    if (round !== 'OR' || company === null || step !== 'payout') return;
    const { revenue } = readRun(table, company, routes);
    draft.set('shown', [...shown, { seat, routes, revenue }]);
  }),
  rules: [gameOn, inOperatingRound, somebodyOperates, inStep('announce'), ...routeRules, higher, betterRun],
  label: (table, { routes }) =>
    ofOperator(table, (company) =>
      phrase('18te/log/announce', { company, revenue: readRun(table, company, routes).revenue }),
    ),
  /** A subset: the best run, if nobody has shown as much yet. */
  *candidates(table, seat) {
    const { routes, revenue } = bestRunOf(table, operating(table), QUICK);
    if (revenue > highestPossible(table)) yield { type: 'announce', seat, routes };
  },
  concerns: (_, { routes }, piece) => routes.some(({ train }) => train === piece),
  offer: () => ({ label: () => phrase('18te/choice/announce'), tone: 'quiet', drawn: 'routes' }),
};
