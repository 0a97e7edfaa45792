import type { Game } from '../table/game.ts';
import type { Config, Play } from '../table/play.ts';
import { openPlay } from '../table/play.ts';
import type { Fields, FieldsOf } from '../table/shape.ts';
import { json, list, optional, parseFields, text } from '../table/shape.ts';
import type { Json, Move, Result } from '../table/types.ts';
import { fail } from '../table/types.ts';
import type { LessonFault } from './sitting.ts';
import { playAll } from './sitting.ts';

/**
 * A worked example of a rulebook as a table: how it lies, and what is done there. Seats are written `seat1`, `seat2` …
 * and become those of whoever looks at it. It can do nothing that a lesson cannot.
 */
const EXAMPLE = {
  laid: list(json(4000), 200),
  deed: list(json(4000), 10),
  /** What the example shows is not allowed: the rule that stands in the way. */
  refused: optional(text(80)),
} as const satisfies Fields;
export type PlayedExample = FieldsOf<typeof EXAMPLE>;

export function parseExample(value: unknown): PlayedExample | null {
  const parsed = parseFields(EXAMPLE, value);
  return parsed.ok ? (parsed.value as PlayedExample) : null;
}

/** With the seats of a table in the places of `seat1`, `seat2` …; null where there are too few. */
function seated(moves: readonly Json[], seats: readonly string[]): readonly Json[] | null {
  let isShort = false;
  const named = JSON.stringify(moves).replaceAll(/\bseat(\d)\b/g, (_, n: string) => {
    const seat = seats[Number(n) - 1];
    isShort ||= seat === undefined;
    // As it stands in JSON, whatever a seat is called.
    return JSON.stringify(seat ?? '').slice(1, -1);
  });
  return isShort ? null : (JSON.parse(named) as readonly Json[]);
}

/** The table of an example, for people who sit at another one, before anything is done. */
export function openExample(
  game: Game,
  { seats, variant, options }: Pick<Config, 'seats' | 'variant' | 'options'>,
  { laid }: PlayedExample,
): Result<Play, LessonFault> {
  const moves = seated(laid, seats);
  if (!moves) return fail({ place: 'laid', why: 'it takes more people' });
  const config = { game: game.id, seats, variant, options, seed: 1 } as const;
  return playAll(openPlay(game, { ...config, mode: 'coach', bookkeeping: 'auto' }), moves, 'laid');
}

/** What is done in it, in order. */
export const deedOf = ({ deed }: PlayedExample, seats: readonly string[]): readonly Move[] =>
  (seated(deed, seats) ?? []) as unknown as readonly Move[];
