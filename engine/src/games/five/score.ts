import { BANK } from '../../rail/ids.ts';
import { ledgerOf } from '../../rail/verbs/ledger.ts';
import { wealthOf } from '../../rail/verbs/score.ts';
import { five } from './title.ts';

/** §4: cash and certificates at their price; equal wealth shares the place. */
export const { worth, score } = wealthOf(five, { equals: 'share' });

export const ledger = ledgerOf(five, {
  columns: ['cash*', 'shares', 'price*', 'trains', 'worth*'],
  ofSeat: (table, seat) => ({ worth: worth(table, seat) }),
  ofCompany: () => ({}),
  ofBank: ({ cash }) => ({ cash: cash[BANK] ?? 0 }),
});
