import type { Stage } from '@stellwerk/engine/stage/stage.ts';
import type { Entry, Play } from '@stellwerk/engine/table/play.ts';
import type { Speech } from '../words/speech.ts';
import { sayEntry } from '../words/say-entry.ts';
import { sayConsequences } from './consequences.ts';
import type { SayNews } from './consequences.ts';

interface Told {
  readonly said: string;
  readonly after: readonly string[];
}

const kept = new WeakMap<Speech | SayNews, WeakMap<Entry, Told>>();

/**
 * An entry in words, and what came of it. What happened, happened: it is said once, and the next move, a jump into
 * history or a row that comes back into sight find the words ready.
 */
export function tell(play: Play, entry: Entry, stage: Stage, speech: Speech, news: SayNews | null): Told {
  let own = kept.get(news ?? speech);
  if (!own) kept.set(news ?? speech, (own = new WeakMap()));
  let told = own.get(entry);
  if (!told) {
    const said = sayEntry(speech, play, entry);
    own.set(entry, (told = { said, after: sayConsequences(play, entry, stage, speech, said, news) }));
  }
  return told;
}
