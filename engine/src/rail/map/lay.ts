import { keptIn, perPair } from '../kept.ts';
import { type BoardSpec, type Face, type HexId, type HexSpec, TILE_COLOURS } from '../types.ts';
import { connection, gaugesAt, railsOf } from './face.ts';
import type { SideKey } from './grid.ts';
import { sideKey, SIDES, trackAcross } from './grid.ts';
import type { Reach } from './reach.ts';
import { segmentsOn } from './track.ts';

/** Hexes whose printed track is all they will ever have. */
export function isFixed(hex: HexSpec): boolean {
  return hex.colour === 'red' || hex.colour === 'gray' || hex.colour === 'blue';
}

/** Whether the label stays, or changes as one of the given pairs allows (18España: `['OO', 'Y']`). */
export function labelFits(
  old: Face,
  next: Face,
  changes: readonly (readonly [from: string, to: string])[] = [],
): boolean {
  if (old.label === next.label) return true;
  return changes.some(([from, to]) => from === old.label && to === next.label);
}

/** How many colours further the new face is (1 is an ordinary lay or upgrade); `null` where none is laid. */
export function colourStep(old: Face, next: Face): number | null {
  const from = colourRank(old);
  const to = colourRank(next);
  return from < 0 || to < 0 ? null : to - from;
}

function colourRank(face: Face): number {
  if (face.colour === 'white') return 0;
  const at = (TILE_COLOURS as readonly string[]).indexOf(face.colour);
  return at < 0 ? -1 : at + 1;
}

const endsBeyond = perPair((_board: BoardSpec, _face: Face) => new Map<HexId, readonly SideKey[]>());
/**
 * The ends of track that would meet a face on this hex. Board and faces never change, and every turn of every tile is
 * asked whether it joins, by every rule about it: the words for the ends are written once.
 */
const endsMet = (board: BoardSpec, hex: HexId, face: Face): readonly SideKey[] =>
  keptIn(endsBeyond(board, face), hex, () =>
    SIDES.flatMap((side) => {
      const other = trackAcross(board, hex, side);
      return other ? gaugesAt(face, side).map((gauge) => sideKey(other.hex, other.side, gauge)) : [];
    }),
  );

/** A yellow lay: an exit of the new face meets the end of reached track of the same gauge. */
export const extendsReach = (board: BoardSpec, before: Reach, hex: HexId, face: Face): boolean =>
  endsMet(board, hex, face).some((end) => before.sides.has(end));

/** An upgrade of plain track: of what the tile has now and had not before, some is reached after the lay. */
export function reachesNewTrack(after: Reach, hex: HexId, old: Face, next: Face): boolean {
  const words = new Set(railsOf(old).map(connection));
  const fresh = new Set<unknown>();
  for (const rail of railsOf(next)) if (!words.has(connection(rail))) fresh.add(next.paths[rail.path]);
  return segmentsOn(after.track, hex).some(({ id, path }) => fresh.has(path) && after.segments.has(id));
}
