import type { CompanyId, HexId, StopValue, TileColour, TrainRange } from '../types.ts';
import { TILE_COLOURS } from '../types.ts';
import type { Bonus, Link, Network, Stop, Train } from '../routes/network.ts';
import { type Layout, type Station, stationsAt } from './layout.ts';
import { exclusions, linksOf, type TrackLink } from './links.ts';
import { hasStation, ownStops, usualBlocks } from './reach.ts';
import type { StopKey, Track, TrackStop } from './track.ts';

/** A train as the map sees it. */
export interface RunTrain {
  readonly range: TrainRange;
  readonly skips?: boolean;
  /**
   * The gauges it runs on; absent: the usual one. A train joined of two gauges names both (`['',
   * 'narrow']`).
   */
  readonly gauges?: readonly string[];
  /** Sets of stops of which the route must contain one each. */
  readonly needs?: readonly (readonly StopKey[])[];
}

/** A bonus by names of stops, otherwise as in the network. */
export interface RunBonus extends Omit<Bonus, 'sets' | 'fromEnd'> {
  readonly sets: readonly (readonly StopKey[])[];
  readonly fromEnd?: StopKey;
}

export interface RunRules {
  readonly company: CompanyId;
  readonly trains: readonly RunTrain[];
  /** The colour whose column of `StopValue` counts. */
  readonly values: TileColour;
  /** Worth of a stop to a train; `null`: the train may not come here. Default: the printed value. */
  readonly value?: (stop: TrackStop, train: number) => number | null;
  /** Whether a route may end at the stop but not pass. Default: off-board areas and cities full of others. */
  readonly blocks?: (stop: TrackStop, company: CompanyId, stations: readonly Station[]) => boolean;
  /** As `blocks`, for one train: a minor's train at a pass. */
  readonly ends?: (stop: TrackStop, train: number) => boolean;
  /** Whether a stop counts in the n of m+n trains. Default: towns, mines and ports. */
  readonly small?: (stop: TrackStop) => boolean;
  readonly apart?: readonly (readonly [StopKey, StopKey])[];
  readonly bonuses?: readonly RunBonus[];
  /** No route may come through one hex twice; a function says for which hexes this holds. */
  readonly hexOnce?: boolean | ((hex: HexId) => boolean);
}

/** The question for the route finder, and what its numbers stand for on the map. */
export interface RunPlan {
  readonly network: Network;
  readonly stops: readonly TrackStop[];
  readonly links: readonly TrackLink[];
}

/** Towns, mines and ports: what the n of an m+n train counts. */
export const isSmallStop = ({ spec }: TrackStop): boolean => ['town', 'mine', 'port'].includes(spec.kind);

/** What is printed for a colour, else for the last colour before it, else nothing. */
export function printedValue(value: StopValue, colour: TileColour): number {
  if (typeof value === 'number') return value;
  for (let at = TILE_COLOURS.indexOf(colour); at >= 0; at -= 1) {
    const found = value[TILE_COLOURS[at] ?? colour];
    if (found !== undefined) return found;
  }
  return 0;
}

/** The part of the map on which the company's trains can run, as a network for the route finder. */
export function planRuns(track: Track, layout: Layout, rules: RunRules): RunPlan {
  const made = usefulStops(track, layout, rules);
  const stops = track.stops.filter(({ id }) => made.has(id));
  const at = new Map(stops.map((stop, index) => [stop.id, index]));
  const links = linksAmong(track, stops).filter(
    (link) =>
      at.has(link.a) &&
      at.has(link.b) &&
      runsOn(rules.trains, link).length > 0 &&
      !(rules.hexOnce && comesBack(link, rules.hexOnce)),
  );
  const keys = new Map(stops.map((stop, index) => [stop.key, index]));
  const network: Network = {
    stops: stops.flatMap(({ id }) => made.get(id) ?? []),
    links: makeLinks(track, links, stops, at, rules),
    trains: rules.trains.map((train) => makeTrain(train, keys)),
    apart: (rules.apart ?? []).flatMap(([a, b]) => pairOf(keys.get(a), keys.get(b))),
    bonuses: (rules.bonuses ?? []).flatMap((bonus) => makeBonus(bonus, keys)),
  };
  return { network, stops, links };
}

/** Whether a piece of line comes through one hex twice by itself: over a crossing, round and back. */
export function comesBack({ hexes }: TrackLink, once: true | ((hex: HexId) => boolean) = true): boolean {
  return hexes.some((hex, at) => hexes.indexOf(hex) < at && (once === true || once(hex)));
}

/** The links of these stops, by number; a link between two of them stands with the lower one. */
const linksAmong = (track: Track, stops: readonly TrackStop[]): readonly TrackLink[] => {
  const { at } = linksOf(track);
  return stops.flatMap(({ id }) => at[id]?.filter((link) => link.a === id) ?? []);
};

/**
 * Whether a route of at least two stops, one of them with an own station, exists for a train of such
 * gauges.
 */
export function hasRoute(
  track: Track,
  layout: Layout,
  company: CompanyId,
  isUsable: (link: TrackLink) => boolean = () => true,
): boolean {
  const { at } = linksOf(track);
  return track.stops.some((stop) => hasStation(layout, stop, company) && (at[stop.id] ?? []).some(isUsable));
}

