import { isHolder } from '@stellwerk/engine/table/own.ts';
import { phrase } from '@stellwerk/engine/table/words.ts';
import type { Fields, Misshape } from '@stellwerk/engine/table/shape.ts';
import {
  choice,
  flag,
  json,
  nullable,
  optional,
  parseFields,
  record,
  ref,
  text,
  whole,
} from '@stellwerk/engine/table/shape.ts';
import type { Result } from '@stellwerk/engine/table/types.ts';
import { fail, ok } from '@stellwerk/engine/table/types.ts';
import type { Asked, Of, ProposedAct } from './acts.ts';
import { ACTS, entry, QUESTIONS } from './acts.ts';
import { DESK_LIMITS } from './desk.ts';
import { LINK_KINDS } from './tokens.ts';

/**
 * Messages of the players, as stateless JSON on the connection of `table/<id>`. A new number for a new
 * meaning.
 */
export const PROTOCOL = 1;
/** Characters of one message. A frame on the socket may hold 64 kB. */
export const MESSAGE_LIMIT = 16_000;

const seat = ref('seat');
const name = text(40);
const colour = text(20);
const SEAT_WORK = {
  claim: { seat, name: optional(name), colour: optional(colour) },
  card: { seat, name: optional(name), colour: optional(colour) },
  leave: { seat },
  /** Gets a fresh link for somebody else; the old one is void. */
  'hand-over': { seat },
} as const satisfies Record<string, Fields>;

const HOST_WORK = {
  links: {},
  kick: { seat },
  rotate: { link: choice(...LINK_KINDS), seat: optional(seat) },
  close: { closed: flag },
  name: { name: text(80) },
  hints: { hints: flag },
  evening: { evening: flag },
  dismiss: { request: text(40) },
} as const satisfies Record<string, Fields>;

const spot = record({ x: whole(-100_000, 100_000), y: whole(-100_000, 100_000) });
const mark = record({
  kind: choice('arrow', 'ring', 'note'),
  from: text(60),
  to: optional(text(60)),
  text: optional(text(DESK_LIMITS.note)),
});
const DESK_WORK = {
  say: { text: text(DESK_LIMITS.line), seat: optional(seat) },
  mark: { mark: text(40), is: nullable(mark) },
  loose: { piece: text(80), is: nullable(spot) },
  hand: { up: flag, seat: optional(seat) },
  /** Takes all marks of mine away. */
  wipe: {},
  /** The teacher wants everybody at this step; null: each at an own pace. */
  lead: { at: nullable(whole(0, 60)) },
  /** How far somebody is in the lesson of the class. `key` is the pupil's own secret: by it he is known again. */
  learn: {
    key: text(40),
    name,
    at: whole(0, 60),
    isDone: flag,
    wrong: whole(0, 9999),
    way: json(DESK_LIMITS.way),
  },
} as const satisfies Record<string, Fields>;

export type SeatWork = Of<typeof SEAT_WORK>;
export type HostWork = Of<typeof HOST_WORK>;
export type DeskWork = Of<typeof DESK_WORK>;

/**
 * `id` is made by the sender (8 to 40 letters, digits, `-`, `_`) and never used twice: a retry is recognised
 * by it.
 */
export type ClientMessage = { readonly v: typeof PROTOCOL; readonly id: string } & (
  | { readonly type: 'propose'; readonly base: number; readonly act: ProposedAct }
  | {
      readonly type: 'ask';
      readonly base: number;
      readonly question: Asked;
      readonly seat?: string | undefined;
    }
  | {
      readonly type: 'vote';
      readonly request: string;
      readonly yes: boolean;
      readonly seat?: string | undefined;
    }
  | { readonly type: 'seat'; readonly work: SeatWork }
  | { readonly type: 'host'; readonly work: HostWork }
  | { readonly type: 'desk'; readonly work: DeskWork }
);
/** A message without what the sender's outbox adds. */
export type ClientMessageBody = ClientMessage extends infer M
  ? M extends unknown
    ? Omit<M, 'v' | 'id'>
    : never
  : never;

