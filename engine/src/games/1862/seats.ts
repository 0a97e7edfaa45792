import { certificatesAt, clockwiseAfter, nextSeat, percentOf } from '../../rail/shares.ts';
import { certificate, seatPlace } from '../../rail/ids.ts';
import type { CompanyId } from '../../rail/types.ts';
import { tiedMoney } from '../../rail/verbs/standing-bids.ts';
import { whoDecides } from '../../rail/verbs/turn-rules.ts';
import { piecesAt } from '../../table/places.ts';
import type { Seat } from '../../table/types.ts';
import type { Table62 } from './clock.ts';
import { COMPANIES } from './data/companies.ts';
import { CERTIFICATES, MAX_SHARE } from './data/limits.ts';
import {
  charterOf,
  companiesLeft,
  director,
  isHalved,
  overLimit,
  parOf,
  priceOf,
  prioritySeat,
  purse,
} from './readers.ts';

/** What players hold, may hold and can spend. All of it is derived. */

// —— Who plays ——

/** A bankrupt player is out of the game (chapter 15). */
export const isBroke = ({ clock }: Table62, seat: Seat): boolean => Object.hasOwn(clock.results, seat);
export const playing = (table: Table62): readonly Seat[] =>
  table.clock.seats.filter((seat) => !isBroke(table, seat));
/** The next to the left who is still in the game. */
export const leftOf = (table: Table62, seat: Seat): Seat =>
  clockwiseAfter(table.clock.seats, seat).find((one) => !isBroke(table, one)) ??
  nextSeat(table.clock.seats, seat) ??
  seat;

// —— Papers ——

/** What one ordinary certificate is worth, in percent. */
export const unitOf = (table: Table62, company: CompanyId): number => (isHalved(table, company) ? 5 : 10);
/** What the director's certificate is worth: what a new director must hold at least (chapter 5). */
export const headShare = (table: Table62, company: CompanyId): number =>
  percentOf(table, charterOf(company), certificate(company, 0));

/** A price or par is that of 10 %; 5 % are half of it, rounded up (chapter 19). */
export const partOf = (price: number, percent: number): number => Math.ceil((price * percent) / 10);
/** What one ordinary certificate brings or costs at the present price. */
export const sharePrice = (table: Table62, company: CompanyId): number =>
  partOf(priceOf(table, company), unitOf(table, company));
/** What one of those costs that have never been sold: the par. */
export const unsoldPrice = (table: Table62, company: CompanyId): number =>
  partOf(parOf(table, company), unitOf(table, company));

/** What the certificates of a seat are worth at the present price, each by itself. */
export const sharesWorth = (table: Table62, seat: Seat, company: CompanyId): number =>
  certificatesAt(table, company, seatPlace(seat)).reduce(
    (sum, piece) => sum + partOf(priceOf(table, company), percentOf(table, charterOf(company), piece)),
    0,
  );
/** The same for all companies: what a bankrupt player still has, and what stands in for notes at the end. */
export const portfolio = (table: Table62, seat: Seat): number =>
  COMPANIES.reduce((sum, company) => sum + sharesWorth(table, seat, company), 0);

// —— Limits ——

/** Chapter 19: shares and privates count, each as one paper. */
export const counted = (table: Table62, seat: Seat): number =>
  piecesAt(table, seatPlace(seat)).filter((piece) => /^(?:cert|private)\//.test(piece)).length;

const within = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));
/** Chapter 21: by the companies and the players that are left. */
export function certificateLimit(table: Table62): number {
  const players = within(playing(table).length, 3, 7);
  // With three players there is no row for thirteen: one company at least has gone with the fourth.
  const companies = within(companiesLeft(table).length, 6, players === 3 ? 12 : 13);
  return CERTIFICATES[companies]?.[players] ?? 0;
}
export const mostShare = (table: Table62): number =>
  playing(table).length > MAX_SHARE.fewPlayers ? MAX_SHARE.many : MAX_SHARE.few;

/** Cash that no bid has tied (chapter 3). */
export const freeMoney = (table: Table62, seat: Seat): number =>
  purse(table, seat) - tiedMoney(table.clock.bids, seat);

/** Who has to decide now. What comes first: a par, a debt, surplus trains, a question. */
export function turn(table: Table62): readonly Seat[] {
  const { clock } = table;
  if (clock.round === 'end') return [];
  if (clock.parDue !== null) return [clock.parDue.seat];
  if (clock.owed[0] !== undefined) return [clock.owed[0].seat];
  return whoDecides(table, { overLimit, decides: director }, prioritySeat(table));
}
