// Cards of tables on which people travel between cities: contracts, vehicles, and what may be called.
import { drawContract } from './contract.ts';
import { drawLowContract } from './low-contract.ts';
import { drawPhase } from './phase-card.ts';
import { bringDrawings } from './special.ts';
import { drawMissingStrip, drawStrip } from './strip.ts';
import { drawVehicle } from './vehicle.ts';

bringDrawings({
  contract: drawContract,
  lowContract: drawLowContract,
  vehicle: drawVehicle,
  strip: drawStrip,
  missingStrip: drawMissingStrip,
  phase: drawPhase,
});
