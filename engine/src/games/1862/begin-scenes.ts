import { companyPlace, seatPlace } from '../../rail/ids.ts';
import type { Beginning } from '../../table/beginning.ts';
import type { Seat } from '../../table/types.ts';
import type { Clock62 } from './clock.ts';
import { lateBoard } from './late-scene.ts';
import { Scene, SEATS4, SEATS5 } from './testing.ts';

/**
 * Positions to begin from that games by chance hardly ever come to: track everywhere, and trains that go far on it; and the
 * first private, which nobody has wanted until it costs nothing.
 */
const SIX = [...SEATS5, 'fritz'] as const;
const MANY: readonly (readonly Seat[])[] = [SEATS4, SEATS5, SIX, [...SIX, 'gerda']];
/** In the order in which they operate, with what they have. */
const FLEETS = { NYC: ['8', '8E'], CP: ['8', '6'], NYH: ['6E'], CPR: ['6', '5'] } as const;

function late(seats: readonly Seat[], seed: number): Beginning<Clock62> {
  const scene = lateBoard(seed, 500, seats);
  Object.entries(FLEETS).forEach(([company, trains], i) => {
    scene.started(company, seats[i % seats.length]!);
    for (const type of trains) scene.train(company, type);
    scene.cash(companyPlace(company), 400);
  });
  for (const seat of seats) scene.cash(seatPlace(seat), 400);
  scene.soldOut('2', '3', '4').clock({ set: 5, ors: 3 }).operating('NYC', 'track');
  return begun(seats, scene);
}
const unwanted = (seats: readonly Seat[]): Beginning<Clock62> =>
  begun(seats, new Scene(seats).clock({ firstPrice: 0 }));

// As in `newTable`: nothing is mixed.
const begun = (seats: readonly Seat[], { table }: Scene): Beginning<Clock62> => ({
  variant: 'standard',
  seats,
  luck: (n) => n - 1,
  table,
});

export const beginnings: readonly Beginning<Clock62>[] = MANY.flatMap((seats) => [
  late(seats, 1),
  late(seats, 4),
  unwanted(seats),
]);
