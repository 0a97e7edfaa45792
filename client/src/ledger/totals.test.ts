import { GAME_IDS, loadGame } from '@stellwerk/engine/games/registry.ts';
import { openPlay } from '@stellwerk/engine/table/play.ts';
import { describe, expect, it } from 'vitest';
import { seatsFor } from '../table/testing.ts';
import { makeSpeech } from '../words/speech.ts';
import { isWonByMoney, sayTotal } from './totals.ts';

describe('what people have won', () => {
  it.each(GAME_IDS)('of %s is told in what it is counted in: nobody is worth -1 €', async (id) => {
    const game = (await loadGame(id))!;
    for (const { id: variant } of game.variants) {
      const seats = seatsFor(game).slice(0, variant.startsWith('zsv') ? 2 : 3 + game.players.min);
      const play = openPlay(game, {
        ...{ game: id, variant, options: {}, seed: 1, mode: 'strict', bookkeeping: 'auto' },
        seats: seats.slice(0, game.players.max),
      });
      const isMoney = isWonByMoney(play);
      // Points have no coin, money has one; an amount below nothing has a minus and no hyphen.
      expect([variant, isMoney]).toEqual([variant, id !== 'toe']);
      for (const language of ['de', 'en'] as const) {
        const speech = makeSpeech(game, language, {});
        const said = sayTotal(speech, -1, isMoney);
        expect(said).toMatch(isMoney ? /^−(1M|1 pts|\$1)$/ : /^−1$/);
      }
    }
  });
});
