import { GAME_IDS, loadGame } from '@stellwerk/engine/games/registry.ts';
import { describe, expect, it } from 'vitest';
import { freshTable, midGame } from '../gallery/midgame.ts';
import { makeSpeech } from '../words/speech.ts';
import { wordsOfOffer } from './offer-words.ts';
import { shelvesOf } from './offers.ts';

const games = (await Promise.all(GAME_IDS.map(loadGame))).filter((game) => game !== null);

/** What everything that is to be had says about itself, by the id of its piece. */
function wordsAt(id: string, when: 'fresh' | 'mid' = 'fresh') {
  const game = games.find((one) => one.id === id)!;
  const table = when === 'mid' ? midGame(game) : freshTable(game);
  const speech = makeSpeech(game, 'en', {});
  const offers = shelvesOf(game.stage(table), table).flatMap((shelf) => shelf.offers(null));
  return new Map(offers.map(({ piece, face }) => [piece, { face, ...wordsOfOffer(face, speech) }]));
}

describe('what an offer says about itself', () => {
  it.each(GAME_IDS)('%s: nothing is said twice, and what something brings is no price', (id) => {
    for (const when of ['fresh', 'mid'] as const)
      for (const { tag, lines, price } of wordsAt(id, when).values()) {
        expect(price).not.toMatch(/^\+/);
        expect(new Set(lines).size).toBe(lines.length);
        expect(lines).not.toContain(tag);
      }
  });

  it('a private company says what it costs apart from what it brings', () => {
    const p2 = wordsAt('18esp').get('private/P2')!;
    expect(p2).toMatchObject({ tag: 'P2', price: '60' });
    expect(p2.lines.join()).toContain('+10');
    const bom = wordsAt('1862').get('private/BOM')!;
    expect(bom.price).toBe('20');
    expect(bom.lines).toHaveLength(1);
    expect(bom.lines[0]).toMatch(/^\+5 · Brings its income only/);
  });

  it('a contract has its cities, its tax and its profit, and costs nothing', () => {
    const contracts = [...wordsAt('toe').values()].filter(
      ({ face }) => face.kind === 'card' && face.form === 'contract',
    );
    expect(contracts.length).toBeGreaterThan(0);
    for (const { lines, price } of contracts) {
      expect(price).toBe('');
      expect(lines[0]).toContain(' – ');
      expect(lines[1]).toMatch(/^(no tax|tax \d+k) · \+\d+k$/);
    }
  });
});
