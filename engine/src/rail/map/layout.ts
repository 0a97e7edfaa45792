import type { BoardSpec, CompanyId, Face, HexId, TileId, TileSpec } from '../types.ts';
import { turned } from './face.ts';
import { hexAt } from './grid.ts';

/** The tiles of a title by id. */
export type TileSet = Readonly<Record<TileId, TileSpec>>;

/** A tile as it lies on a hex, turned clockwise by `turn` × 60°. */
export interface Placement {
  readonly tile: TileId;
  readonly turn: number;
}

/** A company's marker in a circle of a hex. */
export interface Station {
  readonly company: CompanyId;
  readonly node: number;
  readonly slot: number;
}

/** What lies on the board. Never changed in place: graphs are remembered by the identity of these maps. */
export interface Layout {
  readonly tiles: ReadonlyMap<HexId, Placement>;
  readonly stations: ReadonlyMap<HexId, readonly Station[]>;
}

/** Out of which map of tiles another one was made, and on which hexes they differ. */
interface Origin {
  readonly from: Layout['tiles'];
  readonly hexes: ReadonlySet<HexId>;
}
const origins = new WeakMap<Layout['tiles'], Origin>();

/** Whoever changes a few hexes says which: what is read off the whole map (its track) need not be read again. */
export function noteChanged(from: Layout['tiles'], to: Layout['tiles'], hexes: Iterable<HexId>): void {
  const before = origins.get(from);
  origins.set(to, {
    from: before?.from ?? from,
    hexes: new Set(before ? [...before.hexes, ...hexes] : hexes),
  });
}
/** Tells once where a map came from: afterwards its own answer is known, and the older map is let go. */
export function takeOrigin(tiles: Layout['tiles']): Origin | null {
  const origin = origins.get(tiles) ?? null;
  origins.delete(tiles);
  return origin;
}

/** A face with nothing on it: what an unknown tile, or a hex that is not on the board, counts as. */
const BLANK: Face = { colour: 'white', nodes: [], paths: [] };

const NOBODY: readonly Station[] = [];

/** The face that shows on a hex: the tile on it as it is turned, else the print. */
export function faceAt(board: BoardSpec, tiles: TileSet, layout: Layout, hex: HexId): Face {
  const placed = layout.tiles.get(hex);
  return placed ? faceOf(tiles, placed) : (hexAt(board, hex) ?? BLANK);
}

/** A tile as it is turned; an unknown one is blank. */
export function faceOf(tiles: TileSet, placed: Placement): Face {
  const spec = Object.hasOwn(tiles, placed.tile) ? tiles[placed.tile] : undefined;
  return spec ? turned(spec, placed.turn) : BLANK;
}

/** The markers on a hex. */
export function stationsOn(layout: Layout, hex: HexId): readonly Station[] {
  return layout.stations.get(hex) ?? NOBODY;
}

/** The markers in one city (or pass) of a hex. */
export function stationsAt(layout: Layout, hex: HexId, node: number): readonly Station[] {
  const all = stationsOn(layout, hex);
  return all.length === 0 ? all : all.filter((station) => station.node === node);
}

/**
 * The layout with a tile on a hex (`null`: without one), and with the markers of this hex replaced if
 * given.
 */
export function withTile(
  layout: Layout,
  hex: HexId,
  placed: Placement | null,
  stations?: readonly Station[],
): Layout {
  const tiles = new Map(layout.tiles);
  if (placed) tiles.set(hex, placed);
  else tiles.delete(hex);
  noteChanged(layout.tiles, tiles, [hex]);
  return { tiles, stations: stations ? withMarkers(layout, hex, stations) : layout.stations };
}

function withMarkers(layout: Layout, hex: HexId, stations: readonly Station[]): Layout['stations'] {
  const markers = new Map(layout.stations);
  if (stations.length > 0) markers.set(hex, stations);
  else markers.delete(hex);
  return markers;
}
