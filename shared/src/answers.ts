import type { Finding, Seat } from '@stellwerk/engine/table/types.ts';
import { PROTOCOL } from './messages.ts';

export const ANSWERS = ['committed', 'flagged', 'refused', 'malformed'] as const;

/** Why something was not done. The words for the players are made in the client. */
export const REASONS = [
  /** Against the rules: see the findings. */
  'rules',
  'malformed-move',
  'bad-shape',
  'unknown-message',
  'wrong-protocol',
  'too-large',
  /** Too many messages; wait and send again. */
  'too-fast',
  /** Somebody else has moved that piece in the meantime. */
  'quicker',
  'not-your-seat',
  'no-such-seat',
  'seat-taken',
  'seat-free',
  'not-host',
  'watching-only',
  /** Somebody must be asked: send `ask`. */
  'needs-consent',
  'no-such-entry',
  'nothing-to-undo',
  'nothing-to-redo',
  'no-such-request',
  'already-asked',
  'too-many-requests',
  'voted-down',
  /** What was asked about is gone: taken back, settled, or changed. */
  'moot',
  'no-vote',
  'table-closed',
  /** The record of this table does not come out as written; it can be looked at only. */
  'table-damaged',
  'desk-full',
  /** So much was written at this table that it takes no more; a copy of it can be played on. */
  'table-full',
  /** This id was used before, by somebody else. */
  'id-used',
  'link-void',
  /** The referee itself failed on this message; nothing was committed, and the table goes on. */
  'fault',
  /** The store did not answer; nothing was committed. */
  'store',
] as const;
export type Reason = (typeof REASONS)[number];

/** Links to free seats. The one of a seat that somebody has taken is that person's alone: nobody else gets it. */
export interface SeatLinks {
  readonly seats: Readonly<Record<Seat, string>>;
}
/** All links that the host can pass on. */
export interface Links extends SeatLinks {
  readonly host?: string;
  readonly join: string;
  readonly watch: string;
}
export const isAllLinks = (links: SeatLinks | undefined): links is Links => !!links && 'join' in links;

export interface Answer {
  readonly v: typeof PROTOCOL;
  readonly type: 'answer';
  /** `null` where the message was so broken that its id could not be read. */
  readonly id: string | null;
  readonly verdict: (typeof ANSWERS)[number];
  /** Number of the log entry, where one was made. */
  readonly n?: number;
  readonly findings?: readonly Finding[];
  readonly reason?: Reason;
  /** Where a message or move has the wrong shape. */
  readonly place?: string;
  readonly expected?: string;
  /** From now on use this token: the connection already has its rights. */
  readonly token?: string;
  readonly links?: Links | SeatLinks;
}

export const NOTICES = ['link-void', 'table-damaged', 'too-fast', 'server-stops'] as const;
export interface Notice {
  readonly v: typeof PROTOCOL;
  readonly type: 'notice';
  readonly what: (typeof NOTICES)[number];
}

/** The first word to everybody who opens a board. */
export interface Hello {
  readonly v: typeof PROTOCOL;
  readonly type: 'hello';
  /** The script of the page that this server gives out now: its name changes with every release. */
  readonly build: string;
}
export type ServerMessage = Answer | Notice | Hello;
const KINDS: readonly unknown[] = ['answer', 'notice', 'hello'] satisfies ServerMessage['type'][];

/** The script in the text of a built page; null where nothing was built. */
export const buildIn = (page: string): string | null =>
  /<script[^>]*\ssrc="(\/assets\/[^"]+)"/.exec(page)?.[1] ?? null;

/** Reads what the server says; null where it is nothing we know (a newer server). */
export function parseServerMessage(source: string): ServerMessage | null {
  try {
    const value = JSON.parse(source) as Partial<ServerMessage> | null;
    if (typeof value !== 'object' || value === null || value.v !== PROTOCOL) return null;
    return KINDS.includes(value.type) ? (value as ServerMessage) : null;
  } catch {
    return null;
  }
}

/** Why a connection or a document was closed. */
export const CLOSE_REASONS = [
  'link-void',
  /** The hand of a seat that is not, or no longer, the guest's own. */
  'hand-void',
  'no-such-table',
  'no-token',
  'too-fast',
  /** No room for one more: at this table, or in the house. */
  'full',
  /** The record of this table cannot be read: whoever runs the server has to repair it. */
  'table-damaged',
] as const;
export type CloseReason = (typeof CLOSE_REASONS)[number];
