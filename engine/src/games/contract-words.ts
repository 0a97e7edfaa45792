import { specOf } from '../table/judge.ts';
import { promptOf } from '../table/ask.ts';
import type { Game } from '../table/game.ts';
import type { Move, Table } from '../table/types.ts';
import type { Phrase, Words } from '../table/words.ts';
import { say } from '../table/words.ts';

/** All phrases in what a title shows, however deep they lie. */
function* phrasesIn(value: unknown): Generator<Phrase> {
  if (typeof value !== 'object' || value === null) return;
  if ('key' in value && typeof value.key === 'string') yield value as Phrase;
  for (const inner of Object.values(value)) yield* phrasesIn(inner);
}

/** Everything that a position says to anybody at the table. */
export function* saidAt(game: Game, table: Table): Generator<Phrase> {
  for (const seat of [null, ...table.clock.seats]) {
    yield* phrasesIn(promptOf(game, table, seat));
    if (seat !== null) yield* phrasesIn(game.advice?.(table, seat));
  }
  const { liveries: _, ...stage } = game.stage(table);
  yield* phrasesIn([stage, game.ledger(table), game.score(table)]);
  for (const { why } of table.clock.dues) yield { key: why };
}

/** What the log says about a move. */
export const saidOf = (game: Game, table: Table, move: Move): Phrase =>
  specOf(game, move.type)!.label(table, move);

/**
 * What is wrong with phrases: no words in one of the languages, or a blank that nothing fills. A thing without a name
 * goes by its letters.
 */
export function silences(words: Words, said: Iterable<Phrase>): ReadonlySet<string> {
  const found = new Set<string>();
  for (const phrase of said)
    for (const language of ['de', 'en'] as const)
      if (!words[phrase.key] && phrase.key.startsWith('name/')) continue;
      else if (!words[phrase.key]?.[language]) found.add(`${phrase.key} has no words (${language})`);
      else if (/[{}]|undefined|\[object/.test(say(words, language, phrase)))
        found.add(`${phrase.key} leaves a gap (${language})`);
  return found;
}
