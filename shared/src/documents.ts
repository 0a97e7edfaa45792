import { openEntry, openTable } from '@stellwerk/engine/table/hidden.ts';
import type { Config, Entry, FlagState, Play } from '@stellwerk/engine/table/play.ts';
import { piecesFrom, tableFrom, written } from '@stellwerk/engine/table/pieces.ts';
import type { Pieces, WrittenTable } from '@stellwerk/engine/table/pieces.ts';
import { positionAt } from '@stellwerk/engine/table/positions.ts';
import { isSame } from '@stellwerk/engine/table/same.ts';
import type { Bookkeeping, Finding, Json, Mode, Seat, Table } from '@stellwerk/engine/table/types.ts';
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
 *                                                         answered  id → what became of the last questions
 */
export const PARTS = [
  'pieces',
  'cash',
  'clock',
  'log',
  'seats',
  'settings',
  'flags',
  'requests',
  'answered',
] as const;

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
  /** Nobody sits here, and nobody can: the title plays this seat, and this is how it is called. */
  readonly automaton?: { readonly de: string; readonly en: string };
}

/** Whether a person sits there: those who vote, and whom one can ask. */
export const isHeld = (card: SeatCard | undefined): boolean => card?.taken === true && !card.automaton;

/** What was agreed when the table was opened, without the seed: chance stays with the referee. */
export type OpenConfig = Omit<Config, 'seed'>;

/** What belongs to the table and not to the game. */
export interface Room {
  readonly name: string;
  readonly closed: boolean;
  /** Whether the table wants to be told cautions, notes and best runs. */
  readonly hints: boolean;
  /** A first evening: everybody is told what a round or step is about when it comes for the first time. */
  readonly evening?: boolean;
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
  /** Of a refused move: what it breaks. */
  readonly findings?: readonly Finding[];
}

/**
 * How a question ended without an entry in the log: turned down by vote, or by the host's word; what it was about is
 * gone; whoever asked has left.
 */
export const ENDINGS = ['voted-down', 'host-said-no', 'moot', 'asker-left'] as const;
export interface Answered extends Request {
  readonly ended: (typeof ENDINGS)[number];
}
/** So many ended questions are kept, the last ones: long enough to be read. */
export const ANSWERED_KEPT = 4;

/** Everything that the board document shows. */
export interface Board {
  readonly play: Play;
  readonly seats: Readonly<Record<Seat, SeatCard>>;
  readonly room: Room;
  readonly requests: Readonly<Record<string, Request>>;
  readonly answered: Readonly<Record<string, Answered>>;
}

export const tableDocument = (id: string): string => `table/${id}`;
export const deskDocument = (id: string): string => `desk/${id}`;
export const handDocument = (id: string, seat: Seat): string => `hand/${id}/${seat}`;

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
const same = (a: unknown, b: unknown): boolean => a === b || (isObject(a) && isObject(b) && isSame(a, b));
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

/** After nearly every move only the head is another one. */
function writeSettings(map: Y.Map<unknown>, before: Board | null, after: Board): void {
  const isOnlyHead =
    before?.room === after.room &&
    before.play.settings === after.play.settings &&
    before.play.config === after.play.config;
  if (!isOnlyHead) write(map, before ? { ...settingsOf(before) } : {}, { ...settingsOf(after) });
  else if (before.play.head !== after.play.head) map.set('head' satisfies keyof Settings, after.play.head);
}

/** A table in `coach` may have hundreds of flags: nothing is copied to find the one that is new. */
function writeFlags(map: Y.Map<unknown>, before: Play['flags'] | null, after: Play['flags']): void {
  for (const [n, state] of after) if (before?.get(n) !== state) map.set(String(n), state);
  for (const n of before?.keys() ?? []) if (!after.has(n)) map.delete(String(n));
}

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
        fresh.map((entry) => openEntry(game, entry, positionAt(after.play, entry.n))),
      );
    if (before?.play.flags !== after.play.flags)
      writeFlags(doc.getMap('flags'), before?.play.flags ?? null, after.play.flags);
  }
  if (before?.play !== after.play || before.room !== after.room)
    writeSettings(doc.getMap('settings'), before, after);
  if (before?.seats !== after.seats) write(doc.getMap('seats'), before?.seats ?? {}, after.seats);
  if (before?.requests !== after.requests)
    write(doc.getMap('requests'), before?.requests ?? {}, after.requests);
  if (before?.answered !== after.answered)
    write(doc.getMap('answered'), before?.answered ?? {}, after.answered);
}

/** The same for the position alone, as everybody may see it. */
export function projectTable(doc: Y.Doc, before: Table | null, after: Table): void {
  if (before === after) return;
  writePieces(doc.getMap('pieces'), before?.pieces ?? null, after.pieces);
  write(doc.getMap('cash'), before?.cash ?? {}, after.cash);
  write(doc.getMap('clock'), (before?.clock ?? {}) as Values, after.clock as unknown as Values);
}

/** Positions of one table share all that was not carried, so only that is looked at. */
function writePieces(map: Y.Map<unknown>, before: Pieces | null, after: Pieces): void {
  for (const id of after.changedSince(before)) {
    const piece = after.get(id);
    if (!same(before?.get(id), piece)) map.set(id, piece);
  }
  for (const id of before?.box === after.box ? [] : (before?.ids ?? [])) if (!after.has(id)) map.delete(id);
}

const plain = <T>(map: Y.Map<unknown>): T => Object.fromEntries(map.entries()) as T;

/** The position in the document; equal in hash to the one it was written from. */
export function readTable(doc: Y.Doc): Table {
  return {
    pieces: piecesFrom(plain(doc.getMap('pieces'))),
    cash: plain(doc.getMap('cash')),
    clock: plain(doc.getMap('clock')),
  };
}
export const readLog = (doc: Y.Doc): readonly Entry[] => doc.getArray('log').toArray() as Entry[];
export const readSeats = (doc: Y.Doc): Board['seats'] => plain(doc.getMap('seats'));
export const readRequests = (doc: Y.Doc): Board['requests'] => plain(doc.getMap('requests'));
export const readAnswered = (doc: Y.Doc): Board['answered'] => plain(doc.getMap('answered'));
export const readSettings = (doc: Y.Doc): Settings => plain(doc.getMap('settings'));
export function readRoom(doc: Y.Doc): Room {
  const { name, closed, hints, links, evening = false } = readSettings(doc);
  return { name, closed, hints, links, evening };
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
    const shown = written(open)[part] as unknown as Values;
    const seen = written(own)[part] as unknown as Values;
    const differing: Record<string, unknown> = {};
    for (const key in seen) if (!same(shown[key], seen[key])) differing[key] = seen[key];
    for (const key in shown) if (!(key in seen)) differing[key] = null;
    write(map, plain(map), differing);
  }
}

/** The table as a seat sees it: the open one with its own hand laid over. */
export function readHand(open: Table, hand: Y.Doc): Table {
  const lay = (part: 'pieces' | 'cash' | 'clock'): Record<string, Json> => {
    const out: Record<string, unknown> = { ...written(open)[part] };
    for (const [key, value] of hand.getMap(part).entries()) {
      if (value === null) delete out[key];
      else out[key] = value;
    }
    return out as Record<string, Json>;
  };
  const [pieces, cash, clock] = [lay('pieces'), lay('cash'), lay('clock')];
  return tableFrom({ pieces, cash, clock } as unknown as WrittenTable);
}
