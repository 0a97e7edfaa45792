import type { PieceId } from '../../table/types.ts';
import type { ToeTable } from './clock.ts';
import { BACK, isChip, isContract, isStick, isVehicle, PILE } from './pieces.ts';

/** Pieces that stand in for each other: sticks, chips of the stock, cards of one supply or pile, equal vehicles. */
export function same(table: ToeTable, a: PieceId, b: PieceId): boolean {
  const [x, y] = [table.pieces[a], table.pieces[b]];
  const kind = (piece: PieceId): string => piece.slice(0, piece.lastIndexOf('/'));
  if (!x || !y || x.at !== y.at || kind(a) !== kind(b)) return false;
  if (isContract(a)) return x.at === PILE;
  if (isStick(a) || isChip(a)) return true;
  return isVehicle(a) && (x.at.startsWith('supply/') || (x.side !== BACK && x.side === y.side));
}
