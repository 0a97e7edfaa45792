import { GAME_IDS, loadGame, loadGuide, loadRulebook } from '@stellwerk/engine/games/registry.ts';
import { judge } from '@stellwerk/engine/table/judge.ts';
import { openPlay } from '@stellwerk/engine/table/play.ts';
import { describe, expect, it } from 'vitest';
import { makeSpeech } from '../words/speech.ts';
import { lightsOf, mayDo } from './paragraph-lights.ts';

async function opened(id: string) {
  const game = (await loadGame(id))!;
  const guide = await loadGuide(id);
  const book = (await loadRulebook(id))!;
  const options = Object.fromEntries(game.optionSpecs.map((spec) => [spec.id, spec.start]));
  const seats = ['anna', 'jonas', 'mirel'];
  const variant = game.variants[0]!.id;
  const { table } = openPlay(game, {
    game: id,
    variant,
    options,
    seats,
    seed: 1,
    mode: 'strict',
    bookkeeping: 'auto',
  });
  const speech = makeSpeech({ ...game, words: { ...game.words, ...guide?.words } }, 'en', {});
  return { game, guide, book, table, seat: game.turn(table)[0] ?? null, speech };
}

describe.each(GAME_IDS)('the sentences of %s', async (id) => {
  const { book, ...at } = await opened(id);
  it('are lit with words, never with the making of words', () => {
    let lit = 0;
    for (const section of book.sections)
      for (const { note } of lightsOf({ ...at, section, tried: [] }).values()) {
        lit += 1;
        expect(note).not.toMatch(/[{}‹›]|undefined|NaN/);
      }
    expect(lit).toBeGreaterThan(0);
  });
  it('stand in the way where a move was tried that breaks them', () => {
    const tried = Object.values(at.game.moves)
      .flatMap(({ example }) => judge(at.game, at.table, { ...example, seat: 'mirel' }))
      .filter(({ weight }) => weight === 'breach');
    const against = book.sections.flatMap((section) =>
      [...lightsOf({ ...at, section, tried }).values()].filter(({ state }) => state === 'against'),
    );
    expect(against.length).toBeGreaterThan(0);
    for (const { note } of against) expect(note.trim()).not.toBe('');
  });
  it('say what may be done of what they are about, and only that', () => {
    for (const section of book.sections) {
      const { isHere, moves } = mayDo({ ...at, section });
      if (moves.length > 0) expect(isHere).toBe(true);
      for (const move of moves)
        expect(judge(at.game, at.table, move).filter((f) => f.weight === 'breach')).toEqual([]);
    }
  });
});
