import type { CompanyId } from '../../../rail/types.ts';
import type { Standing } from '../../../table/game.ts';
import type { Seat } from '../../../table/types.ts';
import { phrase } from '../../../table/words.ts';
import type { DoTable } from '../clock.ts';
import { lastRevenue, companies, directed, holding } from '../readers.ts';

/** Before the end no railway has paid anything (3.3). */
const dividend = (table: DoTable, seat: Seat, company: CompanyId): number =>
  (lastRevenue(table, company) * holding(table, seat, company)) / 100;
const best = (table: DoTable, seat: Seat): number =>
  Math.max(0, ...directed(table, seat).map((company) => lastRevenue(table, company)));

/** 3.3: most dividends; of equals whoever directs the railway with the highest payout. */
export function introScore(table: DoTable): readonly Standing[] {
  const rows = table.clock.seats.map((seat) => {
    const parts = companies(table)
      .map((company) => ({
        label: phrase('18do/score/dividends', { company }),
        value: dividend(table, seat, company),
      }))
      .filter(({ value }) => value > 0);
    return { seat, parts, total: parts.reduce((sum, { value }) => sum + value, 0), tie: best(table, seat) };
  });
  const isAhead = (a: (typeof rows)[number], b: (typeof rows)[number]): boolean =>
    a.total > b.total || (a.total === b.total && a.tie > b.tie);
  return rows
    .map(({ seat, parts, total, tie }) => ({
      seat,
      total,
      parts,
      place: 1 + rows.filter((other) => isAhead(other, { seat, parts, total, tie })).length,
    }))
    .toSorted((a, b) => a.place - b.place);
}
