import { companyOf, ownerOf, POOL, seatOf } from '../../../rail/ids.ts';
import type { Gesture } from '../../../table/game.ts';
import type { Move, PieceId, Place, Seat } from '../../../table/types.ts';
import type { EspTable } from '../clock.ts';
import { BID_STEP } from '../data/limits.ts';
import { options } from '../options.ts';
import { parsOf } from '../moves/par.ts';
import { isMajor } from '../readers.ts';

/** Moves of players that a gesture could mean. */
export function playerReadings(table: EspTable, seat: Seat, gesture: Gesture): readonly Move[] {
  if (!('piece' in gesture)) return [];
  const { piece, to } = gesture;
  const from = table.pieces[piece]?.at ?? '';
  if (piece.startsWith('cert/')) return dealt(table, seat, piece, from, to);
  if (piece.startsWith('private/')) return carded(table, seat, piece, from, to);
  return [];
}

function dealt(table: EspTable, seat: Seat, piece: PieceId, from: Place, to: Place): readonly Move[] {
  const company = ownerOf(piece) ?? '';
  const mine = seatOf(to) === seat;
  if (mine && from === POOL) return [{ type: 'buy', seat, company, from: 'market' }];
  if (mine && from.startsWith('ipo/')) {
    if (!piece.endsWith('/0')) return [{ type: 'buy', seat, company, from: 'ipo' }];
    return parsOf(table, company).map((par) => ({ type: 'start', seat, company, par }));
  }
  // In an operating round a sale to the market is for a train.
  if (to === POOL && seatOf(from) === seat) {
    const type = table.clock.round === 'OR' ? 'raise' : 'sell';
    return [{ type, seat, company, count: soldWith(table, seat, piece, type) }];
  }
  return [];
}
/**
 * How many shares a hand means that carries this certificate to the market: the director's is worth two, an
 * ordinary one stands for the fewest that may be sold. It need not be this card that ends up there.
 */
function soldWith(table: EspTable, seat: Seat, piece: PieceId, type: 'sell' | 'raise'): number {
  if (piece.endsWith('/0') && isMajor(ownerOf(piece) ?? '')) return 2;
  const counts = [...options(table, seat, { piece, type })].map((move) => Number(move['count']));
  return counts.length === 0 ? 1 : Math.min(...counts);
}

/** A private company to one's mat is a bid, to a company's charter a purchase. */
function carded(table: EspTable, seat: Seat, piece: PieceId, from: Place, to: Place): readonly Move[] {
  const { lot } = table.clock;
  const id = piece.slice('private/'.length);
  if (seatOf(to) === seat && from === 'privates') {
    // The row is sold in its order: another card than the one that is up is no bid.
    if (lot !== null && lot.private !== id) return [];
    const least = lot === null ? 0 : lot.bidder === null ? lot.price : lot.bid + BID_STEP;
    return [{ type: 'bid', seat, bid: least }];
  }
  if (companyOf(to) === null || companyOf(to) !== table.clock.operating) return [];
  const dearest = new Map<Move['side'], Move>();
  for (const move of options(table, seat, { piece, type: 'private' })) dearest.set(move['side'], move);
  return dearest.size > 0 ? [...dearest.values()] : [{ type: 'private', seat, private: id, price: 1 }];
}