function makeStop(stop: TrackStop, layout: Layout, rules: RunRules): Stop {
  const blocks = rules.blocks ?? usualBlocks;
  const printed = printedValue(stop.spec.value, rules.values);
  const blocked = blocks(stop, rules.company, stationsAt(layout, stop.hex, stop.node));
  const { ends } = rules;
  return {
    value: rules.trains.map((_, train) => (rules.value ? rules.value(stop, train) : printed)),
    terminal: blocked || !ends ? blocked : rules.trains.map((_, train) => ends(stop, train)),
    token: hasStation(layout, stop, rules.company),
    small: (rules.small ?? isSmallStop)(stop),
  };
}

/**
 * A route runs from an own station through stops that do not end it: nothing beyond can be part of one, and nothing
 * beyond is looked at.
 */
function usefulStops(track: Track, layout: Layout, rules: RunRules): ReadonlyMap<number, Stop> {
  const { at } = linksOf(track);
  const useful = new Map<number, Stop>();
  const shut = new Set<number>();
  const come = (stop: TrackStop | undefined): void => {
    if (!stop || useful.has(stop.id) || shut.has(stop.id)) return;
    const made = makeStop(stop, layout, rules);
    if (made.value.some((value) => value !== null)) useful.set(stop.id, made);
    else shut.add(stop.id);
  };
  for (const stop of ownStops(track, layout, rules.company)) come(stop);
  for (const [id, { terminal, token }] of useful) {
    if (terminal === true && !token) continue;
    for (const link of at[id] ?? []) come(track.stops[link.a === id ? link.b : link.a]);
  }
  return useful;
}

function runsOn(trains: readonly RunTrain[], link: TrackLink): number[] {
  return trains.flatMap((train, at) => ((train.gauges ?? ['']).includes(link.gauge) ? [at] : []));
}

function makeLinks(
  track: Track,
  links: readonly TrackLink[],
  stops: readonly TrackStop[],
  at: ReadonlyMap<number, number>,
  rules: RunRules,
): Link[] {
  const numbers = new Map(links.map((link, number) => [link.id, number]));
  const excluded = exclusions(linksOf(track));
  const once = rules.hexOnce ? throughHexes(links, stops, rules.hexOnce) : null;
  return links.map((link) => {
    const trains = runsOn(rules.trains, link);
    return {
      a: at.get(link.a) ?? 0,
      b: at.get(link.b) ?? 0,
      excludes: (excluded[link.id] ?? []).flatMap((other) => numbers.get(other) ?? []),
      length: Math.max(1, link.borders.length),
      ...(trains.length < rules.trains.length ? { trains } : {}),
      ...(once ? hexOnce(link, once) : {}),
    };
  });
}

/** What lies in each hex that a route may see once only: links that run through, and stops. */
interface Through {
  readonly counts: (hex: HexId) => boolean;
  readonly links: ReadonlyMap<HexId, readonly number[]>;
  readonly stops: ReadonlyMap<HexId, readonly number[]>;
  readonly all: readonly TrackLink[];
  readonly ids: readonly TrackStop[];
}

function throughHexes(
  links: readonly TrackLink[],
  stops: readonly TrackStop[],
  once: true | ((hex: HexId) => boolean),
): Through {
  const counts = (hex: HexId): boolean => once === true || once(hex);
  const [through, at] = [new Map<HexId, number[]>(), new Map<HexId, number[]>()];
  const note = (lists: Map<HexId, number[]>, hex: HexId, number: number): void => {
    const list = lists.get(hex);
    if (list) list.push(number);
    else lists.set(hex, [number]);
  };
  for (const [number, { hexes }] of links.entries())
    for (const hex of new Set(hexes.slice(1, -1))) if (counts(hex)) note(through, hex, number);
  for (const [number, { hex }] of stops.entries()) if (counts(hex)) note(at, hex, number);
  return { counts, links: through, stops: at, all: links, ids: stops };
}

const inOrder = (numbers: Iterable<number>): number[] => [...new Set(numbers)].sort((x, y) => x - y);

function hexOnce(
  link: TrackLink,
  { counts, links, stops, all, ids }: Through,
): Pick<Required<Link>, 'apart' | 'avoids'> {
  const inner = link.hexes.slice(1, -1).filter(counts);
  const met = link.hexes.filter(counts);
  return {
    apart: inOrder(inner.flatMap((hex) => links.get(hex) ?? [])).filter((other) => all[other] !== link),
    avoids: inOrder(met.flatMap((hex) => stops.get(hex) ?? [])).filter(
      (stop) => ids[stop]!.id !== link.a && ids[stop]!.id !== link.b,
    ),
  };
}

function makeTrain(train: RunTrain, keys: ReadonlyMap<StopKey, number>): Train {
  return {
    range: train.range,
    ...(train.skips === undefined ? {} : { skips: train.skips }),
    ...(train.needs ? { needs: train.needs.map((set) => numbersOf(set, keys)) } : {}),
  };
}

function makeBonus(bonus: RunBonus, keys: ReadonlyMap<StopKey, number>): Bonus[] {
  const { sets: named, fromEnd: end, ...rest } = bonus;
  const sets = named.map((set) => numbersOf(set, keys));
  // Out of the company's reach the bonus cannot be earned.
  if (sets.some((set) => set.length === 0)) return [];
  if (end === undefined) return [{ ...rest, sets }];
  const fromEnd = keys.get(end);
  return fromEnd === undefined ? [] : [{ ...rest, sets, fromEnd }];
}

function numbersOf(set: readonly StopKey[], keys: ReadonlyMap<StopKey, number>): number[] {
  return set.flatMap((key) => keys.get(key) ?? []);
}

function pairOf(a: number | undefined, b: number | undefined): (readonly [number, number])[] {
  return a === undefined || b === undefined ? [] : [[a, b]];
}
