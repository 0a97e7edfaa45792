import type { Game } from './game.ts';
import { hashOf } from './hash.ts';
import type { Entry } from './play.ts';
import type { Json, Table } from './types.ts';

/** Whether this table keeps anything from anybody. */
export const hidesHands = (game: Game, options: Readonly<Record<string, Json>>): boolean =>
  game.view !== undefined && (game.hides?.(options) ?? true);

/** What everybody may see of a position. */
export const openTable = (game: Game, table: Table): Table =>
  hidesHands(game, table.clock.options) ? game.view!(table, null) : table;

/**
 * What everybody may read of an entry. Where hands are hidden, chance, effects and the first position would tell what
 * was drawn, and the hash of the whole position would let anybody try out what lies face down: the open hash takes its
 * place.
 */
export function openEntry(game: Game, entry: Entry, position: Table): Entry {
  if (!hidesHands(game, position.clock.options)) return entry;
  const { effects: _, laid: __, ...open } = entry;
  return { ...open, luck: [], hash: hashOf(openTable(game, position)) };
}
