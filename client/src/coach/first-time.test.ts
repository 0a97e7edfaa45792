import { GAME_IDS, loadGame, loadGuide, loadRulebook } from '@stellwerk/engine/games/registry.ts';
import { positionAt } from '@stellwerk/engine/table/positions.ts';
import { describe, expect, it } from 'vitest';
import { lastingGame } from '../table/testing.ts';
import { firstCard } from './first-time.ts';

const MOVES = 220;

describe.each(GAME_IDS)('a first evening with %s', (id) => {
  it('is told something new several times, in three sentences that exist in both languages', async () => {
    const [game, guide, book] = [(await loadGame(id))!, await loadGuide(id), (await loadRulebook(id))!];
    const play = lastingGame(game, MOVES, { mode: 'strict' });
    const told = new Map<string, ReturnType<typeof firstCard>>();
    for (const { n } of play.log) {
      const first = guide?.first?.(positionAt(play, n));
      if (first) told.set(first.id, firstCard(book, first));
    }
    expect(told.size).toBeGreaterThan(3);
    for (const [name, card] of told) {
      expect(card?.lines, name).toHaveLength(3);
      for (const { de, en } of [card!.title, ...card!.lines]) expect(de && en, name).toBeTruthy();
    }
    expect(new Set([...told.values()].map((card) => card!.title.en)).size).toBe(told.size);
  });
});
