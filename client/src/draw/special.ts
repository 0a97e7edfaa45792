import type { drawInvestment, drawNoDemand } from './brewing.ts';
import type { drawContract } from './contract.ts';
import type { drawLowContract } from './low-contract.ts';
import type { drawCorners } from './map-corners.ts';
import type { drawFields, withFields } from './map-fields.ts';
import type { drawMapNames } from './map-names.ts';
import type { drawPhase } from './phase-card.ts';
import type { drawMissingStrip, drawStrip } from './strip.ts';
import type { drawVehicle } from './vehicle.ts';

/** What only some tables have to be drawn. */
export interface Special {
  readonly contract: typeof drawContract;
  readonly lowContract: typeof drawLowContract;
  readonly vehicle: typeof drawVehicle;
  readonly strip: typeof drawStrip;
  readonly missingStrip: typeof drawMissingStrip;
  readonly phase: typeof drawPhase;
  readonly investment: typeof drawInvestment;
  readonly noDemand: typeof drawNoDemand;
  readonly withFields: typeof withFields;
  readonly fields: typeof drawFields;
  readonly names: typeof drawMapNames;
  readonly corners: typeof drawCorners;
}

const here: Partial<Special> = {};

/** The drawings that have come by now: a table that needs one of them is not drawn before (`layout/kinds/list.ts`). */
export const special: Readonly<Partial<Special>> = here;

let times = 0;
const waiting = new Set<() => void>();

export function bringDrawings(come: Partial<Special>): void {
  Object.assign(here, come);
  times += 1;
  for (const listener of waiting) listener();
}

/** Pictures beside words do not wait for drawings: they are drawn anew when some have come. */
export const timesBrought = (): number => times;
export function onDrawings(listener: () => void): () => void {
  waiting.add(listener);
  return () => void waiting.delete(listener);
}
