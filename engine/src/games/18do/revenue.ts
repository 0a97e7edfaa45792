import { stationsAt } from '../../rail/map/layout.ts';
import { printedValue } from '../../rail/map/runs.ts';
import type { TrackStop } from '../../rail/map/track.ts';
import type { CompanyId } from '../../rail/types.ts';
import type { DoTable } from './clock.ts';
import { YARD } from './data/board.ts';
import { boardOf, lying, valueColumn } from './readers.ts';
import { sidingValue } from './sidings.ts';

const PER_STATION = 10;

/**
 * What a stop is worth to a railway (3.3, 4.5.6.1): the printed number; in a freight yard where it has a station 10 more
 * for every station there; at a mine or a mill what the siding shows.
 */
export function worthOf(table: DoTable, company: CompanyId, { hex, node, spec }: TrackStop): number {
  const printed = printedValue(spec.value, valueColumn(table)) + sidingValue(table, hex);
  if (boardOf(table).hexes[hex]?.label !== YARD) return printed;
  const stations = stationsAt(lying(table), hex, node);
  const isOwn = stations.some((one) => one.company === company);
  return printed + (isOwn ? PER_STATION * stations.length : 0);
}
