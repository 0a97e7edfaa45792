import type { BoardSpec, CompanyId, HexId } from '../types.ts';
import type { SideKey } from './grid.ts';
import { type Layout, type Station, stationsAt, type TileSet } from './layout.ts';
import { type StopKey, type Track, type TrackStop, trackOf } from './track.ts';
import type { Found } from './field.ts';
import { walk } from './walk.ts';

/**
 * What decides how far a company comes. Answers are remembered by the identity of this object: keep one
 * for each question, and make a new one when its predicates look at something that has changed (a pass
 * was opened).
 */
export interface ReachRules {
  /** Whether the company may come to the stop but not go on through it. */
  readonly blocks?: (stop: TrackStop, company: CompanyId, stations: readonly Station[]) => boolean;
  /** Whether the company may use track of this gauge. */
  readonly gauge?: (gauge: string, company: CompanyId) => boolean;
  /** Where the way begins, instead of at the company's stations. */
  readonly from?: readonly StopKey[];
  /** No way may come through one hex twice. */
  readonly hexOnce?: boolean;
}

/** What a company is connected to. */
export interface Reach {
  readonly track: Track;
  readonly stops: ReadonlySet<StopKey>;
  readonly segments: ReadonlySet<number>;
  readonly hexes: ReadonlySet<HexId>;
  /** Sides by which reached track leaves its hex; with the gauge, see `sideKey`. */
  readonly sides: ReadonlySet<SideKey>;
  /**
   * Sides of hexes that reached track leads up to and where no track takes it on: there a tile can follow.
   */
  readonly openSides: ReadonlySet<SideKey>;
  readonly openHexes: ReadonlySet<HexId>;
}

const USUAL: ReachRules = {};
const known = new WeakMap<Layout, { track: Track; of: WeakMap<ReachRules, Map<CompanyId, Reach>> }>();

/** Whether every circle of a stop is taken and none by the company; an empty reserved circle is open. */
export function isFull(stop: TrackStop, company: CompanyId, stations: readonly Station[]): boolean {
  const { slots } = stop.spec;
  if (slots <= 0 || stations.length === 0) return false;
  const taken = new Set<number>();
  let astray = 0;
  for (const station of stations) {
    if (station.company === company) return false;
    // Markers stacked in one circle take one circle (18España, MZ and MZA in Madrid).
    if (station.slot >= 0 && station.slot < slots) taken.add(station.slot);
    else astray += 1;
  }
  return taken.size + astray >= slots;
}

/** The rule of most titles: off-board areas are ends, and so are cities full of others. */
export function usualBlocks(stop: TrackStop, company: CompanyId, stations: readonly Station[]): boolean {
  return stop.spec.kind === 'offboard' || isFull(stop, company, stations);
}

/** The stops at which a company has a station. */
export function ownStops(track: Track, layout: Layout, company: CompanyId): TrackStop[] {
  return track.stops.filter((stop) => hasStation(layout, stop, company));
}

/** Whether the company has a station at the stop. */
export function hasStation(layout: Layout, stop: TrackStop, company: CompanyId): boolean {
  return (
    layout.stations.get(stop.hex)?.some((at) => at.node === stop.node && at.company === company) ?? false
  );
}

/** The city full of others at which the ways of a company end, and behind which what it wants would be joined. */
export function cityInTheWay(
  board: BoardSpec,
  tiles: TileSet,
  layout: Layout,
  company: CompanyId,
  isJoined: (beyond: Reach) => boolean,
  rules: ReachRules = USUAL,
): TrackStop | null {
  const { track, stops } = reachOf(board, tiles, layout, company, rules);
  return (
    track.stops.find(
      (stop) =>
        stops.has(stop.key) &&
        isFull(stop, company, stationsAt(layout, stop.hex, stop.node)) &&
        isJoined(reachOf(board, tiles, layout, company, { ...rules, from: [stop.key] })),
    ) ?? null
  );
}

/** What the company reaches over track that one route could follow, wherever this route begins. */
export function reachOf(
  board: BoardSpec,
  tiles: TileSet,
  layout: Layout,
  company: CompanyId,
  rules: ReachRules = USUAL,
): Reach {
  const track = trackOf(board, tiles, layout);
  let kept = known.get(layout);
  if (kept?.track !== track) known.set(layout, (kept = { track, of: new WeakMap() }));
  let byCompany = kept.of.get(rules);
  if (!byCompany) kept.of.set(rules, (byCompany = new Map()));
  let reach = byCompany.get(company);
  if (!reach) byCompany.set(company, (reach = findReach(track, layout, company, rules)));
  return reach;
}

function findReach(track: Track, layout: Layout, company: CompanyId, rules: ReachRules): Reach {
  const blocks = rules.blocks ?? usualBlocks;
  const starts = rules.from
    ? rules.from.map((key) => track.stopIds.get(key)).filter((id) => id !== undefined)
    : ownStops(track, layout, company).map((stop) => stop.id);
  const shut = new Uint8Array(track.stops.length);
  for (const stop of track.stops)
    if (blocks(stop, company, stationsAt(layout, stop.hex, stop.node))) shut[stop.id] = 1;
  const barred = new Uint8Array(track.gauges.length);
  track.gauges.forEach((gauge, at) => {
    if (rules.gauge?.(gauge, company) === false) barred[at] = 1;
  });
  const once = rules.hexOnce ? { hexOf: hexesOf(track) } : {};
  return describe(track, walk({ track, starts, shut, barred, ...once }));
}

/** The hex of each segment, by its number in the grid. */
function hexesOf({ first, segments }: Track): Int32Array {
  const hexOf = new Int32Array(segments.length);
  for (let hex = 0; hex + 1 < first.length; hex += 1) hexOf.fill(hex, first[hex], first[hex + 1]);
  return hexOf;
}

function describe(track: Track, found: Found): Reach {
  const { grid } = track;
  const stops = new Set<StopKey>();
  const hexes = new Set<HexId>();
  const segments = new Set<number>();
  const sides = new Set<SideKey>();
  const openSides = new Set<SideKey>();
  const openHexes = new Set<HexId>();
  for (const stop of track.stops) {
    if (!found.stops[stop.id]) continue;
    stops.add(stop.key);
    hexes.add(stop.hex);
  }
  for (let half = 0; half < found.halves.length; half += 1) {
    if (!found.halves[half]) continue;
    const segment = track.segments[half >> 1];
    if (!segment) continue;
    segments.add(segment.id);
    hexes.add(segment.hex);
    const end = track.ends[half ^ 1] ?? -1;
    if (end < 0) continue;
    sides.add(keyOf(track, end, segment.gauge));
    const joint = grid.joints[end] ?? -1;
    if (joint < 0 || goesOn(track, joint, half)) continue;
    openSides.add(keyOf(track, joint, segment.gauge));
    openHexes.add(grid.ids[Math.floor(joint / 6)] ?? '');
  }
  return { track, stops, segments, hexes, sides, openSides, openHexes };
}

function goesOn(track: Track, joint: number, from: number): boolean {
  const gauge = track.gaugeOf[from >> 1];
  for (let half = track.sideHeads[joint] ?? -1; half >= 0; half = track.next[half] ?? -1) {
    if (track.gaugeOf[half >> 1] === gauge) return true;
  }
  return false;
}

function keyOf(track: Track, end: number, gauge: string): SideKey {
  const key = track.grid.sideKeys[end] ?? '';
  return gauge === '' ? key : `${key}:${gauge}`;
}
