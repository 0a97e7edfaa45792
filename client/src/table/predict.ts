import type { Game } from '@stellwerk/engine/table/game.ts';
import { specOf } from '@stellwerk/engine/table/judge.ts';
import { gameWith } from '@stellwerk/engine/table/material.ts';
import type { Act, Config, Entry, FlagState, Play, Settings } from '@stellwerk/engine/table/play.ts';
import { redoTarget, undoTarget } from '@stellwerk/engine/table/history.ts';
import { commit } from '@stellwerk/engine/table/play.ts';
import { recallLog } from '@stellwerk/engine/table/replay.ts';
import type { Table } from '@stellwerk/engine/table/types.ts';
import type { ProposedAct } from '@stellwerk/shared/messages.ts';
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

/** What a proposal would be in the log; null where there is nothing to take back or to play again. */
export function actOf(play: Play, act: ProposedAct, agreed: readonly string[]): Act | null {
  switch (act.do) {
    case 'move':
      return { do: 'move', move: act.move as never };
    case 'undo': {
      const to = act.to ?? undoTarget(play);
      return to === null ? null : { do: 'undo', to };
    }
    case 'redo': {
      const to = redoTarget(play);
      return to === null ? null : { do: 'undo', to };
    }
    case 'waive':
    case 'uphold':
      return { do: act.do, entry: act.entry, agreed };
    case 'house-rule':
    case 'lift-house-rule':
      return { do: act.do, rule: act.rule, agreed };
    case 'mode':
    case 'bookkeeping':
      return act;
  }
}

const seatOf = (act: Act): string | null => (act.do === 'move' ? act.move.seat : null);

/** The table as it will be when everything that waits has been committed. A defect here must never stop the table. */
export function predict(play: Play, waiting: readonly Waiting[]): Play {
  let ahead = play;
  for (const { id, act } of waiting) {
    try {
      const made = actOf(ahead, act, []);
      if (!made || (made.do === 'move' && !specOf(ahead.game, made.move.type))) continue;
      const outcome = commit(ahead, { id, seat: seatOf(made), act: made });
      if (outcome.ok) ahead = outcome.play;
    } catch {
      return ahead;
    }
  }
  return ahead;
}
