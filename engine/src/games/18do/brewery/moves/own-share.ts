import { firstThen, unless } from '../../../../table/rules.ts';
import type { DoMove } from '../../clock.ts';
import type { Deal } from '../../own-shares.ts';
import { ownShares } from '../../own-shares.ts';
import { isSmall } from '../../readers.ts';
import type { DoRule } from '../../rules.ts';
import { citedBy } from '../../rules.ts';
import { equipDuty } from '../duty.ts';
import { TOP_OF_PILE, topDiffers } from '../pile-rules.ts';
import { brewerNow, breweryRules, isBrewer, ofBrewer, ofBrewery } from '../round.ts';

const write = ofBrewery<Deal>();
/** §6.5.2.1: small breweries have no certificates to trade. */
const companiesOnly = write('small-has-none', '6.5.2.1', ['HSB-6.5.2.1.05'], (_, __, brewery) =>
  isSmall(brewery),
);
/** One certificate of the company's own. */
const dealing = ownShares(
  {
    types: { issue: 'brew-issue', redeem: 'brew-redeem' },
    actorOf: brewerNow,
    mayDeal: (table, seat) => isBrewer(table, seat) && !isSmall(brewerNow(table) ?? ''),
    isMeant: (table, company) => company === brewerNow(table),
    isOwed: (table, company) => table.clock.step === 'equip' && equipDuty(table, company) === 'sell',
    line: ofBrewer,
    write,
  },
  {
    /** §6.5.2.1: one a turn, one way or the other; what the duty to own equipment asks for comes on top. */
    once: ['brew-one-share', '6.5.2.1', 'HSB-6.5.2.1.03', 'HSB-6.5.2.1.07'],
    none: ['brew-holds-none', '6.5.2.1', 'HSB-6.5.2.1.03'],
    pool: ['brew-pool', '4.4.5', 'HSB-6.5.2.1.04', 'HSB-4.4.5.02'],
    cash: ['brew-redeem-cash', '6.5.2.1', 'HSB-6.5.2.1.06'],
  },
);
const { once, poolLimit, covered } = dealing;
const there = unless(dealing.none, (table) => isSmall(brewerNow(table) ?? ''));
/** §6.1.2: what the company holds it sells from the top of the pile. */
const fromTop: DoRule<Deal> = {
  ...citedBy(write)(
    TOP_OF_PILE,
    (table, { big }, company) => topDiffers(table, company, big === true) ?? false,
  ),
  instead: [there.id],
};

/** §6.5.2.1: the certificate on top of the pile goes to the pool at the present price; then the price falls. */
export const brewIssue: DoMove<Deal> = {
  ...dealing.issue,
  rules: [...breweryRules, companiesOnly, ...firstThen(once, [there, fromTop], poolLimit)],
};
/** §6.5.2.1: one comes back from the pool; the treasury pays the bank, and the price stays. */
export const brewRedeem: DoMove<Deal> = {
  ...dealing.redeem,
  rules: [...breweryRules, companiesOnly, ...firstThen(once, there, covered)],
};
