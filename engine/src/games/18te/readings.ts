import {
  certificate,
  companyOf,
  hexOf,
  ownerOf,
  POOL,
  seatOf,
  slotOf,
  SUPPLY,
  tileOf,
  trainOf,
} from '../../rail/ids.ts';
import { trainSpec } from '../../rail/depot.ts';
import type { Gesture } from '../../table/game.ts';
import type { Move, Place, PieceId, Seat } from '../../table/types.ts';
import type { TeTable } from './clock.ts';
import { BID_STEP } from './data/limits.ts';
import { TRAINS } from './data/trains.ts';
import { options } from './options.ts';
import { charterOf, director, lowestBid } from './readers.ts';

/** Where a piece comes from, where it goes: what could be meant in 18TE. The kernel keeps what fits. */
export function readings(table: TeTable, seat: Seat, gesture: Gesture): readonly Move[] {
  if (!('piece' in gesture)) return [];
  const from = table.pieces[gesture.piece]?.at ?? '';
  const { piece, to } = gesture;
  if (piece.startsWith('tile/')) return laid(table, seat, piece, to, gesture.turn);
  if (piece.startsWith('token/')) return stationed(table, seat, piece, to);
  if (piece.startsWith('cert/')) return dealt(table, seat, piece, from, to);
  if (piece.startsWith('train/')) return trained(table, seat, piece, from, to, gesture.side);
  return [];
}

function laid(
  table: TeTable,
  seat: Seat,
  piece: PieceId,
  to: Place,
  turn: number | undefined,
): readonly Move[] {
  const hex = hexOf(to);
  const tile = tileOf(piece);
  // A tile taken off the map is no lay, wherever it goes.
  if (hex === null || tile === null || table.pieces[piece]?.at !== SUPPLY) return [];
  const move = (t: number): Move => ({ type: 'lay', seat, hex, tile, turn: t });
  if (turn !== undefined) return [move(turn)];
  const fitting = [...options(table, seat, { piece, type: 'lay' })].filter((m) => m['hex'] === hex);
  return fitting.length > 0 ? fitting : [move(0)];
}

function stationed(_: TeTable, seat: Seat, token: PieceId, to: Place): readonly Move[] {
  const slot = slotOf(to);
  return slot ? [{ type: 'station', seat, hex: slot.hex, node: slot.node, slot: slot.slot, token }] : [];
}

function dealt(table: TeTable, seat: Seat, piece: PieceId, from: Place, to: Place): readonly Move[] {
  const company = ownerOf(piece) ?? '';
  const mine = seatOf(to) === seat;
  if (mine && from === POOL) return [{ type: 'buy', seat, company, from: 'pool' }];
  if (mine && companyOf(from) === company) return [{ type: 'buy', seat, company, from: 'treasury' }];
  if (mine && from.startsWith('ipo/')) {
    const standing = table.clock.auction;
    if (standing) return [{ type: 'bid', seat, bid: standing.bid + BID_STEP }];
    return [{ type: 'auction', seat, company, bid: lowestBid(table, company) }];
  }
  if (to === POOL && seatOf(from) === seat) {
    // The 30 % certificate counts as three; the rules say that it stays.
    const sale = { seat, company, count: piece === certificate(company, 0) ? 3 : 1 };
    return table.clock.round === 'OR' ? [{ type: 'raise', ...sale }] : [{ type: 'sell', ...sale }];
  }
  if (to === POOL && companyOf(from) === company) return [{ type: 'issue', seat, count: 1 }];
  if (companyOf(to) === company && from === POOL) return [{ type: 'redeem', seat, count: 1 }];
  return [];
}

function trained(
  table: TeTable,
  seat: Seat,
  train: PieceId,
  from: Place,
  to: Place,
  side?: string,
): readonly Move[] {
  const buyer = companyOf(to);
  const seller = companyOf(from);
  if (to === POOL && seller !== null) return [{ type: 'discard', seat, train }];
  if (buyer === null || trainOf(train) === null) return [];
  if (from === 'depot') {
    const sides = trainSpec(TRAINS, train)?.sides.map((s) => s.name) ?? [];
    return sides
      .filter((name) => side === undefined || name === side)
      .map((name) => ({ type: 'train', seat, train, side: name }));
  }
  if (seller === null) return [{ type: 'train', seat, train }];
  if (seller === buyer) return side === undefined ? [] : [{ type: 'train', seat, train, side }];
  const price = 1;
  const own = director(table, seller) === director(table, charterOf(buyer).id);
  return own ? [{ type: 'train', seat, train, price }] : [{ type: 'offer', seat, train, price }];
}
