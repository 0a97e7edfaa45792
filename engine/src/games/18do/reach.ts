import { extendsReach } from '../../rail/map/lay.ts';
import type { Reach, ReachRules } from '../../rail/map/reach.ts';
import { cityInTheWay, isFull, reachOf } from '../../rail/map/reach.ts';
import type { Station } from '../../rail/map/layout.ts';
import { spokenStop } from '../../rail/map/stop-names.ts';
import type { TrackStop } from '../../rail/map/track.ts';
import type { CompanyId, Face, HexId } from '../../rail/types.ts';
import type { DoTable } from './clock.ts';
import { TILES } from './data/tiles.ts';
import { boardOf, layout, track } from './readers.ts';

/**
 * Whether the ways of a railway end at a stop (3.2.2, 4.5.1): red fields do, and circles full of others. The harbour is
 * never blocked by the railway that is at home there.
 */
export const endsAt = (stop: TrackStop, company: CompanyId, stations: readonly Station[]): boolean =>
  stop.spec.kind === 'offboard' || (stop.spec.kind !== 'port' && isFull(stop, company, stations));

// The map remembers what was found by the identity of this object.
const BUILDING: ReachRules = { blocks: endsAt, hexOnce: true };

/** What a railway comes to from its stations over track that one route could follow; no train is needed. */
export const reach = (table: DoTable, company: CompanyId): Reach =>
  reachOf(boardOf(table), TILES, layout(table), company, BUILDING);

/** Track of the face meets track of the railway, or some that it keeps is the railway's already. */
export const isJoined = (table: DoTable, found: Reach, hex: HexId, face: Face): boolean =>
  found.hexes.has(hex) || extendsReach(boardOf(table), found, hex, face);

/** The hex full of others that keeps a railway from what lies behind it (3.2.2.3, 4.5.3). */
export const blockedAt = (
  table: DoTable,
  company: CompanyId,
  wanted: (beyond: Reach) => boolean,
): string | null => {
  const stop = cityInTheWay(boardOf(table), TILES, layout(table), company, wanted, BUILDING);
  return stop && spokenStop(track(table), stop.key);
};
/** The same for several railways: the first hex that is found. */
export const blockedForAll = (
  table: DoTable,
  railways: readonly CompanyId[],
  wanted: (beyond: Reach) => boolean,
): string | null => {
  for (const company of railways) {
    const hex = blockedAt(table, company, wanted);
    if (hex !== null) return hex;
  }
  return null;
};
