import { operatorOf } from '../../rail/clock.ts';
import { keptIn, perMove } from '../../rail/kept.ts';
import { turned } from '../../rail/map/face.ts';
import { hexAt } from '../../rail/map/grid.ts';
import { colourStep, isFixed } from '../../rail/map/lay.ts';
import type { Site, WrongSides } from '../../rail/map/site.ts';
import { tileSpec as specIn, wrongSidesOn } from '../../rail/map/site.ts';
import { terrainCost } from '../../rail/map/toll.ts';
import type { BoardSpec, CompanyId, Face, HexId, HexSpec, TileId, TileSpec } from '../../rail/types.ts';
import type { Ground } from '../../rail/verbs/lay.ts';
import { nodesKept } from '../../rail/verbs/lay.ts';
import { perTable } from '../../table/places.ts';
import type { Seat } from '../../table/types.ts';
import type { DoClock, DoTable } from './clock.ts';
import { TILES } from './data/tiles.ts';
import { after, onPrint } from './data/upgrades.ts';
import { boardOf, companies, directed, faceOn, isIntro, layout } from './readers.ts';

/**
 * Railways that a seat builds with now: the one whose turn it is, or in the introductory game all that it directs
 * (3.2.2.2).
 */
export function buildersOf(table: DoTable, seat: Seat): readonly CompanyId[] {
  if (isIntro(table)) return directed(table, seat);
  const company = operatorOf(table);
  return company === null ? [] : [company];
}
const layers = perTable((_: DoTable) => new Map<Seat, readonly CompanyId[]>());
/**
 * The same for tiles: whoever directs nothing in the introductory game may go on from any station. Asked again for
 * every tile that is held over the map.
 */
export const layersOf = (table: DoTable, seat: Seat): readonly CompanyId[] =>
  keptIn(layers(table), seat, () => {
    const builders = buildersOf(table, seat);
    return builders.length === 0 && isIntro(table) ? companies(table) : builders;
  });

export const tileSpec = (tile: TileId): TileSpec | null => specIn(TILES, tile);
/** The first thing that keeps a tile from fitting on a hex; what comes later is not looked at. */
export type Fit = 'fixed' | 'colour' | 'label' | 'table' | 'track' | 'fits';
export interface Sight {
  readonly builders: readonly CompanyId[];
  readonly hex: HexSpec;
  readonly tile: TileSpec;
  readonly old: Face;
  readonly next: Face;
  readonly fit: Fit;
}

/** What the exchange table lets follow on a hex (T): over its print, or over the tile whose face shows there. */
const successors = (hex: HexSpec, old: Face): readonly TileId[] =>
  old === hex ? onPrint(hex) : after((old as Partial<TileSpec>).id ?? '');
/** Whether the tile can replace what shows on the hex, whichever way it is turned. */
function fitOf(hex: HexSpec, old: Face, tile: TileSpec): Exclude<Fit, 'track'> {
  if (isFixed(hex)) return 'fixed';
  if (colourStep(old, tile) !== 1) return 'colour';
  if (hex.label !== tile.label) return 'label';
  return successors(hex, old).includes(tile.id) ? 'fits' : 'table';
}

/** What there is to see at a site; null where nobody builds. */
export const sightOf = perMove((table: DoTable, move: Site & { readonly seat: Seat }): Sight | null => {
  const builders = layersOf(table, move.seat);
  const hex = hexAt(boardOf(table), move.hex);
  const tile = tileSpec(move.tile);
  if (builders.length === 0 || !hex || !tile) return null;
  const old = faceOn(table, move.hex);
  const next = turned(tile, move.turn);
  const fit = fitOf(hex, old, tile);
  return {
    builders,
    hex,
    tile,
    old,
    next,
    fit: fit === 'fits' && nodesKept(old, next) === null ? 'track' : fit,
  };
});

/** 4.5.2: printed costs are paid once, for the yellow tile; the introductory game knows none. */
export function costOf(table: DoTable, { hex, tile }: Pick<Site, 'hex' | 'tile'>): number {
  const printed = hexAt(boardOf(table), hex);
  if (isIntro(table) || !printed || tileSpec(tile)?.colour !== 'yellow') return 0;
  return layout(table).tiles.has(hex) ? 0 : terrainCost(printed);
}

const readers = perTable((board: BoardSpec) => wrongSidesOn(board));
/** Sides where track would leave the grid, and gray or red hexes without track on the side it would face. */
export const wrongSides = (table: DoTable, hex: HexId, face: Face): WrongSides =>
  readers(boardOf(table))(hex, face);

/** What may lie where as far as board and tiles decide, for each board. No rule of this title is about borders. */
export const groundOn = perTable((board: BoardSpec): Ground<DoClock, Fit> => ({
  board,
  tiles: TILES,
  layout,
  fitOf,
  nodeMap: nodesKept,
  wrongSides: (hex, next) => ({ ...readers(board)(hex, next), barred: [] }),
}));
