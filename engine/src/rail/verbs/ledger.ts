import type { Ledger } from '../../table/game.ts';
import type { Json, Seat, Table } from '../../table/types.ts';
import { phrase } from '../../table/words.ts';
import type { RailClock } from '../clock.ts';
import { companyPlace, POOL } from '../ids.ts';
import { purse, trainsOf, treasury } from '../readers.ts';
import { percentAt } from '../shares.ts';
import type { RailTitle } from '../title.ts';
import { holdingOf } from '../title.ts';
import type { CompanyId } from '../types.ts';

type Cells = Readonly<Record<string, Json>>;

/** What a title adds to the ledger of the family: cash, holdings, prices, trains. */
export interface Book<C extends RailClock> {
  /** Columns from left to right; `shares` stands for one column a company, `*` after a name for money. */
  readonly columns: readonly string[];
  /** Companies with a column. Usually those with a price. */
  readonly shares?: (table: Table<C>) => readonly CompanyId[];
  readonly seats?: (table: Table<C>) => readonly Seat[];
  readonly ofSeat: (table: Table<C>, seat: Seat) => Cells;
  readonly ofCompany: (table: Table<C>, company: CompanyId) => Cells;
  readonly ofBank?: (table: Table<C>) => Cells;
}

const some = (percent: number): number | null => percent || null;

/** One row a holder: players, companies, the bank. */
export function ledgerOf<C extends RailClock>(
  title: RailTitle<C>,
  book: Book<C>,
): (table: Table<C>) => Ledger {
  const column = (named: string): Ledger['columns'][number] => {
    const id = named.replace('*', '');
    const label = phrase(`${title.id}/ledger/${id}`);
    return named === id ? { id, label } : { id, label, money: true };
  };
  const trainNames = (table: Table<C>, company: CompanyId): string =>
    trainsOf(table, company)
      .map((train) => title.trainName(table, train))
      .join(' ');
  return (table) => {
    const shares = book.shares?.(table) ?? title.companies(table);
    const each = (percent: (company: CompanyId) => number): Cells =>
      Object.fromEntries(shares.map((company) => [company, some(percent(company))]));
    return {
      columns: book.columns.flatMap((named) =>
        named === 'shares' ? shares.map((id) => ({ id, label: phrase(`name/${id}`) })) : [column(named)],
      ),
      rows: [
        ...(book.seats?.(table) ?? table.clock.seats).map((seat) => ({
          id: `seat/${seat}`,
          label: seat,
          kind: 'seat' as const,
          cells: {
            cash: purse(table, seat),
            ...book.ofSeat(table, seat),
            ...each((company) => holdingOf(title, table, seat, company)),
          },
        })),
        ...title.companies(table).map((company) => ({
          id: companyPlace(company),
          label: company,
          kind: 'company' as const,
          colour: title.charterOf(company).colour,
          cells: {
            cash: treasury(table, company),
            price: title.priceOf(table, company),
            trains: trainNames(table, company),
            ...book.ofCompany(table, company),
          },
        })),
        {
          id: 'bank',
          label: 'bank',
          kind: 'bank' as const,
          cells: {
            ...book.ofBank?.(table),
            ...each((company) => percentAt(table, title.charterOf(company), POOL)),
          },
        },
      ],
    };
  };
}
