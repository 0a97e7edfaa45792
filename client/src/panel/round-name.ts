import type { Play } from '@stellwerk/engine/table/play.ts';
import { ruled } from '../state/settled.ts';
import type { Speech } from '../state/speech.ts';

const names = new WeakMap<Speech, WeakMap<object, string>>();

const roundOf = (play: Play, n: number, speech: Speech): string => {
  const where = play.game.prompt(ruled(play.positions[n] ?? play.table), null).where[0];
  return where ? speech.phrase(where) : '';
};

/** "OR 3.1". Asked for once a position and language; a long log is asked for only where it is seen. */
export function nameOfRound(play: Play, n: number, speech: Speech): string {
  const table = play.positions[n] ?? play.table;
  let own = names.get(speech);
  if (!own) names.set(speech, (own = new WeakMap()));
  let found = own.get(table);
  if (found === undefined) own.set(table, (found = roundOf(play, n, speech)));
  return found;
}
