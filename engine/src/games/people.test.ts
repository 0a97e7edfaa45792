import { describe, expect, it } from 'vitest';
import type { Words } from '../table/words.ts';
import { phrase, say } from '../table/words.ts';
import { GAME_IDS, loadGame, loadGuide } from './registry.ts';

/** People who are called like a thing of the game, like a blank, or like something that a program would read. */
const NAMES = ['Green', 'Pool', 'KHS', '{seat}', '{company:name}', '$&', '$1', "$'", '<b>', '#', 'p2'];

const blanks = (template: string): readonly string[] =>
  [...template.matchAll(/\{(\w+)/g)].map(([, name]) => name!);

/** Sentences that are another one as soon as somebody in them has such a name. */
const odd = (words: Words, name: string): readonly string[] =>
  Object.entries(words).flatMap(([key, { en }]) => {
    const said = phrase(key, Object.fromEntries(blanks(en).map((blank) => [blank, 'p1'])));
    return (['de', 'en'] as const).flatMap((language) => {
      const plain = say(words, language, said, { p1: '\u0001' }).replaceAll('\u0001', () => name);
      return say(words, language, said, { p1: name, p2: 'Bert' }) === plain ? [] : [`${key} (${language})`];
    });
  });

describe.each(GAME_IDS)('people in the sentences of %s', (id) => {
  it('are called what they are called, and change nothing else', async () => {
    const game = (await loadGame(id))!;
    const guide = await loadGuide(id);
    const words = { ...game.words, ...guide?.words };
    for (const name of NAMES) expect([name, odd(words, name)]).toEqual([name, []]);
  });
});
