import type { BoardSpec, Face, HexId, NodeSpec, PathSpec } from '../types.ts';
import { isSide, nodeAt, railsOf } from './face.ts';
import { type Grid, gridOf } from './grid.ts';
import { faceAt, type Layout, takeOrigin, type TileSet } from './layout.ts';

/** A stop in one word: hex and node, `D14/n0`. */
export type StopKey = string;

/** A place on the map where trains can stop. */
export interface TrackStop {
  readonly id: number;
  readonly key: StopKey;
  readonly hex: HexId;
  readonly node: number;
  readonly spec: NodeSpec;
}

/** One piece of track on one hex. */
export interface Segment {
  readonly id: number;
  readonly hex: HexId;
  readonly path: PathSpec;
  readonly gauge: string;
}

/**
 * All track of a layout. A segment `s` can be run through in two directions, its *halves*: half `2s` enters
 * it at its first end and half `2s+1` at its second. Movement goes from end to end, so that no train turns
 * back at the sharp angle of a junction (18TE §7.2).
 */
export interface Track {
  readonly grid: Grid;
  readonly faces: readonly Face[];
  readonly stops: readonly TrackStop[];
  readonly stopIds: ReadonlyMap<StopKey, number>;
  readonly segments: readonly Segment[];
  /** The segments of hex `h` are `first[h]` to `first[h + 1]`, without the last. */
  readonly first: Int32Array;
  /** Where half `i` begins: the end of a side, or `-1 - stop`. It arrives where half `i ^ 1` begins. */
  readonly ends: Int32Array;
  /**
   * What half `i` occupies when it arrives: `-1 - stop`, or the number of the side. Both hexes at a side
   * share its number, so the stem of a junction is one thing; tracks of two gauges at one side are two.
   */
  readonly takes: Int32Array;
  /**
   * Halves that begin at a side or at a stop: the first one, and after each half the next one (-1: no
   * more).
   */
  readonly sideHeads: Int32Array;
  readonly stopHeads: Int32Array;
  readonly next: Int32Array;
  /** Names of the gauges met; the usual one is first and nameless. */
  readonly gauges: readonly string[];
  readonly gaugeOf: Uint8Array;
}

interface Known {
  readonly board: BoardSpec;
  readonly tiles: TileSet;
  readonly track: Track;
}
const known = new WeakMap<Layout['tiles'], Known>();

/** The track of a layout, remembered by the map of its tiles: a new station does not make new track. */
export function trackOf(board: BoardSpec, tiles: TileSet, layout: Layout): Track {
  const found = known.get(layout.tiles);
  if (found && found.board === board && found.tiles === tiles) return found.track;
  const origin = takeOrigin(layout.tiles);
  const before = origin && known.get(origin.from);
  const isNear = before && before.board === board && before.tiles === tiles;
  const track = isNear
    ? changedTrack(before.track, tiles, layout, origin.hexes)
    : buildTrack(gridOf(board), tiles, layout);
  known.set(layout.tiles, { board, tiles, track });
  return track;
}

/** Names a stop by its hex and the index of its node. */
export function stopKey(hex: HexId, node: number): StopKey {
  return `${hex}/n${node}`;
}

/** The stop of that name, if the face of its hex has such a node. */
export function stopAt(track: Track, key: StopKey): TrackStop | undefined {
  const id = track.stopIds.get(key);
  return id === undefined ? undefined : track.stops[id];
}

/** The pieces of track on one hex. */
export function segmentsOn(track: Track, hex: HexId): readonly Segment[] {
  const at = track.grid.index.get(hex);
  return at === undefined ? [] : track.segments.slice(track.first[at], track.first[at + 1]);
}

const buildTrack = (grid: Grid, tiles: TileSet, layout: Layout): Track =>
  laidOut(
    grid,
    grid.ids.map((hex) => faceAt(grid.board, tiles, layout, hex)),
    null,
  );

/**
 * The track after a few hexes have changed. Stops and pieces of track are numbered hex by hex, so a new tile moves the
 * numbers of all hexes behind it and nothing else: what lies on the other hexes is taken over, with its new number where
 * that is another. Only the chains of halves are wired afresh, which is plain counting.
 */
function changedTrack(old: Track, tiles: TileSet, layout: Layout, hexes: ReadonlySet<HexId>): Track {
  const faces = old.faces.slice();
  for (const hex of hexes) {
    const at = old.grid.index.get(hex);
    if (at !== undefined) faces[at] = faceAt(old.grid.board, tiles, layout, hex);
  }
  return laidOut(old.grid, faces, old);
}

