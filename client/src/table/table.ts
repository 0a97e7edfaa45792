import { turnOf } from './settled.ts';
import type { Game } from '@stellwerk/engine/table/game.ts';
import type { Play } from '@stellwerk/engine/table/play.ts';
import type { Finding, Move, Seat } from '@stellwerk/engine/table/types.ts';
import type { Reason } from '@stellwerk/shared/answers.ts';
import type { Desk, Presence } from '@stellwerk/shared/desk.ts';
import { EMPTY_DESK } from '@stellwerk/shared/desk.ts';
import type { Answered, Request, Room, SeatCard } from '@stellwerk/shared/documents.ts';
import { freshRoom } from '@stellwerk/shared/opening.ts';
import type { ProposedAct } from '@stellwerk/shared/acts.ts';
import type { LinkKind } from '@stellwerk/shared/tokens.ts';
import { create } from 'zustand';

/** Something proposed that is not in the log yet. */
export interface Waiting {
  readonly id: string;
  readonly act: ProposedAct;
}
/** Something that was not done, and why; stays readable until it is dismissed. */
export interface Refusal {
  readonly id: string;
  readonly move: Move | null;
  readonly findings: readonly Finding[];
  readonly reason: Reason | null;
  /** A question of mine that the table did not grant, with who said what. */
  readonly answered?: Answered;
  /** The moment it is about: what could be asked of the table then is no question on another position. */
  readonly head?: number;
}
/** Somebody else at the table right now. */
export interface Other extends Presence {
  readonly client: number;
  readonly since: number;
}

export const FAILURES = [
  'link-void',
  'no-such-table',
  'unknown-game',
  'too-large',
  'full',
  'no-solo',
  'damaged',
  'outdated',
] as const;
export type Failure = (typeof FAILURES)[number];

export interface TableState {
  readonly status: 'closed' | 'opening' | 'ready' | 'failed';
  readonly failure: Failure | null;
  readonly kind: 'remote' | 'solo';
  readonly id: string;
  readonly game: Game | null;
  /** What is committed. */
  readonly play: Play | null;
  /** What is committed and, on top of it, what waits. Thrown away and made anew with each commit. */
  readonly ahead: Play | null;
  /** The move of mine that waits for its draw: chance is the table's, so nothing is shown of it before. */
  readonly draws: string | null;
  /** Whether earlier positions can be looked at; not where hands are hidden. */
  readonly hasHistory: boolean;
  /** The server has another release than this page: what the rules say here need not be what it will say. */
  readonly isOutdated: boolean;
  readonly waiting: readonly Waiting[];
  readonly seats: Readonly<Record<Seat, SeatCard>>;
  readonly room: Room;
  readonly requests: Readonly<Record<string, Request>>;
  /** Seats that I may play. */
  readonly mine: readonly Seat[];
  readonly rights: LinkKind;
  readonly link: 'connecting' | 'online' | 'offline';
  readonly desk: Desk;
  readonly others: readonly Other[];
  readonly refusal: Refusal | null;
  /** When an entry was first seen here, by the clock of this browser. */
  readonly times: ReadonlyMap<number, number>;
}

const EMPTY: TableState = {
  status: 'closed',
  failure: null,
  kind: 'solo',
  id: '',
  game: null,
  play: null,
  ahead: null,
  draws: null,
  hasHistory: true,
  isOutdated: false,
  waiting: [],
  seats: {},
  room: freshRoom(),
  requests: {},
  mine: [],
  rights: 'watch',
  link: 'connecting',
  desk: EMPTY_DESK,
  others: [],
  refusal: null,
  times: new Map(),
};

export const useTable = create<TableState>()(() => EMPTY);

export const resetTable = (change: Partial<TableState> = {}): void =>
  useTable.setState({ ...EMPTY, ...change }, true);
export const failTable = (failure: Failure): void => useTable.setState({ status: 'failed', failure });
export const dismissRefusal = (): void => useTable.setState({ refusal: null });

/** Notes when new entries came, without forgetting the earlier ones. */
export function timed(
  times: ReadonlyMap<number, number>,
  length: number,
  now: number,
  isFirst: boolean,
): ReadonlyMap<number, number> {
  if (times.size > 0 && times.has(length - 1)) return times;
  const next = new Map(times);
  // Entries that were there when we came have no time of ours: better none than a wrong one.
  if (!isFirst) for (let n = length - 1; n >= 0 && !next.has(n); n--) next.set(n, now);
  else for (let n = 0; n < length; n++) next.set(n, 0);
  return next;
}

export const isHost = ({ rights, kind }: TableState): boolean => kind === 'solo' || rights === 'host';

/** The seat that the viewer acts for: one of mine that has to decide, else my first. */
export function seatNow(mine: readonly Seat[], play: Play | null): Seat | null {
  if (!play || mine.length === 0) return null;
  const turn = turnOf(play);
  return turn.find((seat) => mine.includes(seat)) ?? mine[0] ?? null;
}
