import { companyPieces, railPlaces, tilePieces, trainStack } from '../../rail/box.ts';
import { certificate, ipoPlace, OUT, ROUND_MARKER, seatPlace, station } from '../../rail/ids.ts';
import { HALF } from '../../rail/shares.ts';
import type { CompanyId } from '../../rail/types.ts';
import { parMarker, parPlace } from '../../rail/verbs/par.ts';
import { perTable } from '../../table/places.ts';
import type { Piece, PieceId, Place, Seat } from '../../table/types.ts';
import type { Box } from './box.ts';
import { BALTIMORE, CHARTERS, COMPANIES, extrasOf } from './data/companies.ts';
import { PRIVATE_IDS } from './data/privates.ts';
import { TRAINS } from './data/trains.ts';
import { ERIE } from './material-checks.ts';

// —— Pieces ——
export const privateCard = (id: string): PieceId => `private/${id}`;
/** Its holder begins the stock round. */
export const PRIORITY = 'priority';
export const ERIE_TILE = `tile/${ERIE}/1`;
export const BALTIMORE_MARKER = station(BALTIMORE, 0);
/** The side of a marker whose company has left: it only blocks. */
export const FLIPPED = 'flipped';

// —— Places ——
/** The private companies before they are sold. */
export const ROW = 'privates';
/** The ERIE tile lies with its private company, apart from the supply. */
export const WITH_ERIE = 'with/ERIE';
export const ROUNDS = ['SR', 'OR1', 'OR2', 'OR3'] as const;
export const roundPlace = (round: string, or: number): Place =>
  `round/${round === 'OR' ? `OR${Math.max(1, Math.min(3, or))}` : 'SR'}`;

/** Papers, markers and charter of a company; what comes with a buy-back lies aside. */
function piecesOf(company: CompanyId): Readonly<Record<PieceId, Piece>> {
  const at = ipoPlace(company);
  const pieces: Record<PieceId, Piece> = {
    ...companyPieces(CHARTERS[company]!, at),
    [parMarker(company)]: { at },
  };
  for (const index of extrasOf(company))
    pieces[certificate(company, index)] = { at: OUT, order: index, side: HALF };
  return pieces;
}

/** Every piece in the box, where it lies before the first stock round (chapter 2). */
export function allPieces({ tileKinds }: Box, first: Seat): Readonly<Record<PieceId, Piece>> {
  const pieces: Record<PieceId, Piece> = {};
  for (const company of COMPANIES) Object.assign(pieces, piecesOf(company));
  Object.assign(pieces, trainStack(TRAINS), tilePieces(tileKinds));
  pieces[ERIE_TILE] = { at: WITH_ERIE };
  PRIVATE_IDS.forEach((id, order) => (pieces[privateCard(id)] = { at: ROW, order }));
  pieces[BALTIMORE_MARKER] = { at: OUT };
  pieces[PRIORITY] = { at: seatPlace(first) };
  pieces[ROUND_MARKER] = { at: roundPlace('SR', 0) };
  return pieces;
}

const fixedPlaces = perTable(({ board, tiles, market, pars }: Box): readonly Place[] => [
  ...railPlaces(board, tiles, market, COMPANIES),
  ROW,
  WITH_ERIE,
  ...pars.map(parPlace),
  ...ROUNDS.map((round) => `round/${round}`),
]);
/** Every place of a table with these seats that a hand may put something on. */
export const allPlaces = (printed: Box, seats: readonly Seat[]): readonly Place[] => [
  ...fixedPlaces(printed),
  ...seats.map(seatPlace),
];
