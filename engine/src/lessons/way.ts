import type { Game } from '../table/game.ts';
import { parseMove } from '../table/judge.ts';
import type { Json, Result } from '../table/types.ts';
import { ok } from '../table/types.ts';
import type { Lesson } from './lesson.ts';
import type { LessonFault, Sitting } from './sitting.ts';
import { attempt, nextStep, openLesson } from './sitting.ts';

/** How somebody came to where he is, as it travels: for each step what was done, null where the solution was shown. */
export type Way = readonly (readonly Json[] | null)[];

/**
 * The sitting of somebody else, from what he did: a teacher looks over his shoulder. What cannot be read or is refused
 * here is left out; the way comes from outside.
 */
export function resit(game: Game, lesson: Lesson, way: Way): Result<Sitting, LessonFault> {
  const opened = openLesson(game, lesson);
  if (!opened.ok) return opened;
  let sitting = opened.value;
  for (const [i, moves] of way.entries()) {
    if (i > 0) {
      const next = nextStep(sitting);
      if (!next.ok) return next;
      sitting = next.value;
    }
    for (const value of moves ?? []) {
      const move = parseMove(game, sitting.play.table, value);
      const tried = move.ok ? attempt(sitting, move.value) : null;
      if (tried && tried.is !== 'wrong') sitting = tried.sitting;
    }
  }
  return ok(sitting);
}

/** The way within so many characters: what was done long ago counts as shown. */
export function wayWithin(way: Way, characters: number): Way {
  const short = [...way];
  for (let i = 0; i < short.length - 1 && JSON.stringify(short).length > characters; i++) short[i] = null;
  return JSON.stringify(short).length > characters ? short.map(() => null) : short;
}
