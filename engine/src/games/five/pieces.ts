import type { TileKind } from '../../rail/box.ts';
import { companyPieces, railPlaces, tilePieces, trainStack } from '../../rail/box.ts';
import { companyPlace, ipoPlace, ROUND_MARKER, seatPlace } from '../../rail/ids.ts';
import type { Piece, PieceId, Place, Seat } from '../../table/types.ts';
import { BOARD, CHARTERS, COMPANIES, MARKET, TILES, TRAINS } from './data.ts';

export const TILE_KINDS: readonly TileKind[] = Object.values(TILES).map(({ id, count }) => ({
  front: id,
  count: Number(count),
}));

export const roundPlace = (round: 'SR' | 'OR1'): Place => `round/${round}`;

/** Every piece in the box, where it lies before the first stock round (§1). */
export const PIECES: Readonly<Record<PieceId, Piece>> = {
  ...Object.assign(
    {},
    ...COMPANIES.map((company) =>
      companyPieces(CHARTERS[company]!, ipoPlace(company), companyPlace(company)),
    ),
  ),
  ...trainStack(TRAINS),
  ...tilePieces(TILE_KINDS),
  [ROUND_MARKER]: { at: roundPlace('SR') },
};

const FIXED = [...railPlaces(BOARD, TILES, MARKET, COMPANIES), roundPlace('SR'), roundPlace('OR1')];
/** Every place that a hand may put something on. */
export const placesOf = (seats: readonly Seat[]): readonly Place[] => [...FIXED, ...seats.map(seatPlace)];
