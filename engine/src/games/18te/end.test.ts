import { describe, expect, it } from 'vitest';
import { apply } from '../../table/apply.ts';
import type { TeTable } from './clock.ts';
import { drafted, endStockRound } from './flow.ts';
import { bankrupt } from './moves/bankrupt.ts';
import { done } from './moves/done.ts';
import { payout } from './moves/payout.ts';
import { run } from './moves/run.ts';
import { train } from './moves/train.ts';
import { kwe, money } from './operate-scene.ts';
import { game } from './index.ts';
import { purse, treasury, turn } from './readers.ts';
import { after, breaches, Scene } from './testing.ts';

const end = (table: TeTable): TeTable => after(done, table, { type: 'done', seat: 'anna' });
const pay = { type: 'payout', seat: 'anna', kind: 'pay' } as const;
const withhold = { type: 'payout', seat: 'anna', kind: 'withhold' } as const;
/** KWE has earned this much; the bank holds `bank`. */
const earned = (revenue: number, bank: number): Scene => {
  const scene = kwe('payout')
    .train('KWE', '2')
    .clock({ shown: [{ seat: 'anna', routes: [], revenue }] });
  const spare = (scene.table.cash['bank'] ?? 0) - bank;
  return scene.do({ pay: spare, from: 'bank', to: 'seat/cleo' });
};

describe('the end of the game, §8', () => {
  it('TE-8.1 a payment that empties the bank triggers the end (OQ-30)', () => {
    expect(after(payout, earned(120, 120).table, withhold).clock.ending).toBe('bank');
    expect(after(payout, earned(120, 121).table, withhold).clock.ending).toBeNull();
  });
  it('TE-8.6 an empty bank goes on paying in full', () => {
    const { table } = earned(120, 10);
    const then = after(payout, table, pay);
    expect(purse(then, 'anna') - purse(table, 'anna')).toBe(36);
    expect(treasury(then, 'KWE') - treasury(table, 'KWE')).toBe(84);
    expect(then.cash['bank']).toBe(-110);
    expect(money(then)).toBe(money(table));
  });
  it('TE-8.2 a bankrupt player triggers the end', () => {
    const { table } = kwe('trains').cash('company/KWE', 0).cash('seat/anna', 0);
    expect(after(bankrupt, table, { type: 'bankrupt', seat: 'anna' }).clock.ending).toBe('bankrupt');
  });
  it('TE-8.3 a price in the end cell triggers the end', () => {
    const { table } = earned(250, 1000).price('KWE', 0, 14);
    expect(after(payout, table, pay).clock.ending).toBe('price');
  });
  it('TE-8.4 TE-5.2 triggered in the first operating round: the second is played, then it ends', () => {
    let table = end(kwe('trains').clock({ ending: 'bank' }).table);
    expect(table.clock).toMatchObject({ round: 'OR', or: 2 });
    table = end(table);
    expect(table.clock.round).toBe('end');
    expect(turn(table)).toEqual([]);
  });
  it('TE-8.4 triggered in the second operating round: this round is finished', () => {
    const scene = kwe('trains').founded('CME', 'bert', 180).clock({ or: 2, ending: 'price' });
    const table = end(scene.table);
    expect(table.clock).toMatchObject({ round: 'OR', operating: 'CME' });
    expect(end(table).clock.round).toBe('end');
  });
  it('TE-8.5 triggered in a stock round: two operating rounds follow, then the game ends', () => {
    const scene = new Scene().founded('KHS', 'anna').clock({ ending: 'bank' });
    let table = apply(scene.table, drafted(scene.table, endStockRound));
    expect(table.clock).toMatchObject({ round: 'OR', or: 1 });
    table = end(table);
    expect(table.clock).toMatchObject({ round: 'OR', or: 2 });
    expect(end(table).clock.round).toBe('end');
  });
  it('TE-5.1 without a trigger the next set begins', () => {
    const table = end(kwe('trains').clock({ or: 2 }).table);
    expect(table.clock).toMatchObject({ round: 'SR', set: 2 });
  });
  it('TE-5.2 after the end nothing is moved', () => {
    const { table } = kwe('trains').clock({ round: 'end', operating: null });
    expect(breaches(done, table, { type: 'done', seat: 'anna' })).toEqual(['18te/8/over']);
    expect(breaches(run, table, { type: 'run', seat: 'anna', routes: [] })).toEqual(['18te/8/over']);
    expect(breaches(train, table, { type: 'train', seat: 'anna', train: 'train/2/1' })).toEqual([
      '18te/8/over',
    ]);
    expect(breaches(payout, table, pay)).toEqual(['18te/8/over']);
    expect([...game.options(table, 'anna')]).toEqual([]);
    expect(end(table)).toBe(table);
  });
});
