import type { Table } from '../../table/types.ts';
import type { RailClock } from '../clock.ts';
import type { Layout, TileSet } from '../map/layout.ts';
import type { Reach, ReachRules } from '../map/reach.ts';
import { cityInTheWay, reachOf } from '../map/reach.ts';
import { spokenStop } from '../map/stop-names.ts';
import { stopKey, trackOf } from '../map/track.ts';
import type { BoardSpec, CompanyId, HexId } from '../types.ts';

/** The map that lies on a table. */
export interface MapLaid {
  readonly board: BoardSpec;
  readonly tiles: TileSet;
  readonly layout: Layout;
  /** What blocks a way, where that is not what usually does. */
  readonly rules?: ReachRules;
}

/** The city full of others that keeps the company from something that lies behind it; null where there is none. */
export type CityInTheWay<C extends RailClock> = (
  table: Table<C>,
  company: CompanyId,
  isJoined: (beyond: Reach) => boolean,
) => string | null;

/**
 * What a company comes to from its stations over track that one route could follow: no train is needed and no length is
 * asked. Kept by the map for as long as the position lives.
 */
export const reachOn = <C extends RailClock>(map: (table: Table<C>) => MapLaid) => {
  const reach = (table: Table<C>, company: CompanyId): Reach => {
    const { board, tiles, layout, rules } = map(table);
    return reachOf(board, tiles, layout, company, rules);
  };
  const cityBetween: CityInTheWay<C> = (table, company, isJoined) => {
    const { board, tiles, layout, rules } = map(table);
    const stop = cityInTheWay(board, tiles, layout, company, isJoined, rules);
    return stop && spokenStop(trackOf(board, tiles, layout), stop.key);
  };
  return {
    reach,
    /** Whether a stop is part of a route of the company. */
    reachesStop: (table: Table<C>, company: CompanyId, hex: HexId, node: number): boolean =>
      reach(table, company).stops.has(stopKey(hex, node)),
    cityInTheWay: cityBetween,
  };
};
