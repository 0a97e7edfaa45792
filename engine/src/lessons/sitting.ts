import { optionsOf } from '../table/ask.ts';
import type { Game } from '../table/game.ts';
import { parseMove } from '../table/judge.ts';
import { openFile } from '../table/file-play.ts';
import { parseTableFile } from '../table/file.ts';
import type { Act, Config, Play } from '../table/play.ts';
import { commit, openPlay } from '../table/play.ts';
import type { Both } from '../table/rulebook.ts';
import type { Finding, Json, Move, ParsedMove, Result } from '../table/types.ts';
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
  /** What was done for the task of each step that was reached; null: its solution was shown. */
  readonly way: readonly (readonly Move[] | null)[];
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

export function playAll(play: Play, moves: readonly Json[], place: string): Result<Play, LessonFault> {
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
  const ground = (step.from === undefined ? undefined : sitting.starts[step.from]) ?? sitting.play;
  const played = playAll(ground, step.before ?? [], `steps[${sitting.at}].before`);
  if (!played.ok) return played;
  const starts = [...sitting.starts.slice(0, sitting.at), ground];
  const way = [...sitting.way.slice(0, sitting.at), []];
  return ok({ ...sitting, play: played.value, starts, way, isDone: needsNothing(step) });
}

/** The table after each of the moves that the present step begins with, so that they can be seen one after the other. */
export function beginnings({ lesson, at, starts }: Sitting): readonly Play[] {
  const plays: Play[] = [];
  let now = starts[at];
  for (const move of lesson.steps[at]?.before ?? []) {
    const played: Result<Play, LessonFault> | null = now ? playOne(now, move, 'before') : null;
    if (!played?.ok) break;
    now = played.value;
    plays.push(now);
  }
  return plays;
}

/** A saved game goes on as a lesson: what is wrong in it stands, from now on wrong moves go back. */
function openSaved(game: Game, { game: id, table }: Lesson): Result<Play, LessonFault> {
  const wrong = (at: string, why: string): Result<Play, LessonFault> =>
    fail({ place: at === '' ? 'table.file' : `table.file.${at}`, why });
  const file = parseTableFile(JSON.stringify(table.file));
  if (!file.ok) return wrong(file.error.place, file.error.message);
  if (file.value.config.game !== id) return wrong('game', 'it is a game of another title');
  const opened = openFile(game, file.value, 'through');
  if (!opened.ok) return wrong(opened.error.place, opened.error.message);
  const { differs, play } = opened.value;
  if (differs && !differs.goesOn) return wrong(differs.place, differs.message);
  const acts: readonly Act[] = [
    { do: 'mode', mode: 'strict' },
    { do: 'bookkeeping', bookkeeping: table.bookkeeping ?? play.settings.bookkeeping },
  ];
  return ok(
    acts.reduce((now, act) => {
      const outcome = commit(now, { id: `lesson/${now.log.length}`, seat: null, act });
      return outcome.ok ? outcome.play : now;
    }, play),
  );
}

export function openLesson(game: Game, lesson: Lesson): Result<Sitting, LessonFault> {
  const { file, moves } = lesson.table;
  const ground = file === undefined ? ok(openPlay(game, configOf(lesson))) : openSaved(game, lesson);
  const laid = ground.ok ? playAll(ground.value, moves, 'table.moves') : ground;
  return laid.ok ? begin({ game, lesson, at: 0, play: laid.value, starts: [], way: [] }) : laid;
}

/** The table after the solution of the present task, from its beginning: half of a try of one's own may be in its way. */
function showSolution(sitting: Sitting): Result<Sitting, LessonFault> {
  const { lesson, at } = sitting;
  const again = backTo(sitting, at);
  if (!again.ok) return again;
  const { play, way } = again.value;
  const shown = playAll(play, lesson.steps[at]?.task?.solution ?? [], `steps[${at}].task.solution`);
  return shown.ok ? ok({ ...sitting, play: shown.value, way: [...way.slice(0, at), null] }) : shown;
}

/** Goes on, done or not: whoever skips a task finds the table as its solution leaves it. */
export function nextStep(sitting: Sitting): Result<Sitting, LessonFault> {
  const { lesson, at, isDone } = sitting;
  const shown = isDone || !lesson.steps[at]?.task ? ok(sitting) : showSolution(sitting);
  return shown.ok ? begin({ ...shown.value, at: Math.min(at + 1, lesson.steps.length) }) : shown;
}

/** Back to the beginning of a step that was reached; the present one: again. */
export function backTo(sitting: Sitting, at: number): Result<Sitting, LessonFault> {
  const play = sitting.starts[at];
  return play ? begin({ ...sitting, play, at }) : ok(sitting);
}

const same = (a: Json | undefined, b: Json | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);
/** What is given of a pattern is so in the move. */
const isLike = (move: Move, pattern: Pattern): boolean =>
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

/**
 * A move that leads nowhere the task wants: with moves that count, every other but leaving out a step on the way to
 * them; with boxes only, none that is legal.
 */
function isAsked(step: LessonStep, move: Move): boolean {
  const counts = step.task?.counts as readonly Pattern[] | undefined;
  return counts === undefined || move.type === 'skip' || counts.some((pattern) => isLike(move, pattern));
}

/** Nothing of what counts can be done any more: however legal, the try leads nowhere, and nobody is to be stuck there. */
function isDeadEnd({ game, lesson, at, play }: Sitting): boolean {
  const counts = lesson.steps[at]?.task?.counts as readonly Pattern[] | undefined;
  if (counts === undefined) return false;
  for (const type of new Set(counts.map((pattern) => pattern.type)))
    for (const move of optionsOf(game, play.table, lesson.table.me, { type }))
      if (counts.some((pattern) => isLike(move, pattern))) return false;
  return true;
}

/** Somebody tries a move for the task of the present step. */
export function attempt(sitting: Sitting, move: ParsedMove): Attempt {
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
  const way = [...sitting.way.slice(0, sitting.at), [...(sitting.way[sitting.at] ?? []), move]];
  const after: Sitting = { ...sitting, play: outcome.play, way };
  if (isSolved(after, move)) return { is: 'done', sitting: { ...after, isDone: true } };
  return isDeadEnd(after)
    ? { is: 'wrong', reply: replyTo([]), findings: [] }
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
