import { LESSON_LIMIT, parseLesson } from '@stellwerk/engine/lessons/lesson.ts';
import type { FileFault } from '@stellwerk/engine/table/faults.ts';
import { faultOf, misshapen } from '@stellwerk/engine/table/faults.ts';
import type { TableFile } from '@stellwerk/engine/table/file.ts';
import type { Game } from '@stellwerk/engine/table/game.ts';
import type { Config } from '@stellwerk/engine/table/play.ts';
import type { Fields } from '@stellwerk/engine/table/shape.ts';
import {
  choice,
  json,
  list,
  optional,
  parseFields,
  record,
  ref,
  text,
} from '@stellwerk/engine/table/shape.ts';
import type { Json, Result } from '@stellwerk/engine/table/types.ts';
import { BOOKKEEPING, fail, MODES, ok } from '@stellwerk/engine/table/types.ts';
import { phrase } from '@stellwerk/engine/table/words.ts';
import { MATERIAL_LIMIT, OPTIONS_LIMIT, USUAL } from '@stellwerk/shared/opening.ts';
import { plainText } from '@stellwerk/shared/plain-text.ts';
import type { Opening } from './founding.ts';

/** Bytes of a request: letters outside ASCII take two or more. */
export const CREATE_BODY = 2 * MATERIAL_LIMIT;

const seatFields = {
  seat: ref('seat'),
  name: optional(text(40)),
  colour: optional(text(20)),
} as const;
const CREATE = {
  game: text(40),
  variant: optional(text(40)),
  options: optional(json(OPTIONS_LIMIT + MATERIAL_LIMIT)),
  seats: list(record(seatFields), 12),
  mode: optional(choice(...MODES)),
  bookkeeping: optional(choice(...BOOKKEEPING)),
  name: optional(text(80)),
} as const satisfies Fields;

/** Reads what a table is to be opened with. */
export function readOpening(value: unknown): Result<Opening, FileFault> {
  const { lesson: given, rest } = withoutLesson(value);
  const parsed = parseFields(CREATE, rest);
  if (!parsed.ok) return fail(misshapen(parsed.error));
  const { game, variant, options = {}, mode, bookkeeping, name, seats: cards } = parsed.value;
  const seats = cards.map(({ seat }) => seat);
  const twin = seats.find((seat, i) => seats.indexOf(seat) !== i);
  if (twin !== undefined) return fail(faultOf('seats', 'fault/seat-once', { seat: twin }));
  const lesson = given === undefined ? null : readLesson(given, game);
  if (lesson?.ok === false) return lesson;
  if (typeof options !== 'object' || options === null || Array.isArray(options))
    return fail(faultOf('options', 'fault/object'));
  return ok({
    name: plainText(name ?? ''),
    ...(lesson ? { lesson: lesson.value } : {}),
    cards: Object.fromEntries(
      cards.map((card) => [
        card.seat,
        { name: plainText(card.name ?? ''), colour: plainText(card.colour ?? '') },
      ]),
    ),
    config: {
      game,
      variant: variant ?? USUAL.variant,
      options: options as Readonly<Record<string, Json>>,
      seats,
      mode: mode ?? USUAL.mode,
      bookkeeping: bookkeeping ?? USUAL.bookkeeping,
      // Chance here comes from a secret that nobody chooses.
      seed: 0,
    },
  });
}

/** What a class is to work on has a shape of its own. */
function withoutLesson(value: unknown): { readonly lesson?: Json; readonly rest: unknown } {
  if (typeof value !== 'object' || value === null || !('lesson' in value)) return { rest: value };
  const { lesson, ...rest } = value;
  return { lesson: lesson as Json, rest };
}

/** A lesson for a class: of this title, and of the shape of one. It is played in the browsers, not here. */
function readLesson(value: Json, game: string): Result<Json, FileFault> {
  if (sizeOf(value) > LESSON_LIMIT)
    return fail(misshapen({ place: 'lesson', wanted: phrase('shape/json', { max: LESSON_LIMIT }) }));
  const parsed = parseLesson(value);
  if (!parsed.ok) return fail(misshapen(parsed.error, 'lesson'));
  return parsed.value.game === game
    ? ok(value)
    : fail(faultOf('lesson.game', 'fault/one-of', { of: [game] }));
}

/** A long evening has about a thousand, and some thousands where all dues are carried by hand. */
const MOST_MOVES = 10_000;
export const checkMoves = ({ moves }: TableFile): FileFault | null =>
  moves.length > MOST_MOVES
    ? faultOf('moves', 'fault/many-moves', { max: MOST_MOVES, count: moves.length })
    : null;

const sizeOf = (value: Json | undefined): number => JSON.stringify(value ?? null).length;

/** Options hold a few words; only what a title calls its material may be large. */
export function checkSize({ material }: Game, { options }: Config): FileFault | null {
  const rest = Object.fromEntries(Object.entries(options).filter(([id]) => id !== material?.option));
  const large = (place: string, max: number): FileFault =>
    misshapen({ place, wanted: phrase('shape/json', { max }) });
  if (sizeOf(rest) > OPTIONS_LIMIT) return large('options', OPTIONS_LIMIT);
  return material && sizeOf(options[material.option]) > MATERIAL_LIMIT
    ? large(`options.${material.option}`, MATERIAL_LIMIT)
    : null;
}
