import { certificate, ipoPlace, seatPlace } from '../../../rail/ids.ts';
import type { CompanyId } from '../../../rail/types.ts';
import type { Seat } from '../../../table/types.ts';
import type { IntroStep } from '../clock.ts';
import { Scene, SEATS3 } from '../testing.ts';
import { openRailway } from './flow.ts';

/** Scenes of the introductory game: anna's turn, at the step that the test is about. */
export class Intro extends Scene {
  constructor(seats: readonly string[] = SEATS3) {
    super(seats, 'efs');
  }
  at(step: IntroStep, turn: Seat = 'anna'): this {
    return this.clock({ round: 'EFS', step, turn });
  }
  /** A railway taken by somebody: its sheet, its stations and the next train come along. */
  directs(company: CompanyId, seat: Seat = 'anna'): this {
    return this.draft((draft) => {
      draft.put(certificate(company, 0), seatPlace(seat));
      openRailway(draft, company, seat);
    });
  }
  /** Ordinary certificates from the display. */
  takes(seat: string, company: CompanyId, count: number): this {
    return this.shares(company, seat, count, ipoPlace(company));
  }
}
