import { companyPlace } from '../../rail/ids.ts';
import type { CompanyId } from '../../rail/types.ts';
import type { Step } from './clock.ts';
import { Scene, SEATS3 } from './testing.ts';

/** Scenes about building and running: anna's railway has its turn. */
export class Build extends Scene {
  constructor(company: CompanyId = 'BME', step: Step = 'track', seats: readonly string[] = SEATS3) {
    super(seats);
    this.turnOf(company, step).cash(companyPlace(company), 400);
  }
  turnOf(company: CompanyId, step: Step = 'track'): this {
    return this.runs(company, 'anna').operating(company, step);
  }
  phase(phase: string): this {
    return this.clock({ phase });
  }
  /** The straight line of the BME from Hagen by Hacheney, Hörde-West and Westfalendamm to Gbf Ost. */
  northward(): this {
    return this.tile('H11', '1904').tile('F13', '1904');
  }
}
