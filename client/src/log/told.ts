import type { Stage } from '@stellwerk/engine/stage/stage.ts';
import type { Entry, Play } from '@stellwerk/engine/table/play.ts';
import type { Speech } from '../words/speech.ts';
import { sayEntry } from '../words/say-entry.ts';
import { sayConsequences } from './consequences.ts';

interface Told {
  readonly said: string;
  readonly after: readonly string[];
}

const kept = new WeakMap<Speech, WeakMap<Entry, Told>>();

/**
 * An entry in words, and what came of it. What happened, happened: it is said once, and the next move, a jump into
 * history or a row that comes back into sight find the words ready.
 */
export function tell(play: Play, entry: Entry, stage: Stage, speech: Speech): Told {
  let own = kept.get(speech);
  if (!own) kept.set(speech, (own = new WeakMap()));
  let told = own.get(entry);
  if (!told) {
    const said = sayEntry(speech, play, entry);
    own.set(entry, (told = { said, after: sayConsequences(play, entry, stage, speech, said) }));
  }
  return told;
}
