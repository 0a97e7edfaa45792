import { carried } from '../../table/carried.ts';
import { piecesAt } from '../../table/places.ts';
import type { Place, Seat } from '../../table/types.ts';
import type { Box } from './box.ts';
import type { ToeTable } from './clock.ts';
import { SEGMENT_PRICE, TRACK_FACTOR } from './data/limits.ts';
import type { Connection } from './material-types.ts';
import { isStick, ownerOfStick, segmentPlace } from './pieces.ts';
import { box } from './readers.ts';
import { waysFrom } from './ways.ts';

/** Licences of one company: connection → track. */
type Licences = ReadonlyMap<string, number>;

interface Board {
  /** Who holds all segments of a track, by connection and track. */
  readonly licences: ReadonlyMap<Seat, Licences>;
  /** Tracks with any stick on them. */
  readonly taken: ReadonlyMap<string, readonly number[]>;
}
const NONE: Licences = new Map();

type Sticks = readonly { readonly at: Place; readonly seat: Seat }[];
function readSticks(pieces: ToeTable['pieces']): Sticks {
  const sticks: { at: Place; seat: Seat }[] = [];
  for (const piece of pieces.named('stick/'))
    sticks.push({ at: pieces.get(piece)!.at, seat: ownerOfStick(piece) });
  return sticks;
}
/** The very same list as long as nobody touches a stick, and so is everything that is remembered by it: licences, networks. */
const sticksOf = carried(readSticks, (known, _, to, moved) => {
  for (const piece of moved) if (isStick(piece)) return readSticks(to);
  return known;
});

/** Goes through the sticks, not through the board. */
function readBoard(sticks: Sticks, { segments }: Box): Board {
  const counts = new Map<
    object,
    { readonly seats: Map<Seat, Set<Place>>; readonly connection: Connection; readonly track: number }
  >();
  for (const { at, seat } of sticks) {
    const here = segments.get(at);
    if (!here) continue;
    let count = counts.get(here);
    if (!count) counts.set(here, (count = { seats: new Map(), ...here }));
    const places = count.seats.get(seat);
    if (places) places.add(at);
    else count.seats.set(seat, new Set([at]));
  }
  const licences = new Map<Seat, Map<string, number>>();
  const taken = new Map<string, number[]>();
  for (const { seats, connection, track } of counts.values()) {
    const { id } = connection;
    taken.set(id, [...(taken.get(id) ?? []), track]);
    for (const [seat, places] of seats) {
      if (places.size < connection.segments) continue;
      const mine = licences.get(seat) ?? new Map<string, number>();
      licences.set(seat, mine.set(id, Math.min(track, mine.get(id) ?? track)));
    }
  }
  return { licences, taken };
}
const boards = new WeakMap<Sticks, { readonly of: Box; readonly board: Board }>();
function board(table: ToeTable): Board {
  const [sticks, of] = [sticksOf(table.pieces), box(table)];
  let found = boards.get(sticks);
  if (found?.of !== of) boards.set(sticks, (found = { of, board: readBoard(sticks, of) }));
  return found.board;
}

/** A licence is a whole track of own sticks: part of one is worth nothing (TOE-8.4). */
export const licencesOf = (table: ToeTable, seat: Seat): Licences => board(table).licences.get(seat) ?? NONE;
export const takenTracks = (table: ToeTable, connection: string): readonly number[] =>
  board(table).taken.get(connection) ?? [];
export const freeTrack = (table: ToeTable, { id, tracks }: Connection): number | null => {
  const taken = takenTracks(table, id);
  for (let track = 0; track < tracks; track++) if (!taken.includes(track)) return track;
  return null;
};

/** Whose stick lies on a track; null: nobody's. */
export function whoseTrack(table: ToeTable, { id, segments }: Connection, track: number): Seat | null {
  for (let segment = 0; segment < segments; segment++) {
    const [stick] = piecesAt(table, segmentPlace(id, track, segment)).filter(isStick);
    if (stick !== undefined) return ownerOfStick(stick);
  }
  return null;
}

