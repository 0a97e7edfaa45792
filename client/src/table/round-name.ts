import type { Game } from '@stellwerk/engine/table/game.ts';
import type { Entry, Play } from '@stellwerk/engine/table/play.ts';
import { positionAt } from '@stellwerk/engine/table/positions.ts';
import type { Table } from '@stellwerk/engine/table/types.ts';
import type { Phrase } from '@stellwerk/engine/table/words.ts';
import { ruled } from './settled.ts';
import type { Speech } from '../words/speech.ts';

const names = new WeakMap<Speech, WeakMap<object, string>>();

const roundOf = (play: Play, n: number, speech: Speech): string => {
  const [where] = play.game.where(ruled(positionAt(play, n)));
  return where ? speech.phrase(where) : '';
};

/** "OR 3.1". Asked for once a position and language; a long log is asked for only where it is seen. */
export function nameOfRound(play: Play, n: number, speech: Speech): string {
  const table = positionAt(play, n);
  let own = names.get(speech);
  if (!own) names.set(speech, (own = new WeakMap()));
  let found = own.get(table);
  if (found === undefined) own.set(table, (found = roundOf(play, n, speech)));
  return found;
}

const rounds = new WeakMap<Table, string>();

/** The round of a position, whatever it is called: two positions of one round have the same. */
export function roundAt(game: Game, table: Table): string {
  let found = rounds.get(table);
  if (found === undefined) rounds.set(table, (found = JSON.stringify(game.where(ruled(table))[0] ?? null)));
  return found;
}

/** What an entry led to never changes: a new one is asked about, all others are known. */
const known = new WeakMap<Entry, Phrase | null>();
function roundAfter(play: Play, entry: Entry): Phrase | null {
  let found = known.get(entry);
  if (found === undefined)
    known.set(entry, (found = play.game.where(ruled(positionAt(play, entry.n)))[0] ?? null));
  return found;
}

/** Where rounds begin, by the entry that led to them. */
export function roundsIn(play: Play): readonly { readonly n: number; readonly where: Phrase | null }[] {
  let last = '';
  return play.log.flatMap((entry) => {
    const where = roundAfter(play, entry);
    const name = JSON.stringify(where);
    if (name === last) return [];
    last = name;
    return [{ n: entry.n, where }];
  });
}
