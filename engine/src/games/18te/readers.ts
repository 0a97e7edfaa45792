import { sideInUse } from '../../rail/depot.ts';
import { companyPlace, ipoPlace, ownerOf, priceMarker, seatPlace } from '../../rail/ids.ts';
import { cellOf } from '../../rail/market.ts';
import { hasPrice, trainsOf } from '../../rail/readers.ts';
import { percentAt } from '../../rail/shares.ts';
import type { CompanyId } from '../../rail/types.ts';
import { readersOf } from '../../rail/verbs/readers.ts';
import { whoDecides } from '../../rail/verbs/turn-rules.ts';
import { perTable, piecesAt, placeOf } from '../../table/places.ts';
import type { PieceId, Seat } from '../../table/types.ts';
import type { TeClock, TeTable } from './clock.ts';
import { BOARD } from './data/board.ts';
import { CHARTERS, FOUNDING_ORDER } from './data/companies.ts';
import { FIRST_BID, START } from './data/limits.ts';
import { MARKET } from './data/market.ts';
import { TILES } from './data/tiles.ts';
import { PHASES, TRAINS } from './data/trains.ts';
import { FIRST_TRADE } from './pieces.ts';

/** What one reads off the table of 18TE. All of it is derived; nothing here is stored. */
const read = readersOf<TeClock>({
  charters: CHARTERS,
  market: MARKET,
  phases: PHASES,
  board: BOARD,
  tiles: TILES,
});
export const { charterOf, holding, inPool, laidOut, layout, phase, priceOf, track } = read;
/** Bankrupt companies have left the game with their marker. */
export const { isGone } = read;
/** A founded company has its price marker on the market. */
export const isFounded = hasPrice;
export const founded = (table: TeTable): readonly CompanyId[] =>
  FOUNDING_ORDER.filter((c) => isFounded(table, c));
/** The only company that can be auctioned now (§6.5). */
export const nextToFound = (table: TeTable): CompanyId | null =>
  FOUNDING_ORDER.find((c) => placeOf(table, priceMarker(c)) === ipoPlace(c)) ?? null;

/** §6.5: 180, less the money that the bank has laid on the certificate; never below nothing, nor above 180. */
export const lowestBid = (table: TeTable, company: CompanyId): number =>
  FIRST_BID - Math.min(FIRST_BID, Math.max(0, table.cash[ipoPlace(company)] ?? 0));

export const inTreasury = (table: TeTable, company: CompanyId): number =>
  percentAt(table, charterOf(company), companyPlace(company));
export { purse, trainsOf, treasury } from '../../rail/readers.ts';
export { placeOf } from '../../table/places.ts';

/** Who decides for a company: its president (§3.7). */
export const director = (table: TeTable, company: CompanyId): Seat => read.decides(table, company);

export const countsHere = (table: TeTable, company: CompanyId): boolean =>
  cellOf(table, MARKET, company)?.zone !== 'yellow';
/** §6.1: the yellow zone does not count, and a 30 % certificate counts once. */
export const counted = (table: TeTable, seat: Seat): number =>
  piecesAt(table, seatPlace(seat)).filter(
    (piece) => piece.startsWith('cert/') && countsHere(table, ownerOf(piece) ?? ''),
  ).length;
export const certificateLimit = (table: TeTable): number =>
  (START[table.clock.seats.length] ?? START[3]!).certificates;

export function firstTrader(table: TeTable): Seat {
  const at = placeOf(table, FIRST_TRADE);
  return table.clock.seats.find((seat) => at === seatPlace(seat)) ?? table.clock.seats[0] ?? '';
}

export const trainLimit = (table: TeTable): number => phase(table).trainLimit['major'] ?? 0;
export const trainName = (table: TeTable, train: PieceId): string =>
  sideInUse(table, TRAINS, train)?.name ?? train;
/** Companies that have to give up a train before anything else goes on. */
export const overLimit = perTable((table: TeTable): readonly CompanyId[] =>
  founded(table).filter((company) => trainsOf(table, company).length > trainLimit(table)),
);

/** Companies by the order of operating (§7). */
export const inOrder = (table: TeTable): readonly CompanyId[] => read.ranked(table, founded(table));

/** Who has to decide now. */
export const turn = (table: TeTable): readonly Seat[] =>
  whoDecides(table, { overLimit, decides: director }, firstTrader(table));
