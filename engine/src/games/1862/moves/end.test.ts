import { describe, expect, it } from 'vitest';
import { OUT, priceMarker } from '../../../rail/ids.ts';
import { score, worth } from '../score.ts';
import { turn } from '../seats.ts';
import { acted, anna, bert, broke, cash, cleo, dora, played } from '../stock-scene.ts';
import { laterRound, Scene, SEATS5 } from '../testing.ts';

/** NYC of anna with a train, at the payout of the only operating round of the set. */
const nyc = (revenue = 100, seats?: readonly string[]): Scene =>
  laterRound(seats)
    .started('NYC', 'anna')
    .train('NYC', '2')
    .operating('NYC', 'payout')
    .clock({ ran: { routes: [], revenue }, ors: 1, veterans: ['NYC'] });

describe('the end', () => {
  it('62-20.1 ✗ act after the end', () => {
    const { table } = nyc().clock({ round: 'end' });
    expect([broke(table, anna.passes()), turn(table)]).toEqual([['20/over'], []]);
  });
  it('62-20.1 ✓ the running set of operating rounds is always finished', () => {
    const scene = nyc().price('NYC', 0, 17).clock({ ors: 2 });
    const first = played(scene.table, anna.pays());
    expect(first.clock).toMatchObject({ ending: 'price', round: 'OR' });
    const second = played(first, anna.done());
    expect(second.clock).toMatchObject({ round: 'OR', or: 2 });
    expect(played(second, anna.runs(), anna.done()).clock.round).toBe('end');
  });
  it('62-20.2 the bank is out of money', () => {
    const scene = nyc().do({ pay: 1, from: 'bank', to: 'seat/dora' });
    scene.cash('seat/dora', scene.table.cash['bank']! + scene.table.cash['seat/dora']! - 10);
    const table = played(scene.table, anna.pays());
    // Payments go on, on paper (open question 24).
    expect([table.clock.ending, table.cash['bank']! <= 0]).toEqual(['bank', true]);
    expect(played(table, anna.done()).clock.round).toBe('end');
  });
  it('62-20.2 62-3.19 the incomes of privates empty the bank: that was the whole set, and the game is over', () => {
    const scene = new Scene().owns('anna', 'BOM').clock({ set: 2 });
    scene.do({ pay: scene.table.cash['bank']! - 5, from: 'bank', to: 'seat/dora' });
    const table = played(scene.table, anna.passes(), bert.passes(), cleo.passes(), dora.passes());
    expect([table.cash['bank'], table.clock.ending, table.clock.round]).toEqual([0, 'bank', 'end']);
  });
  it('62-20.2 a price above 379; 370 is not enough', () => {
    expect(played(nyc().price('NYC', 0, 16).table, anna.pays()).clock.ending).toBeNull();
    expect(played(nyc().price('NYC', 1, 17).table, anna.pays()).clock.ending).toBe('price');
  });
  it('62-20.2 eight companies out of the game', () => {
    const gone = ['GMO', 'TP', 'ORN', 'WP', 'CN', 'NP', 'SP'].map((c) => ({ put: priceMarker(c), at: OUT }));
    const seven = nyc()
      .price('NYC', 9, 0)
      .do(...gone.slice(1));
    expect(played(seven.table, anna.withholds()).clock.ending).toBeNull();
    const eight = nyc()
      .price('NYC', 9, 0)
      .do(...gone);
    expect(played(eight.table, anna.withholds()).clock).toMatchObject({ ending: 'companies', round: 'end' });
  });
  it('62-20.2 fewer than three players', () => {
    const owing = (results: Record<string, number>) =>
      nyc()
        .cash('seat/anna', 0)
        .clock({ results, owed: [{ seat: 'anna', amount: 50, to: 'bank', company: 'NYC', why: 'train' }] });
    expect(played(owing({}).table, anna.bankrupt()).clock.ending).toBeNull();
    expect(played(owing({ dora: 0 }).table, anna.bankrupt()).clock).toMatchObject({
      ending: 'players',
      round: 'end',
    });
  });
  it('62-20.2 triggered in a stock round: the following set is played (open question 23)', () => {
    const scene = laterRound()
      .founded('CP', 'cleo')
      .shares('CP', 'anna', 4)
      .shares('CP', 'bert', 3)
      .price('CP', 1, 18);
    const table = played(
      scene.train('CP', '2').table,
      anna.passes(),
      bert.passes(),
      cleo.passes(),
      dora.passes(),
    );
    expect(table.clock).toMatchObject({ ending: 'price', round: 'OR' });
    expect(played(table, cleo.runs(), cleo.done()).clock.round).toBe('end');
  });
  it('62-20.2 a set in which nothing at all could happen ends the game as well', () => {
    const { table } = laterRound();
    const over = played(table, anna.passes(), bert.passes(), cleo.passes(), dora.passes());
    expect(over.clock).toMatchObject({ ending: 'standstill', round: 'end' });
  });
  it('62-20.2 a private that pays only somebody who is out of the game keeps nothing going', () => {
    const all = [anna, bert, cleo];
    const owning = (seat: string) =>
      played(
        laterRound()
          .owns(seat, 'BOM')
          .clock({ results: { dora: -10 } }).table,
        ...all.map((p) => p.passes()),
      );
    expect(owning('dora').clock).toMatchObject({ ending: 'standstill', round: 'end' });
    expect(owning('anna').clock).toMatchObject({ ending: null, round: 'SR' });
  });

  it('62-20.3 62-17.11 notes are repaid by the company, then by its director; what is missing counts against him', () => {
    const scene = nyc(0)
      .operating('NYC', 'trains')
      .clock({ ending: 'bank', notes: { NYC: 500 } });
    const rich = played(scene.cash('company/NYC', 300).table, anna.done());
    expect([rich.cash['company/NYC'], cash(rich)['anna'], rich.clock.notes]).toEqual([0, 400, { NYC: 0 }]);
    const poor = played(scene.cash('company/NYC', 100).cash('seat/anna', 150).table, anna.done());
    expect([cash(poor)['anna'], poor.clock.notes]).toEqual([0, { NYC: 250 }]);
    // Shares stand in at the present price, which does not move.
    expect(worth(poor, 'anna')).toBe(300 - 250);
    expect(
      score(poor)
        .find(({ seat }) => seat === 'anna')
        ?.parts.map(({ value }) => value),
    ).toEqual([0, 300, -250]);
  });
  it('62-1.2 62-20.4 cash and shares count, trains, treasury and privates do not; the largest sum wins, equals share it', () => {
    const scene = nyc(0, SEATS5).owns('anna', 'NHSC').cash('seat/anna', 50).shares('NYC', 'bert', 2);
    const { table } = scene.cash('seat/bert', 150).cash('seat/cleo', 10).clock({ round: 'end' });
    expect(score(table).map(({ seat, total, place }) => [seat, total, place])).toEqual([
      ['dora', 500, 1],
      ['emil', 500, 1],
      ['anna', 350, 3],
      ['bert', 350, 3],
      ['cleo', 10, 5],
    ]);
  });
  it('62-20.4 a 5 % share is half the price, rounded up, each (open question 25)', () => {
    const scene = laterRound()
      .clock({ phase: '3' })
      .started('NYC', 'anna')
      .shares('NYC', 'bert', 2)
      .price('NYC', 4, 4);
    scene.train('NYC', '2').cash('company/NYC', 900).operating('NYC', 'buyback');
    const table = acted(scene.table, anna.buysBack(0));
    expect(worth(table, 'bert') - cash(table)['bert']!).toBe(76);
  });
});
