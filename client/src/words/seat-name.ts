import type { Language, Seat } from '@stellwerk/engine/table/types.ts';
import type { SeatCard } from '@stellwerk/shared/documents.ts';

/** Who sits there; a seat that the title plays has its name from it, one that nobody has named goes by its id. */
export const nameOfSeat = (
  seats: Readonly<Record<Seat, SeatCard>>,
  seat: Seat,
  language: Language = 'de',
): string => seats[seat]?.automaton?.[language] ?? (seats[seat]?.name || seat);

/** The names of all. */
export const namesOfSeats = (
  seats: Readonly<Record<Seat, SeatCard>>,
  language: Language,
): Readonly<Record<Seat, string>> =>
  Object.fromEntries(Object.keys(seats).map((seat) => [seat, nameOfSeat(seats, seat, language)]));
