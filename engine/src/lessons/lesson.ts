import type { Both } from '../table/rulebook.ts';
import type { Fields, FieldsOf, Misshape } from '../table/shape.ts';
import { choice, flag, json, list, optional, parseFields, record, ref, text, whole } from '../table/shape.ts';
import type { Json, Result, Seat } from '../table/types.ts';

/**
 * A lesson is data: a table, and steps with words, places to point at, and something to do. It can do nothing that a
 * table cannot: moves go through the referee, conditions only look, words are plain text. `{1}` in a sentence stands
 * for the first place that the step points at.
 */
const words = (max: number) => record({ de: text(max), en: text(max) });
const SENTENCE = words(400);
const TITLE = words(80);
/** A move, or a part of one: what is given has to match. Checked against the title when the lesson is opened. */
const MOVE = json(4000);

/** Characters of a saved game in a lesson: a long evening. */
const LESSON_TABLE = 150_000;
/** Characters of a whole lesson. */
export const LESSON_LIMIT = 200_000;

const POINT = record({ at: ref('anything'), label: TITLE });
const TASK = record({
  goal: SENTENCE,
  /** Any of these counts, also where only a part of the move is given. Absent: the boxes decide. */
  counts: optional(list(MOVE, 40)),
  /** What has to be so in the end, as boxes that tick themselves. */
  boxes: optional(list(record({ say: SENTENCE, is: json(4000) }), 6)),
  /** Moves that do it: proof that it can be done, and what "show me" plays. */
  solution: list(MOVE, 20),
});
const REPLY = record({
  /** A part of a move, … */
  to: optional(MOVE),
  /** … or the rule that it breaks. */
  rule: optional(text(80)),
  say: SENTENCE,
});
const QUESTION = record({
  ask: SENTENCE,
  answers: list(record({ say: SENTENCE, right: flag, reply: SENTENCE }), 5),
});
const STEP = record({
  kind: optional(TITLE),
  title: TITLE,
  text: list(SENTENCE, 2),
  point: optional(list(POINT, 3)),
  /** Two of the places, counted from 1: joined by an arrow. */
  arrow: optional(list(whole(1, 3), 2)),
  /** What stays bright beside the places pointed at: places, pieces, blocks of the table. */
  bright: optional(list(ref('anything'), 20)),
  /** A variation: the table goes back to how it lay when that step began, counted from 0. */
  from: optional(whole(0, 59)),
  /** Played by itself when the step begins: what the others do, or what one need not do oneself. */
  before: optional(list(MOVE, 60)),
  task: optional(TASK),
  question: optional(QUESTION),
  hints: optional(list(SENTENCE, 4)),
  replies: optional(list(REPLY, 12)),
  /** Sections of the rulebook that the step is about. */
  see: optional(list(text(20), 4)),
});
export const LESSON = {
  lesson: whole(1, 1),
  game: text(40),
  id: text(40),
  title: TITLE,
  about: words(160),
  minutes: whole(1, 90),
  table: record({
    seats: list(ref('seat'), 12),
    me: ref('seat'),
    variant: optional(text(40)),
    options: optional(json(100_000)),
    seed: optional(whole(0, 2 ** 31 - 1)),
    bookkeeping: optional(choice('auto', 'hands-on')),
    /** A game as it is saved: the lesson begins where it ends, whatever was agreed or broken in it. */
    file: optional(json(LESSON_TABLE)),
    moves: list(MOVE, 2000),
  }),
  steps: list(STEP, 60),
} as const satisfies Fields;

export type Lesson = FieldsOf<typeof LESSON>;
export type LessonStep = Lesson['steps'][number];
export type Task = NonNullable<LessonStep['task']>;
export type Words = Both;

/** A part of a move: its type, and some of its fields. */
export type Pattern = { readonly type: string; readonly seat?: Seat } & Readonly<Record<string, Json>>;

/** Reads a lesson; what does not fit is named with its place (`steps[3].task.goal.en`). */
export function parseLesson(value: unknown): Result<Lesson, Misshape> {
  const parsed = parseFields(LESSON, value);
  return parsed.ok ? { ok: true, value: parsed.value as Lesson } : parsed;
}
