import { certificate, hexPlace, ipoPlace, seatPlace } from '../../../rail/ids.ts';
import { liftTiles, supply } from '../../../rail/map/site.ts';
import type { CompanyId } from '../../../rail/types.ts';
import type { Seat } from '../../../table/types.ts';
import type { IntroStep } from '../clock.ts';
import { markerFor, siteOn } from '../sidings.ts';
import { Scene, SEATS3 } from '../testing.ts';
import { sitePlace } from '../pieces.ts';
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
  /** What lay there goes back to the supply. */
  override tile(hex: string, tile: string, turn = 0): this {
    return this.do(...liftTiles(this.table, hex)).do({
      put: supply(this.table).get(tile)!,
      at: hexPlace(hex),
      turn,
    });
  }
  siding(hex: string, value: 10 | 20 | 30 = 10): this {
    const kind = siteOn(this.table, hex) ?? 'coal';
    const piece = markerFor(this.table, kind, value === 10 ? 'low' : 'high')!;
    return this.do({ put: piece, at: sitePlace(hex), ...(value === 10 ? {} : { side: String(value) }) });
  }
}
