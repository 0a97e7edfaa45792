import { sideInUse } from '../../rail/depot.ts';
import type { Layout } from '../../rail/map/layout.ts';
import { faceAt } from '../../rail/map/layout.ts';
import { hasStation } from '../../rail/map/reach.ts';
import { printedValue } from '../../rail/map/runs.ts';
import type { StopKey, Track, TrackStop } from '../../rail/map/track.ts';
import type { CompanyId } from '../../rail/types.ts';
import { perTable } from '../../table/places.ts';
import type { PieceId } from '../../table/types.ts';
import type { EspTable } from './clock.ts';
import { ARANJUEZ, BOARD, PUBLISHED_VALUES, regionOf } from './data/board.ts';
import { BONUS, BONUS_NORTH, BONUS_SOUTH } from './data/limits.ts';
import { TILES } from './data/tiles.ts';
import { STRAWBERRY, TRAINS } from './data/trains.ts';
import { isMinor, isOpenPass, isPublished, layout, phase, recycledUnder, trainsOf } from './readers.ts';

/** What stops and trains are to a route (§5.1.2, §5.4). */

// —— Stops ——

/** Mine and port income goes to the treasury, whatever is done with the rest. */
export const isSubsidy = ({ spec }: TrackStop): boolean => spec.kind === 'mine' || spec.kind === 'port';

/**
 * What a stop pays to the trains of a company: a pass only with a marker of its own, all others what is
 * printed.
 */
export function worthOf(table: EspTable, company: CompanyId, stop: TrackStop): number {
  if (stop.spec.kind === 'pass' && !hasStation(layout(table), stop, company)) return 0;
  const other = isPublished(table) ? PUBLISHED_VALUES[stop.hex] : undefined;
  return printedValue(other ?? stop.spec.value, phase(table).values);
}

export type BarredStop = 'closed-pass' | 'minor-abroad';
/** Why trains of the company may not come here at all. */
export function barredAt(table: EspTable, company: CompanyId, stop: TrackStop): BarredStop | null {
  const { kind } = stop.spec;
  if (isMinor(company) && (kind === 'pass' || kind === 'offboard')) return 'minor-abroad';
  return kind === 'pass' && !isOpenPass(table, stop.hex) ? 'closed-pass' : null;
}

/** Several cities of one place that a route calls at only once (OQ 17); OO tiles are not among them. */
const METROPOLES: readonly string[] = ['F24', 'M21'];

export type ApartFault = 'same-side' | 'two-passes' | 'mine-and-town' | 'same-place';
/** Why two stops may not be on the same route; null where they may. */
export function apartReason(a: TrackStop, b: TrackStop): ApartFault | null {
  if (a.hex === b.hex) {
    if (METROPOLES.includes(a.hex)) return 'same-place';
    const kinds = [a.spec.kind, b.spec.kind];
    return kinds.includes('mine') && kinds.includes('town') ? 'mine-and-town' : null;
  }
  if (a.spec.kind === 'pass' && b.spec.kind === 'pass') return 'two-passes';
  const group = BOARD.hexes[a.hex]?.group;
  return group !== undefined && group === BOARD.hexes[b.hex]?.group ? 'same-side' : null;
}
/** Only stops of one hex, of one side, or at two passes can be kept apart: these are looked at, not all pairs. */
export const apartPairs = perTable(({ stops }: Track): readonly (readonly [StopKey, StopKey])[] => {
  const sides = new Map<string, TrackStop[]>();
  const passes: TrackStop[] = [];
  const pairs: (readonly [StopKey, StopKey])[] = [];
  stops.forEach((stop, at) => {
    const before: TrackStop[] = [];
    // The stops of a hex stand one after the other.
    for (let i = at - 1; stops[i]?.hex === stop.hex; i--) before.unshift(stops[i]!);
    const group = BOARD.hexes[stop.hex]?.group;
    const side = group === undefined ? undefined : (sides.get(group) ?? []);
    if (side) before.push(...side.filter(({ hex }) => hex !== stop.hex));
    if (side && group !== undefined) sides.set(group, [...side, stop]);
    if (stop.spec.kind === 'pass') {
      before.push(...passes.filter((other) => !before.includes(other)));
      passes.push(stop);
    }
    for (const other of before) if (apartReason(other, stop) !== null) pairs.push([other.key, stop.key]);
  });
  return pairs;
});

