import type { Json } from '@stellwerk/engine/table/types.ts';
import type * as Y from 'yjs';

/**
 * The desk document `desk/<id>`: what belongs to nobody's rules. It is never an input to the engine. The
 * server writes it for the players, so that a line of chat has the author it claims and nobody can fill the
 * memory.
 *
 *   chat   list of lines, the newest at the end          loose  piece → where it lies on a mat
 *   marks  mark id → arrow or ring on the map            hands  who → since when the hand is up
 *   lesson what a class works on, and where its teacher leads it
 *   pupils who → how far somebody is, and the way there
 */
export interface Line {
  readonly id: string;
  readonly who: string;
  /** The name at that time. Text, never markup. */
  readonly name: string;
  readonly text: string;
  /** Milliseconds since 1970, by the server's clock. */
  readonly at: number;
  /** What the host did, where nobody said anything: `name` is who sat there. The client has the words. */
  readonly event?: { readonly do: 'put-out'; readonly seat: string };
}
export interface Mark {
  readonly who: string;
  readonly kind: 'arrow' | 'ring' | 'note';
  readonly from: string;
  readonly to?: string | undefined;
  readonly text?: string | undefined;
}
export interface Spot {
  readonly x: number;
  readonly y: number;
}
/** What the teacher of a class gave it. A lesson is as its file says; each reads it before opening it. */
export interface ClassLesson {
  readonly file: Json;
  /** The step at which the teacher wants everybody; null: each at an own pace. */
  readonly lead: number | null;
}
/** Somebody who works on the lesson, each on a copy of his own. */
export interface Pupil {
  readonly name: string;
  /** The step, counted from 0. */
  readonly at: number;
  readonly isDone: boolean;
  /** Moves that went back, in this step. */
  readonly wrong: number;
  /** The moves of each step (engine: `lessons/way.ts`), so that the teacher can look at the table. */
  readonly way: Json;
  readonly seen: number;
}
export interface Desk {
  readonly chat: readonly Line[];
  readonly marks: Readonly<Record<string, Mark>>;
  readonly loose: Readonly<Record<string, Spot>>;
  readonly hands: Readonly<Record<string, number>>;
  readonly lesson: ClassLesson | null;
  readonly pupils: Readonly<Record<string, Pupil>>;
}

export const DESK_LIMITS = {
  lines: 300,
  line: 1000,
  marksEach: 40,
  marks: 200,
  loose: 500,
  hands: 100,
  note: 200,
  pupils: 60,
  /** Characters of a pupil's way. */
  way: 6000,
} as const;
export const EMPTY_DESK: Desk = { chat: [], marks: {}, loose: {}, hands: {}, lesson: null, pupils: {} };

/** Arrows and rings are for the moment: they go with the turn. Notes stay. */
export function withoutArrows(desk: Desk): Desk {
  const kept = Object.entries(desk.marks).filter(([, { kind }]) => kind === 'note');
  return kept.length === Object.keys(desk.marks).length ? desk : { ...desk, marks: Object.fromEntries(kept) };
}

const PLAIN = ['marks', 'loose', 'hands', 'pupils'] as const;

/**
 * Writes what changed. Old lines go from the front, new ones come at the end. Call it inside one
 * transaction.
 */
export function projectDesk(doc: Y.Doc, before: Desk, after: Desk): void {
  if (before.chat !== after.chat) {
    const chat = doc.getArray('chat');
    const first = after.chat[0];
    const gone = first ? before.chat.findIndex((line) => line.id === first.id) : before.chat.length;
    const dropped = gone < 0 ? before.chat.length : gone;
    if (dropped > 0) chat.delete(0, dropped);
    const fresh = after.chat.slice(before.chat.length - dropped);
    if (fresh.length > 0) chat.push([...fresh]);
  }
  if (before.lesson !== after.lesson && after.lesson) {
    const lesson = doc.getMap('lesson');
    const { file, lead } = after.lesson;
    if (before.lesson?.file !== file) lesson.set('file', file);
    lesson.set('lead', lead);
  }
  for (const part of PLAIN) {
    if (before[part] === after[part]) continue;
    const map = doc.getMap(part);
    const [old, now]: Readonly<Record<string, unknown>>[] = [before[part], after[part]];
    for (const key in now) if (old![key] !== now![key]) map.set(key, now![key]);
    for (const key in old) if (!(key in now!)) map.delete(key);
  }
}

export function readDesk(doc: Y.Doc): Desk {
  const plain = (part: string): never => Object.fromEntries(doc.getMap(part).entries()) as never;
  return {
    chat: doc.getArray('chat').toArray() as Line[],
    marks: plain('marks'),
    loose: plain('loose'),
    hands: plain('hands'),
    lesson: readLesson(doc),
    pupils: plain('pupils'),
  };
}

function readLesson(doc: Y.Doc): ClassLesson | null {
  const lesson = doc.getMap('lesson');
  if (!lesson.has('file')) return null;
  return {
    file: lesson.get('file') as Json,
    lead: (lesson.get('lead') as number | null | undefined) ?? null,
  };
}

/** What a client may put into its presence beside `user`, which the server sets. */
export interface Presence {
  readonly user?: {
    readonly who: string;
    readonly name: string;
    readonly colour: string;
    readonly kind: string;
    /** Seats that this person has taken. */
    readonly seats?: readonly string[];
  };
  readonly pointer?: SharedSpot | null;
  /** What is in the hand; each client reads as much of it as it knows. */
  readonly drag?: unknown;
  readonly view?: unknown;
  /** The last call to the others: a ping, or "follow me". */
  readonly call?: unknown;
}
/**
 * A point on the table that everybody finds, though mats lie in another order for everybody: on a block, counted from
 * its upper left corner; without one, from that of the table.
 */
export interface SharedSpot {
  readonly on?: string | undefined;
  readonly x: number;
  readonly y: number;
}
/** Characters of JSON. */
export const PRESENCE_LIMIT = 2000;
