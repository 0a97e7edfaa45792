import { BANK, companyPlace, ipoPlace, POOL, seatPlace } from '../../rail/ids.ts';
import { percentAt, presidentOf } from '../../rail/shares.ts';
import type { CompanyId } from '../../rail/types.ts';
import { ledgerOf } from '../../rail/verbs/ledger.ts';
import { summaryOf, wealthOf } from '../../rail/verbs/score.ts';
import type { Standing } from '../../table/game.ts';
import { cashOf } from '../../table/places.ts';
import type { Json, Seat } from '../../table/types.ts';
import { phrase } from '../../table/words.ts';
import type { Table62 } from './clock.ts';
import { COMPANIES } from './data/companies.ts';
import { MAX_POOL } from './data/limits.ts';
import { charterOf, companiesLeft, inIpo, inPool, isHalved, isStarted, purse, treasury } from './readers.ts';
import { counted, isBroke, mostShare, playing, sharesWorth, unitOf } from './seats.ts';
import { us } from './title.ts';

/** What is still owed on the notes of the companies that a seat directs, when its treasuries and its cash are empty. */
function unpaidNotes(table: Table62, seat: Seat): number {
  const { round, notes } = table.clock;
  const own = Object.keys(notes).filter((company) => presidentOf(table, company) === seat);
  return round === 'end' ? own.reduce((sum, company) => sum + (notes[company] ?? 0), 0) : 0;
}

const counting = wealthOf(us, {
  equals: 'share',
  sharesWorth,
  more: (table, seat) => {
    const owed = unpaidNotes(table, seat);
    return owed === 0 ? [] : [{ label: phrase('1862/score/notes'), value: -owed }];
  },
});

/** Chapter 20: cash and shares at the present price. A bankrupt player has the result of his bankruptcy (chapter 15). */
export const worth = (table: Table62, seat: Seat): number =>
  isBroke(table, seat) ? (table.clock.results[seat] ?? 0) : counting.worth(table, seat);

/** Richest first; equal wealth shares the place. */
export function score(table: Table62): readonly Standing[] {
  const rows = counting.score(table).map((row) =>
    isBroke(table, row.seat)
      ? {
          ...row,
          total: worth(table, row.seat),
          parts: [{ label: phrase('1862/score/bankrupt'), value: worth(table, row.seat) }],
        }
      : row,
  );
  return rows
    .toSorted((a, b) => b.total - a.total)
    .map((row) => ({ ...row, place: 1 + rows.filter(({ total }) => total > row.total).length }));
}

export const summary = (table: Table62): Readonly<Record<string, Json>> => ({
  ...summaryOf(us, table),
  notes: table.clock.notes,
  bankrupt: Object.keys(table.clock.results),
});

export const ledger = ledgerOf(us, {
  columns: ['cash*', 'shares', 'certificates', 'price*', 'revenue*', 'notes*', 'trains', 'worth*'],
  shares: () => COMPANIES,
  ofSeat: (table, seat) => ({ certificates: counted(table, seat), worth: worth(table, seat) }),
  ofCompany: (table, company) => ({
    [company]: inIpo(table, company) + (isHalved(table, company) ? 50 : 0) || null,
    notes: table.clock.notes[company] ?? null,
    revenue: table.clock.operating === company ? (table.clock.ran?.revenue ?? null) : null,
  }),
  ofBank: (table) => ({ cash: cashOf(table, BANK) }),
});

// —— For the simulator ——

/** What a position that was reached by legal play never shows; null: all is well. */
export function audit(table: Table62): string | null {
  const poor = table.clock.seats.find((seat) => purse(table, seat) < 0);
  if (poor !== undefined) return `${poor} has less than nothing`;
  for (const company of companiesLeft(table)) {
    const wrong = ofCompany(table, company);
    if (wrong !== null) return `${company}: ${wrong}`;
  }
  return null;
}

function ofCompany(table: Table62, company: CompanyId): string | null {
  const { seats, results } = table.clock;
  const charter = charterOf(company);
  const places = [ipoPlace(company), POOL, companyPlace(company), ...seats.map(seatPlace)];
  const all = places.reduce((sum, place) => sum + percentAt(table, charter, place), 0);
  if (all !== 100) return `${all} % of it are about`;
  if (treasury(table, company) < 0) return 'its treasury is below nothing';
  if (isStarted(table, company) && presidentOf(table, company) === null) return 'it has no director';
  // A bankrupt player's shares go to the pool whatever lies there, and raise what one may hold.
  if (Object.keys(results).length > 0) return null;
  if (inPool(table, company) / unitOf(table, company) > MAX_POOL) return 'too many shares lie in the pool';
  const most = mostShare(table);
  const greedy = playing(table).find((seat) => percentAt(table, charter, seatPlace(seat)) > most);
  return greedy === undefined ? null : `${greedy} holds more than ${most} %`;
}
