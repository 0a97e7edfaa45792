import type { Gesture } from '../../table/game.ts';
import type { Move, Seat } from '../../table/types.ts';
import type { EspTable } from './clock.ts';
import { buildReadings } from './readings/build.ts';
import { operateReadings } from './readings/operate.ts';
import { playerReadings } from './readings/player.ts';

/** Where a piece comes from, where it goes: what could be meant in 18España. The kernel keeps what fits. */
export const readings = (table: EspTable, seat: Seat, gesture: Gesture): readonly Move[] => [
  ...playerReadings(table, seat, gesture),
  ...buildReadings(table, seat, gesture),
  ...operateReadings(table, seat, gesture),
];
