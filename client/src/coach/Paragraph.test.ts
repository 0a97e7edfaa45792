import { GAME_IDS, loadGame } from '@stellwerk/engine/games/registry.ts';
import { describe, expect, it } from 'vitest';
import { sentencesOf } from './Paragraph.tsx';

describe('a paragraph in the coach', () => {
  it.each(GAME_IDS)(
    'of %s says its rules in both languages, without gaps that show how they are made',
    async (id) => {
      const game = (await loadGame(id))!;
      const sections = new Set(Object.values(game.moves).flatMap(({ rules }) => rules.map((r) => r.section)));
      for (const section of sections)
        for (const language of ['de', 'en'] as const) {
          const said = sentencesOf(game, section, language);
          expect(said.length, section).toBeGreaterThan(0);
          expect(said.filter((sentence) => /[{}|]/.test(sentence))).toEqual([]);
        }
    },
  );
  it.each(GAME_IDS)('of %s is there for most of what a prompt cites', async (id) => {
    const game = (await loadGame(id))!;
    const cited = Object.entries(game.words).flatMap(([key, { en }]) => (key.endsWith('/cite') ? [en] : []));
    const known = cited.filter((section) => sentencesOf(game, section, 'de').length > 0);
    expect(cited.length).toBeGreaterThan(8);
    expect(known.length / cited.length).toBeGreaterThan(0.8);
  });
  it('of which nothing is known stays empty', async () => {
    const game = (await loadGame(GAME_IDS[0]!))!;
    expect(sentencesOf(game, '99', 'en')).toEqual([]);
  });
});
