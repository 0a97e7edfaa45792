import { describe, expect, it } from 'vitest';
import { OUT } from '../../../rail/ids.ts';
import { judge } from '../../../table/judge.ts';
import { pieceOf } from '../../../table/places.ts';
import type { Game } from '../../../table/game.ts';
import type { Clock62, Table62 } from '../clock.ts';
import { handRules } from '../hand-rules.ts';
import { moves } from '../moves.ts';
import { isGone } from '../readers.ts';
import { certificateLimit } from '../seats.ts';
import { acted, anna, at, bert, broke, cash, cellOf, cleo, dora, found, played } from '../stock-scene.ts';
import { laterRound, SEATS5 } from '../testing.ts';
import type { Scene } from '../testing.ts';

const three = () =>
  laterRound().started('NYC', 'anna', 100).started('CP', 'bert', 85).started('NYH', 'cleo', 100);
const startRound = (table: Table62): Table62 =>
  played(table, anna.passes(), bert.passes(), cleo.passes(), dora.passes());
/** At the payout, with so much earned. */
const earned = (scene: Scene, company: string, revenue = 50) =>
  scene.operating(company, 'payout').clock({ ran: { routes: [], revenue } });

describe('operating rounds', () => {
  it('62-6.1 62-6.2 62-6.3 62-6.6 companies act once, highest price first; in one cell the upper marker, and then the round is over', () => {
    const table = startRound(three().train('NYC', '2').train('NYH', '2').train('CP', '2').table);
    expect(table.clock.operating).toBe('NYC');
    const second = played(table, anna.runs(), anna.done());
    // NYC has gone left to 92; NYH still stands on 100.
    expect(second.clock.operating).toBe('NYH');
    const third = played(second, cleo.runs(), cleo.done());
    expect(third.clock.operating).toBe('CP');
    expect(played(third, bert.runs(), bert.done()).clock).toMatchObject({ round: 'SR', set: 3 });
  });
  it('62-6.3 the same price in different cells: the marker further right first', () => {
    const { table } = laterRound()
      .started('NYC', 'anna')
      .started('CP', 'bert')
      .price('NYC', 0, 4)
      .price('CP', 1, 5);
    expect(startRound(table).clock.operating).toBe('CP');
  });
  it('62-6.4 ✗ a company acts before a better placed one, or when none is on turn', () => {
    const table = startRound(three().table);
    expect(found(table, bert.runs())).toMatchObject([
      { rule: '1862/5/director-decides', params: { company: 'NYC' } },
    ]);
    const nobody = three().clock({ round: 'OR', or: 1, operating: null }).table;
    expect(broke(nobody, anna.runs())).toEqual(['6/nobody-operates']);
  });
  it('62-6.4 ✓ in its turn', () => {
    expect(broke(startRound(three().table), anna.runs())).toEqual([]);
  });
  it('62-6.1 ✗ a company acts in a stock round', () => {
    expect(broke(three().table, anna.runs())).toEqual(['6/operating-round-only']);
  });
  it('62-6.5 ✗ a step out of order', () => {
    expect(broke(earned(three(), 'NYC').table, anna.runs())).toEqual(['10/ran-already']);
    expect(found(three().operating('NYC', 'track').table, anna.pays())).toMatchObject([
      { rule: '1862/6/step-order', params: { step: 'track', early: true } },
    ]);
    expect(broke(three().operating('NYC', 'payout').table, anna.train('train/2/1'))).toEqual([
      '6/step-order',
    ]);
    expect(broke(three().operating('NYC', 'buyback').table, anna.train('train/2/1'))).toEqual([
      '6/step-order',
    ]);
  });
  it('62-6.5 ✓ tiles, marker, run, payout, price, trains, buy-back', () => {
    const table = played(three().operating('NYC', 'track').table, anna.runs());
    expect(table.clock.step).toBe('trains');
    expect(played(table, anna.train('train/2/1'), anna.done()).clock.operated).toEqual(['NYC']);
  });

  it('62-11.4 ✗ pay a part', () => {
    const { table } = earned(three(), 'NYC', 100);
    expect(broke(table, { ...anna.pays(), revenue: 50 })).toEqual(['11/all-or-nothing']);
  });
  it('62-11.4 ✓ all or nothing', () => {
    const { table } = earned(three(), 'NYC', 100);
    expect(broke(table, { ...anna.pays(), revenue: 100 })).toEqual([]);
    expect(broke(table, anna.withholds())).toEqual([]);
  });

  it('62-12.1 a dividend: one cell right, at the edge up, in the corner it stays', () => {
    const go = (row: number, col: number) =>
      cellOf(played(earned(three().price('NYC', row, col), 'NYC').table, anna.pays()), 'NYC');
    expect([go(3, 4), go(9, 1), go(0, 18)]).toEqual(['market/3/5', 'market/8/1', 'market/0/18']);
  });
  it('62-12.2 withheld: one cell left, at the edge down', () => {
    const go = (row: number, col: number) =>
      cellOf(played(earned(three().price('NYC', row, col), 'NYC').table, anna.withholds()), 'NYC');
    expect([go(3, 4), go(0, 2), go(4, 0)]).toEqual(['market/3/3', 'market/1/2', 'market/5/0']);
    // No run at all counts as withholding (open question 12).
    expect(cellOf(played(three().operating('NYC', 'run').table, anna.runs()), 'NYC')).toBe('market/0/3');
  });
  it('62-12.3 62-12.4 62-12.5 on 0 it leaves the game; elsewhere it goes under the markers that lie there', () => {
    const zero = played(earned(three().price('NYC', 9, 0), 'NYC').table, anna.withholds());
    expect(isGone(zero, 'NYC')).toBe(true);
    const scene = three().price('CP', 0, 5).price('NYC', 0, 4);
    const table = played(earned(scene, 'NYC').table, anna.pays());
    expect(pieceOf(table, 'marker/NYC')).toMatchObject({ at: 'market/0/5', order: 1 });
  });
  it('62-12.6 ✗ move a marker by hand', () => {
    const game = { moves, handRules } as unknown as Game<Clock62>;
    const put = { type: 'put', seat: 'anna', piece: 'marker/NYC', to: 'market/0/9' };
    expect(judge(game, three().table, put).map(({ rule }) => rule)).toEqual(['1862/12/price-stays']);
  });
  it('62-12.6 ✓ a marker that lies on no price yet is another matter', () => {
    const game = { moves, handRules } as unknown as Game<Clock62>;
    const put = { type: 'put', seat: 'anna', piece: 'marker/UP', to: 'market/0/4' };
    expect(judge(game, three().table, put).map(({ rule }) => rule)).not.toContain('1862/12/price-stays');
  });
});

