import type { Game } from '@stellwerk/engine/table/game.ts';
import { gameWith } from '@stellwerk/engine/table/material.ts';
import type { Config, Entry, FlagState, Play, Settings } from '@stellwerk/engine/table/play.ts';
import { commit } from '@stellwerk/engine/table/play.ts';
import { recallLog } from '@stellwerk/engine/table/replay.ts';
import type { Table } from '@stellwerk/engine/table/types.ts';
import { actOf, seatOf } from '@stellwerk/shared/acts.ts';
import type { Waiting } from './table.ts';

/**
 * The game as its log tells it, on top of what is known of it. What happened is taken from the entries, so this page
 * may know other rules than the server. Null where one does not come out as written.
 */
export function foldLog(game: Game, config: Config, log: readonly Entry[], before: Play | null): Play | null {
  const last = before?.log.at(-1);
  const goesOn = before && last && before.log.length <= log.length && log[last.n]?.id === last.id;
  try {
    const { play, differs } = recallLog(game, config, log, goesOn ? before : null);
    return differs === null ? play : null;
  } catch {
    // An entry from before effects were kept, and rules that have changed so much since that they fail on it.
    return null;
  }
}

/** A play of which only the present position is known: hidden hands, or a log that this program cannot replay. */
export function presentOnly(
  game: Game,
  config: Config,
  board: {
    readonly table: Table;
    readonly log: readonly Entry[];
    readonly settings: Settings;
    readonly head: number;
    readonly flags: ReadonlyMap<number, FlagState>;
  },
): Play {
  const { table, log, settings, head, flags } = board;
  return {
    game: gameWith(game, config.options),
    config,
    settings,
    table,
    head,
    log,
    flags,
    positions: log.map(() => table),
    line: log.map((_, n) => n - 1),
  };
}

/** The table as it will be when everything that waits has been committed. A defect here must never stop the table. */
export function predict(play: Play, waiting: readonly Waiting[]): Play {
  let ahead = play;
  for (const { id, act } of waiting) {
    try {
      const made = actOf(ahead, act, []);
      if (!made) continue;
      const outcome = commit(ahead, { id, seat: seatOf(made), act: made });
      if (outcome.ok) ahead = outcome.play;
    } catch {
      return ahead;
    }
  }
  return ahead;
}
