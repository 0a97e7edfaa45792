import { settled } from './dues.ts';
import type { Game } from './game.ts';
import { specOf } from './judge.ts';
import type { Entry, Play } from './play.ts';
import { positionAt } from './positions.ts';
import type { Clock, Finding, Move, Table } from './types.ts';

/**
 * Notes that take a search ("a better run is possible") are no part of the verdict: nobody waits for them, no server
 * works them out, and no log keeps them. Whoever reads notes asks for those of an entry, when there is time. They follow
 * from the log alone (the position before the entry, and its move), so everybody who asks is told the same.
 */
export function afterthoughts(play: Play, n: number): readonly Finding[] {
  const entry = play.log[n];
  if (!entry) return [];
  let found = known.get(entry);
  if (!found) known.set(entry, (found = think(play, entry)));
  return found;
}
const known = new WeakMap<Entry, readonly Finding[]>();

/** What was thought about an entry already; null: nobody has asked yet. */
export const thoughtOf = (entry: Entry): readonly Finding[] | null => known.get(entry) ?? null;

/** Advice is for moves in whose way nothing stands. What a record of an older release says already is not said twice. */
function think(play: Play, { n, act, verdict, findings }: Entry): readonly Finding[] {
  if (act.do !== 'move' || verdict !== 'legal' || play.isPresentOnly) return [];
  if (!specOf(play.game, act.move.type)?.rules.some(({ later }) => later)) return [];
  return laterNotes(play.game, settled(positionAt(play, play.line[n] ?? 0)), act.move).filter(
    ({ rule }) => !findings.some((said) => said.rule === rule),
  );
}

/** The notes on a move that are asked apart from its verdict. */
export const laterNotes = <C extends Clock>(
  game: Pick<Game<C>, 'moves'>,
  table: Table<C>,
  move: Move,
): readonly Finding[] =>
  (specOf(game, move.type)?.rules ?? []).flatMap((rule) => {
    const params = rule.later ? rule.check(table, move) : null;
    return params ? [{ rule: rule.id, section: rule.section, weight: rule.weight, params }] : [];
  });
