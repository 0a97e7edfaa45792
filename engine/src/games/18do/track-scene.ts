import { companyPlace, hexPlace } from '../../rail/ids.ts';
import { liftTiles, supply } from '../../rail/map/site.ts';
import type { CompanyId } from '../../rail/types.ts';
import type { Step } from './clock.ts';
import { markerFor, siteOn } from './sidings.ts';
import { Scene, SEATS3 } from './testing.ts';
import { sitePlace } from './pieces.ts';

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
  /** The straight line of the BME from Hagen by Hacheney, Hörde-West and Westfalendamm to Gbf Ost. */
  northward(): this {
    return this.tile('H11', '1904').tile('F13', '1904');
  }
}
