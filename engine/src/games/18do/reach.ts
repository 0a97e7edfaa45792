import { extendsReach } from '../../rail/map/lay.ts';
import type { Reach, ReachRules } from '../../rail/map/reach.ts';
import { isFull } from '../../rail/map/reach.ts';
import type { Station } from '../../rail/map/layout.ts';
import type { TrackStop } from '../../rail/map/track.ts';
import type { CompanyId, Face, HexId } from '../../rail/types.ts';
import { reachOn } from '../../rail/verbs/reach.ts';
import type { DoClock, DoTable } from './clock.ts';
import { TILES } from './data/tiles.ts';
import { boardOf, layout } from './readers.ts';

/**
 * Whether the ways of a railway end at a stop (3.2.2, 4.5.1): red fields do, and circles full of others. The harbour is
 * never blocked by the railway that is at home there.
 */
export const endsAt = (stop: TrackStop, company: CompanyId, stations: readonly Station[]): boolean =>
  stop.spec.kind === 'offboard' || (stop.spec.kind !== 'port' && isFull(stop, company, stations));

// The map remembers what was found by the identity of this object.
const BUILDING: ReachRules = { blocks: endsAt, hexOnce: true };

export const { reach, reachesStop, cityInTheWay } = reachOn<DoClock>((table) => ({
  board: boardOf(table),
  tiles: TILES,
  layout: layout(table),
  rules: BUILDING,
}));

/** Track of the face meets track of the railway, or some that it keeps is the railway's already. */
export const isJoined = (table: DoTable, found: Reach, hex: HexId, face: Face): boolean =>
  found.hexes.has(hex) || extendsReach(boardOf(table), found, hex, face);

/** The hex full of others that keeps railways from what lies behind it (3.2.2.3, 4.5.3): the first that is found. */
export const blockedForAll = (
  table: DoTable,
  railways: readonly CompanyId[],
  wanted: (beyond: Reach) => boolean,
): string | null => {
  for (const company of railways) {
    const hex = cityInTheWay(table, company, wanted);
    if (hex !== null) return hex;
  }
  return null;
};
