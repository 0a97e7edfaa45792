import { describe, expect, it } from 'vitest';
import { spotOfCompany } from '../../../rail/market.ts';
import { pieceOf, piecesAt } from '../../../table/places.ts';
import type { TeTable } from '../clock.ts';
import { kwe, money, trainAt } from '../operate-scene.ts';
import { game } from '../index.ts';
import { isGone, priceOf, purse, treasury } from '../readers.ts';
import type { Scene } from '../testing.ts';
import { after, breaches } from '../testing.ts';
import { payout } from './payout.ts';

/** KWE has shown these revenues; anna 40 %, bert 20 %, pool 10 %, the treasury 30 %. */
const shown = (...revenues: readonly number[]): Scene =>
  kwe('payout')
    .train('KWE', '2')
    .shares('KWE', 'anna', 1)
    .shares('KWE', 'bert', 2)
    .shares('KWE', 'pool', 1)
    .clock({ shown: revenues.map((revenue) => ({ seat: 'anna', routes: [], revenue })) });
const pay = { type: 'payout', seat: 'anna', kind: 'pay' } as const;
const withhold = { type: 'payout', seat: 'anna', kind: 'withhold' } as const;
const spot = (table: TeTable) => spotOfCompany(table, 'KWE');

describe('paying or withholding, §7.6', () => {
  it('TE-7.5.9 ✗ books 120 after another player has shown 150', () => {
    expect(breaches(payout, shown(120, 150).table, { ...pay, revenue: 120 })).toEqual([
      '18te/7.5/highest-run',
    ]);
  });
  it('TE-7.5.9 ✓ books the highest revenue shown', () => {
    expect(breaches(payout, shown(120, 150).table, { ...pay, revenue: 150 })).toEqual([]);
    const { table } = shown(120, 150);
    expect(purse(after(payout, table, pay), 'bert') - purse(table, 'bert')).toBe(30);
  });
  it('TE-7.5.9 ✓ a run that the trains cannot make binds nobody', () => {
    const { table } = kwe('payout').train('KWE', '2').shares('KWE', 'bert', 1);
    const train = trainAt(table, 'KWE');
    const short = { seat: 'anna', routes: [{ train, stops: ['D14/n0', 'C13/n0'] }], revenue: 40 };
    const long = { seat: 'bert', routes: [{ train, stops: ['D14/n0', 'C13/n0', 'B10/n0'] }], revenue: 60 };
    const both = { ...table, clock: { ...table.clock, shown: [short, long] } };
    expect(breaches(payout, both, { ...pay, revenue: 40 })).toEqual([]);
    expect(breaches(payout, both, { ...pay, revenue: 60 })).toEqual(['18te/7.5/highest-run']);
    expect(purse(after(payout, both, pay), 'bert') - purse(both, 'bert')).toBe(4);
    // Where nothing possible was shown, the table books what it has.
    const only = { ...table, clock: { ...table.clock, shown: [long] } };
    expect(breaches(payout, only, pay)).toEqual([]);
    expect(purse(after(payout, only, pay), 'bert') - purse(only, 'bert')).toBe(6);
  });
  it('TE-7.6.1 ✗ pays out half', () => {
    expect(breaches(payout, shown(120).table, { ...pay, revenue: 60 })).toEqual(['18te/7.6/all-or-nothing']);
  });
  it('TE-7.6.1 ✓ pays out all, or withholds all', () => {
    expect(breaches(payout, shown(120).table, pay)).toEqual([]);
    expect(breaches(payout, shown(120).table, withhold)).toEqual([]);
  });
  it('TE-7.6.2 TE-7.6.3 TE-3.3.2 withheld revenue goes to the treasury, the marker one left', () => {
    const { table } = shown(120);
    const then = after(payout, table, withhold);
    expect(treasury(then, 'KWE') - treasury(table, 'KWE')).toBe(120);
    expect(spot(table)).toEqual({ row: 5, col: 6 });
    expect(spot(then)).toEqual({ row: 5, col: 5 });
    expect(then.clock.step).toBe('trains');
    expect(money(then)).toBe(money(table));
  });
  it('TE-7.6.3 a down arrow leads one row down', () => {
    const table = after(payout, shown(120).price('KWE', 1, 4).table, withhold);
    expect(spot(table)).toEqual({ row: 2, col: 4 });
  });
  it('TE-7.6.6 TE-7.6.7 each 10 % gets a tenth, the treasury its shares, the pool nothing', () => {
    const { table } = shown(120);
    const then = after(payout, table, pay);
    expect(purse(then, 'anna') - purse(table, 'anna')).toBe(48);
    expect(purse(then, 'bert') - purse(table, 'bert')).toBe(24);
    expect(purse(then, 'cleo') - purse(table, 'cleo')).toBe(0);
    expect(treasury(then, 'KWE') - treasury(table, 'KWE')).toBe(36);
    expect((table.cash['bank'] ?? 0) - (then.cash['bank'] ?? 0)).toBe(108);
    expect(money(then)).toBe(money(table));
  });
  it('TE-7.6.8 TE-3.3.2 revenue of at least the price moves the marker right, at the edge up', () => {
    expect(spot(after(payout, shown(90).price('KWE', 2, 6).table, pay))).toEqual({ row: 2, col: 7 });
    expect(spot(after(payout, shown(60).table, pay))).toEqual({ row: 4, col: 6 });
  });
  it('TE-7.6.9 revenue below the price: the marker stays', () => {
    expect(spot(after(payout, shown(80).price('KWE', 2, 6).table, pay))).toEqual({ row: 2, col: 6 });
  });
  it('TE-7.6.10 TE-8.3 the cell with 300 triggers the end', () => {
    const table = after(payout, shown(250).price('KWE', 0, 14).table, pay);
    expect(priceOf(table, 'KWE')).toBe(300);
    expect(table.clock.ending).toBe('price');
    expect(table.clock.round).toBe('OR');
  });
  it('TE-7.6.11 a marker goes under those in its new cell', () => {
    const scene = shown(90).founded('CME', 'bert').price('CME', 2, 7).price('KWE', 2, 6);
    const table = after(payout, scene.table, pay);
    expect(piecesAt(table, 'market/2/7')).toEqual(['marker/CME', 'marker/KWE']);
  });
  it('TE-3.5.1 the payout track shows the last dividend, also after withholding, and decides nothing', () => {
    const table = after(payout, shown(120).table, pay);
    expect(pieceOf(table, 'payout/KWE')?.at).toBe('payout/120');
    const again = { ...table, clock: { ...table.clock, step: 'payout' as const } };
    expect(breaches(payout, again, withhold)).toEqual([]);
    expect(pieceOf(after(payout, again, withhold), 'payout/KWE')?.at).toBe('payout/120');
  });
  it('TE-7.0.3 ✗ pays before the trains have run', () => {
    const { table } = kwe('run').train('KWE', '2');
    expect(breaches(payout, table, pay)).toEqual(['18te/7/step-order']);
    expect(after(payout, table, pay)).toBe(table);
  });
  it('options offer both', () => {
    expect([...game.options(shown(120).table, 'anna')].map((m) => m['kind'])).toEqual(['pay', 'withhold']);
  });
});

