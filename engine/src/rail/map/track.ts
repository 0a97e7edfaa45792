import type { BoardSpec, Face, HexId, NodeSpec, PathSpec } from '../types.ts';
import { isSide, nodeAt, railsOf } from './face.ts';
import { type Grid, gridOf } from './grid.ts';
import { faceAt, type Layout, type TileSet } from './layout.ts';

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
  const track = buildTrack(gridOf(board), tiles, layout);
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

function buildTrack(grid: Grid, tiles: TileSet, layout: Layout): Track {
  const faces = grid.ids.map((hex) => faceAt(grid.board, tiles, layout, hex));
  const stops: TrackStop[] = [];
  const stopIds = new Map<StopKey, number>();
  const segments: Segment[] = [];
  const first = new Int32Array(faces.length + 1);
  const ends: number[] = [];
  faces.forEach((face, at) => {
    const hex = grid.ids[at] ?? '';
    const firstStop = stops.length;
    for (const [node, spec] of face.nodes.entries()) {
      const key = stopKey(hex, node);
      stopIds.set(key, stops.length);
      stops.push({ id: stops.length, key, hex, node, spec });
    }
    const number = (end: number): number => (isSide(end) ? at * 6 + end : -1 - (firstStop + nodeAt(end)));
    for (const rail of railsOf(face)) {
      const path = face.paths[rail.path];
      if (!path) continue;
      segments.push({ id: segments.length, hex, path, gauge: rail.gauge });
      ends.push(number(rail.from), number(rail.to));
    }
    first[at + 1] = segments.length;
  });
  const { gauges, gaugeOf } = internGauges(segments);
  const wired = wire(grid, ends, stops.length, gaugeOf, gauges.length);
  return { grid, faces, stops, stopIds, segments, first, gauges, gaugeOf, ...wired };
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
  const ends = Int32Array.from(list);
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
