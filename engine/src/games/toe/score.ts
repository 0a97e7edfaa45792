import type { Ledger, Standing } from '../../table/game.ts';
import type { Json, Seat } from '../../table/types.ts';
import { phrase } from '../../table/words.ts';
import { booksOf, completed, profitOf } from './books.ts';
import type { ToeTable } from './clock.ts';
import { RATING } from './data/limits.ts';
import { citiesOf, countriesOf, largestPart } from './network.ts';
import { BANK, seatPlace } from './pieces.ts';
import { contractsOf, markerAt, purse, sticksLeft, unassigned, withSign } from './readers.ts';

/** "Per started n": 1 for anything from 1 to n, 2 from there to 2n … */
const started = (amount: number, unit: number): number => Math.max(0, Math.ceil(amount / unit));

/** Who has the most of something. With a tie nobody gets the extra, unless the table agreed that all do (OQ-10). */
function best(table: ToeTable, of: (table: ToeTable, seat: Seat) => number): readonly Seat[] {
  const { seats, options } = table.clock;
  const most = Math.max(0, ...seats.map((seat) => of(table, seat)));
  const first = most > 0 ? seats.filter((seat) => of(table, seat) === most) : [];
  return first.length === 1 || options['ties'] === 'all' ? first : [];
}

type Part = { readonly id: string; readonly value: number };

/** The rating of one company, line by line (ch. 10). */
export function rate(table: ToeTable, seat: Seat): readonly Part[] {
  const credits = [...booksOf(table, seat).values()].filter((credit) => !credit.done);
  const running = credits.filter((credit) => credit.running).length;
  const profit = markerAt(table, seat) ?? profitOf(table, seat);
  const spare = unassigned(table, seat).length - RATING.vehiclesFree;
  const countries = best(table, (t, s) => countriesOf(t, s).length);
  return [
    { id: 'profit', value: started(profit, 100) * RATING.per100k },
    { id: 'completed', value: completed(table, seat).length * RATING.completed },
    { id: 'started', value: running * RATING.started },
    { id: 'cities', value: started(citiesOf(table, seat).length, 5) * RATING.per5Cities },
    { id: 'network', value: best(table, largestPart).includes(seat) ? RATING.largestNetwork : 0 },
    { id: 'countries', value: countries.includes(seat) ? RATING.mostCountries : 0 },
    { id: 'idle', value: (credits.length - running) * RATING.idleContract },
    { id: 'vehicles', value: started(spare, 3) * RATING.per3Vehicles },
    { id: 'cash', value: started(purse(table, seat) - RATING.cashFree, 100_000) * RATING.per100000 },
  ].map((part) => ({ ...part, value: part.value === 0 ? 0 : part.value }));
}

const totalOf = (parts: readonly Part[]): number => parts.reduce((sum, part) => sum + part.value, 0);

/** Highest total first; equal totals share the place (OQ-10). */
export function score(table: ToeTable): readonly Standing[] {
  const rows = table.clock.seats.map((seat) => {
    const parts = rate(table, seat);
    return {
      seat,
      total: totalOf(parts),
      parts: parts.map(({ id, value }) => ({ label: phrase(`toe/score/${id}`), value })),
    };
  });
  return rows
    .map((row) => ({ ...row, place: 1 + rows.filter((other) => other.total > row.total).length }))
    .sort((a, b) => a.place - b.place);
}

/** A column of points for something; a column of the same name elsewhere counts the things themselves. */
const ratingColumn = (id: string): string => `rating/${id}`;

/** When it is over, the ledger is the rating: what everybody got for what. */
function ratings(table: ToeTable): Ledger {
  const standings = score(table);
  const ids = rate(table, standings[0]?.seat ?? '').map(({ id }) => id);
  return {
    columns: [
      { id: 'points', label: phrase('toe/ledger/points') },
      ...ids.map((id) => ({ id: ratingColumn(id), label: phrase(`toe/rating/${id}`) })),
    ],
    rows: standings.map(({ seat, total }) => ({
      id: seatPlace(seat),
      label: seat,
      kind: 'seat' as const,
      cells: {
        points: total,
        ...Object.fromEntries(rate(table, seat).map(({ id, value }) => [ratingColumn(id), withSign(value)])),
      },
    })),
  };
}

/** What the ledger says about a company while the game is played. */
const cellsOf = (table: ToeTable, seat: Seat): Readonly<Record<string, Json>> => ({
  cash: purse(table, seat),
  profit: `${withSign(markerAt(table, seat) ?? profitOf(table, seat))}k`,
  contracts: contractsOf(table, seat).length - completed(table, seat).length,
  completed: completed(table, seat).length,
  cities: citiesOf(table, seat).length,
  countries: countriesOf(table, seat).length,
  network: largestPart(table, seat),
  vehicles: unassigned(table, seat).length,
  sticks: sticksLeft(table, seat),
  points: totalOf(rate(table, seat)),
});

export function ledger(table: ToeTable): Ledger {
  const { stage, seats } = table.clock;
  if (stage === 'end') return ratings(table);
  const columns = Object.keys(cellsOf(table, seats[0] ?? ''));
  return {
    columns: columns.map((id) => ({
      id,
      label: phrase(`toe/ledger/${id}`),
      ...(id === 'cash' ? { money: true } : {}),
    })),
    rows: [
      ...seats.map((seat) => ({
        id: seatPlace(seat),
        label: seat,
        kind: 'seat' as const,
        cells: cellsOf(table, seat),
      })),
      { id: BANK, label: BANK, kind: 'bank' as const, cells: { cash: table.cash[BANK] ?? 0 } },
    ],
  };
}

/** For the end line of `stellwerk check`. */
export function summary(table: ToeTable): Readonly<Record<string, Json>> {
  const each = (of: (seat: Seat) => Json): Json =>
    Object.fromEntries(table.clock.seats.map((seat) => [seat, of(seat)]));
  return {
    round: table.clock.round,
    ending: table.clock.ending,
    profit: each((seat) => markerAt(table, seat)),
    completed: each((seat) => completed(table, seat)),
    cities: each((seat) => citiesOf(table, seat).length),
    gone: table.clock.gone,
  };
}