/** §5.4.2: Madrid or Barcelona with Gijón or Bilbao, and W with E. A route earns each once. */
const hexesOf = (group: string): ReadonlySet<string> =>
  new Set(Object.keys(BOARD.hexes).filter((hex) => BOARD.hexes[hex]?.group === group));
const BONUSES: readonly (readonly ReadonlySet<string>[])[] = [
  [new Set(BONUS_SOUTH), new Set(BONUS_NORTH)],
  [hexesOf('W'), hexesOf('E')],
];
export const bonusOf = (stops: readonly TrackStop[]): number =>
  BONUS * BONUSES.filter((sets) => sets.every((set) => stops.some(({ hex }) => set.has(hex)))).length;
/** The bonuses for the route finder: for each the stops of which one each is needed. */
export const bonusSets = perTable(({ stops }: Track): readonly (readonly (readonly StopKey[])[])[] =>
  BONUSES.map((sets) => sets.map((set) => stops.filter(({ hex }) => set.has(hex)).map(({ key }) => key))),
);

/** §6.2.1: a combined train counts stops of both maps; a pass belongs to neither. */
export const mapSets = perTable(({ stops }: Track): readonly (readonly StopKey[])[] =>
  (['north', 'south'] as const).map((region) =>
    stops.filter(({ hex }) => regionOf(hex) === region).map(({ key }) => key),
  ),
);
export const seesBothMaps = (stops: readonly TrackStop[]): boolean =>
  (['north', 'south'] as const).every((region) => stops.some(({ hex }) => regionOf(hex) === region));

/**
 * §3.1: what the first route of the strawberry train must contain: the town on the Madrid track of F26; on
 * the public site any town of that hex, and Madrid. Before the tile lies there is no such stop.
 */
export function strawberrySets(table: EspTable, { stops }: Track): readonly (readonly StopKey[])[] {
  const keys = (hex: string): readonly StopKey[] => stops.filter((s) => s.hex === hex).map((s) => s.key);
  if (isPublished(table)) return [keys(ARANJUEZ.hex), keys('F24')];
  const node = townAtSide(layout(table));
  return [node === null ? [] : [`${ARANJUEZ.hex}/${node}`]];
}
function townAtSide(map: Layout): string | null {
  const { paths } = faceAt(BOARD, TILES, map, ARANJUEZ.hex);
  for (const { from, to } of paths) {
    if (from === ARANJUEZ.side && typeof to === 'string') return to;
    if (to === ARANJUEZ.side && typeof from === 'string') return from;
  }
  return null;
}

// —— Trains ——

/** A train as it runs: a combined one is one train (§6.2.1). */
export interface TrainKind {
  readonly any: number;
  readonly small: number;
  readonly gauges: readonly string[];
  readonly combined: boolean;
  /** The strawberry train has yet to make its first run to Aranjuez. */
  readonly green: boolean;
}

/** How far one card goes, and on what. */
interface Range {
  readonly any: number;
  readonly small: number;
  readonly gauge: string;
}
const NOTHING: Range = { any: 0, small: 0, gauge: '' };

function rangeOf(table: EspTable, piece: PieceId): Range {
  const side = sideInUse(table, TRAINS, piece);
  if (!side || side.range === 'any') return NOTHING;
  const gauge = side.gauge ?? '';
  return typeof side.range === 'number' ? { any: side.range, small: 0, gauge } : { ...side.range, gauge };
}

/**
 * Range and gauges of a train; large and small numbers of both halves are added up. `tender`: it has the
 * tender.
 */
export function trainKind(table: EspTable, train: PieceId, tender = false): TrainKind {
  const main = rangeOf(table, train);
  const half = recycledUnder(table, train);
  const more = half === null ? NOTHING : rangeOf(table, half);
  return {
    any: main.any + more.any,
    small: main.small + more.small + (tender ? 1 : 0),
    gauges: half === null ? [main.gauge] : [...new Set([main.gauge, more.gauge])],
    combined: half !== null,
    green: train === STRAWBERRY && !table.clock.ripe,
  };
}

/** Trains that may run in this round: not those that came to the company in it (§3.1). */
export const readyTrains = (table: EspTable, company: CompanyId): readonly PieceId[] =>
  trainsOf(table, company).filter((train) => !table.clock.fresh.includes(train));
