import type { Seat } from '../../table/types.ts';
import type { ToeTable } from './clock.ts';
import { seatPlace } from './pieces.ts';
import { pieceOf } from '../../table/places.ts';

/**
 * What a seat may see (variant with hidden vehicles). Pieces carry no identity while they lie face down, so only the
 * clock has to be cleaned: a seat keeps the secrets of its own mat; `null` (everybody) keeps none.
 */
export function view(table: ToeTable, seat: Seat | null): ToeTable {
  const { secret } = table.clock;
  const pieces = Object.keys(secret);
  if (pieces.length === 0) return table;
  const home = seat === null ? null : seatPlace(seat);
  const mine = pieces.filter((piece) => home !== null && pieceOf(table, piece)?.at === home);
  if (mine.length === pieces.length) return table;
  return {
    ...table,
    clock: { ...table.clock, secret: Object.fromEntries(mine.map((piece) => [piece, secret[piece]!])) },
  };
}
