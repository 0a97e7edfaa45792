import type { Game } from '@stellwerk/engine/table/game.ts';
import { gameWith } from '@stellwerk/engine/table/material.ts';
import { byItself } from '@stellwerk/engine/table/automaton.ts';
import type { Config, Entry, FlagState, Play, Settings } from '@stellwerk/engine/table/play.ts';
import type { Luck } from '@stellwerk/engine/table/luck.ts';
import { commit } from '@stellwerk/engine/table/play.ts';
import { rememberAll } from '@stellwerk/engine/table/positions.ts';
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
    if (play && play !== before) rememberAll(play);
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
  const line = lineOf(log);
  return {
    game: gameWith(game, config.options),
    config,
    settings,
    table,
    head,
    log,
    flags,
    isPresentOnly: true,
    line: line.head === head ? line.line : log.map((_, n) => n - 1),
  };
}

/** Which entry each was played on, from the log alone: so that what was taken back is known as such. */
function lineOf(log: readonly Entry[]): { readonly line: readonly number[]; readonly head: number } {
  const line: number[] = [];
  let head = -1;
  for (const { n, act } of log) {
    if (act.do === 'undo') head = act.to;
    else if (act.do === 'uphold') head = line[act.entry] ?? head;
    line.push(head);
    if (act.do === 'move' || act.do === 'setup') head = n;
  }
  return { line, head };
}

/** Chance is the table's alone: whoever asks for it here is told that nobody knows. */
export class Unforeseen extends Error {}
export const unforeseen: Luck = (n) => {
  if (n >= 2) throw new Unforeseen('nobody knows what will be drawn');
  return 0;
};

/** As far as one can see, and the move that waits for its draw. */
export interface Foreseen {
  readonly ahead: Play;
  readonly draws: string | null;
}

/**
 * The table as it will be when everything that waits has been committed, up to the first draw: what lies beyond that
 * nobody can know. A defect here must never stop the table.
 */
export function predict(play: Play, waiting: readonly Waiting[]): Foreseen {
  let ahead = play;
  for (const { id, act } of waiting) {
    try {
      const made = actOf(ahead, act, []);
      if (!made) continue;
      const outcome = commit(ahead, { id, seat: seatOf(made), act: made }, unforeseen);
      if (!outcome.ok) continue;
      ahead = outcome.play;
      for (const then of byItself(ahead, { mark: id }, () => unforeseen)) ahead = then;
    } catch (error) {
      return { ahead, draws: error instanceof Unforeseen ? id : null };
    }
  }
  return { ahead, draws: null };
}