/** Numbers everything that lies on the faces; what an older track has on the same face is not made again. */
function laidOut(grid: Grid, faces: readonly Face[], old: Track | null): Track {
  const stops: TrackStop[] = [];
  const segments: Segment[] = [];
  const first = new Int32Array(faces.length + 1);
  const ends: number[] = [];
  let oldStops = 0;
  faces.forEach((face, at) => {
    const moved = stops.length - oldStops;
    if (old?.faces[at] === face) {
      for (let n = 0; n < face.nodes.length; n++)
        stops.push(numbered(old.stops[oldStops + n]!, stops.length));
      for (let id = old.first[at]!; id < old.first[at + 1]!; id++) {
        segments.push(numbered(old.segments[id]!, segments.length));
        for (let half = 2 * id; half < 2 * id + 2; half++) {
          const end = old.ends[half]!;
          ends.push(end < 0 ? end - moved : end);
        }
      }
    } else layFace(grid, face, at, stops, segments, ends);
    oldStops += old?.faces[at]?.nodes.length ?? 0;
    first[at + 1] = segments.length;
  });
  const isAlike =
    old?.stops.length === stops.length && stops.every(({ key }, id) => key === old.stops[id]!.key);
  const stopIds = isAlike ? old.stopIds : new Map(stops.map(({ key, id }) => [key, id]));
  const { gauges, gaugeOf } = internGauges(segments);
  const wired = wire(grid, ends, stops.length, gaugeOf, gauges.length);
  return { grid, faces, stops, stopIds, segments, first, gauges, gaugeOf, ...wired };
}
const numbered = <T extends { readonly id: number }>(thing: T, id: number): T =>
  thing.id === id ? thing : { ...thing, id };

function layFace(
  grid: Grid,
  face: Face,
  at: number,
  stops: TrackStop[],
  segments: Segment[],
  ends: number[],
): void {
  const hex = grid.ids[at] ?? '';
  const firstStop = stops.length;
  for (const [node, spec] of face.nodes.entries())
    stops.push({ id: stops.length, key: stopKey(hex, node), hex, node, spec });
  const number = (end: number): number => (isSide(end) ? at * 6 + end : -1 - (firstStop + nodeAt(end)));
  for (const rail of railsOf(face)) {
    const path = face.paths[rail.path];
    if (!path) continue;
    segments.push({ id: segments.length, hex, path, gauge: rail.gauge });
    ends.push(number(rail.from), number(rail.to));
  }
}

function internGauges(segments: readonly Segment[]): Pick<Track, 'gauges' | 'gaugeOf'> {
  const gauges = [''];
  const gaugeOf = new Uint8Array(segments.length);
  segments.forEach(({ gauge }, at) => {
    let number = gauges.indexOf(gauge);
    if (number < 0) number = gauges.push(gauge) - 1;
    gaugeOf[at] = number;
  });
  return { gauges, gaugeOf };
}

type Wiring = Pick<Track, 'ends' | 'takes' | 'sideHeads' | 'stopHeads' | 'next'>;

function wire(
  grid: Grid,
  list: readonly number[],
  stops: number,
  gaugeOf: Uint8Array,
  gauges: number,
): Wiring {
  const ends = new Int32Array(list);
  const takes = new Int32Array(ends.length);
  const next = new Int32Array(ends.length);
  const sideHeads = new Int32Array(grid.ids.length * 6).fill(-1);
  const stopHeads = new Int32Array(stops).fill(-1);
  // Backwards, so that the chains run in the order in which the paths are printed.
  for (let half = ends.length - 1; half >= 0; half -= 1) {
    const end = ends[half] ?? 0;
    const heads = end < 0 ? stopHeads : sideHeads;
    const at = end < 0 ? -1 - end : end;
    next[half] = heads[at] ?? -1;
    heads[at] = half;
    takes[half ^ 1] = end < 0 ? end : sideNumber(grid, end) * gauges + (gaugeOf[half >> 1] ?? 0);
  }
  return { ends, takes, sideHeads, stopHeads, next };
}

function sideNumber(grid: Grid, end: number): number {
  const joint = grid.joints[end] ?? -1;
  return joint < 0 ? end : Math.min(end, joint);
}
