import { BANK } from '../../rail/ids.ts';
import { ledgerOf } from '../../rail/verbs/ledger.ts';
import { summaryOf, wealthOf } from '../../rail/verbs/score.ts';
import type { TeTable } from './clock.ts';
import { FOUNDING_ORDER } from './data/companies.ts';
import { payoutMarker } from './pieces.ts';
import { counted, inTreasury, placeOf } from './readers.ts';
import { te } from './title.ts';

/** §8: cash and certificates at the present price; equal wealth shares the place. */
export const { worth, score } = wealthOf(te, { equals: 'share' });
export const summary = (table: TeTable) => summaryOf(te, table);

/** The last dividend stands on the payout track (§3.5). */
export const lastPayout = (table: TeTable, company: string): number =>
  Number(/^payout\/(\d+)$/.exec(placeOf(table, payoutMarker(company)))?.[1] ?? 0);

export const ledger = ledgerOf(te, {
  columns: ['cash*', 'shares', 'certificates', 'price*', 'revenue*', 'trains', 'worth*'],
  shares: () => FOUNDING_ORDER,
  ofSeat: (table, seat) => ({ certificates: counted(table, seat), worth: worth(table, seat) }),
  ofCompany: (table, company) => ({
    [company]: inTreasury(table, company) || null,
    revenue: lastPayout(table, company),
  }),
  ofBank: ({ cash }) => ({ cash: cash[BANK] ?? 0 }),
});
