import { enter, groundOf } from './enter.ts';
import type { Game } from './game.ts';
import { tableOf } from './laid.ts';
import type { Config, Entry, Play, Proposal } from './play.ts';
import { commit, layOut, openPlay } from './play.ts';
import { isSame } from './same.ts';

/**
 * The next entry of a record, as it happened: its effects are laid on the table, and nobody judges again. The rules of
 * today are for the moves of today, so a release that mends a rule stops no running game. Entries from before effects
 * were kept are played by the rules. Null where the position does not come out as written.
 */
export function recall(game: Game, config: Config, play: Play | null, entry: Entry): Play | null {
  if (entry.n !== (play?.log.length ?? 0)) return null;
  const next = play ? recallMove(play, entry) : recallSetup(game, config, entry);
  return next?.log[entry.n]?.hash === entry.hash ? next : null;
}

function recallSetup(game: Game, config: Config, entry: Entry): Play {
  const { laid, luck } = entry;
  return laid ? layOut(game, config, tableOf(laid, config), luck) : openPlay(game, config, luck);
}

function recallMove(play: Play, entry: Entry): Play | null {
  const { effects } = entry;
  if (!effects) {
    const outcome = commit(play, proposalOf(entry), entry.luck);
    return outcome.ok ? outcome.play : null;
  }
  const ground = groundOf(play, entry);
  return 'rule' in ground ? null : enter(play, ground, entry, effects).play;
}

/** What was proposed, as its entry tells. */
const proposalOf = ({ id, seat, by, at, act }: Entry): Proposal => ({
  id,
  seat,
  ...(by === undefined ? {} : { by }),
  ...(at === undefined ? {} : { at }),
  act,
});

/** A whole log, as it happened, on top of what is known of it; `differs` is the first entry that does not come out. */
export function recallLog(
  game: Game,
  config: Config,
  log: readonly Entry[],
  known: Play | null = null,
): { readonly play: Play | null; readonly differs: number | null } {
  let play = known;
  for (const entry of log.slice(known?.log.length ?? 0)) {
    const next = recall(game, config, play, entry);
    if (!next) return { play, differs: play?.log.length ?? 0 };
    play = next;
  }
  return { play, differs: null };
}

const comesOut = (made: Entry, recorded: Entry): boolean =>
  made.n === recorded.n &&
  made.hash === recorded.hash &&
  made.verdict === recorded.verdict &&
  made.act.do === recorded.act.do &&
  isSame(made.luck, recorded.luck);

/** Plays a log again by the rules, as an audit: it stops at the first entry that does not come out as recorded. */
export function replay(
  game: Game,
  config: Config,
  log: readonly Entry[],
): { readonly play: Play; readonly differs: number | null } {
  let play = openPlay(game, config, log[0]?.luck);
  if (log[0] && !comesOut(play.log[0]!, log[0])) return { play, differs: 0 };
  for (const entry of log.slice(1)) {
    const outcome = commit(play, proposalOf(entry), entry.luck);
    if (!outcome.ok || !comesOut(outcome.entry, entry)) return { play, differs: play.log.length };
    play = outcome.play;
  }
  return { play, differs: null };
}
