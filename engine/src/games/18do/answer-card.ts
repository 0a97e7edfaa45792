import type { Answer } from '../../table/guide.ts';
import type { Params } from '../../table/types.ts';
import { phrase } from '../../table/words.ts';

/** An answer in two sentences: what the thing is, and what it does. */
export const answerCard = (kind: string, name: string, section: string, params: Params = {}): Answer => ({
  kind: phrase(`ask/kind/${kind}`),
  title: phrase(`18do/ask/${name}`, params),
  lines: [phrase(`18do/ask/${name}/does`, params)],
  more: [],
  sections: [section],
});
