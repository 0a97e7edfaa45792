import type { Draft } from '../table/draft.ts';
import type { Clock, PieceId, Seat, Table } from '../table/types.ts';
import { BANK, charterCard, POOL, seatPlace } from './ids.ts';
import { exchangePresidency, ordinaryAt, percentAt, presidentOf, successorOf } from './shares.ts';
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

/** What differs from title to title where a presidency passes. */
export interface Headship<C extends Clock> {
  readonly succession: (table: Table<C>, company: CompanyId) => Succession;
  /** What hands still have to do where they keep the books. */
  readonly due: string;
  /** The charter goes along. Usually always; where not, it lies aside until the company has it. */
  readonly hasCharter?: (table: Table<C>, company: CompanyId) => boolean;
}
export const headship = <C extends Clock>({ succession, due, hasCharter = () => true }: Headship<C>) => ({
  /** Whoever holds more than the president takes over. `pending`: what the president is about to sell. */
  settle: (draft: Draft<C>, company: CompanyId, pending = 0): void => {
    const { table } = draft;
    const terms = succession(table, company);
    const [now, next] = [presidentOf(table, company), presidentBy(table, terms, pending)];
    if (now === null || next === null || next === now) return;
    const swap = exchangePresidency(table, terms.charter, now, next, due);
    draft.add(...swap.filter(({ put }) => put !== charterCard(company) || hasCharter(table, company)));
  },
  /** Who would preside after a sale; null if the president could not go that low. */
  afterSale: (table: Table<C>, seat: Seat, company: CompanyId, percent: number): Seat | null =>
    presidentAfterSale(table, succession(table, company), seat, percent),
});

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
