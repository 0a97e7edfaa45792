import { describe, expect, it } from 'vitest';
import { GAME_IDS, loadGame } from './registry.ts';

/** Sentences of the log begin with whoever acts: those in small letters have the name of a person put before them. */
const wantsWho = (said: string): boolean => /^\p{Ll}/u.test(said);
/** "passes", "does not bid", "has taken": what follows a name is a verb. */
const BEGINS_WITH_VERB = {
  de: /^(?:wird|will)\b|^(?!es\b|das\b|der\b|die\b)\p{Ll}+(t|ß|st)\b/u,
  en: /^\p{Ll}+s\b/u,
};

describe.each(GAME_IDS)('the log of %s', async (id) => {
  const { words } = (await loadGame(id))!;
  const told = Object.entries(words).filter(([key]) => /^[^/]+\/log\/|^table\/(set|settle|skip)$/.test(key));

  it('puts a name before a sentence in both languages, or in neither', () => {
    expect(told.length).toBeGreaterThan(20);
    expect(told.filter(([, { de, en }]) => wantsWho(de) !== wantsWho(en))).toEqual([]);
  });
  it('goes on with what they do', () => {
    const odd = told.flatMap(([key, said]) =>
      (['de', 'en'] as const).flatMap((language) =>
        wantsWho(said[language]) && !BEGINS_WITH_VERB[language].test(said[language])
          ? [`${key}: ${said[language]}`]
          : [],
      ),
    );
    expect(odd).toEqual([]);
  });
  it('has no full stops: what came of it follows', () => {
    expect(told.filter(([, { de, en }]) => de.endsWith('.') || en.endsWith('.'))).toEqual([]);
  });
});

/** Titles whose trains go by numbers, 8 among them. */
const NUMBERED: ReadonlySet<string> = new Set(['18esp', '1862', '18do']);
/** English says "an" before a vowel that is heard: a blank that may hold an 8 has no article of its own. */
describe.each(GAME_IDS)('the articles of %s', async (id) => {
  const { words } = (await loadGame(id))!;
  it('fit whatever number is filled in', () => {
    const odd = Object.entries(words).filter(
      ([, { en }]) =>
        /\b[Aa] (8|11|18)\b/.test(en) ||
        (NUMBERED.has(id) && /\b[Aa] \{(train|card|name|next|old)\}/.test(en)),
    );
    expect(odd).toEqual([]);
  });
});
