import { loadGame } from '@stellwerk/engine/games/registry.ts';
import { seededLuck } from '@stellwerk/engine/table/luck.ts';
import type { Play } from '@stellwerk/engine/table/play.ts';
import { commit, openPlay } from '@stellwerk/engine/table/play.ts';
import { randomOption } from '@stellwerk/engine/table/random-play.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeSpeech } from '../words/speech.ts';
import { logText } from '../log/as-text.ts';
import { ledgerText } from './as-text.ts';
import { momentsOf, pricesOf } from './moments.ts';

const SEATS = ['anna', 'bert', 'cleo'];
const CARDS = Object.fromEntries(
  SEATS.map((name) => [name, { name: name.toUpperCase(), colour: '', taken: true, link: 0 }]),
);

async function playedFor(id: string, moves: number): Promise<Play> {
  const game = (await loadGame(id))!;
  const pick = seededLuck(4, 4);
  let play = openPlay(game, {
    ...{ game: id, variant: 'standard', options: {}, seats: SEATS, seed: 6 },
    ...{ mode: 'coach', bookkeeping: 'auto' },
  });
  for (let n = 0; n < moves && !game.ended(play.table); n++) {
    const { move } = randomOption(game, play, game.turn(play.table)[0]!, pick);
    const made = move && commit(play, { id: String(n), seat: move.seat, act: { do: 'move', move } });
    if (made?.ok) play = made.play;
  }
  return play;
}

describe('what can be copied', () => {
  let play: Play;
  beforeAll(async () => {
    play = await playedFor('18te', 90);
  });

  it('the ledger: as many cells in every row, amounts as bare figures', () => {
    const speech = makeSpeech(play.game, 'en', CARDS);
    const ledger = play.game.ledger(play.table);
    const rows = ledgerText(ledger, speech, 'Who')
      .split('\n')
      .map((row) => row.split('\t'));
    expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([ledger.columns.length + 1]));
    const anna = rows.find(([name]) => name === 'ANNA')!;
    expect(Number(anna[1])).toBe(play.table.cash['seat/anna']);
  });

  it('the log: a line an entry under the names of the rounds, without what was taken back', () => {
    const speech = makeSpeech(play.game, 'de', CARDS);
    const lines = logText(play, speech);
    expect(lines[0]).toBe('— AR 1');
    const entries = lines.filter((line) => !line.startsWith('—'));
    expect(entries).toHaveLength(play.log.length);
    const back = commit(play, { id: 'undo', seat: 'anna', act: { do: 'undo', to: play.head - 1 } });
    if (!back.ok) throw new Error('undo');
    const after = logText(back.play, speech).filter((line) => !line.startsWith('—'));
    // The move is gone, the word that it was taken back is there.
    expect(after).toHaveLength(play.log.length);
    expect(after).not.toContain(entries.at(-1));
  });
});

describe('prices over the game', () => {
  it('one line a company, without a value before it was founded', async () => {
    const play = await playedFor('18te', 90);
    const prices = pricesOf(play);
    expect(prices.length).toBeGreaterThan(1);
    expect(momentsOf(play).length).toBeLessThanOrEqual(62);
    for (const { company, values } of prices) {
      expect(values).toHaveLength(momentsOf(play).length);
      expect(values[0]).toBe(null);
      const row = play.game.ledger(play.table).rows.find(({ label }) => label === company);
      if (row) expect(values.at(-1)).toBe(row.cells['price']);
    }
  });

  it('a title without a market has none', async () => {
    expect(pricesOf(await playedFor('toe', 12))).toEqual([]);
  });
});
