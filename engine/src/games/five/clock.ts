import type { RailClock } from '../../rail/clock.ts';
import type { Table } from '../../table/types.ts';

export type Step = 'track' | 'run' | 'trains';

/** What is known for the turn of one company only. */
export interface OperatingTurn {
  readonly step: Step;
  readonly laid: boolean;
}
export interface FiveClock extends RailClock, OperatingTurn {
  readonly round: 'SR' | 'OR' | 'end';
  readonly step: Step;
}
export type FiveTable = Table<FiveClock>;
