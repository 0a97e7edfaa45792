import type { TileKind } from '../../rail/box.ts';
import { companyPieces, railPlaces, tilePieces, trainStack } from '../../rail/box.ts';
import { BANK, companyPlace, ipoPlace, ROUND_MARKER, seatPlace } from '../../rail/ids.ts';
import type { Piece, PieceId, Place, Seat } from '../../table/types.ts';
import { BOARD } from './data/board.ts';
import { CHARTERS, FOUNDING_ORDER } from './data/companies.ts';
import { MARKET } from './data/market.ts';
import { TILES } from './data/tiles.ts';
import { TRAINS } from './data/trains.ts';

export const FIRST_TRADE = 'card/first-trade';
export const EXPORT_MARKER = 'marker/export';
export const payoutMarker = (company: string): PieceId => `payout/${company}`;
export const payoutPlace = (amount: number): Place => `payout/${amount}`;
export const roundPlace = (round: 'SR' | 'OR', or: number): Place =>
  `round/${round === 'SR' ? 'SR' : `OR${or}`}`;

/** "Unlimited" on a real table means: one for every hex it could lie on. */
const ENOUGH = Object.values(BOARD.hexes).filter(
  (hex) => hex.colour === 'white' && hex.nodes.length === 0,
).length;

export const TILE_KINDS: readonly TileKind[] = Object.values(TILES).map(({ id, count }) => ({
  front: id,
  count: count === 'unlimited' ? ENOUGH : count,
}));

/** Every piece in the box, where it lies before the first stock round (§1.1, §4). */
export function allPieces(first: Seat): Readonly<Record<PieceId, Piece>> {
  const pieces: Record<PieceId, Piece> = {};
  for (const company of FOUNDING_ORDER) {
    Object.assign(pieces, companyPieces(CHARTERS[company]!, ipoPlace(company), companyPlace(company)));
    pieces[payoutMarker(company)] = { at: ipoPlace(company) };
  }
  return {
    ...pieces,
    ...trainStack(TRAINS),
    ...tilePieces(TILE_KINDS),
    [FIRST_TRADE]: { at: seatPlace(first) },
    [EXPORT_MARKER]: { at: BANK },
    [ROUND_MARKER]: { at: roundPlace('SR', 0) },
  };
}

const PAYOUTS = Array.from({ length: 201 }, (_, i) => payoutPlace(10 * i));
const FIXED_PLACES: readonly Place[] = [
  ...railPlaces(BOARD, TILES, MARKET, FOUNDING_ORDER),
  ...['round/SR', 'round/OR1', 'round/OR2'],
  ...PAYOUTS,
];
/** Every place of a table with these seats that a hand may put something on. */
export const allPlaces = (seats: readonly Seat[]): readonly Place[] => [
  ...FIXED_PLACES,
  ...seats.map(seatPlace),
];
