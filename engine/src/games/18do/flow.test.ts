import { describe, expect, it } from 'vitest';
import { BANK, station } from '../../rail/ids.ts';
import { cashOf } from '../../table/places.ts';
import type { Seat } from '../../table/types.ts';
import { kindsAt } from '../../table/course.ts';
import { course, OPERATING } from './course.ts';
import { inOrder, purse } from './readers.ts';
import { score } from './score.ts';
import { acted, anna, bert, broke, cleo, played, Scene, SEATS3 } from './testing.ts';
import { turn } from './turn.ts';

/** KWE of anna and BME of bert with a train each. */
const two = () =>
  new Scene()
    .runs('KWE', 'anna')
    .runs('BME', 'bert')
    .train('KWE', '2')
    .train('BME', '2')
    .sold('2')
    .clock({ phase: '3' });
/** The last pass of a stock round. */
const ending = (scene: Scene) => played(scene.stock('cleo').clock({ passes: 2 }).table, cleo.passes());
const done = (seat: Seat) => ({ type: 'done', seat });

describe('rounds', () => {
  it('questions of breweries that hands have set stop no railway where there are none', () => {
    const takeover = { company: 'DUB', index: 0, seat: 'anna' };
    const scene = two()
      .stock('cleo')
      .clock({ sideSales: ['HAN'], takeover });
    expect(broke(scene.table, cleo.passes())).toEqual([]);
  });
  it('DO-4.2.1 DO-1.2 DO-2.1.2.2 one, two or three operating rounds by the phase, then a stock round', () => {
    for (const [phase, rounds] of [
      ['2', 1],
      ['3', 2],
      ['4', 2],
      ['5', 3],
      ['8', 3],
    ] as const)
      expect(ending(two().clock({ phase })).clock).toMatchObject({ round: 'OR', or: 1, ors: rounds });
    const first = two().operating('KWE', 'trains').clock({ ors: 2 }).table;
    const second = played(first, done('anna'));
    expect(second.clock).toMatchObject({ round: 'OR', or: 2, operating: 'KWE' });
    const last = new Scene();
    last.table = second;
    const stock = played(last.clock({ order: ['KWE'], step: 'trains' }).table, done('anna'));
    expect(stock.clock).toMatchObject({ round: 'SR', operating: null });
  });
  it('DO-4.5.1 ✗ a railway that is not in operation does not act', () => {
    const { table } = new Scene().founded('KWE', 'anna').shares('KWE', 'bert', 2);
    const scene = new Scene();
    scene.table = table;
    expect(ending(scene).clock.operating).toBe(null);
    const nobody = two().operating('KWE').clock({ operating: null }).table;
    expect(broke(nobody, anna.pays())).toContain('4.5/nobody-operates');
  });
  it('DO-4.5.1 ✓ one in operation does', () => {
    expect(ending(new Scene().runs('KWE', 'anna').train('KWE', '2')).clock.operating).toBe('KWE');
  });
  it('DO-4.5.2 price, then further right, then the upper marker; fixed for the round', () => {
    const scene = two().runs('CME', 'cleo', 60).runs('RhE', 'cleo', 75);
    scene.price('KWE', 3, 2, 0).price('BME', 3, 2, 1).price('CME', 4, 3);
    expect(inOrder(scene.table)).toEqual(['RhE', 'CME', 'KWE', 'BME']);
    const table = ending(scene);
    expect(table.clock.order).toEqual(['RhE', 'CME', 'KWE', 'BME']);
    const moved = new Scene();
    moved.table = table;
    moved.price('BME', 0, 19).train('RhE', '3').clock({ step: 'trains' });
    expect(played(moved.table, done('cleo')).clock.operating).toBe('CME');
  });
  it('DO-4.5.3 the steps of a turn in their order', () => {
    expect(OPERATING.map(({ id }) => id)).toEqual(['track', 'station', 'siding', 'run', 'payout', 'trains']);
    expect(kindsAt(OPERATING, 'track')).toEqual(['lay', 'station', 'siding', 'run']);
    expect(course(two().operating('KWE', 'payout').table)).not.toContain('train');
  });
  it('DO-1.1 DO-3.1.5 the variants build on each other: own turns in the introductory game, a third seat for two players', () => {
    expect(new Scene(['anna', 'bert', 'cleo'], 'efs').table.clock.round).toBe('EFS');
    expect(new Scene(['anna', 'bert']).table.clock.seats).toHaveLength(3);
    expect(broke(new Scene(['anna', 'bert', 'cleo'], 'efs').table, anna.passes())).toContain(
      '3.1/introductory-game',
    );
  });
});

