import { describe, expect, it } from 'vitest';
import { seededLuck } from '../table/luck.ts';
import { positionAt } from '../table/positions.ts';
import { randomGame } from '../table/random-play.ts';
import { say } from '../table/words.ts';
import { GAME_IDS, loadGame, loadGuide } from './registry.ts';

/** What came of moves, in games by chance: said in both languages, and no phase begins unheard. */
describe.each(GAME_IDS)('news of %s', (id) => {
  it('are sentences without a gap, and name every phase that begins and every company that begins to operate', async () => {
    const [game, guide] = [(await loadGame(id))!, (await loadGuide(id))!];
    const words = { ...game.words, ...guide.words };
    const seats = ['anna', 'bert', 'cleo', 'dora'].slice(0, Math.max(3, game.players.min));
    const { play } = randomGame(
      game,
      {
        ...{
          game: id,
          variant: game.variants[0]!.id,
          options: {},
          seed: 5,
          mode: 'strict',
          bookkeeping: 'auto',
        },
        seats,
      },
      seededLuck(5, 1),
    );
    const told = new Map<string, number>();
    let phases = 0;
    for (const { act, n } of play.log) {
      if (act.do !== 'move') continue;
      const [before, after] = [positionAt(play, play.line[n]!), positionAt(play, n)];
      const news = guide.news!(before, after, act.move);
      const phaseOf = ({ clock }: typeof before): unknown => (clock as unknown as { phase?: unknown }).phase;
      phases += phaseOf(before) === phaseOf(after) ? 0 : 1;
      for (const phrase of news) {
        told.set(phrase.key, (told.get(phrase.key) ?? 0) + 1);
        for (const language of ['de', 'en'] as const) {
          expect(Object.hasOwn(words, phrase.key), phrase.key).toBe(true);
          expect(say(words, language, phrase)).not.toMatch(/undefined|NaN|[{}]|\b[a-z]+\/|goal-/);
        }
      }
    }
    expect(told.get('news/phase') ?? 0).toBe(phases);
    expect([...told.values()].reduce((sum, n) => sum + n, 0)).toBeGreaterThan(3);
  });
});
