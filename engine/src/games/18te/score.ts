import { trainsAt, sideInUse } from '../../rail/depot.ts';
import { companyPlace } from '../../rail/ids.ts';
import { presidentOf } from '../../rail/shares.ts';
import type { Ledger, Standing } from '../../table/game.ts';
import type { Json, Seat } from '../../table/types.ts';
import { phrase } from '../../table/words.ts';
import type { TeTable } from './clock.ts';
import { CHARTERS, FOUNDING_ORDER } from './data/companies.ts';
import { TRAINS } from './data/trains.ts';
import { payoutMarker } from './pieces.ts';
import { counted, founded, holding, inPool, inTreasury, priceOf, purse, treasury } from './readers.ts';

const sharesWorth = (table: TeTable, seat: Seat, company: string): number =>
  (holding(table, seat, company) / 10) * priceOf(table, company);

/** §8: cash and certificates at the present price; what companies own does not count. */
export const worth = (table: TeTable, seat: Seat): number =>
  purse(table, seat) + founded(table).reduce((sum, company) => sum + sharesWorth(table, seat, company), 0);

/** Richest first; equal wealth shares the place. */
export function score(table: TeTable): readonly Standing[] {
  const rows = table.clock.seats.map((seat) => ({
    seat,
    total: worth(table, seat),
    parts: [
      { label: phrase('18te/score/cash'), value: purse(table, seat) },
      ...founded(table)
        .filter((company) => holding(table, seat, company) > 0)
        .map((company) => ({
          label: phrase('18te/score/shares', { company }),
          value: sharesWorth(table, seat, company),
        })),
    ],
  }));
  return rows
    .map((row) => ({ ...row, place: 1 + rows.filter((other) => other.total > row.total).length }))
    .sort((a, b) => a.place - b.place);
}

/** The last dividend stands on the payout track (§3.5). */
export const lastPayout = (table: TeTable, company: string): number =>
  Number(/^payout\/(\d+)$/.exec(table.pieces[payoutMarker(company)]?.at ?? '')?.[1] ?? 0);

const trainNames = (table: TeTable, company: string): string =>
  trainsAt(table, companyPlace(company))
    .map((train) => sideInUse(table, TRAINS, train)?.name ?? '')
    .join(' ');

export function ledger(table: TeTable): Ledger {
  const shares = FOUNDING_ORDER.map((id) => ({ id, label: phrase(`name/${id}`) }));
  return {
    columns: [
      { id: 'cash', label: phrase('18te/ledger/cash'), money: true },
      ...shares,
      { id: 'certificates', label: phrase('18te/ledger/certificates') },
      { id: 'price', label: phrase('18te/ledger/price'), money: true },
      { id: 'revenue', label: phrase('18te/ledger/revenue'), money: true },
      { id: 'trains', label: phrase('18te/ledger/trains') },
      { id: 'worth', label: phrase('18te/ledger/worth'), money: true },
    ],
    rows: [
      ...table.clock.seats.map((seat) => ({
        id: `seat/${seat}`,
        label: seat,
        kind: 'seat' as const,
        cells: {
          cash: purse(table, seat),
          certificates: counted(table, seat),
          worth: worth(table, seat),
          ...Object.fromEntries(FOUNDING_ORDER.map((c) => [c, holding(table, seat, c) || null])),
        },
      })),
      ...founded(table).map((company) => ({
        id: companyPlace(company),
        label: company,
        kind: 'company' as const,
        colour: CHARTERS[company]!.colour,
        cells: {
          cash: treasury(table, company),
          [company]: inTreasury(table, company) || null,
          price: priceOf(table, company),
          revenue: lastPayout(table, company),
          trains: trainNames(table, company),
        },
      })),
      {
        id: 'bank',
        label: 'bank',
        kind: 'bank' as const,
        cells: {
          cash: table.cash['bank'] ?? 0,
          ...Object.fromEntries(FOUNDING_ORDER.map((c) => [c, inPool(table, c) || null])),
        },
      },
    ],
  };
}

/** For the end line of `stellwerk check`. */
export function summary(table: TeTable): Readonly<Record<string, Json>> {
  const holdings: Record<string, Json> = {};
  for (const seat of table.clock.seats)
    holdings[seat] = Object.fromEntries(
      founded(table).flatMap((c) => (holding(table, seat, c) ? [[c, holding(table, seat, c)]] : [])),
    );
  return {
    prices: Object.fromEntries(founded(table).map((company) => [company, priceOf(table, company)])),
    holdings,
    presidents: Object.fromEntries(founded(table).map((company) => [company, presidentOf(table, company)])),
  };
}
