import { percentAt } from '../../rail/shares.ts';
import { ledgerOf } from '../../rail/verbs/ledger.ts';
import { summaryOf, wealthOf } from '../../rail/verbs/score.ts';
import type { Json, Seat } from '../../table/types.ts';
import { phrase } from '../../table/words.ts';
import type { EspTable } from './clock.ts';
import { withPrivate } from './pieces.ts';
import {
  charterOf,
  counted,
  debtOf,
  holding,
  inHands,
  inIpo,
  inMarket,
  isMinor,
  isPublished,
  parOf,
  playerOrder,
  priceOf,
  purse,
  treasury,
} from './readers.ts';
import { esp } from './title.ts';

/** §8.1: open debt costs half as much again, rounded up; where the table follows the public site, the interest is in it already. */
export const debtCost = (table: EspTable, seat: Seat): number => {
  const debt = debtOf(table, seat);
  return isPublished(table) ? debt : debt + Math.ceil(debt / 2);
};

/** §8.1: cash and certificates at the present price, less debts. Richest first; of equals the lower order card. */
export const { worth, score } = wealthOf(esp, {
  // A minor's one certificate counts once its price.
  sharesWorth: (table, seat, company) =>
    (holding(table, seat, company) / (isMinor(company) ? 100 : 10)) * priceOf(table, company),
  more: (table, seat) =>
    debtOf(table, seat) > 0 ? [{ label: phrase('18esp/score/debt'), value: -debtCost(table, seat) }] : [],
  order: playerOrder,
  equals: 'order',
});

export const ledger = ledgerOf(esp, {
  columns: [
    ...['cash*', 'debt*', 'shares', 'certificates'],
    ...['par*', 'price*', 'trains', 'goals', 'worth*'],
  ],
  seats: playerOrder,
  ofSeat: (table, seat) => ({
    debt: debtOf(table, seat) || null,
    certificates: counted(table, seat),
    worth: worth(table, seat),
  }),
  ofCompany: (table, company) => ({
    [company]: inIpo(table, company) || null,
    par: parOf(table, company) || null,
    goals: (table.clock.goals[company] ?? []).length || null,
  }),
});

/** For the end line of `stellwerk check`. */
export const summary = (table: EspTable): Readonly<Record<string, Json>> => ({
  ...summaryOf(esp, table),
  worth: Object.fromEntries(table.clock.seats.map((seat) => [seat, worth(table, seat)])),
});

/** A position of legal play keeps all certificates together; for the simulator. */
export function audit(table: EspTable): string | null {
  for (const company of esp.companies(table)) {
    const withP6 = percentAt(table, charterOf(company), withPrivate('P6'));
    const total = inHands(table, company) + inMarket(table, company) + inIpo(table, company) + withP6;
    if (total !== 100) return `${company}: ${total} % of its certificates`;
  }
  for (const seat of table.clock.seats) if (purse(table, seat) < 0) return `${seat} has less than nothing`;
  for (const company of table.clock.companies)
    if (treasury(table, company) < 0) return `${company} has less than nothing`;
  return null;
}
