import { carried } from '../../table/carried.ts';
import { piecesAt } from '../../table/places.ts';
import type { Clock, PieceId, Put, Table } from '../../table/types.ts';
import { hexPlace, ownerOf, slotOf, slotPlace, SUPPLY, tileOf } from '../ids.ts';
import type { BoardSpec, Face, HexId, HexSpec, Side, TileId, TileSpec } from '../types.ts';
import { exits } from './face.ts';
import { across, hexAt, SIDES, trackAcross } from './grid.ts';
import { isFixed } from './lay.ts';
import type { TileSet } from './layout.ts';
import type { NodeMap } from './upgrade.ts';
import { moveStations } from './upgrade.ts';

/** A building site: a tile held over a hex. What rules look at, and what a lay does to the pieces. */
export interface Site {
  readonly hex: HexId;
  readonly tile: TileId;
  readonly turn: number;
}

export const tileSpec = (tiles: TileSet, tile: TileId): TileSpec | null =>
  Object.hasOwn(tiles, tile) ? tiles[tile]! : null;
/** `#57`, but `TE2`. */
export const tileName = (tile: TileId): string => (/^\d/.test(tile) ? `#${tile}` : tile);

// —— The supply ——

/** A piece of each kind that lies beside the board, the first of them in the order of the box. */
const supplies = carried<ReadonlyMap<TileId, PieceId>>(
  (pieces) => {
    const first = new Map<TileId, PieceId>();
    for (const id of pieces.named('tile/')) {
      const tile = pieces.get(id)!.at === SUPPLY ? tileOf(id) : null;
      if (tile !== null && !first.has(tile)) first.set(tile, id);
    }
    return first;
  },
  (known, from, to, moved) => {
    const isTouched = (id: PieceId): boolean => from.get(id)!.at === SUPPLY || to.get(id)!.at === SUPPLY;
    const kinds = new Set([...moved].flatMap((id) => (isTouched(id) ? (tileOf(id) ?? []) : [])));
    if (kinds.size === 0) return known;
    const now = new Map(known);
    for (const kind of kinds) {
      const left = to.named(`tile/${kind}/`).find((id) => to.get(id)!.at === SUPPLY && tileOf(id) === kind);
      if (left === undefined) now.delete(kind);
      else now.set(kind, left);
    }
    return now;
  },
);
/** A piece of each kind of tile that lies beside the board. A double-sided one goes by its front. */
export const supply = <C extends Clock>({ pieces }: Table<C>): ReadonlyMap<TileId, PieceId> =>
  supplies(pieces);

// —— Where track would lead ——

export interface WrongSides {
  /** Sides that leave the board (`side/3`). */
  readonly off: readonly string[];
  /** Sides with an impassable border. */
  readonly barred: readonly string[];
  /** Finished hexes without track on the side that would face it. */
  readonly blank: readonly HexId[];
}
export const NO_SIDES: WrongSides = { off: [], barred: [], blank: [] };

/** Print that a title treats otherwise than by its colour. */
export interface Print {
  /** No tile ever covers it. Usually: red, gray and blue. */
  readonly isDone?: (hex: HexSpec) => boolean;
  /** New track may come to its track on this side. Usually: wherever it has some. */
  readonly isOpenTo?: (hex: HexSpec, side: Side) => boolean;
}

/** A reader of what is wrong with the sides of a tile on this board; the same exits of the same hex are read once. */
export function wrongSidesOn(
  board: BoardSpec,
  { isDone = isFixed, isOpenTo = () => true }: Print = {},
): (hex: HexId, face: Face) => WrongSides {
  const known = new Map<HexId, WrongSides[]>();
  const read = (hex: HexId, mask: number): WrongSides => {
    const off: string[] = [];
    const barred: string[] = [];
    const blank: HexId[] = [];
    for (const side of SIDES) {
      if ((mask & (1 << side)) === 0) continue;
      const other = trackAcross(board, hex, side);
      const spec = other && hexAt(board, other.hex);
      if (!other || !spec) (across(board, hex, side) ? barred : off).push(`side/${side}`);
      else if (isDone(spec) && ((exits(spec) & (1 << other.side)) === 0 || !isOpenTo(spec, other.side)))
        blank.push(other.hex);
    }
    return { off, barred, blank };
  };
  return (hex, face) => {
    const mask = exits(face);
    let byMask = known.get(hex);
    if (!byMask) known.set(hex, (byMask = []));
    return (byMask[mask] ??= read(hex, mask));
  };
}

// —— What a lay does ——

/** Pieces of a kind (`token/`) in the circles of a hex. */
export function markersOn<C extends Clock>(
  { pieces }: Table<C>,
  hex: HexId,
  kind: string,
): readonly { readonly piece: PieceId; readonly node: number; readonly slot: number }[] {
  const found: { piece: PieceId; node: number; slot: number }[] = [];
  const here = `${hexPlace(hex)}/`;
  for (const piece of pieces.named(kind)) {
    const { at } = pieces.get(piece)!;
    const slot = at.startsWith(here) ? slotOf(at) : null;
    if (slot?.hex === hex) found.push({ piece, node: slot.node, slot: slot.slot });
  }
  return found;
}

/** Stations on the hex go to their places on the new tile; one that finds no circle stays where it lies. */
export function carryStations<C extends Clock>(
  table: Table<C>,
  hex: HexId,
  old: Face,
  next: Face,
  nodes: NodeMap | null,
): readonly Put[] {
  const markers = markersOn(table, hex, 'token/').map((marker) => ({
    ...marker,
    company: ownerOf(marker.piece) ?? '',
  }));
  if (markers.length === 0) return [];
  const moved = [...moveStations(old, next, nodes, markers).stations];
  return markers.flatMap(({ piece, company, node, slot }) => {
    const at = moved.findIndex((station) => station.company === company);
    const [to] = at < 0 ? [] : moved.splice(at, 1);
    if (!to || (to.node === node && to.slot === slot)) return [];
    return [{ put: piece, at: slotPlace(hex, to.node, to.slot), due: 'due/stations' }];
  });
}

/** The tiles that lie on a hex: one, unless hands have piled them up. */
export const tilesOn = <C extends Clock>(table: Table<C>, hex: HexId): readonly PieceId[] =>
  piecesAt(table, hexPlace(hex)).filter((piece) => tileOf(piece) !== null);

/** What lay on the hex before goes back into the supply. */
export const liftTiles = <C extends Clock>(table: Table<C>, hex: HexId): readonly Put[] =>
  tilesOn(table, hex).map((put): Put => ({ put, at: SUPPLY, due: 'due/tile-back' }));
