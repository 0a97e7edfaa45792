import { settled } from './dues.ts';
import type { About, Game, Prompt } from './game.ts';
import type { Clock, ParsedMove, Seat, Table } from './types.ts';

/**
 * What one asks a title about a position. The rules look at the table as it is when all dues are done, so these
 * questions do too: a payment that nobody has made yet must not change whose turn it is or what can be done.
 */
export const turnOf = <C extends Clock>(game: Game<C>, table: Table<C>): readonly Seat[] =>
  game.turn(settled(table));

export const optionsOf = <C extends Clock>(
  game: Game<C>,
  table: Table<C>,
  seat: Seat,
  about?: About,
): Iterable<ParsedMove> => game.options(settled(table), seat, about);

export const promptOf = <C extends Clock>(game: Game<C>, table: Table<C>, seat: Seat | null): Prompt =>
  game.prompt(settled(table), seat);
