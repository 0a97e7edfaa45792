import type { HexId, TileId } from '../types.ts';
import type { Layout, Placement, TileSet } from './layout.ts';

export type Stock = number | 'unlimited';

/**
 * How many of each tile are left beside the board. The two sides of a double-sided piece are counted
 * together: a piece that lies on the map with one side up is gone for the other.
 */
export function supplyOf(tiles: TileSet, layout: Layout): ReadonlyMap<TileId, Stock> {
  const laid = countLaid(layout.tiles);
  return new Map(Object.keys(tiles).map((id) => [id, stockLeft(tiles, laid, id)]));
}

/** How many of one tile are left; of an unknown tile none. */
export function stockOf(tiles: TileSet, layout: Layout, tile: TileId): Stock {
  return stockLeft(tiles, countLaid(layout.tiles), tile);
}

/** Whether a tile can be taken from the supply. */
export function isAvailable(tiles: TileSet, layout: Layout, tile: TileId): boolean {
  const left = stockOf(tiles, layout, tile);
  return left === 'unlimited' || left > 0;
}

function countLaid(placed: ReadonlyMap<HexId, Placement>): ReadonlyMap<TileId, number> {
  const laid = new Map<TileId, number>();
  for (const { tile } of placed.values()) laid.set(tile, (laid.get(tile) ?? 0) + 1);
  return laid;
}

function stockLeft(tiles: TileSet, laid: ReadonlyMap<TileId, number>, id: TileId): Stock {
  const spec = Object.hasOwn(tiles, id) ? tiles[id] : undefined;
  if (!spec) return 0;
  if (spec.count === 'unlimited') return 'unlimited';
  const back = backOf(tiles, id);
  const used = (laid.get(id) ?? 0) + (back === null ? 0 : (laid.get(back) ?? 0));
  // On a free table more may lie there than the box holds.
  return Math.max(0, spec.count - used);
}

/** The other side of the piece; a title may write it on one of the two sides only. */
function backOf(tiles: TileSet, id: TileId): TileId | null {
  const named = tiles[id]?.back ?? Object.keys(tiles).find((other) => tiles[other]?.back === id);
  return named === undefined || named === id ? null : named;
}
