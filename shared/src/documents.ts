import { canonical } from '@stellwerk/engine/table/hash.ts';
import { openEntry, openTable } from '@stellwerk/engine/table/hidden.ts';
import type { Config, Entry, FlagState, Play } from '@stellwerk/engine/table/play.ts';
import type { Bookkeeping, Json, Mode, Seat, Table } from '@stellwerk/engine/table/types.ts';
import type * as Y from 'yjs';
import type { Question } from './acts.ts';

/**
 * The board document `table/<id>`. Plain maps and one list, so that any Yjs program can read a game without
 * our code. Only the referee writes it.
 *
 *   pieces    piece → { at, turn?, order?, side? }        log       list of entries with effects, number = index
 *   cash      account → amount                            flags     entry number → open | waived | upheld
 *   clock     key → value                                 seats     seat → card of the seat
 *   settings  key → value (see Settings)                  requests  id → open question to the table
 */
export const PARTS = ['pieces', 'cash', 'clock', 'log', 'seats', 'settings', 'flags', 'requests'] as const;

export interface SeatCard {
  readonly name: string;
  readonly colour: string;
  readonly taken: boolean;
  /** The host sits here. */
  readonly host?: boolean;
  /** Generation of the seat's link; a link of an older one is void. */
  readonly link: number;
  /**
   * Generation of the link that the seat was taken with. It lets its bearer in, without a seat: whoever has lost the
   * answer can ask for it again.
   */
  readonly by?: number;
}

/** What was agreed when the table was opened, without the seed: chance stays with the referee. */
export type OpenConfig = Omit<Config, 'seed'>;

/** What belongs to the table and not to the game. */
export interface Room {
  readonly name: string;
  readonly closed: boolean;
  /** Whether the table wants to be told cautions, notes and best runs. */
  readonly hints: boolean;
  readonly links: { readonly host: number; readonly join: number; readonly watch: number };
}

/** The keys of `settings`. */
export interface Settings extends Room {
  readonly config: OpenConfig;
  readonly mode: Mode;
  readonly bookkeeping: Bookkeeping;
  readonly houseRules: readonly string[];
  /** The entry whose position lies on the table. */
  readonly head: number;
}

export interface Request {
  readonly id: string;
  readonly by: Seat;
  readonly question: Question;
  readonly votes: Readonly<Record<Seat, boolean>>;
  /** `all`: every seated player; `most`: more than half of them. */
  readonly needs: 'all' | 'most';
}

/** Everything that the board document shows. */
export interface Board {
  readonly play: Play;
  readonly seats: Readonly<Record<Seat, SeatCard>>;
  readonly room: Room;
  readonly requests: Readonly<Record<string, Request>>;
}

export const tableDocument = (id: string): string => `table/${id}`;
export const deskDocument = (id: string): string => `desk/${id}`;
export const handDocument = (id: string, seat: Seat): string => `hand/${id}/${seat}`;

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
const same = (a: unknown, b: unknown): boolean =>
  a === b || (isObject(a) && isObject(b) && canonical(a) === canonical(b));
type Values = Readonly<Record<string, unknown>>;

/**
 * Writes the keys that differ, and no others. Positions share structure, so most keys are equal by identity.
 */
function write(map: Y.Map<unknown>, before: Values, after: Values): void {
  if (before === after) return;
  for (const key in after) {
    const value = after[key];
    if (before[key] === value || same(before[key], value)) continue;
    if (value === undefined) map.delete(key);
    else map.set(key, value);
  }
  for (const key in before) if (before[key] !== undefined && !(key in after)) map.delete(key);
}

const openConfigs = new WeakMap<Config, OpenConfig>();
/** The same object for the same configuration, so that comparing it costs nothing. */
function openConfigOf(config: Config): OpenConfig {
  let open = openConfigs.get(config);
  if (!open) {
    const { seed: _, ...rest } = config;
    openConfigs.set(config, (open = rest));
  }
  return open;
}

function settingsOf({ play, room }: Board): Settings {
  return { ...room, ...play.settings, config: openConfigOf(play.config), head: play.head };
}

const flagsOf = (flags: ReadonlyMap<number, FlagState>): Values => Object.fromEntries(flags);

