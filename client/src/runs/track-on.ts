import type { Layout, Placement } from '@stellwerk/engine/rail/map/layout.ts';
import type { Track } from '@stellwerk/engine/rail/map/track.ts';
import { trackOf } from '@stellwerk/engine/rail/map/track.ts';
import { everyPiece } from '@stellwerk/engine/table/places.ts';
import type { Table } from '@stellwerk/engine/table/types.ts';
import { tileUp } from '../layout/board.ts';
import type { Scene } from '../layout/scene.ts';
import { hexMapOf } from '../layout/surfaces-of.ts';

const tracks = new WeakMap<Table['pieces'], Track | null>();

/** The track that lies on the map now. */
export function trackOn(scene: Scene, table: Table): Track | null {
  const known = tracks.get(table.pieces);
  if (known !== undefined) return known;
  const map = hexMapOf(scene.stage);
  const tiles = new Map<string, Placement>();
  for (const [id, piece] of everyPiece(table)) {
    const tile = tileUp(scene.stage.faces[id], piece);
    const hex = /^hex\/([^/]+)$/.exec(piece.at)?.[1];
    if (tile !== null && hex !== undefined) tiles.set(hex, { tile, turn: piece.turn ?? 0 });
  }
  const layout: Layout = { tiles, stations: new Map() };
  const track = map ? trackOf(map.board, map.tiles, layout) : null;
  tracks.set(table.pieces, track);
  return track;
}
