import type { HexSpec } from '@stellwerk/engine/rail/types.ts';
import type { Face, Stage } from '@stellwerk/engine/stage/stage.ts';
import { pieceOf, piecesAt } from '@stellwerk/engine/table/places.ts';
import type { Piece, PieceId, Table } from '@stellwerk/engine/table/types.ts';
import type { Board, BoardBorder, BoardHex } from '../draw/board.ts';
import { exitsOf } from '../draw/face.ts';
import { turns } from '../draw/faces.ts';
import { type HexArt, UNKNOWN_FACE } from '../draw/face-layout.ts';
import { hexCentre, hexUnder, INNER, isOddGrid, opposite, sideMid, spotKey } from '../draw/geometry.ts';
import type { TileBox } from '../draw/piece.ts';
import { special } from '../draw/special.ts';
import { citiesOf } from '../draw/toll.ts';
import { hexMapOf, type Kind } from './surfaces-of.ts';
import type { World } from './world.ts';

type HexMap = Kind<'hexmap'>;

/** The tiles of a stage, for drawing pieces; null for a game without tiles. */
export function tileBoxOf(stage: Stage): TileBox | null {
  const map = hexMapOf(stage);
  return map ? { tiles: map.tiles, orientation: map.board.orientation, values: map.values } : null;
}

/** Which tile of a piece is up: a double-sided one shows the side it was turned to. */
export function tileUp(face: Face | undefined, piece: Piece | undefined): string | null {
  if (face?.kind !== 'tile') return null;
  return piece?.side !== undefined && piece.side === face.back ? face.back : face.tile;
}

const topTile = (stage: Stage, table: Table, hex: string): PieceId | null => {
  const tiles = piecesAt(table, `hex/${hex}`).filter((id) => turns(stage.faces[id]));
  // Without an order the piece put last lies on top.
  const isOrdered = tiles.some((id) => pieceOf(table, id)?.order !== undefined);
  return (isOrdered ? tiles[0] : tiles.at(-1)) ?? null;
};

/** What a map with a print of its own says of a hex, and of the tile on it. */
function printOf({ print }: HexMap, hex: HexSpec, tile: string | null): Partial<HexArt> {
  if (!print) return {};
  const frame = print.frames?.[tile ?? hex.id];
  return {
    dense: true,
    name: undefined,
    ...(print.worth?.[hex.id] === undefined ? {} : { worth: print.worth[hex.id] }),
    ...(frame === undefined ? {} : { frame }),
    ...(print.abroad?.includes(hex.id) ? { abroad: true } : {}),
  };
}

/** A hex as it is printed on the board. */
const bareArt = (map: HexMap, hex: HexSpec): HexArt => ({
  face: hex,
  turn: 0,
  orientation: map.board.orientation,
  tile: null,
  name: hex.name,
  coordinate: hex.id,
  terrain: hex.terrain,
  ...printOf(map, hex, null),
});

function artOf(map: HexMap, stage: Stage, table: Table, hex: HexSpec): HexArt {
  const { orientation } = map.board;
  const piece = topTile(stage, table, hex.id);
  const tile = piece === null ? null : tileUp(stage.faces[piece], pieceOf(table, piece));
  if (piece === null || tile === null) return bareArt(map, hex);
  const turn = (((pieceOf(table, piece)?.turn ?? 0) % 6) + 6) % 6;
  return {
    face: map.tiles[tile] ?? UNKNOWN_FACE,
    turn,
    orientation,
    tile,
    name: hex.name,
    coordinate: hex.id,
    ...printOf(map, hex, tile),
  };
}

/** All hexes as they are printed, without what lies on them. */
export function bareHexes(stage: Stage): readonly Pick<BoardHex, 'id' | 'art'>[] {
  const map = hexMapOf(stage);
  return map ? Object.values(map.board.hexes).map((hex) => ({ id: hex.id, art: bareArt(map, hex) })) : [];
}

/** The map as it lies: every hex with what is on top of it, and the sides with something on them. */
export function boardOf(world: World, stage: Stage, table: Table): Board | null {
  const map = hexMapOf(stage);
  if (!map || !world.origin) return null;
  const { orientation, hexes: specs } = map.board;
  const { origin } = world;
  const bare = Object.values(specs).map((hex): BoardHex => {
    const centre = hexCentre(hex, orientation);
    const art = artOf(map, stage, table, hex);
    const [x, y] = [centre.x + origin.x, centre.y + origin.y];
    if (!map.print) return { id: hex.id, x, y, art };
    return { id: hex.id, x, y, art, name: hex.name };
  });
  const hexes = special.withFields?.(bare, map.print?.fields ?? []) ?? bare;
  const bySpot = new Map(hexes.map((hex) => [spotKey(specs[hex.id]!), hex]));
  const isOdd = isOddGrid(Object.values(specs));
  const seen = new Set<string>();
  const borders = hexes.flatMap((hex): readonly BoardBorder[] =>
    (specs[hex.id]?.borders ?? []).flatMap((border) => {
      const out = sideMid(border.side, orientation, 2 * INNER);
      const beyond = bySpot.get(
        spotKey(hexUnder({ x: hex.x + out.x - origin.x, y: hex.y + out.y - origin.y }, orientation, isOdd)),
      );
      const key = [hex.id, beyond?.id ?? `${border.side}`].toSorted().join('|') + border.kind;
      if (seen.has(key)) return [];
      seen.add(key);
      const here = exitsOf(hex.art).has(border.side);
      const there = beyond !== undefined && exitsOf(beyond.art).has(opposite(border.side));
      const [dx, dy] = beyond ? [beyond.x - hex.x, beyond.y - hex.y] : [0, 0];
      const far = beyond
        ? citiesOf(beyond.art).map((city) => ({ ...city, x: city.x + dx, y: city.y + dy }))
        : [];
      const cities = border.cost > 0 ? [...citiesOf(hex.art), ...far] : [];
      return [{ x: hex.x, y: hex.y, border, bridged: here && there, cities }];
    }),
  );
  const isAside = world.blocks.some(({ id, form }) => id === map.id && form === 'plain');
  return {
    orientation,
    values: map.values,
    isAside,
    hexes,
    borders,
    ...(map.print?.bars ? { bars: true } : {}),
  };
}