describe('a bankrupt company, §7.7', () => {
  const broken = (): Scene =>
    shown(30).price('KWE', 5, 1).founded('CME', 'bert').cash('company/KWE', 75).token('KWE', 1, 'C13');
  it('TE-7.6.5 TE-7.7.1 TE-7.7.2 at price 0 it leaves at once, unpaid; its cash goes to the bank', () => {
    const { table } = broken();
    const then = after(payout, table, withhold);
    expect(isGone(then, 'KWE')).toBe(true);
    expect(priceOf(then, 'KWE')).toBe(0);
    for (let i = 0; i < 8; i++) expect(pieceOf(then, `cert/KWE/${i}`)?.at).toBe('out');
    for (const seat of ['anna', 'bert', 'cleo']) expect(purse(then, seat)).toBe(purse(table, seat));
    expect(treasury(then, 'KWE')).toBe(0);
    expect((then.cash['bank'] ?? 0) - (table.cash['bank'] ?? 0)).toBe(75);
    expect(then.clock.operating).toBe('CME');
  });
  it('TE-7.7.3 its trains go to the pool', () => {
    const { table } = broken();
    expect(pieceOf(after(payout, table, withhold), trainAt(table, 'KWE'))?.at).toBe('pool');
  });
  it('TE-7.7.4 charter, markers and stations leave, its places become free', () => {
    const table = after(payout, broken().table, withhold);
    for (const piece of [
      'charter/KWE',
      'marker/KWE',
      'payout/KWE',
      'token/KWE/0',
      'token/KWE/1',
      'token/KWE/2',
    ])
      expect(pieceOf(table, piece)?.at).toBe('out');
    expect(piecesAt(table, 'hex/C13/n0/0')).toEqual([]);
  });
});
