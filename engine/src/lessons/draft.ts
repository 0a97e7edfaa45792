import { formatTableFile } from '../table/file.ts';
import type { Play } from '../table/play.ts';
import type { Both } from '../table/rulebook.ts';
import type { Json, Move, Seat, Table } from '../table/types.ts';
import type { Lesson, LessonStep, Task } from './lesson.ts';
import { everyPiece, pieceOf } from '../table/places.ts';

/** What a task accepts: exactly these moves, any legal move of this kind, or whatever leads to the same on the table. */
export const ACCEPTS = ['this', 'kind', 'outcome'] as const;
export type Accepts = (typeof ACCEPTS)[number];

const MOST_BOXES = 6;
const isFree = ({ type }: Move): boolean => ['put', 'pay', 'set'].includes(type);

/** A lesson that begins with a table as it lies: one step, with nothing in it yet. */
export function lessonFrom(play: Play, me: Seat, id: string, title: Both): Lesson {
  return {
    lesson: 1,
    game: play.game.id,
    id,
    title,
    about: { de: '', en: '' },
    minutes: 10,
    table: {
      seats: [...play.config.seats],
      me,
      file: JSON.parse(formatTableFile(play)) as Json,
      moves: [],
    },
    steps: [emptyStep()],
  };
}

export const emptyStep = (): LessonStep => ({ title: { de: '', en: '' }, text: [{ de: '', en: '' }] });

/** Pieces that lie elsewhere than before, in the order of the table. */
function carriedTo(before: Table, after: Table): readonly (readonly [piece: string, at: string])[] {
  return everyPiece(after).flatMap(([piece, { at }]) =>
    pieceOf(before, piece)?.at === at ? [] : [[piece, at] as const],
  );
}

/**
 * Moves made on the table become what a pupil is to do; null where nothing could count. Several moves count one by one,
 * so what they come to on the table says when all are made.
 */
export function taskOf(
  made: { readonly before: Table; readonly after: Table; readonly moves: readonly Move[] },
  accepts: Accepts,
  goal: Both,
  sayBox: (piece: string, at: string) => Both,
): Task | null {
  const { before, after, moves } = made;
  if (moves.length === 0 || moves.some(isFree)) return null;
  const solution = moves as readonly Json[];
  const boxes = carriedTo(before, after)
    .slice(0, MOST_BOXES)
    .map(([piece, at]) => ({ say: sayBox(piece, at), is: { pieces: piece, at } }));
  const kinds = [...new Set(moves.map(({ type }) => type))].map((type) => ({ type }));
  if (accepts === 'kind') return { goal, counts: kinds, solution };
  if (accepts === 'outcome') return boxes.length > 0 ? { goal, boxes, solution } : null;
  return { goal, counts: solution, solution, ...(moves.length > 1 && boxes.length > 0 ? { boxes } : {}) };
}
