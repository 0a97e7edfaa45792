import { printedValue } from '../../rail/map/runs.ts';
import type { TrackStop } from '../../rail/map/track.ts';
import type { CompanyId } from '../../rail/types.ts';
import { perTable } from '../../table/places.ts';
import { box } from './box.ts';
import type { Table62 } from './clock.ts';
import { GOLDEN_SPIKE } from './data/bonuses.ts';
import { isSpikeDriven } from './reach.ts';
import { phase } from './readers.ts';

const spikeDriven = perTable(isSpikeDriven);

/** What Salt Lake City counts more for a company (chapter 5). */
export function spikeExtra(table: Table62, company: CompanyId): number {
  const isTheirs = (GOLDEN_SPIKE.companies as readonly string[]).includes(company);
  return isTheirs && spikeDriven(table) ? GOLDEN_SPIKE.extra : 0;
}

/** What a station is worth to a company in this phase (chapter 11). */
export const stopWorth = (table: Table62, company: CompanyId, { hex, spec }: TrackStop): number =>
  printedValue(spec.value, phase(table).values) + (hex === box(table).spike ? spikeExtra(table, company) : 0);
