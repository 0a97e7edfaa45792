import type { Game } from '../table/game.ts';
import { allRules, parseMove, specOf } from '../table/judge.ts';
import type { Json } from '../table/types.ts';
import { parseCondition } from './condition.ts';
import type { Lesson, LessonStep } from './lesson.ts';
import type { LessonFault, Sitting } from './sitting.ts';
import { attempt, boxesOf, nextStep, openLesson } from './sitting.ts';
import { pieceIds } from '../table/places.ts';

/**
 * Proves a lesson by taking it: the table can be laid, every task is solved by its solution with legal moves and not
 * by doing nothing, replies speak of moves and rules that exist, pointers point at something.
 */
export function checkLesson(game: Game, lesson: Lesson): readonly LessonFault[] {
  const faults: LessonFault[] = [];
  const say = (place: string, why: string): void => void faults.push({ place, why });
  if (!lesson.table.seats.includes(lesson.table.me)) say('table.me', 'this seat is not at the table');
  for (const [i, step] of lesson.steps.entries()) checkWords(game, step, i, say);
  if (faults.length > 0) return faults;

  const opened = openLesson(game, lesson);
  if (!opened.ok) return [opened.error];
  let sitting: Sitting = opened.value;
  while (sitting.at < lesson.steps.length) {
    const place = `steps[${sitting.at}]`;
    checkPlaces(game, sitting, place, say);
    const solved = solve(game, sitting, place, say);
    if (solved === null) return faults;
    const next = nextStep(solved);
    if (!next.ok) return [...faults, next.error];
    sitting = next.value;
  }
  return faults;
}

type Say = (place: string, why: string) => void;

function checkWords(game: Game, step: LessonStep, i: number, say: Say): void {
  const place = `steps[${i}]`;
  const { task, question, replies = [], point = [], arrow = [] } = step;
  const rules = new Set(allRules(game).map(({ id }) => id));
  for (const [i, { is }] of (task?.boxes ?? []).entries()) {
    const parsed = parseCondition(is, `${place}.task.boxes[${i}].is`);
    if (!parsed.ok) say(parsed.error, 'nobody understands this condition');
  }
  for (const [i, pattern] of (task?.counts ?? []).entries())
    checkPattern(game, pattern, `${place}.task.counts[${i}]`, say);
  for (const [i, { to, rule }] of replies.entries()) {
    const at = `${place}.replies[${i}]`;
    if (to === undefined && rule === undefined) say(at, 'it replies to nothing: give "to" or "rule"');
    if (to !== undefined) checkPattern(game, to, `${at}.to`, say);
    if (rule !== undefined && !rules.has(rule)) say(`${at}.rule`, `${game.title} has no such rule`);
  }
  if (task && !task.counts && !task.boxes)
    say(`${place}.task`, 'nothing says when it is done: give "counts" or "boxes"');
  if (question && !question.answers.some(({ right }) => right))
    say(`${place}.question`, 'no answer is right');
  if (step.from !== undefined && step.from >= i)
    say(`${place}.from`, 'it goes back to a step that comes later');
  if (arrow.some((n) => n > point.length))
    say(`${place}.arrow`, 'it joins places that the step does not point at');
  const texts = [...step.text, ...(task ? [task.goal] : [])].flatMap(({ de, en }) => [de, en]);
  for (const text of texts)
    for (const [, n] of text.matchAll(/\{(\d+)\}/g))
      if (Number(n) < 1 || Number(n) > point.length) say(`${place}.text`, `{${n}} points at nothing`);
}

function checkPattern(game: Game, pattern: Json, place: string, say: Say): void {
  const type =
    typeof pattern === 'object' && pattern !== null && 'type' in pattern ? pattern['type'] : undefined;
  if (typeof type !== 'string' || !specOf(game, type)) say(place, `${game.title} has no such kind of move`);
}

function checkPlaces(game: Game, { lesson, at, play }: Sitting, place: string, say: Say): void {
  const { place: places = [], account = [] } = game.domains(play.table);
  const blocks = game.stage(play.table).surfaces.map(({ id }) => id);
  const known = new Set<string>([...pieceIds(play.table), ...places, ...account, ...blocks]);
  const step = lesson.steps[at];
  const named = [...(step?.point ?? []).map((one) => one.at), ...(step?.bright ?? [])];
  for (const name of named)
    if (!known.has(name) && ![...known].some((one) => one.startsWith(`${name}/`)))
      say(`${place}.point`, `nothing on this table is called ${name}`);
}

/** The sitting after the solution of its task; null where it cannot go on. */
function solve(game: Game, sitting: Sitting, place: string, say: Say): Sitting | null {
  const task = sitting.lesson.steps[sitting.at]?.task;
  if (!task) return sitting;
  const boxes = boxesOf(sitting);
  if (boxes.length > 0 && boxes.every(({ isSo }) => isSo))
    say(`${place}.task`, 'it is done before anybody does anything');
  let now = sitting;
  for (const [i, value] of task.solution.entries()) {
    const at = `${place}.task.solution[${i}]`;
    const parsed = parseMove(game, now.play.table, value);
    if (!parsed.ok) {
      say(`${at}.${parsed.error.place}`, 'no such move');
      return null;
    }
    const tried = attempt(now, parsed.value);
    if (tried.is === 'wrong') {
      const rules = tried.findings.map(({ rule }) => rule).join(', ');
      say(at, rules === '' ? 'the task does not ask for this, or cannot be done after it' : rules);
      return null;
    }
    now = tried.sitting;
  }
  if (now.isDone) return now;
  say(`${place}.task.solution`, 'the task is not done after it');
  return null;
}
