import { operatorOf } from '../../rail/clock.ts';
import { perMove } from '../../rail/kept.ts';
import { kindOf } from '../../rail/map/face.ts';
import { hexAt } from '../../rail/map/grid.ts';
import { colourStep, isFixed } from '../../rail/map/lay.ts';
import { faceAt } from '../../rail/map/layout.ts';
import type { Site, WrongSides } from '../../rail/map/site.ts';
import { tileSpec as specIn, wrongSidesOn } from '../../rail/map/site.ts';
import { terrainCost } from '../../rail/map/toll.ts';
import type { BoardSpec, CompanyId, Face, HexId, HexSpec, TileId, TileSpec } from '../../rail/types.ts';
import type { Ground, Sight as SightOf } from '../../rail/verbs/lay.ts';
import { nodesKept, sightAt } from '../../rail/verbs/lay.ts';
import { perTable } from '../../table/places.ts';
import type { Box } from './box.ts';
import { box } from './box.ts';
import type { Clock62, Laid, Table62 } from './clock.ts';
import { RMC_DISCOUNT } from './data/privates.ts';
import { ERIE } from './material-checks.ts';
import { director, layout, ownerOfPrivate } from './readers.ts';

/** Who builds now. */
export const builderOf: (table: Table62) => CompanyId | null = operatorOf;
export const tileSpec = (table: Table62, tile: TileId): TileSpec | null => specIn(box(table).tiles, tile);
export const faceOn = (table: Table62, hex: HexId): Face => {
  const { board, tiles } = box(table);
  return faceAt(board, tiles, layout(table), hex);
};

/** The first thing that keeps a tile from fitting on a hex; what comes later is not looked at. */
export type Fit = 'fixed' | 'colour' | 'kind' | 'label';
export type Sight = SightOf<Fit>;
/** A tile may serve several marked cities: `P/L/M`. */
const fitsLabel = (wanted: string | undefined, label: string | undefined): boolean =>
  wanted === undefined ? label === undefined : (label?.split('/').includes(wanted) ?? false);

/** Whether the tile can replace what shows on the hex, whichever way it is turned (chapters 7 and 8). */
export function fitOf(hex: HexSpec, old: Face, tile: TileSpec): Fit | 'fits' {
  if (isFixed(hex)) return 'fixed';
  if (colourStep(old, tile) !== 1) return 'colour';
  if (kindOf(old) !== kindOf(tile)) return 'kind';
  return fitsLabel(hex.label, tile.label) ? 'fits' : 'label';
}
const groundOf = perTable(({ board, tiles }: Box): Ground<Clock62, Fit> => ({
  board,
  tiles,
  layout,
  fitOf,
  nodeMap: nodesKept,
}));
export const ground = (table: Table62): Ground<Clock62, Fit> => groundOf(box(table));
/** What there is to see at a site; null where nobody builds. */
export const sightOf = perMove((table: Table62, site: Site): Sight | null =>
  sightAt(ground(table), table, site),
);

// —— Where track may lead ——

/** As long as the ERIE tile does not lie, and from then on: its hex has other sides (HC-7). */
const sidesOf = perTable(({ board, tiles, erie }: Box) => {
  const hex = hexAt(board, erie);
  const tile = specIn(tiles, ERIE);
  const after: BoardSpec =
    hex && tile
      ? { ...board, hexes: { ...board.hexes, [erie]: { ...hex, nodes: tile.nodes, paths: tile.paths } } }
      : board;
  return { before: wrongSidesOn(board), after: wrongSidesOn(after) };
});
/** Sides of a face that lead off the board, across the bar, or to finished hexes without track there (chapter 7). */
export function wrongSides(hex: HexId, face: Face, table: Table62): WrongSides {
  const printed = box(table);
  const isLaid = layout(table).tiles.has(printed.erie);
  return sidesOf(printed)[isLaid ? 'after' : 'before'](hex, face);
}

// —— What a turn allows ——

export const kindOfLay = (table: Table62, tile: TileId): 'yellow' | 'upgrade' =>
  (tileSpec(table, tile)?.colour ?? 'yellow') === 'yellow' ? 'yellow' : 'upgrade';
/** Tiles of this turn without the one of private 4, which comes on top (HC-6). */
export const plainLays = ({ clock }: Table62): readonly Laid[] =>
  clock.laid.filter(({ kind }) => kind !== 'extra');
/** Until the first 3-train one yellow tile a turn, then two (chapter 7). */
export const yellowsAllowed = ({ clock }: Table62): number => (clock.phase === '2' ? 1 : 2);
/** Whether a plain tile of this kind may still be laid in this turn. */
export function mayLay(table: Table62, kind: 'yellow' | 'upgrade'): boolean {
  const plain = plainLays(table);
  if (kind === 'upgrade') return plain.length === 0;
  return plain.length < yellowsAllowed(table) && plain.every((one) => one.kind === 'yellow');
}
/** The director of the acting company owns private 4 and may use it. */
export const hasExtra = (table: Table62): boolean => {
  const builder = builderOf(table);
  return builder !== null && ownerOfPrivate(table, 'RMC') === director(table, builder);
};

/** Chapter 7: what the terrain costs the first tile on a hex; `extra`: laid with private 4, up to 160 less. */
export function tollOf(table: Table62, { hex, tile }: Pick<Site, 'hex' | 'tile'>, extra = false): number {
  const printed = hexAt(box(table).board, hex);
  const isFirst = faceOn(table, hex).colour === 'white' && tileSpec(table, tile)?.colour === 'yellow';
  if (!printed || !isFirst) return 0;
  return Math.max(0, terrainCost(printed) - (extra ? RMC_DISCOUNT : 0));
}

/** Chapter 7: a company whose home has no track builds there before it builds anywhere else. */
export function mustStartAtHome(table: Table62, company: CompanyId): boolean {
  const home = box(table).homes[company];
  return home !== undefined && faceOn(table, home.hex).paths.length === 0;
}
