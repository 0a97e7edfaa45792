import type { Deal } from '../../../rail/verbs/issue.ts';
import { redeeming } from '../../../rail/verbs/issue.ts';
import { phrase } from '../../../table/words.ts';
import type { TeClock } from '../clock.ts';
import { DEALING } from '../deal.ts';
import type { TeMove } from '../rules.ts';
import { acting, ofOperator } from '../rules.ts';
import { te } from '../title.ts';
import { dutyRules, noTrainsAfter } from '../train-rules.ts';

const redeems = redeeming<TeClock>(te, DEALING, {
  held: ['redeem-pool', '7.10', 'TE-7.10.8'],
  cash: ['redeem-cash', '7.10', 'TE-7.10.9'],
});

/** §7.10: certificates go from the pool back to the treasury; the price does not move. */
export const redeem: TeMove<Deal> = {
  ...redeems.spec,
  rules: [...acting('redeem'), ...dutyRules, redeems.notBoth, redeems.held, redeems.cash, noTrainsAfter],
  label: (table, { count }) => ofOperator(table, (company) => phrase('18te/log/redeem', { company, count })),
};
