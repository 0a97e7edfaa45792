import type { Blank } from '@stellwerk/engine/table/game.ts';
import type { Move } from '@stellwerk/engine/table/types.ts';

/** Whether a menu has asked for everything that a move leaves open: its readings differ in all of it. */
export const isAnswered = (
  readings: readonly { readonly move: Move }[],
  move: Move,
  blanks: readonly Pick<Blank, 'field'>[],
): boolean =>
  blanks.every(({ field }) =>
    readings.some(({ move: other }) => other.type === move.type && other[field] !== move[field]),
  );
