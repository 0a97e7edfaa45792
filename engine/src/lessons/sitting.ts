import type { Game } from '../table/game.ts';
import { parseMove } from '../table/judge.ts';
import type { Config, Play } from '../table/play.ts';
import { commit, openPlay } from '../table/play.ts';
import type { Both } from '../table/rulebook.ts';
import type { Finding, Json, Move, Result } from '../table/types.ts';
import { fail, ok } from '../table/types.ts';
import type { Condition } from './condition.ts';
import { holds } from './condition.ts';
import type { Lesson, LessonStep, Pattern } from './lesson.ts';

/** Where a lesson cannot go on, and why: of the file, not of the pupil. */
export interface LessonFault {
  readonly place: string;
  readonly why: string;
}

/** Somebody who takes a lesson. Nothing is stored but this: every step back is a look-up. */
export interface Sitting {
  readonly game: Game;
  readonly lesson: Lesson;
  /** The step, counted from 0; as many as there are: the lesson is over. */
  readonly at: number;
  readonly play: Play;
  /** The table as each step that was reached began. */
  readonly starts: readonly Play[];
  /** The task of this step is done, or the question answered rightly; a step without either is done at once. */
  readonly isDone: boolean;
}

/** What becomes of a try. A wrong one changes nothing on the table. */
export type Attempt =
  | { readonly is: 'done' | 'step'; readonly sitting: Sitting }
  | {
      readonly is: 'wrong';
      /** The lesson's own reply; without one the findings answer, and where there are none it was only not asked for. */
      readonly reply: Both | null;
      readonly findings: readonly Finding[];
    };

const configOf = ({ game, table }: Lesson): Config => ({
  game,
  seats: table.seats,
  variant: table.variant ?? 'standard',
  options: (table.options ?? {}) as Readonly<Record<string, Json>>,
  seed: table.seed ?? 1,
  mode: 'strict',
  bookkeeping: table.bookkeeping ?? 'auto',
});

/** One move of the file; a free one (`put`, `pay`, `set`) is committed as such, so that any position can be laid. */
function playOne(play: Play, value: Json, place: string): Result<Play, LessonFault> {
  const parsed = parseMove(play.game, play.table, value);
  if (!parsed.ok) return fail({ place: `${place}.${parsed.error.place}`, why: 'no such move' });
  const move = parsed.value;
  const free = ['put', 'pay', 'set'].includes(move.type);
  const outcome = commit(play, {
    id: `lesson/${play.log.length}`,
    seat: move.seat,
    act: { do: 'move', move, ...(free ? { free } : {}) },
  });
  if (outcome.ok) return ok(outcome.play);
  return fail({ place, why: outcome.findings.map(({ rule }) => rule).join(', ') });
}

function playAll(play: Play, moves: readonly Json[], place: string): Result<Play, LessonFault> {
  let now = play;
  for (const [i, move] of moves.entries()) {
    const played = playOne(now, move, `${place}[${i}]`);
    if (!played.ok) return played;
    now = played.value;
  }
  return ok(now);
}

const needsNothing = ({ task, question }: LessonStep): boolean => !task && !question;

/** Begins a step: what happens by itself is played, and the boxes may be ticked already. */
function begin(sitting: Omit<Sitting, 'isDone'>): Result<Sitting, LessonFault> {
  const step = sitting.lesson.steps[sitting.at];
  if (!step) return ok({ ...sitting, isDone: true });
  const played = playAll(sitting.play, step.before ?? [], `steps[${sitting.at}].before`);
  if (!played.ok) return played;
  const starts = [...sitting.starts.slice(0, sitting.at), sitting.play];
  return ok({ ...sitting, play: played.value, starts, isDone: needsNothing(step) });
}

export function openLesson(game: Game, lesson: Lesson): Result<Sitting, LessonFault> {
  const laid = playAll(openPlay(game, configOf(lesson)), lesson.table.moves, 'table.moves');
  return laid.ok ? begin({ game, lesson, at: 0, play: laid.value, starts: [] }) : laid;
}

/** Goes on, done or not: whoever skips a task finds the table as its solution leaves it. */
export function nextStep(sitting: Sitting): Result<Sitting, LessonFault> {
  const { lesson, at, isDone } = sitting;
  const task = lesson.steps[at]?.task;
  const shown =
    isDone || !task ? ok(sitting.play) : playAll(sitting.play, task.solution, `steps[${at}].task.solution`);
  if (!shown.ok) return shown;
  return begin({ ...sitting, play: shown.value, at: Math.min(at + 1, lesson.steps.length) });
}

/** Back to the beginning of a step that was reached; the present one: again. */
export function backTo(sitting: Sitting, at: number): Result<Sitting, LessonFault> {
  const play = sitting.starts[at];
  return play ? begin({ ...sitting, play, at }) : ok(sitting);
}

const same = (a: Json | undefined, b: Json | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);
/** What is given of a pattern is so in the move. */
export const isLike = (move: Move, pattern: Pattern): boolean =>
  Object.entries(pattern).every(([field, value]) => same(move[field], value));

/** The boxes of the present task, ticked or not. */
export const boxesOf = ({
  lesson,
  at,
  play,
}: Sitting): readonly { readonly say: Both; readonly isSo: boolean }[] =>
  (lesson.steps[at]?.task?.boxes ?? []).map(({ say, is }) => ({
    say,
    isSo: holds(play.table, is as unknown as Condition),
  }));

function isSolved(sitting: Sitting, move: Move): boolean {
  const task = sitting.lesson.steps[sitting.at]?.task;
  const counts = task?.counts as readonly Pattern[] | undefined;
  const boxes = boxesOf(sitting);
  if (boxes.length > 0 && !boxes.every(({ isSo }) => isSo)) return false;
  return boxes.length > 0 || (counts?.some((pattern) => isLike(move, pattern)) ?? false);
}

/** A move that leads nowhere the task wants: with moves that count, every other; with boxes only, none that is legal. */
function isAsked(step: LessonStep, move: Move): boolean {
  const counts = step.task?.counts as readonly Pattern[] | undefined;
  return counts === undefined || counts.some((pattern) => isLike(move, pattern));
}

/** Somebody tries a move for the task of the present step. */
export function attempt(sitting: Sitting, move: Move): Attempt {
  const step = sitting.lesson.steps[sitting.at];
  const replyTo = (findings: readonly Finding[]): Both | null =>
    step?.replies?.find(
      ({ to, rule }) =>
        (to !== undefined && isLike(move, to as Pattern)) ||
        (rule !== undefined && findings.some((finding) => finding.rule === rule)),
    )?.say ?? null;
  const outcome = commit(sitting.play, {
    id: `lesson/${sitting.play.log.length}`,
    seat: move.seat,
    act: { do: 'move', move },
  });
  if (!outcome.ok) return { is: 'wrong', reply: replyTo(outcome.findings), findings: outcome.findings };
  if (!step?.task || !isAsked(step, move)) return { is: 'wrong', reply: replyTo([]), findings: [] };
  const after: Sitting = { ...sitting, play: outcome.play };
  return isSolved(after, move)
    ? { is: 'done', sitting: { ...after, isDone: true } }
    : { is: 'step', sitting: after };
}

/** An answer to the question of the present step, by its number. */
export function answer(
  sitting: Sitting,
  chosen: number,
): { readonly sitting: Sitting; readonly reply: Both } | null {
  const found = sitting.lesson.steps[sitting.at]?.question?.answers[chosen];
  return found ? { sitting: found.right ? { ...sitting, isDone: true } : sitting, reply: found.reply } : null;
}