const MESSAGES = {
  propose: { base: entry, act: json(9000) },
  ask: { base: entry, question: json(9000), seat: optional(seat) },
  vote: { request: text(40), yes: flag, seat: optional(seat) },
  seat: { work: json(1000) },
  host: { work: json(1000) },
  desk: { work: json(DESK_LIMITS.way + 1000) },
} as const satisfies Record<ClientMessage['type'], Fields>;

/** The union inside a message: which field holds it, and its shapes. */
const INNER: Partial<Record<ClientMessage['type'], readonly [string, Record<string, Fields>]>> = {
  propose: ['act', ACTS],
  ask: ['question', QUESTIONS],
  seat: ['work', SEAT_WORK],
  host: ['work', HOST_WORK],
  desk: ['work', DESK_WORK],
};

/**
 * Why a message could not be read. `id` is given back where it could be read, so that the sender knows which
 * one.
 */
export interface Unreadable {
  readonly id: string | null;
  readonly reason: 'too-large' | 'bad-shape' | 'unknown-message' | 'wrong-protocol';
  readonly misshape?: Misshape;
}

const ID = /^[A-Za-z0-9_-]{8,40}$/;
export const isMessageId = (value: unknown): value is string =>
  typeof value === 'string' && ID.test(value) && isHolder(value);
/** The id of a message that nobody reads any further: it stands at its beginning. Null where it does not. */
export const idIn = (source: string): string | null => {
  const found = /^\s*\{\s*"v"\s*:\s*\d+\s*,\s*"id"\s*:\s*"([A-Za-z0-9_-]{8,40})"/.exec(
    source.slice(0, 100),
  )?.[1];
  return isMessageId(found) ? found : null;
};
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parseJson(source: string): unknown {
  try {
    return JSON.parse(source) as unknown;
  } catch {
    return undefined;
  }
}

/** Reads a message from outside. Never throws; a move inside it still has to be read against the table. */
export function parseClientMessage(source: string): Result<ClientMessage, Unreadable> {
  if (source.length > MESSAGE_LIMIT) return fail({ id: null, reason: 'too-large' });
  const value = parseJson(source);
  if (!isRecord(value)) return fail({ id: null, reason: 'bad-shape' });
  const { v, id: given, type, ...rest } = value;
  const id = isMessageId(given) ? given : null;
  const bad = (misshape: Misshape) => fail<Unreadable>({ id, reason: 'bad-shape', misshape });
  if (v !== PROTOCOL) return fail({ id, reason: 'wrong-protocol' });
  if (id === null) return bad({ place: 'id', wanted: phrase('shape/message-id') });
  if (typeof type !== 'string' || !Object.hasOwn(MESSAGES, type))
    return fail({ id, reason: 'unknown-message' });
  const known = type as ClientMessage['type'];
  const outer = parseFields(MESSAGES[known], rest);
  if (!outer.ok) return bad(outer.error);
  const message: Record<string, unknown> = { v, id, type, ...outer.value };
  const inner = INNER[known];
  if (inner) {
    const [place, shapes] = inner;
    const parsed = parseInner(place, shapes, message[place]);
    if (!parsed.ok) return bad(parsed.error);
    message[place] = parsed.value;
  }
  return ok(message as unknown as ClientMessage);
}

function parseInner(
  place: string,
  shapes: Record<string, Fields>,
  value: unknown,
): Result<unknown, Misshape> {
  if (!isRecord(value)) return fail({ place, wanted: phrase('shape/record') });
  const { do: word, ...fields } = value;
  if (typeof word !== 'string' || !Object.hasOwn(shapes, word))
    return fail({ place: `${place}.do`, wanted: phrase('shape/choice', { of: Object.keys(shapes) }) });
  const parsed = parseFields(shapes[word]!, fields, place);
  return parsed.ok ? ok({ do: word, ...parsed.value }) : parsed;
}

export const formatClientMessage = (message: ClientMessage): string => JSON.stringify(message);
