import { trusted } from '@stellwerk/engine/table/types.ts';
import { GAME_IDS, loadGame } from '@stellwerk/engine/games/registry.ts';
import { seededLuck } from '@stellwerk/engine/table/luck.ts';
import { commit, openPlay } from '@stellwerk/engine/table/play.ts';
import { positionAt } from '@stellwerk/engine/table/positions.ts';
import { randomOption } from '@stellwerk/engine/table/random-play.ts';
import type { Move } from '@stellwerk/engine/table/types.ts';
import { expect, it } from 'vitest';
import { sentenceNow } from '@stellwerk/engine/table/step-plan.ts';
import { lastingGame } from '../table/testing.ts';
import { afterMove, changesTo, nextAfter, outcomeOf, pricesAfter } from './outcome.ts';

it('says what a sale brings and leaves, how far the price falls and what is next, and that is what comes of it', async () => {
  const game = (await loadGame(GAME_IDS[0]!))!;
  const pick = seededLuck(2, 2);
  const config = {
    game: game.id,
    variant: 'standard',
    options: {},
    seats: ['anna', 'bert', 'cleo'],
    seed: 4,
  };
  let play = openPlay(game, { ...config, mode: 'strict', bookkeeping: 'auto' });
  let sales = 0;
  const said = new Set<string>();
  for (let n = 0; n < 400 && sales < 5 && !game.ended(play.table); n++) {
    const seat = game.turn(play.table)[0]!;
    const sell: Move | undefined = [...game.options(play.table, seat, { type: 'sell' })].at(-1);
    const move = sell ?? randomOption(game, play, seat, pick).move!;
    const told = outcomeOf(game, game.stage(play.table), play.table, move);
    const next = nextAfter(game, play.table, move);
    const before = play.table;
    const made = commit(play, { id: String(n), seat, act: { do: 'move', move: trusted(move) } });
    if (!made.ok) continue;
    play = made.play;
    expect(next).toEqual(sentenceNow(game, play.table));
    said.add(next!.key);
    if (!sell) continue;
    sales++;
    expect(told.cash.length).toBeGreaterThan(0);
    for (const { account, by, left } of told.cash) {
      expect((play.table.cash[account] ?? 0) - (before.cash[account] ?? 0)).toBe(by);
      expect(play.table.cash[account]).toBe(left);
    }
    for (const { from, to } of told.prices) expect(to).toBeLessThan(from);
  }
  expect(sales).toBe(5);
  // What is next, too: of most steps it is something else than before.
  expect(said.size).toBeGreaterThan(4);
});

it.each(['18te', '18esp', '18do', '1862'])(
  'says of %s whatever is done with the revenue what becomes of the price, also where it stays',
  async (id) => {
    const game = (await loadGame(id))!;
    const play = lastingGame(game, 300, { mode: 'strict' });
    const ways = new Set<string>();
    for (const { act, n } of play.log) {
      if (act.do !== 'move' || !/^(payout|dividend)$/.test(act.move.type)) continue;
      const table = positionAt(play, play.line[n]!);
      const moves = [...game.options(table, act.move.seat, { type: act.move.type })];
      const told = pricesAfter(game, game.stage(table), table, moves);
      const goes = told.map((prices) => prices.map(({ from, to }) => Math.sign(to - from)).join());
      // Where one way moves the price, the other says that it stays, or where it goes.
      expect(goes.some((one) => one !== '') && goes.includes('')).toBe(false);
      for (const one of goes) ways.add(one);
    }
    for (const one of ['1', '-1']) expect([...ways]).toContain(one);
    if (id !== '18esp' && id !== '1862') expect([...ways]).toContain('0');
  },
);

it('says nothing of a move that nobody knows', async () => {
  const game = (await loadGame(GAME_IDS[0]!))!;
  const config = { game: game.id, variant: 'standard', options: {}, seats: ['anna', 'bert'], seed: 4 };
  const { table } = openPlay(game, { ...config, mode: 'strict', bookkeeping: 'auto' });
  const none = outcomeOf(game, game.stage(table), table, { type: 'dance', seat: 'anna' });
  expect(none).toEqual({ cash: [], prices: [], firstPrices: [] });
});

it.each(GAME_IDS)(
  'of %s: what is told of any move before it is made is what comes of it, prices up and down among them',
  async (id) => {
    const game = (await loadGame(id))!;
    const play = lastingGame(game, 300, { mode: 'strict' });
    const hasPrices = game.stage(play.table).surfaces.some(({ kind }) => kind === 'market');
    let [up, down, paid] = [0, 0, 0];
    for (const { act, n } of play.log) {
      if (act.do !== 'move') continue;
      const [before, after] = [positionAt(play, play.line[n]!), positionAt(play, n)];
      if (afterMove(game, before, act.move) === null) continue;
      const stage = game.stage(before);
      const told = outcomeOf(game, stage, before, act.move);
      expect(told).toEqual(changesTo(stage, before, after));
      for (const { from, to } of told.prices) {
        up += to > from ? 1 : 0;
        down += to < from ? 1 : 0;
      }
      paid += told.cash.length;
    }
    expect(paid).toBeGreaterThan(10);
    expect([up > 0, down > 0]).toEqual([hasPrices, hasPrices]);
  },
);
