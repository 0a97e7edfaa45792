import { describe, expect, it } from 'vitest';
import type { Words } from '../table/words.ts';
import { FOREIGN } from './foreign-words.ts';
import { loadGame, loadGuide, loadLessons, loadRulebook } from './registry.ts';

/** Everything that is said in German there, however deep it lies. */
function* german(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  if ('de' in value && typeof value.de === 'string') yield value.de;
  for (const inner of Object.values(value)) yield* german(inner);
}

describe.each(Object.entries(FOREIGN))('the German of %s', (id, foreign) => {
  const found = (words: Words): readonly string[] =>
    Object.entries(words).flatMap(([key, { de }]) => (foreign.test(de) ? [`${key}: ${de}`] : []));

  it('is that of its rulebook, at the table and where the table answers', async () => {
    const game = (await loadGame(id))!;
    const guide = await loadGuide(id);
    expect(found(game.words)).toEqual([]);
    expect(found(guide?.words ?? {})).toEqual([]);
    expect(game.optionSpecs.filter(({ label }) => foreign.test(label.de))).toEqual([]);
    expect(game.reconstructed.filter(({ de }) => foreign.test(de))).toEqual([]);
  });

  it('is that of its rulebook where rules are told and taught', async () => {
    const told = [...german(await loadRulebook(id)), ...german(await loadLessons(id))];
    expect(told.length).toBeGreaterThan(100);
    expect(told.filter((said) => foreign.test(said))).toEqual([]);
  });
});