describe('the end', () => {
  const empty = (scene: Scene, bank: number) => {
    const [now, seat] = [cashOf(scene.table, BANK), 'seat/cleo'];
    return scene.do({ pay: now - bank, from: BANK, to: seat });
  };
  it('DO-4.6.1 the bank cannot pay in an operating round: play goes on to the next stock round', () => {
    const scene = empty(
      two()
        .operating('KWE', 'payout')
        .clock({ ors: 2, shown: { routes: [], revenue: 200 } }),
      199,
    );
    const paid = played(scene.table, anna.withholds());
    expect(paid.clock.ending).toBe('operating');
    expect(cashOf(paid, BANK)).toBe(-1);
    const second = played(paid, done('anna'));
    expect(second.clock).toMatchObject({ round: 'OR', or: 2 });
    const last = new Scene();
    last.table = second;
    const over = played(last.clock({ order: ['KWE'], operating: 'KWE', step: 'trains' }).table, done('anna'));
    expect([over.clock.round, turn(over)]).toEqual(['end', []]);
  });
  it('DO-4.6.1 paid to the last coin nothing ends', () => {
    const scene = empty(
      two()
        .operating('KWE', 'payout')
        .clock({ shown: { routes: [], revenue: 200 } }),
      200,
    );
    expect(played(scene.table, anna.withholds()).clock.ending).toBe(null);
  });
  it('DO-4.6.2 it runs out in a stock round: three more operating rounds', () => {
    const scene = empty(two().stock(), 60);
    const sold = played(scene.table, anna.sells('KWE'));
    expect(sold.clock.ending).toBe('stock');
    const rounds = played(sold, anna.passes(), bert.passes(), cleo.passes(), anna.passes());
    expect(rounds.clock).toMatchObject({ round: 'OR', or: 1, ors: 3 });
  });
  it('DO-4.6.2 ✗ a bank that paid its last coin before does not run out by a purchase in the stock round', () => {
    const bought = played(empty(two().stock(), 0).table, anna.buys('KWE'));
    expect(bought.clock.ending).toBe(null);
    const founds = played(bought, bert.founds('CME', 50));
    expect(founds.clock.ending).toBe(null);
  });
  it('DO-4.6.3 what all pay in alike changes no place: the bank may owe instead', () => {
    const scene = empty(two().stock(), 10);
    const sold = played(scene.table, anna.sells('KWE'));
    expect(cashOf(sold, BANK)).toBe(-50);
    expect(purse(sold, 'anna')).toBe(375 + 60);
  });
  it('DO-4.6.4 DO-1.4 cash and certificates at the present price, less twice a loan; the richest wins', () => {
    const { table } = two()
      .shares('KWE', 'cleo', 1)
      .cash('seat/bert', 374)
      .clock({ loans: { anna: 100 }, round: 'end' });
    const rows = score(table);
    expect(rows.map(({ seat, total }) => [seat, total])).toEqual([
      ['bert', 374 + 300],
      ['anna', 375 + 300 - 200],
      ['cleo', 375 + 60],
    ]);
    expect(rows.map(({ place }) => place)).toEqual([1, 2, 3]);
  });
  it('DO-4.6.4 ✗ equal wealth shares the place; after the end nobody moves', () => {
    const { table } = two().clock({ round: 'end' });
    expect(
      score(table)
        .slice(0, 2)
        .map(({ place }) => place),
    ).toEqual([1, 1]);
    expect(broke(table, anna.pays())).toEqual(['4.6/over']);
  });
});

describe('a game in which nothing can happen any more', () => {
  const stuck = (cash: number) => {
    const scene = new Scene().founded('KWE', 'anna').stock('cleo').clock({ passes: 2 });
    for (const seat of ['anna', 'bert', 'cleo']) scene.cash(`seat/${seat}`, 20);
    return scene.cash('seat/bert', cash);
  };
  it('ends: no railway operates, no brewery pays, and nobody can pay for a certificate', () => {
    expect(played(stuck(59).table, cleo.passes()).clock.round).toBe('end');
  });
  it('ends in the introductory game too, where hands have opened a stock round', () => {
    const scene = new Scene(SEATS3, 'efs').stock('cleo').clock({ passes: 2 }).cash('seat/bert', 500);
    expect(acted(scene.table, cleo.passes()).clock.round).toBe('end');
  });
  it('goes on while a railway is on the board, and ends where hands have carried it to no circle', () => {
    const running = () => stuck(20).runs('KWE', 'anna');
    expect(played(running().stock('cleo').table, cleo.passes()).clock.or).toBe(1);
    const last = (scene: Scene) => scene.operating('KWE', 'trains').clock({ or: 3, ors: 3, order: ['KWE'] });
    const ends = { round: 'end' };
    expect(acted(last(running().train('KWE', '2')).table, anna.does('done')).clock).not.toMatchObject(ends);
    const lost = running()
      .train('KWE', '2')
      .do({ put: station('KWE', 0), at: 'hex/G8/n3/0' });
    expect(acted(last(lost).table, anna.does('done')).clock).toMatchObject(ends);
  });
  it('goes on as long as somebody can buy, or a brewery pays', () => {
    expect(played(stuck(60).table, cleo.passes()).clock.round).toBe('SR');
    expect(played(stuck(59).owns('anna', 'PB1').table, cleo.passes()).clock.round).toBe('SR');
  });
});
