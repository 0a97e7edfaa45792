import { GAME_IDS, loadRulebook } from '@stellwerk/engine/games/registry.ts';
import { sentencesOf } from '@stellwerk/engine/table/rulebook.ts';
import { describe, expect, it } from 'vitest';
import { hitsIn, matches, soughtIn } from './search.ts';

const word = (text: string) => ({ text, isWithin: false });

describe('searching a rulebook', () => {
  it('finds words in whatever case, and wants two letters', () => {
    expect(matches('The Ems, and the ems.', word('EMS'), 'en')).toEqual([4, 17]);
    expect(matches('The Ems.', word('e'), 'en')).toEqual([]);
    expect(matches('The Ems.', word('  '), 'en')).toEqual([]);
  });
  it('finds words by their beginning, and letters within words only where no word begins so', async () => {
    expect(matches('themselves', word('ems'), 'en')).toEqual([]);
    expect(matches('themselves', { text: 'ems', isWithin: true }, 'en')).toEqual([2]);
    const book = (await loadRulebook(GAME_IDS[0]!))!;
    const { atom, en } = sentencesOf(book)[0]!;
    const first = /\p{L}{5,}/u.exec(en)![0];
    expect(soughtIn(book, first, 'en').isWithin).toBe(false);
    expect(soughtIn(book, atom.slice(0, 1) + 'qqqq', 'en').isWithin).toBe(true);
  });
  it.each(GAME_IDS)('of %s finds every sentence by its own words', async (id) => {
    const book = (await loadRulebook(id))!;
    for (const sentence of sentencesOf(book))
      for (const language of ['de', 'en'] as const)
        expect(hitsIn(book, word(sentence[language]), language).map(({ atom }) => atom)).toContain(
          sentence.atom,
        );
  });
  it('finds an atom by its number', async () => {
    const book = (await loadRulebook(GAME_IDS[0]!))!;
    const { atom } = sentencesOf(book)[3]!;
    expect(hitsIn(book, word(atom), 'en').map((hit) => hit.atom)).toContain(atom);
  });
});