/**
 * Brings the document from one board to the next: only what changed is written. Call it inside one
 * transaction.
 */
export function project(doc: Y.Doc, before: Board | null, after: Board): void {
  const { game } = after.play;
  if (before?.play !== after.play) {
    projectTable(doc, before && openTable(game, before.play.table), openTable(game, after.play.table));
    const fresh = after.play.log.slice(before?.play.log.length ?? 0);
    const log = doc.getArray('log');
    // `push` walks through the whole list; `insert` remembers where it was.
    if (fresh.length > 0)
      log.insert(
        log.length,
        fresh.map((entry) => openEntry(game, entry, after.play.positions[entry.n]!)),
      );
    if (before?.play.flags !== after.play.flags)
      write(doc.getMap('flags'), before ? flagsOf(before.play.flags) : {}, flagsOf(after.play.flags));
  }
  if (before?.play !== after.play || before.room !== after.room)
    write(doc.getMap('settings'), before ? { ...settingsOf(before) } : {}, { ...settingsOf(after) });
  if (before?.seats !== after.seats) write(doc.getMap('seats'), before?.seats ?? {}, after.seats);
  if (before?.requests !== after.requests)
    write(doc.getMap('requests'), before?.requests ?? {}, after.requests);
}

/** The same for the position alone, as everybody may see it. */
export function projectTable(doc: Y.Doc, before: Table | null, after: Table): void {
  if (before === after) return;
  write(doc.getMap('pieces'), before?.pieces ?? {}, after.pieces);
  write(doc.getMap('cash'), before?.cash ?? {}, after.cash);
  write(doc.getMap('clock'), (before?.clock ?? {}) as Values, after.clock as unknown as Values);
}

const plain = <T>(map: Y.Map<unknown>): T => Object.fromEntries(map.entries()) as T;

/** The position in the document; equal in hash to the one it was written from. */
export function readTable(doc: Y.Doc): Table {
  return {
    pieces: plain(doc.getMap('pieces')),
    cash: plain(doc.getMap('cash')),
    clock: plain(doc.getMap('clock')),
  };
}
export const readLog = (doc: Y.Doc): readonly Entry[] => doc.getArray('log').toArray() as Entry[];
export const readSeats = (doc: Y.Doc): Board['seats'] => plain(doc.getMap('seats'));
export const readRequests = (doc: Y.Doc): Board['requests'] => plain(doc.getMap('requests'));
export const readSettings = (doc: Y.Doc): Settings => plain(doc.getMap('settings'));
export function readRoom(doc: Y.Doc): Room {
  const { name, closed, hints, links } = readSettings(doc);
  return { name, closed, hints, links };
}
export function readFlags(doc: Y.Doc): ReadonlyMap<number, FlagState> {
  return new Map([...doc.getMap('flags').entries()].map(([n, state]) => [Number(n), state as FlagState]));
}

/**
 * The hand document `hand/<id>/<seat>`: what this seat sees otherwise than everybody. `null` in `pieces` or
 * `clock` takes a key away. Exists only for games that hide something.
 */
export function projectHand(doc: Y.Doc, open: Table, own: Table): void {
  for (const part of ['pieces', 'cash', 'clock'] as const) {
    const map = doc.getMap(part);
    const shown = open[part] as unknown as Values;
    const seen = own[part] as unknown as Values;
    const differing: Record<string, unknown> = {};
    for (const key in seen) if (!same(shown[key], seen[key])) differing[key] = seen[key];
    for (const key in shown) if (!(key in seen)) differing[key] = null;
    write(map, plain(map), differing);
  }
}

/** The table as a seat sees it: the open one with its own hand laid over. */
export function readHand(open: Table, hand: Y.Doc): Table {
  const lay = (part: 'pieces' | 'cash' | 'clock'): Record<string, Json> => {
    const out: Record<string, unknown> = { ...open[part] };
    for (const [key, value] of hand.getMap(part).entries()) {
      if (value === null) delete out[key];
      else out[key] = value;
    }
    return out as Record<string, Json>;
  };
  return { pieces: lay('pieces'), cash: lay('cash'), clock: lay('clock') } as unknown as Table;
}
