import { GAME_IDS, loadGame } from '@stellwerk/engine/games/registry.ts';
import { describe, expect, it } from 'vitest';
import { packWords, unpackWords } from './packed-words.ts';

describe('words for the wire', () => {
  it('name many things that go by their ids in one line', () => {
    const tracks = { 'name/payout/10': 'payout track 10', 'name/payout/20': 'payout track 20' };
    expect(packWords(tracks)).toEqual({ 'name/payout/': { '10 20': 'payout track #' } });
    expect(unpackWords(packWords(tracks))).toEqual(tracks);
  });

  it('keep a sign and a key without a beginning as they are', () => {
    const odd = { money: '#M', 'a/x': 'x', 'a/y': 'y', 'a/z': 'one # z', 'a/': 'nothing' };
    expect(unpackWords(packWords(odd))).toEqual(odd);
  });

  it('have no blank in a key: it would be taken for two', () => {
    expect(() => packWords({ 'a/x y': 'x y' })).toThrow('blank');
  });

  it.each(GAME_IDS)('of %s come out as they went in, in both languages', async (id) => {
    const { words } = (await loadGame(id))!;
    for (const language of ['de', 'en'] as const) {
      const sentences = Object.fromEntries(Object.entries(words).map(([key, said]) => [key, said[language]]));
      expect(unpackWords(packWords(sentences))).toEqual(sentences);
    }
  });
});
