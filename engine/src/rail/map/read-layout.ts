import { carried } from '../../table/carried.ts';
import type { Pieces } from '../../table/pieces.ts';
import { piecesAt } from '../../table/places.ts';
import type { PieceId } from '../../table/types.ts';
import { hexOf, hexPlace, ownerOf, slotOf } from '../ids.ts';
import { perPair } from '../kept.ts';
import type { HexId, TileId } from '../types.ts';
import { noteChanged } from './layout.ts';
import type { Layout, Placement, Station } from './layout.ts';

type FaceUp = (pieces: Pieces, piece: PieceId) => TileId | null;

/**
 * Reads off the pieces what lies on the board. The maps of the layout stay the very same as long as nobody touches
 * them, move after move, and so does everything that is remembered by them: track, ways, reach. The same change of the
 * same map gives the same map again: a lay is tried out, judged and committed on three tables, and its track is read
 * once. `faceUp`: which tile a piece shows.
 */
export function layoutReader(faceUp: FaceUp): (pieces: Pieces) => Layout {
  const layoutOf = perPair((tiles: Layout['tiles'], stations: Layout['stations']): Layout => ({
    tiles,
    stations,
  }));
  return carried<Layout>(
    (pieces) => layoutOf(tilesOn(pieces, faceUp), stationsOn(pieces)),
    (known, from, to, moved) => {
      const [hexes, circles] = [new Set<HexId>(), new Set<HexId>()];
      for (const id of moved) {
        const touched = id.startsWith('tile/') ? hexes : id.startsWith('token/') ? circles : null;
        if (!touched) continue;
        for (const { at } of [from.get(id)!, to.get(id)!]) {
          const hex = at.startsWith('hex/') ? (hexOf(at) ?? slotOf(at)?.hex) : undefined;
          if (hex !== undefined) touched.add(hex);
        }
      }
      if (hexes.size === 0 && circles.size === 0) return known;
      const tiles = changed(known.tiles, hexes, (hex) => tileOn(to, hex, faceUp), samePlacement, noteChanged);
      const stations = changed(known.stations, circles, (hex) => stationsHere(to, hex), sameStations);
      return layoutOf(tiles, stations);
    },
  );
}

// —— Changes ——

interface Step<V> {
  readonly hexes: readonly (readonly [HexId, V | null])[];
  readonly map: ReadonlyMap<HexId, V>;
}
/** So many steps away from one map are remembered: the one that was taken, and those that were tried out just before. */
const MOST_STEPS = 4;
const taken = new WeakMap<object, Step<unknown>[]>();

/** A map with these hexes as they are now; where nothing is otherwise, or the same step was taken before, the very same map. */
function changed<V>(
  known: ReadonlyMap<HexId, V>,
  hexes: ReadonlySet<HexId>,
  read: (hex: HexId) => V | null,
  isSame: (a: V, b: V) => boolean,
  onNew: (from: ReadonlyMap<HexId, V>, to: ReadonlyMap<HexId, V>, hexes: Iterable<HexId>) => void = () =>
    undefined,
): ReadonlyMap<HexId, V> {
  const same = (a: V | null, b: V | null): boolean => a === b || (a !== null && b !== null && isSame(a, b));
  const now = [...hexes]
    .sort()
    .map((hex) => [hex, read(hex)] as const)
    .filter(([hex, value]) => !same(known.get(hex) ?? null, value));
  if (now.length === 0) return known;
  const steps = (taken.get(known) ?? []) as Step<V>[];
  const isTaken = (step: Step<V>): boolean =>
    step.hexes.length === now.length &&
    now.every(([hex, value], i) => step.hexes[i]![0] === hex && same(step.hexes[i]![1], value));
  const before = steps.find(isTaken);
  if (before) return before.map;
  const map = new Map(known);
  for (const [hex, value] of now)
    if (value === null) map.delete(hex);
    else map.set(hex, value);
  taken.set(known, [{ hexes: now, map }, ...steps.slice(0, MOST_STEPS - 1)]);
  onNew(known, map, hexes);
  return map;
}

// —— Tiles ——

const samePlacement = (a: Placement, b: Placement): boolean => a.tile === b.tile && a.turn === b.turn;

function tilesOn(pieces: Pieces, faceUp: FaceUp): Layout['tiles'] {
  const tiles = new Map<HexId, Placement>();
  for (const id of pieces.named('tile/')) {
    const { at, turn } = pieces.get(id)!;
    const hex = at.startsWith('hex/') ? hexOf(at) : null;
    const tile = hex === null ? null : faceUp(pieces, id);
    if (hex !== null && tile !== null) tiles.set(hex, { tile, turn: turn ?? 0 });
  }
  return tiles;
}
/** Of several tiles on one hex (hands do that) the last one of the box counts. */
function tileOn(pieces: Pieces, hex: HexId, faceUp: FaceUp): Placement | null {
  let last = -1;
  let found: Placement | null = null;
  for (const id of piecesAt({ pieces }, hexPlace(hex))) {
    const tile = id.startsWith('tile/') && pieces.numberOf(id) > last ? faceUp(pieces, id) : null;
    if (tile === null) continue;
    last = pieces.numberOf(id);
    found = { tile, turn: pieces.get(id)!.turn ?? 0 };
  }
  return found;
}

// —— Stations ——

const sameStations = (a: readonly Station[], b: readonly Station[]): boolean =>
  a.length === b.length &&
  a.every(({ company, node, slot }, i) => {
    const other = b[i]!;
    return company === other.company && node === other.node && slot === other.slot;
  });

/** A marker in a circle of the map. */
function stationOf(id: PieceId, at: string): { readonly hex: HexId; readonly station: Station } | null {
  const slot = at.startsWith('hex/') ? slotOf(at) : null;
  return slot && { hex: slot.hex, station: { company: ownerOf(id)!, node: slot.node, slot: slot.slot } };
}
function stationsOn(pieces: Pieces): Layout['stations'] {
  const stations = new Map<HexId, Station[]>();
  for (const id of pieces.named('token/')) {
    const found = stationOf(id, pieces.get(id)!.at);
    const list = found && stations.get(found.hex);
    if (list) list.push(found.station);
    else if (found) stations.set(found.hex, [found.station]);
  }
  return stations;
}
function stationsHere(pieces: Pieces, hex: HexId): readonly Station[] | null {
  const here: Station[] = [];
  for (const id of pieces.named('token/')) {
    const { at } = pieces.get(id)!;
    const found = at.startsWith(`${hexPlace(hex)}/`) ? stationOf(id, at) : null;
    if (found?.hex === hex) here.push(found.station);
  }
  return here.length > 0 ? here : null;
}
