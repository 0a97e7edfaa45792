import type { Draft } from '../table/draft.ts';
import type { Clock, PieceId, Seat, Table } from '../table/types.ts';
import { BANK, POOL, seatPlace } from './ids.ts';
import { ordinaryAt, percentAt, presidentOf, successorOf } from './shares.ts';
import type { CharterSpec, CompanyId } from './types.ts';

/** How the presidency of a company changes hands in a title. */
export interface Succession {
  readonly charter: CharterSpec;
  /** Of equals who comes first: clockwise from the president, or by order cards. */
  readonly order: readonly Seat[];
  /** What a new president must hold at least, in percent. */
  readonly least: number;
}

/** Who presides by holdings; null where nobody presides. `pending`: what the president is about to sell. */
export function presidentBy<C extends Clock>(
  table: Table<C>,
  { charter, order, least }: Succession,
  pending = 0,
): Seat | null {
  const president = presidentOf(table, charter.id);
  if (president === null) return null;
  const share = (seat: Seat): number =>
    percentAt(table, charter, seatPlace(seat)) - (seat === president ? pending : 0);
  return successorOf(order, president, share, least);
}

/** Who would preside after a sale; null if the president could not go that low. */
export function presidentAfterSale<C extends Clock>(
  table: Table<C>,
  succession: Succession,
  seat: Seat,
  percent: number,
): Seat | null {
  const { charter, least } = succession;
  const president = presidentOf(table, charter.id);
  if (president !== seat) return president;
  const next = presidentBy(table, succession, percent);
  const left = percentAt(table, charter, seatPlace(seat)) - percent;
  return next === seat && left < least ? null : next;
}

/** Ordinary certificates into the pool, all at one price, those of `first` before the others. How many there were. */
export function sellOrdinary<C extends Clock>(
  draft: Draft<C>,
  seat: Seat,
  company: CompanyId,
  count: number,
  price: number,
  first: readonly PieceId[] = [],
): number {
  const held = ordinaryAt(draft.table, company, seatPlace(seat));
  const late = (piece: PieceId): number => (first.includes(piece) ? 0 : 1);
  const sold = held.toSorted((a, b) => late(a) - late(b)).slice(0, count);
  for (const piece of sold) draft.put(piece, POOL);
  draft.pay(price * sold.length, BANK, seatPlace(seat), 'due/sale');
  return sold.length;
}
