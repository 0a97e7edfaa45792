import { firstThen } from '../../../table/rules.ts';
import { operatorOf } from '../../../rail/clock.ts';
import type { DoMove } from '../clock.ts';
import { investorDeals } from '../investor/rules.ts';
import type { Deal } from '../own-shares.ts';
import { ownShares } from '../own-shares.ts';
import { dutyOf } from '../purchase.ts';
import type { DoRule } from '../rules.ts';
import { isOperator, ofCompany, ofOperator, operatingRules, somebodyOperates } from '../rules.ts';

/** One certificate of the railway's own. */
const dealing = ownShares(
  {
    types: { issue: 'issue', redeem: 'redeem' },
    actorOf: operatorOf,
    mayDeal: isOperator,
    isMeant: () => true,
    isOwed: (table, company) => table.clock.step === 'trains' && dutyOf(table, company) === 'sell',
    line: ofOperator,
    write: ofCompany<Deal>(),
  },
  {
    /** §4.5: one a turn, one way or the other; what the duty to own a train asks for comes on top (§4.5.7.4). */
    once: ['one-own-share', '4.5', 'DO-4.5.5', 'HSB-4.5.02'],
    none: ['holds-none', '4.5', 'DO-4.5.5'],
    pool: ['own-share-pool', '4.4.5', 'DO-4.4.5.3'],
    cash: ['redeem-cash', '4.5', 'DO-4.5.5'],
  },
);
const { once, none, poolLimit, covered } = dealing;
const beforeDeals: readonly DoRule<Deal>[] = [...operatingRules, somebodyOperates];

/** §4.5, §4.5.7.4: a certificate of the railway goes to the pool at the present price; then the price moves one left. */
export const issue: DoMove<Deal> = {
  ...dealing.issue,
  rules: [...beforeDeals, ...firstThen(once, none, poolLimit, investorDeals)],
};
/** §4.5: one comes back from the pool; the treasury pays the bank, and the price stays. */
export const redeem: DoMove<Deal> = {
  ...dealing.redeem,
  rules: [...beforeDeals, ...firstThen(once, none, covered, investorDeals)],
};
