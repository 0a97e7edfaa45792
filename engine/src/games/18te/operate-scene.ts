import { totalCash } from '../../table/apply.ts';
import type { Seat } from '../../table/types.ts';
import type { CompanyId } from '../../rail/types.ts';
import type { TeClock, TeTable } from './clock.ts';
import { trainsOf } from './readers.ts';
import { Scene } from './testing.ts';

/** Scenes of operating for tests: two short lines out of Münster, and companies that run on them. */

/** Münster (KWE, 20) – Greven (20) – Emsdetten (20): `D14/n0`, `C13/n0`, `B10/n0`. */
export const westLine = (scene: Scene): Scene =>
  scene.tile('C13', '6', 3).tile('C11', '8', 0).tile('B10', '57', 2);
/** Münster (CME, 20) – Brook (town, 10) – Lengerich (20): `D14/n1`, `E13/n0`, `F10/n0`. */
export const eastLine = (scene: Scene): Scene =>
  scene.tile('E13', '4', 1).tile('F12', '8', 1).tile('F10', '57', 0);

/** KWE of anna with its station in Münster and the west line, at the given step of an operating round. */
export function kwe(step: TeClock['step'] = 'run', seats?: readonly Seat[]): Scene {
  const scene = seats ? new Scene(seats) : new Scene();
  scene.founded('KWE', 'anna', 180).token('KWE', 0, 'D14', 0, 0);
  return westLine(scene)
    .operating('KWE', step)
    .clock({ veterans: ['KWE'] });
}
/** CME of anna with its station in Münster and the east line. */
export function cme(step: TeClock['step'] = 'run'): Scene {
  const scene = new Scene().founded('CME', 'anna', 180).token('CME', 0, 'D14', 1, 0);
  return eastLine(scene)
    .operating('CME', step)
    .clock({ veterans: ['CME'] });
}

/** The n-th train of a company. */
export const trainAt = (table: TeTable, company: CompanyId, n = 0): string =>
  trainsOf(table, company)[n] ?? '';

/** All money, to see that none gets lost. */
export const money = (table: TeTable): number => totalCash(table);
