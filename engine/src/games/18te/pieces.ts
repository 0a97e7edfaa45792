import {
  BANK,
  certificate,
  charterCard,
  companyPlace,
  DEPOT,
  hexPlace,
  ipoPlace,
  marketPlace,
  OUT,
  POOL,
  priceMarker,
  seatPlace,
  slotPlace,
  station,
  SUPPLY,
} from '../../rail/ids.ts';
import type { Piece, PieceId, Place, Seat } from '../../table/types.ts';
import { BOARD } from './data/board.ts';
import { CHARTERS, FOUNDING_ORDER } from './data/companies.ts';
import { MARKET } from './data/market.ts';
import { TILES } from './data/tiles.ts';
import { TRAINS } from './data/trains.ts';

export const FIRST_TRADE = 'card/first-trade';
export const EXPORT_MARKER = 'marker/export';
export const ROUND_MARKER = 'marker/round';
export const payoutMarker = (company: string): PieceId => `payout/${company}`;
export const payoutPlace = (amount: number): Place => `payout/${amount}`;
export const roundPlace = (round: 'SR' | 'OR', or: number): Place =>
  `round/${round === 'SR' ? 'SR' : `OR${or}`}`;

/** "Unlimited" on a real table means: one for every hex it could lie on. */
const ENOUGH = Object.values(BOARD.hexes).filter(
  (hex) => hex.colour === 'white' && hex.nodes.length === 0,
).length;

/** Every piece in the box, where it lies before the first stock round (§1.1, §4). */
export function allPieces(first: Seat): Record<PieceId, Piece> {
  const pieces: Record<PieceId, Piece> = {};
  for (const company of FOUNDING_ORDER) {
    const charter = CHARTERS[company]!;
    charter.shares.forEach((_, i) => (pieces[certificate(company, i)] = { at: ipoPlace(company), order: i }));
    charter.stations.forEach(
      (_, i) => (pieces[station(company, i)] = { at: companyPlace(company), order: i }),
    );
    pieces[priceMarker(company)] = { at: ipoPlace(company) };
    pieces[payoutMarker(company)] = { at: ipoPlace(company) };
    pieces[charterCard(company)] = { at: ipoPlace(company) };
  }
  let order = 0;
  for (const { id, count } of TRAINS)
    for (let i = 1; i <= count; i++) pieces[`train/${id}/${i}`] = { at: DEPOT, order: order++ };
  for (const { id, count } of Object.values(TILES)) {
    const copies = count === 'unlimited' ? ENOUGH : count;
    for (let i = 1; i <= copies; i++) pieces[`tile/${id}/${i}`] = { at: SUPPLY };
  }
  pieces[FIRST_TRADE] = { at: seatPlace(first) };
  pieces[EXPORT_MARKER] = { at: BANK };
  pieces[ROUND_MARKER] = { at: roundPlace('SR', 0) };
  return pieces;
}

/** Every place of a table with these seats that a hand may put something on. */
export function allPlaces(seats: readonly Seat[]): readonly Place[] {
  const places: Place[] = [BANK, POOL, DEPOT, SUPPLY, OUT, 'round/SR', 'round/OR1', 'round/OR2'];
  for (const seat of seats) places.push(seatPlace(seat));
  for (const company of FOUNDING_ORDER) places.push(companyPlace(company), ipoPlace(company));
  for (const hex of Object.keys(BOARD.hexes)) {
    places.push(hexPlace(hex));
    for (let node = 0; node < 2; node++)
      for (let slot = 0; slot < 3; slot++) places.push(slotPlace(hex, node, slot));
  }
  MARKET.rows.forEach((cells, row) =>
    cells.forEach((cell, col) => cell && places.push(marketPlace(row, col))),
  );
  for (let amount = 0; amount <= 2000; amount += 10) places.push(payoutPlace(amount));
  return places;
}
