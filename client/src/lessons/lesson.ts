import { parseMove } from '@stellwerk/engine/table/judge.ts';
import type { Lesson } from '@stellwerk/engine/lessons/lesson.ts';
import type { Attempt, Sitting } from '@stellwerk/engine/lessons/sitting.ts';
import { answer, attempt, backTo, nextStep, openLesson } from '@stellwerk/engine/lessons/sitting.ts';
import type { Game } from '@stellwerk/engine/table/game.ts';
import type { Both } from '@stellwerk/engine/table/rulebook.ts';
import type { Finding, Json, Move } from '@stellwerk/engine/table/types.ts';
import { create } from 'zustand';
import { keepProgress } from './progress.ts';

/** What the panel says to the last try. */
export interface Reply {
  readonly move: Move | null;
  readonly said: Both | null;
  readonly findings: readonly Finding[];
}

export interface LessonState {
  readonly sitting: Sitting | null;
  /** How many hints of this step have been asked for. */
  readonly hints: number;
  readonly reply: Reply | null;
  /** The answer that was chosen, and what is said to it. */
  readonly answered: { readonly chosen: number; readonly reply: Both } | null;
}

const QUIET = { hints: 0, reply: null, answered: null } as const;
export const useLesson = create<LessonState>()(() => ({ sitting: null, ...QUIET }));

const takeUp = (sitting: Sitting): void => {
  useLesson.setState({ sitting, ...QUIET });
  keepProgress(sitting.lesson, sitting.at);
};

/** Opens a lesson at a step; earlier ones count as done. Null: the file is broken. */
export function beginLesson(game: Game, lesson: Lesson, at: number): Sitting | null {
  const opened = openLesson(game, lesson);
  if (!opened.ok) return null;
  let sitting = opened.value;
  while (sitting.at < Math.min(at, lesson.steps.length - 1)) {
    const next = nextStep(sitting);
    if (!next.ok) break;
    sitting = next.value;
  }
  takeUp(sitting);
  return sitting;
}

/** Looks at somebody else's table: nothing of it is kept as one's own. */
export const lookAt = (sitting: Sitting): void => useLesson.setState({ sitting, ...QUIET });

/** To a step that others chose: on by the solutions, or back. */
export function goTo(at: number): Sitting | null {
  const { sitting } = useLesson.getState();
  if (!sitting || sitting.at === at) return null;
  if (at < sitting.at) return goBack(at);
  let now: Sitting | null = sitting;
  while (now && now.at < Math.min(at, now.lesson.steps.length)) now = goOn();
  return now;
}

export const leaveLesson = (): void => useLesson.setState({ sitting: null, ...QUIET });

/** On to the next step, done or not. */
export function goOn(): Sitting | null {
  const { sitting } = useLesson.getState();
  const next = sitting && nextStep(sitting);
  if (!next?.ok) return null;
  takeUp(next.value);
  return next.value;
}

/** To the beginning of a step that was reached: back, or again. */
export function goBack(at: number): Sitting | null {
  const { sitting } = useLesson.getState();
  const back = sitting && backTo(sitting, at);
  if (!back?.ok) return null;
  takeUp(back.value);
  return back.value;
}

export function tryMove(value: Json): Attempt | null {
  const { sitting } = useLesson.getState();
  const read = sitting && parseMove(sitting.play.game, sitting.play.table, value);
  if (!sitting || !read?.ok) return null;
  const move = read.value;
  const tried = attempt(sitting, move);
  if (tried.is === 'wrong')
    useLesson.setState({ reply: { move, said: tried.reply, findings: tried.findings } });
  else useLesson.setState({ sitting: tried.sitting, reply: null });
  return tried;
}

export function choose(chosen: number): void {
  const { sitting } = useLesson.getState();
  const given = sitting && answer(sitting, chosen);
  if (given) useLesson.setState({ sitting: given.sitting, answered: { chosen, reply: given.reply } });
}

export const askHint = (): void => useLesson.setState(({ hints }) => ({ hints: hints + 1 }));