describe('a price of 0', () => {
  /** NYC stands above 0 and owes 200 on notes. */
  const low = () =>
    three()
      .price('NYC', 9, 0)
      .clock({ notes: { NYC: 200 } })
      .train('NYC', '2')
      .shares('NYC', 'dora', 1)
      .token('NYC', 0, 'G35', 0, 0);
  it('62-13.1 62-13.3 62-13.4 62-13.5 everything of the company leaves, its markers on the board only block, shares bring nothing', () => {
    const { table } = earned(low().cash('company/NYC', 500), 'NYC');
    const then = played(table, anna.withholds());
    expect(at(then, 'token/NYC/0')).toBe('hex/G35/n0/0');
    expect(pieceOf(then, 'token/NYC/0')?.side).toBe('flipped');
    expect([at(then, 'token/NYC/1'), at(then, 'cert/NYC/0'), at(then, 'train/2/1')]).toEqual([OUT, OUT, OUT]);
    expect([then.cash['company/NYC'], cash(then)]).toEqual([0, cash(table)]);
    // Steps 5 and 6 lapse: the next company acts (HC-8).
    expect(then.clock).toMatchObject({ operating: 'NYH', operated: ['NYC'], notes: {} });
    expect(broke({ ...then, clock: { ...then.clock, round: 'SR', turn: 'anna' } }, anna.buys('NYC'))).toEqual(
      ['13/gone'],
    );
  });
  it('62-13.1 ✓ a company that is still there can be bought', () => {
    expect(broke(three().table, anna.buys('CP'))).toEqual([]);
  });
  it('62-13.2 notes are repaid from the treasury, then by the director', () => {
    const { table } = earned(low().cash('company/NYC', 30), 'NYC', 50);
    const then = played(table, anna.withholds());
    expect(cash(then)).toEqual({ ...cash(table), anna: cash(table)['anna']! - 120 });
    const poor = earned(low().cash('company/NYC', 30).cash('seat/anna', 20), 'NYC', 50);
    const due = played(poor.table, anna.withholds());
    expect(due.clock.owed).toMatchObject([{ seat: 'anna', amount: 100, why: 'notes' }]);
    expect(broke(due, cleo.runs())).toEqual(['14/debt-first']);
    // Nothing can be sold: he is bankrupt, and the round goes on.
    expect(played(due, anna.bankrupt()).clock).toMatchObject({ results: { anna: -100 }, operating: 'NYH' });
  });
  it('62-13.6 the certificate limit falls', () => {
    const scene = laterRound(SEATS5).started('NYC', 'anna').price('NYC', 9, 0);
    expect(certificateLimit(scene.table)).toBe(18);
    const then = played(earned(scene, 'NYC').table, anna.withholds());
    expect(certificateLimit(then)).toBe(16);
  });
  it('62-13.1 a sale in a stock round closes it as well, and the seller is paid first', () => {
    const scene = three()
      .price('NYC', 9, 0)
      .shares('NYC', 'bert', 1)
      .clock({ turn: 'bert', veterans: ['NYC'] });
    const table = acted(scene.table, bert.sells('NYC'));
    expect([isGone(table, 'NYC'), cash(table)['bert']! - cash(scene.table)['bert']!]).toEqual([true, 20]);
    const fresh = scene.clock({ veterans: [] }).table;
    expect(cash(acted(fresh, bert.sells('NYC')))['bert']).toBe(cash(fresh)['bert']);
  });
});
