import { carried } from '../../table/carried.ts';
import type { PieceId, Table } from '../../table/types.ts';
import { hexOf, ownerOf, slotOf } from '../ids.ts';
import type { HexId, TileId } from '../types.ts';
import type { Layout, Placement, Station } from './layout.ts';

type Pieces = Table['pieces'];

/**
 * Reads off the pieces what lies on the board. The maps of the layout stay the very same as long as nobody touches
 * them, move after move, and so does everything that is remembered by them: track, ways, reach. `faceUp`: which tile
 * a piece shows.
 */
export function layoutReader(
  faceUp: (pieces: Pieces, piece: PieceId) => TileId | null,
): (pieces: Pieces) => Layout {
  const tilesOn = (pieces: Pieces): Layout['tiles'] => {
    const tiles = new Map<HexId, Placement>();
    for (const id in pieces) {
      if (!id.startsWith('tile/')) continue;
      const { at, turn } = pieces[id]!;
      const hex = at.startsWith('hex/') ? hexOf(at) : null;
      const tile = hex === null ? null : faceUp(pieces, id);
      if (hex !== null && tile !== null) tiles.set(hex, { tile, turn: turn ?? 0 });
    }
    return tiles;
  };
  return carried<Layout>(
    (pieces) => ({ tiles: tilesOn(pieces), stations: stationsOn(pieces) }),
    (known, from, to, moved) => {
      const isTouched = (kind: string): boolean => {
        for (const id of moved)
          if (id.startsWith(kind) && (from[id]!.at.startsWith('hex/') || to[id]!.at.startsWith('hex/')))
            return true;
        return false;
      };
      const [tiles, stations] = [isTouched('tile/'), isTouched('token/')];
      if (!tiles && !stations) return known;
      return {
        tiles: tiles ? tilesOn(to) : known.tiles,
        stations: stations ? stationsOn(to) : known.stations,
      };
    },
  );
}

function stationsOn(pieces: Pieces): Layout['stations'] {
  const stations = new Map<HexId, Station[]>();
  for (const id in pieces) {
    if (!id.startsWith('token/')) continue;
    const { at } = pieces[id]!;
    const slot = at.startsWith('hex/') ? slotOf(at) : null;
    if (!slot) continue;
    const list = stations.get(slot.hex);
    const marker = { company: ownerOf(id)!, node: slot.node, slot: slot.slot };
    if (list) list.push(marker);
    else stations.set(slot.hex, [marker]);
  }
  return stations;
}
