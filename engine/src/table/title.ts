import type { About, Game, Gesture, Hand, MoveSpec } from './game.ts';
import { choicesFrom } from './offers.ts';
import { isLegal } from './rules.ts';
import type { Clock, Move, Seat, Table } from './types.ts';
import type { Phrase } from './words.ts';

/**
 * What a title writes down. A move knows itself (`candidates`, `reads`, `offer`), the course says which kinds of moves
 * the present step has; what a seat may do, what a hand means and what the panel offers follow from the two.
 */
export interface Title<C extends Clock> extends Omit<Game<C>, 'options' | 'readings' | 'prompt'> {
  /** Kinds of moves that are asked about now, in the order in which they are offered. */
  course(table: Table<C>): readonly string[];
  /** Kinds that are listed only for somebody who asks for them by name; a button is offered where they insist on it (`anyway`). */
  readonly onRequest?: readonly string[];
  /** What is to do now, in one imperative sentence to those who decide. */
  now(table: Table<C>, seats: readonly Seat[]): Phrase;
  /** Where we are: round, phase, step – from large to small. */
  where(table: Table<C>): readonly Phrase[];
}

/** Legal moves of one kind: its candidates that break none of its rules, so an option is never illegal. */
export function* legal<C extends Clock, M extends Move>(
  spec: MoveSpec<C, M>,
  table: Table<C>,
  seat: Seat,
  about: About = {},
): Iterable<M> {
  const { piece } = about;
  if (!spec.candidates || (piece !== undefined && !spec.concerns)) return;
  for (const move of spec.candidates(table, seat, about)) {
    if (piece !== undefined && !spec.concerns?.(table, move, piece)) continue;
    if (isLegal(spec.rules, table, move)) yield move;
  }
}

/** Whether a seat has a legal move of this kind now. */
export function isOpenTo<C extends Clock, M extends Move>(
  spec: MoveSpec<C, M>,
  table: Table<C>,
  seat: Seat,
): boolean {
  for (const _ of legal(spec, table, seat)) return true;
  return false;
}

const handOf = (table: Table, gesture: Gesture): Hand =>
  'piece' in gesture
    ? { ...gesture, pay: 0, from: table.pieces[gesture.piece]?.at ?? '' }
    : { piece: '', ...gesture };

/** The title with everything that follows from its moves. */
export function gameOf<C extends Clock>(title: Title<C>): Game<C> {
  const { moves } = title;
  const kinds = Object.keys(moves);
  function* options(table: Table<C>, seat: Seat, about: About = {}): Iterable<Move> {
    const asked = title.course(table);
    for (const kind of about.type === undefined ? asked : [about.type]) {
      if (!asked.includes(kind) && !title.onRequest?.includes(kind)) continue;
      if (Object.hasOwn(moves, kind)) yield* legal(moves[kind]!, table, seat, about);
    }
  }
  return {
    ...title,
    options,
    readings: (table, seat, gesture) => {
      const hand = handOf(table as unknown as Table, gesture);
      return kinds.flatMap((kind) => [...(moves[kind]!.reads?.(table, seat, hand) ?? [])]);
    },
    prompt: (table, seat) => {
      const seats = title.turn(table);
      const choices =
        seat === null
          ? []
          : choicesFrom(
              options(table, seat),
              [...title.course(table), ...(title.onRequest ?? [])],
              (kind) => moves[kind]?.offer?.(table, seat) ?? null,
            );
      return { seats, text: title.now(table, seats), where: title.where(table), choices };
    },
  };
}
