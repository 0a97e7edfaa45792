import { describe, expect, it } from 'vitest';
import { charterCard } from '../../../rail/ids.ts';
import { judge } from '../../../table/judge.ts';
import type { Game } from '../../../table/game.ts';
import type { Clock62 } from '../clock.ts';
import { handRules } from '../hand-rules.ts';
import { moves } from '../moves.ts';
import { anna, at, bert, broke, cash, cleo, figures, found, played } from '../stock-scene.ts';
import { laterRound, SEATS5 } from '../testing.ts';

/** UP is anna's (20 %), and in operation. */
const up = () => laterRound(SEATS5).started('NYC', 'emil').started('CP', 'emil').started('NYH', 'emil');
const openUp = () => up().shares('NYC', 'pool', 9).shares('CP', 'pool', 9).shares('NYH', 'pool', 9);

describe('directors', () => {
  it('62-1.1 four to seven players', async () => {
    const { game } = await import('../index.ts');
    expect(game.players).toEqual({ min: 4, max: 7 });
  });
  it('62-1.5 62-5.13 ✗ somebody else decides for a company', () => {
    const scene = laterRound().started('NYC', 'anna').shares('NYC', 'bert', 2).operating('NYC', 'payout');
    const { table } = scene.clock({ ran: { routes: [], revenue: 50 } });
    expect(found(table, bert.withholds())).toMatchObject([
      { rule: '1862/5/director-decides', params: { company: 'NYC', director: 'anna' } },
    ]);
    expect(broke(laterRound().started('NYC', 'anna').operating('NYC', 'run').table, bert.runs())).toEqual([
      '5/director-decides',
    ]);
  });
  it('62-1.5 62-5.13 ✓ its director', () => {
    const scene = laterRound().started('NYC', 'anna').operating('NYC', 'payout');
    expect(broke(scene.clock({ ran: { routes: [], revenue: 50 } }).table, anna.withholds())).toEqual([]);
  });

  it('62-5.1 a share is a percentage, and can be sold', () => {
    const { table } = laterRound().founded('NYC', 'bert').shares('NYC', 'anna', 3);
    expect(figures(table, 'NYC').shares).toEqual({ anna: 30, bert: 30 });
    expect(figures(played(table, anna.sells('NYC', 2)), 'NYC').shares).toEqual({ anna: 10, bert: 30 });
  });
  it('62-5.2 ✗ an ordinary share before the director certificate', () => {
    expect(broke(laterRound().table, anna.buys('NYC'))).toEqual(['19/director-first']);
  });
  it('62-5.2 ✓ after it', () => {
    expect(broke(laterRound().founded('NYC', 'bert').table, anna.buys('NYC'))).toEqual([]);
  });
  it('62-5.3 62-5.12 its buyer is director and sets the par: 30 % in group 1, 20 % in the others', () => {
    const table = played(laterRound().table, anna.founds('CP', 75));
    expect([figures(table, 'CP'), cash(table)['anna']]).toEqual([
      { price: 75, director: 'anna', treasury: 0, shares: { anna: 30 } },
      375,
    ]);
    const group2 = played(openUp().table, anna.founds('UP', 100));
    expect([figures(group2, 'UP').shares, cash(group2)['anna']]).toEqual([{ anna: 20 }, 300]);
  });
  it('62-5.4 holders get dividends unless the director withholds', () => {
    const scene = laterRound().started('NYC', 'anna').shares('NYC', 'bert', 2).operating('NYC', 'payout');
    const { table } = scene.clock({ ran: { routes: [], revenue: 100 } });
    expect(cash(played(table, anna.pays()))).toMatchObject({ anna: 630, bert: 620, cleo: 600 });
    const kept = played(table, anna.withholds());
    expect([cash(kept), kept.cash['company/NYC']]).toEqual([cash(table), 1100]);
  });

  it('62-5.14 62-5.17 62-5.18 who holds more after a purchase takes over, for ordinary shares of the same worth', () => {
    const scene = laterRound().started('NYC', 'anna').shares('NYC', 'bert', 3).clock({ turn: 'bert' });
    const table = played(scene.table, bert.buys('NYC'));
    expect(figures(table, 'NYC')).toMatchObject({ director: 'bert', shares: { anna: 30, bert: 40 } });
    expect([at(table, 'cert/NYC/0'), at(table, charterCard('NYC'))]).toEqual(['seat/bert', 'seat/bert']);
  });
  it('62-5.14 ✓ a sale that costs the director his place is allowed, and said before', () => {
    const scene = laterRound().started('NYC', 'anna').shares('NYC', 'bert', 3).shares('NYC', 'anna', 1);
    expect(found(scene.table, anna.sells('NYC', 2))).toMatchObject([
      { rule: '1862/5/director-goes', weight: 'caution', params: { director: 'bert' } },
    ]);
    expect(figures(played(scene.table, anna.sells('NYC', 2)), 'NYC')).toMatchObject({
      director: 'bert',
      shares: { anna: 20, bert: 30 },
    });
  });
  it('62-5.15 equality changes nothing; of several the first to the left of the old director', () => {
    const equal = laterRound().started('NYC', 'anna').shares('NYC', 'bert', 2).clock({ turn: 'bert' });
    expect(figures(played(equal.table, bert.buys('NYC')), 'NYC').director).toBe('anna');
    const scene = laterRound().founded('NYC', 'bert').shares('NYC', 'anna', 3).shares('NYC', 'cleo', 3);
    expect(figures(played(scene.clock({ turn: 'bert' }).table, bert.sells('NYC')), 'NYC').director).toBe(
      'cleo',
    );
  });

  it('62-5.16 ✗ sell from the director certificate when nobody else holds as much, or hand it to a friend', () => {
    const scene = laterRound().founded('NYC', 'anna').shares('NYC', 'bert', 2);
    expect(found(scene.table, anna.sells('NYC'))).toMatchObject([
      { rule: '1862/5/no-successor', params: { company: 'NYC', least: 30 } },
    ]);
    const give = { type: 'put', seat: 'anna', piece: 'cert/NYC/0', to: 'seat/bert' };
    const game = { moves, handRules } as unknown as Game<Clock62>;
    expect(judge(game, scene.table, give).map(({ rule }) => rule)).toEqual(['1862/18/between-players']);
  });
  it('62-5.16 ✓ with another holder of 30 %, after a buy-back of 10 %', () => {
    const scene = laterRound().founded('NYC', 'anna').shares('NYC', 'bert', 3);
    expect(figures(played(scene.table, anna.sells('NYC')), 'NYC')).toMatchObject({
      director: 'bert',
      shares: { anna: 20, bert: 30 },
    });
    const half = laterRound().clock({ phase: '3' }).started('NYC', 'anna').shares('NYC', 'bert', 3);
    const back = played(half.operating('NYC', 'buyback').cash('company/NYC', 900).table, anna.buysBack(0));
    expect(figures(back, 'NYC').shares).toEqual({ anna: 15, bert: 15 });
    const later = { ...back, clock: { ...back.clock, round: 'SR' as const, set: 3, turn: 'anna' } };
    expect(broke(later, anna.sells('NYC', 2))).toEqual([]);
    expect(figures(played(later, anna.sells('NYC', 2)), 'NYC')).toMatchObject({
      director: 'bert',
      shares: { anna: 5, bert: 15 },
    });
    expect(broke(later, cleo.passes())).toEqual(['18/turn']);
  });
});
