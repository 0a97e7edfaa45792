import type { Standing } from '../../table/game.ts';
import type { Json, Seat, Table } from '../../table/types.ts';
import type { Phrase } from '../../table/words.ts';
import { phrase } from '../../table/words.ts';
import type { RailClock } from '../clock.ts';
import { purse } from '../readers.ts';
import { presidentOf } from '../shares.ts';
import type { RailTitle } from '../title.ts';
import { holdingOf } from '../title.ts';
import type { CompanyId } from '../types.ts';

export interface Wealth<C extends RailClock> {
  /** What the certificates of one company are worth. Usually the price for each 10 %. */
  readonly sharesWorth?: (table: Table<C>, seat: Seat, company: CompanyId) => number;
  /** What else counts: debts, bonuses. */
  readonly more?: (
    table: Table<C>,
    seat: Seat,
  ) => readonly { readonly label: Phrase; readonly value: number }[];
  /** Who is listed first of equals. Usually by seats. */
  readonly order?: (table: Table<C>) => readonly Seat[];
  /** Equal wealth shares the place, or the order decides. */
  readonly equals: 'share' | 'order';
}

/** Cash and certificates at the present price; what companies own does not count. */
export function wealthOf<C extends RailClock>(title: RailTitle<C>, terms: Wealth<C>) {
  const usual = (table: Table<C>, seat: Seat, company: CompanyId): number =>
    (holdingOf(title, table, seat, company) / 10) * title.priceOf(table, company);
  const { sharesWorth = usual, more = () => [], order = ({ clock }) => clock.seats } = terms;
  const partsOf = (table: Table<C>, seat: Seat): Standing['parts'] => [
    { label: phrase(`${title.id}/score/cash`), value: purse(table, seat) },
    ...title
      .companies(table)
      .filter((company) => holdingOf(title, table, seat, company) > 0)
      .map((company) => ({
        label: phrase(`${title.id}/score/shares`, { company }),
        value: sharesWorth(table, seat, company),
      })),
    ...more(table, seat),
  ];
  const worth = (table: Table<C>, seat: Seat): number =>
    partsOf(table, seat).reduce((sum, { value }) => sum + value, 0);
  /** Richest first. */
  const score = (table: Table<C>): readonly Standing[] => {
    const rows = order(table).map((seat) => ({
      seat,
      total: worth(table, seat),
      parts: partsOf(table, seat),
    }));
    return rows
      .toSorted((a, b) => b.total - a.total)
      .map((row, at) => ({
        ...row,
        place: terms.equals === 'order' ? at + 1 : 1 + rows.filter(({ total }) => total > row.total).length,
      }));
  };
  return { worth, score };
}

/** For the end line of `stellwerk check`: prices, holdings and who presides. */
export function summaryOf<C extends RailClock>(
  title: RailTitle<C>,
  table: Table<C>,
): Readonly<Record<string, Json>> {
  const companies = title.companies(table);
  const held = (seat: Seat) =>
    companies
      .map((company) => [company, holdingOf(title, table, seat, company)] as const)
      .filter(([, percent]) => percent > 0);
  return {
    prices: Object.fromEntries(companies.map((company) => [company, title.priceOf(table, company)])),
    holdings: Object.fromEntries(table.clock.seats.map((seat) => [seat, Object.fromEntries(held(seat))])),
    presidents: Object.fromEntries(companies.map((company) => [company, presidentOf(table, company)])),
  };
}
