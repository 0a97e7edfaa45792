import { apply } from './apply.ts';
import type { Game } from './game.ts';
import { hashOf } from './hash.ts';
import { takenBack } from './history.ts';
import { noLuck } from './luck.ts';
import { consider } from './play.ts';
import type { Entry, Play } from './play.ts';
import { positionAt } from './positions.ts';
import type { Json, Move, Seat, Table } from './types.ts';

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

/**
 * Whether going back to the position after entry `to` would take back something that told anybody anything: then it
 * cannot be untold, and the others have to be asked.
 */
export const takesBackNews = (play: Play, to: number): boolean =>
  takenBack(play, to)?.some((entry) => reveals(play, entry)) ?? false;

/** A draw tells something to everybody who sees it; so does whatever turns up something that lay face down. */
function reveals(play: Play, { n, act, luck }: Entry): boolean {
  if (luck.length > 0) return true;
  const { game, config } = play;
  if (act.do !== 'move' || !hidesHands(game, config.options)) return false;
  const [before, after] = [positionAt(play, play.line[n] ?? 0), positionAt(play, n)];
  // When the game is over, everybody may read the whole log.
  if (game.ended(after) && !game.ended(before)) return true;
  const then = { ...play, log: play.log.slice(0, n), head: play.line[n] ?? 0 };
  return [...config.seats, null].some((viewer) => isNews(then, act.move, viewer, before, after));
}

/** Whether somebody sees more after a move than follows from the move and from what they saw before it. */
function isNews(then: Play, move: Move, viewer: Seat | null, before: Table, after: Table): boolean {
  const view = (table: Table): Table => then.game.view!(table, viewer);
  try {
    const seen = view(before);
    const { effects } = consider({ ...then, table: seen }, move, noLuck);
    return hashOf(view(apply(seen, effects))) !== hashOf(view(after));
  } catch {
    // Effects answer for any position; if a view is none, nobody can say that it told nothing.
    return true;
  }
}
