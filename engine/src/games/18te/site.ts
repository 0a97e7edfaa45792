import { perMove } from '../../rail/kept.ts';
import { kindOf } from '../../rail/map/face.ts';
import { hexAt } from '../../rail/map/grid.ts';
import { colourStep, isFixed } from '../../rail/map/lay.ts';
import { faceAt, withTile } from '../../rail/map/layout.ts';
import type { Site } from '../../rail/map/site.ts';
import { tileSpec as specIn, wrongSidesOn } from '../../rail/map/site.ts';
import { crossings, terrainCost } from '../../rail/map/toll.ts';
import type { CompanyId, Face, HexSpec, TileId, TileSpec } from '../../rail/types.ts';
import type { Ground, Sight as SightOf } from '../../rail/verbs/lay.ts';
import { fitsTurned, nodesKept, sightAt } from '../../rail/verbs/lay.ts';
import type { TeClock, TeTable } from './clock.ts';
import { BOARD } from './data/board.ts';
import { TILES } from './data/tiles.ts';
import { charterOf, layout } from './readers.ts';

export const tileSpec = (tile: TileId): TileSpec | null => specIn(TILES, tile);

/** The first thing that keeps a tile from fitting on a hex; what comes later is not looked at. */
export type Fit = 'fixed' | 'colour' | 'kind' | 'label';
export type Sight = SightOf<Fit>;
/** Whether the tile can replace what shows on the hex, whichever way it is turned (§7.3). */
export function fitOf(hex: HexSpec, old: Face, tile: TileSpec): Fit | 'fits' {
  if (colourStep(old, tile) !== 1) return isFixed(hex) ? 'fixed' : 'colour';
  const kind = kindOf(old);
  if (kind !== kindOf(tile) || (kind === 'town' && tile.colour !== 'yellow')) return 'kind';
  return hex.label === tile.label ? 'fits' : 'label';
}

/** Tiles that some other tile can replace: only these ever come back into the supply (§7.3). */
const REPLACEABLE: ReadonlySet<TileId> = new Set(
  Object.values(TILES)
    .filter((old) =>
      Object.values(TILES).some(
        (tile) =>
          colourStep(old, tile) === 1 &&
          kindOf(old) === kindOf(tile) &&
          kindOf(old) !== 'town' &&
          old.label === tile.label &&
          fitsTurned(old, tile),
      ),
    )
    .map(({ id }) => id),
);
export const comesBack = (tile: TileId): boolean => REPLACEABLE.has(tile);

/** Sides where track would leave the board, and red areas without track on the side it would face. */
export const wrongSides = wrongSidesOn(BOARD);

export const GROUND: Ground<TeClock, Fit> = {
  board: BOARD,
  tiles: TILES,
  layout,
  fitOf,
  nodeMap: nodesKept,
  wrongSides,
};
/** What there is to see at a site; null where nobody builds. */
export const sightOf = perMove((table: TeTable, site: Site): Sight | null => sightAt(GROUND, table, site));

/** §7.3: terrain and crossings of the Ems are paid for a yellow tile; an upgrade is free even if it crosses. */
export function tollOf(table: TeTable, { hex, tile, turn }: Site): number {
  const printed = hexAt(BOARD, hex);
  if (!printed || tileSpec(tile)?.colour !== 'yellow') return 0;
  const map = layout(table);
  // A hand that exchanges a yellow tile for another does not climb the hill twice.
  const terrain = map.tiles.has(hex) ? 0 : terrainCost(printed);
  if (!printed.borders) return terrain;
  const laid = withTile(map, hex, { tile, turn });
  return crossings(BOARD, TILES, map, laid, hex).reduce((sum, { cost }) => sum + cost, terrain);
}

/** §7.3: a company whose home has no track (TWE) builds there before it builds anywhere else. */
export const mustStartAtHome = (table: TeTable, company: CompanyId): boolean =>
  charterOf(company).home.every((hex) => faceAt(BOARD, TILES, layout(table), hex).paths.length === 0);
