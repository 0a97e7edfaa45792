import type { BoardSpec, Border, HexId, HexSpec, Side } from '../types.ts';
import { gaugesAt } from './face.ts';
import { hexAt, SIDES, trackAcross } from './grid.ts';
import { faceAt, type Layout, type TileSet } from './layout.ts';

/** What the terrain printed on a hex costs, all of it or only the kinds given. */
export function terrainCost(hex: HexSpec, kinds?: readonly string[]): number {
  return (hex.terrain ?? [])
    .filter((terrain) => !kinds || kinds.includes(terrain.kind))
    .reduce((sum, terrain) => sum + terrain.cost, 0);
}

/**
 * The borders with a cost at which track of one gauge meets after the lay and did not meet before, as seen
 * from the hex; each side once, whether it is printed on one hex or on both. Track that ends at the river
 * with no counterpart pays nothing yet (18TE §7.3).
 */
export function crossings(
  board: BoardSpec,
  tiles: TileSet,
  before: Layout,
  after: Layout,
  hex: HexId,
): Border[] {
  return SIDES.flatMap((side) => {
    const border = borderAt(board, hex, side);
    if (!border || border.cost <= 0) return [];
    return meets(board, tiles, after, hex, side) && !meets(board, tiles, before, hex, side) ? [border] : [];
  });
}

/** The border printed at a side, on this hex or on the neighbour; of two the dearer one. */
function borderAt(board: BoardSpec, hex: HexId, side: Side): Border | null {
  const other = trackAcross(board, hex, side);
  const here = hexAt(board, hex)?.borders?.filter((border) => border.side === side) ?? [];
  const there = (other && hexAt(board, other.hex)?.borders?.filter((at) => at.side === other.side)) ?? [];
  const [dearest] = [...here, ...there].toSorted((x, y) => y.cost - x.cost);
  return dearest ? { ...dearest, side } : null;
}

/** Whether track of one gauge lies on both hexes of a side, so that trains can pass. */
function meets(board: BoardSpec, tiles: TileSet, layout: Layout, hex: HexId, side: Side): boolean {
  const other = trackAcross(board, hex, side);
  if (!other) return false;
  const there = gaugesAt(faceAt(board, tiles, layout, other.hex), other.side);
  return gaugesAt(faceAt(board, tiles, layout, hex), side).some((gauge) => there.includes(gauge));
}
