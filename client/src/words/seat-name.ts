import type { Seat } from '@stellwerk/engine/table/types.ts';
import type { SeatCard } from '@stellwerk/shared/documents.ts';

/** Who sits there; a seat that nobody has named goes by its id. */
export const nameOfSeat = (seats: Readonly<Record<Seat, SeatCard>>, seat: Seat): string =>
  seats[seat]?.name || seat;
