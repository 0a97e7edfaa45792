import { parseMove } from '@stellwerk/engine/table/judge.ts';
import type { Accepts } from '@stellwerk/engine/lessons/draft.ts';
import { emptyStep, taskOf } from '@stellwerk/engine/lessons/draft.ts';
import type { Lesson, LessonStep, Task } from '@stellwerk/engine/lessons/lesson.ts';
import type { LessonFault, Sitting } from '@stellwerk/engine/lessons/sitting.ts';
import { backTo, nextStep, openLesson } from '@stellwerk/engine/lessons/sitting.ts';
import type { Game } from '@stellwerk/engine/table/game.ts';
import type { Play } from '@stellwerk/engine/table/play.ts';
import { commit } from '@stellwerk/engine/table/play.ts';
import type { Both } from '@stellwerk/engine/table/rulebook.ts';
import type { Finding, Json, Move } from '@stellwerk/engine/table/types.ts';
import { create } from 'zustand';
import { keepDraft } from './drafts.ts';

/** A lesson on the desk: the step that is open, and what was moved on its table since. */
export interface Writing {
  readonly game: Game | null;
  readonly lesson: Lesson | null;
  readonly at: number;
  /** The table as the open step begins; null where an earlier step cannot be played. */
  readonly start: Sitting | null;
  readonly fault: LessonFault | null;
  readonly recorded: readonly Move[];
  readonly play: Play | null;
}
const EMPTY: Writing = {
  ...{ game: null, lesson: null, at: 0, start: null, fault: null, recorded: [], play: null },
};
export const useWriting = create<Writing>()(() => EMPTY);
export const closeWriting = (): void => useWriting.setState(EMPTY);

/** The sitting at the beginning of a step, by the solutions before it. */
function sittingAt(
  game: Game,
  lesson: Lesson,
  at: number,
): { readonly start: Sitting | null; readonly fault: LessonFault | null } {
  let now = openLesson(game, lesson);
  while (now.ok && now.value.at < at) now = nextStep(now.value);
  // A step that was left stands at its end: its beginning is asked for.
  if (now.ok) now = backTo(now.value, now.value.at);
  return now.ok ? { start: now.value, fault: null } : { start: null, fault: now.error };
}

function lay(game: Game, lesson: Lesson, at: number): void {
  const { start, fault } = sittingAt(game, lesson, at);
  useWriting.setState({ game, lesson, at, start, fault, recorded: [], play: start?.play ?? null });
}

export function openWriting(game: Game, lesson: Lesson): void {
  lay(game, lesson, 0);
}
export function openStep(at: number): void {
  const { game, lesson } = useWriting.getState();
  if (game && lesson) lay(game, lesson, Math.min(at, lesson.steps.length - 1));
}

/** Changes words or heads: the table stays as it lies. */
export function change(how: (lesson: Lesson) => Lesson): void {
  const { lesson } = useWriting.getState();
  if (!lesson) return;
  const next = how(lesson);
  useWriting.setState({ lesson: next });
  keepDraft(next);
}
export const changeStep = (how: (step: LessonStep) => LessonStep): void =>
  change((lesson) => ({
    ...lesson,
    steps: lesson.steps.map((step, i) => (i === useWriting.getState().at ? how(step) : step)),
  }));

/** Changes what happens: the table is laid anew. */
export function rebuild(how: (lesson: Lesson) => Lesson, to: number): void {
  change(how);
  openStep(to);
}
export const addStep = (): void => {
  const { at } = useWriting.getState();
  rebuild((lesson) => ({ ...lesson, steps: lesson.steps.toSpliced(at + 1, 0, emptyStep()) }), at + 1);
};
export const removeStep = (): void => {
  const { at } = useWriting.getState();
  const without = (lesson: Lesson): Lesson =>
    lesson.steps.length < 2 ? lesson : { ...lesson, steps: lesson.steps.toSpliced(at, 1) };
  rebuild(without, Math.max(0, at - 1));
};

/** What became of a move at the desk; `reason`: why it was not written down. */
interface Recorded {
  readonly move: Move | null;
  readonly findings: readonly Finding[];
  readonly reason: 'rules' | 'malformed-move' | null;
}
/** Somebody moves on the table of the open step. Free moves lay things out; all others are judged as in the lesson. */
export function record(value: Json): Recorded {
  const { play, recorded } = useWriting.getState();
  const read = play && parseMove(play.game, play.table, value);
  if (!play || !read?.ok) return { move: null, findings: [], reason: play ? 'malformed-move' : null };
  const move = read.value;
  const free = ['put', 'pay', 'set'].includes(move.type);
  const outcome = commit(play, {
    id: `desk/${play.log.length}`,
    seat: move.seat,
    act: { do: 'move', move, ...(free ? { free } : {}) },
  });
  if (!outcome.ok) return { move, findings: outcome.findings, reason: 'rules' };
  useWriting.setState({ play: outcome.play, recorded: [...recorded, move] });
  return { move, findings: [], reason: null };
}
export function unrecord(): void {
  const { start, recorded } = useWriting.getState();
  useWriting.setState({ play: start?.play ?? null, recorded: [] });
  for (const move of recorded.slice(0, -1)) record(move);
}
export const discard = (): void =>
  useWriting.setState(({ start }) => ({ play: start?.play ?? null, recorded: [] }));

/** What was moved happens by itself when the step begins. */
export function takeAsBefore(): void {
  const { recorded, at } = useWriting.getState();
  const before = recorded as readonly Json[];
  changeStep((step) => ({ ...step, before: [...(step.before ?? []), ...before] }));
  openStep(at);
}

/** What was moved is what the pupil is to do; false where nothing of it could count. */
export function takeAsTask(
  accepts: Accepts,
  goal: Both,
  sayBox: (piece: string, at: string) => Both,
): boolean {
  const { start, play, recorded, at } = useWriting.getState();
  if (!start || !play) return false;
  const made = { before: start.play.table, after: play.table, moves: recorded };
  const task: Task | null = taskOf(made, accepts, goal, sayBox);
  if (!task) return false;
  changeStep((step) => ({ ...step, task }));
  openStep(at);
  return true;
}
