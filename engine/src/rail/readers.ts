import type { Clock, PieceId, Seat, Table } from '../table/types.ts';
import { trainsAt } from './depot.ts';
import { companyPlace, seatPlace } from './ids.ts';
import { spotOfCompany } from './market.ts';
import { percentAt, presidentOf } from './shares.ts';
import type { CharterSpec, CompanyId } from './types.ts';

/** What one reads off every table of the family. All of it is derived. */
export const treasury = <C extends Clock>(table: Table<C>, company: CompanyId): number =>
  table.cash[companyPlace(company)] ?? 0;
export const purse = <C extends Clock>(table: Table<C>, seat: Seat): number =>
  table.cash[seatPlace(seat)] ?? 0;

export const trainsOf = <C extends Clock>(table: Table<C>, company: CompanyId): readonly PieceId[] =>
  trainsAt(table, companyPlace(company));

/** The company's price marker lies on the market. */
export const hasPrice = <C extends Clock>(table: Table<C>, company: CompanyId): boolean =>
  spotOfCompany(table, company) !== null;

/** Percent in players' hands. */
export const inHands = <C extends Clock>(table: Table<C>, charter: CharterSpec): number =>
  table.clock.seats.reduce((sum, seat) => sum + percentAt(table, charter, seatPlace(seat)), 0);

/**
 * Who decides for a company: whoever holds its first certificate. Where hands have carried that elsewhere,
 * the largest holder does (of equals the first in `order`), so that the game can always go on.
 */
export function decidesFor<C extends Clock>(
  table: Table<C>,
  charter: CharterSpec,
  order: readonly Seat[],
): Seat {
  const held = (seat: Seat): number => percentAt(table, charter, seatPlace(seat));
  return presidentOf(table, charter.id) ?? order.toSorted((a, b) => held(b) - held(a))[0] ?? '';
}