/** The second company on a connection pays double, the third four times (ch. 8). */
export function licencePrice(table: ToeTable, connection: Connection): number {
  const rank = Math.min(takenTracks(table, connection.id).length, TRACK_FACTOR.length - 1);
  return connection.segments * SEGMENT_PRICE * TRACK_FACTOR[rank]!;
}

/** Which cities own licences join, as sets that know each other. */
export interface Network {
  readonly root: ReadonlyMap<string, string>;
  /** Segments of each connected part, by its root. */
  readonly segments: ReadonlyMap<string, number>;
}

function join(connections: readonly Connection[]): Network {
  const parent = new Map<string, string>();
  const find = (city: string): string => {
    let at = city;
    while (parent.has(at) && parent.get(at) !== at) at = parent.get(at)!;
    return at;
  };
  for (const { from, to } of connections) {
    if (!parent.has(from)) parent.set(from, from);
    if (!parent.has(to)) parent.set(to, to);
    parent.set(find(from), find(to));
  }
  const root = new Map([...parent.keys()].map((city) => [city, find(city)]));
  const segments = new Map<string, number>();
  for (const c of connections)
    segments.set(root.get(c.from)!, (segments.get(root.get(c.from)!) ?? 0) + c.segments);
  return { root, segments };
}

const networks = new WeakMap<Licences, Network>();
const connectionsOf = (table: ToeTable, licences: Iterable<string>): readonly Connection[] =>
  [...licences].flatMap((id) => box(table).connections.get(id) ?? []);

export function networkOf(table: ToeTable, seat: Seat): Network {
  const licences = licencesOf(table, seat);
  let found = networks.get(licences);
  if (!found) networks.set(licences, (found = join(connectionsOf(table, licences.keys()))));
  return found;
}
/** The network as it would be with one connection more. */
export const networkWith = (table: ToeTable, seat: Seat, connection: string): Network =>
  join(connectionsOf(table, [...licencesOf(table, seat).keys(), connection]));
/** The network as it would be without one connection. */
export const networkWithout = (table: ToeTable, seat: Seat, connection: string): Network =>
  join(
    connectionsOf(
      table,
      [...licencesOf(table, seat).keys()].filter((id) => id !== connection),
    ),
  );

/** An unbroken chain of own licences between two cities, over any way (TOE-7.8, TOE-7.9). */
export const joined = ({ root }: Network, from: string, to: string): boolean =>
  root.has(from) && root.get(from) === root.get(to);

/** Cities joined to at least one other one; each counts once, all networks count (TOE-8.60, TOE-13.2). */
export const citiesOf = (table: ToeTable, seat: Seat): readonly string[] => [
  ...networkOf(table, seat).root.keys(),
];
export const countriesOf = (table: ToeTable, seat: Seat): readonly string[] => [
  ...new Set(citiesOf(table, seat).flatMap((city) => box(table).cities.get(city)?.country ?? [])),
];
/** The largest connected part, counted in segments with all branches (TOE-10.9). */
export const largestPart = (table: ToeTable, seat: Seat): number =>
  Math.max(0, ...networkOf(table, seat).segments.values());

/**
 * What a seat would have to buy to join two cities as cheaply as it can be done now: own licences are free, full
 * connections closed. Null where no way is left.
 */
export function cheapestWay(
  table: ToeTable,
  seat: Seat,
  from: string,
  to: string,
): readonly Connection[] | null {
  const mine = licencesOf(table, seat);
  const ways = waysFrom([from], box(table).material.connections, (c) =>
    mine.has(c.id) ? 0 : freeTrack(table, c) === null ? Infinity : licencePrice(table, c),
  );
  if (!ways.has(to)) return null;
  const way: Connection[] = [];
  for (let at = ways.get(to); at?.via; at = ways.get(at.before))
    if (!mine.has(at.via.id)) way.unshift(at.via);
  return way;
}
