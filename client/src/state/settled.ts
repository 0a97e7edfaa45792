import { settled } from '@stellwerk/engine/table/dues.ts';
import type { Seat, Table } from '@stellwerk/engine/table/types.ts';
import type { Play } from '@stellwerk/engine/table/play.ts';

const kept = new WeakMap<Table, Table>();

/**
 * The table as it will be when all dues are done: that is what the rules look at, so it is what one asks them about.
 * Without dues it is the table itself.
 */
export function ruled(table: Table): Table {
  let found = kept.get(table);
  if (!found) kept.set(table, (found = settled(table)));
  return found;
}

/** Whose decision it is. */
export const turnOf = ({ game, table }: Play): readonly Seat[] => game.turn(ruled(table));
