import { alone } from '../../../table/rules.ts';
import type { Deal } from '../../../rail/verbs/issue.ts';
import { issuing } from '../../../rail/verbs/issue.ts';
import { phrase } from '../../../table/words.ts';
import type { TeClock } from '../clock.ts';
import { MAX_POOL } from '../data/limits.ts';
import { DEALING, fall } from '../deal.ts';
import type { TeMove } from '../rules.ts';
import { acting, ofOperator, rule, when } from '../rules.ts';
import { te } from '../title.ts';
import { dutyRules, noTrainsAfter } from '../train-rules.ts';

const issues = issuing<TeClock>(
  te,
  { ...DEALING, limit: MAX_POOL, fall },
  {
    once: ['issue-once', '7.10', 'TE-7.10.5'],
    held: ['issue-treasury', '7.10', 'TE-7.10.2'],
    pool: ['issue-pool', '7.10', 'TE-7.10.3'],
    first: ['issue-first-round', '7.10', 'TE-7.10.7'],
  },
);
/** §7.9: a company that was helped ends its turn without money (OQ-19). */
const notHelped = alone(
  rule<Deal>('issue-after-help', '7.9', ['TE-7.9.4'], ({ clock }) =>
    when(clock.round === 'OR' && clock.helped, { company: clock.operating ?? '' }),
  ),
);

/** §7.10: certificates go from the treasury to the pool; the bank pays the price after the fall. */
export const issue: TeMove<Deal> = {
  ...issues.spec,
  example: { type: 'issue', seat: 'anna', count: 2 },
  rules: [
    ...acting('issue'),
    ...dutyRules,
    issues.notBoth,
    issues.once,
    issues.notFirst,
    notHelped,
    issues.held,
    issues.pool,
    noTrainsAfter,
  ],
  label: (table, { count }) => ofOperator(table, (company) => phrase('18te/log/issue', { company, count })),
};
