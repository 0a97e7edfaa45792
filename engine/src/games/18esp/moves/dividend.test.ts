import { describe, expect, it } from 'vitest';
import { cflg, mcp, minorAt, money, shown, stopsAt, westLine } from '../operate-scene.ts';
import { game } from '../index.ts';
import { priceOf, purse, treasury } from '../readers.ts';
import { after, breaches, Scene } from '../testing.ts';
import { dividend } from './dividend.ts';
import { run } from './run.ts';

const pay = { type: 'dividend', seat: 'anna', kind: 'pay' } as const;
const withhold = { type: 'dividend', seat: 'anna', kind: 'withhold' } as const;
const earned = (scene: Scene, income: number): Scene =>
  scene.clock({ ran: { routes: [], tender: null, income, subsidy: 0 }, step: 'income' });

describe('income and price, §5.5', () => {
  const scene = (): Scene =>
    earned(mcp('income').price('MCP', 132).cash('company/MCP', 0).cash('seat/anna', 0), 100);
  it('ESP-5.5.01 ✗ of an income of 100 60 are kept and 40 paid', () => {
    const { table } = scene();
    expect(breaches(dividend, table, { ...pay, amount: 40 })).toEqual(['18esp/5.5/all-or-nothing']);
    const split = after(dividend, table, { ...pay, amount: 40 });
    expect([purse(split, 'anna'), treasury(split, 'MCP')]).toEqual([16, 60]);
  });
  it('ESP-5.5.01 ✓ all is paid, or all is kept', () => {
    const { table } = scene();
    expect([...game.options(table, 'anna', { type: 'dividend' })]).toEqual([pay, withhold]);
    for (const move of [pay, withhold, { ...pay, amount: 100 }, { ...withhold, amount: 0 }])
      expect(breaches(dividend, table, move)).toEqual([]);
  });
  it('ESP-5.5.02 withheld: the income to the treasury, one horizontal step left; 55 goes to 50, 50 stays', () => {
    const table = after(dividend, scene().table, withhold);
    expect([treasury(table, 'MCP'), priceOf(table, 'MCP'), table.clock.step]).toEqual([100, 120, 'trains']);
    const low = (price: number, published = false) =>
      priceOf(
        after(dividend, earned(mcp('income', '3', { published }).price('MCP', price), 100).table, withhold),
        'MCP',
      );
    expect([60, 55, 50].map((price) => low(price))).toEqual([50, 50, 50]);
    expect(low(55, true)).toBe(55);
  });
  it('ESP-5.5.03 a minor pays half to its director and half to its treasury', () => {
    const minor = earned(minorAt('income').cash('company/CM', 0).cash('seat/anna', 0).price('CM', 80), 90);
    expect(breaches(dividend, minor.table, pay)).toEqual([]);
    const table = after(dividend, minor.table, pay);
    expect([purse(table, 'anna'), treasury(table, 'CM'), priceOf(table, 'CM')]).toEqual([45, 45, 90]);
    expect(table.clock.step).toBe('trains');
  });
  it('ESP-5.5.04 W-ESP-06 a tenth for each share: players theirs, the market into the treasury, the IPO nobody', () => {
    const crb = westLine(new Scene().phase('3').major('CRB', 'anna', 80))
      .token('CRB', 0, 'B26')
      .shares('CRB', 'anna', 1);
    crb
      .shares('CRB', 'bert', 2)
      .shares('CRB', 'pool', 2)
      .price('CRB', 132)
      .goals('CRB', 'offboard')
      .train('CRB', '3')
      .train('CRB', '3');
    crb
      .operating('CRB', 'run')
      .cash('company/CRB', 0)
      .cash('seat/anna', 0)
      .cash('seat/bert', 0)
      .veteran('CRB');
    const ran = after(run, crb.table, shown(crb.table, stopsAt('A27 B26 C27'), stopsAt('B26 C25 C23')));
    expect(ran.clock.ran).toMatchObject({ income: 130, subsidy: 20 });
    const table = after(dividend, ran, pay);
    expect([purse(table, 'anna'), purse(table, 'bert'), treasury(table, 'CRB')]).toEqual([65, 26, 46]);
    expect(priceOf(table, 'CRB')).toBe(144);
    expect(money(table)).toBe(money(crb.table));
  });
  it('ESP-5.5.05 paid out: one horizontal step right; 380 goes to 400, 400 stays', () => {
    expect(priceOf(after(dividend, scene().table, pay), 'MCP')).toBe(144);
    const high = (price: number, published = false) =>
      priceOf(
        after(dividend, earned(mcp('income', '3', { published }).price('MCP', price), 100).table, pay),
        'MCP',
      );
    expect([340, 360, 380, 400].map((price) => high(price))).toEqual([380, 400, 400, 400]);
    expect(high(380, true)).toBe(380);
  });
  it('ESP-5.5.06 without a train the first round of a company lowers its price', () => {
    const first = mcp('build').price('MCP', 80);
    expect(priceOf(after(run, first.table, { type: 'run', seat: 'anna', routes: [] }), 'MCP')).toBe(70);
  });
  it('before the run and after the payout nothing happens', () => {
    for (const step of ['build', 'run', 'takeover', 'trains'] as const) {
      const { table } = mcp(step);
      expect(breaches(dividend, table, pay)).toEqual(['18esp/5.1/step-order']);
      expect(after(dividend, table, pay)).toEqual(table);
    }
  });
});

describe('the very last round, §8', () => {
  const last = (or: number, step: 'income' = 'income'): Scene =>
    earned(cflg(step, '7').price('CFLG', 132), 100)
      .clock({ ending: 'last', or, ors: 3 })
      .cash('company/CFLG', 0)
      .cash('seat/anna', 0);
  it('ESP-8.02 W-ESP-12 a northern major earns twice and its marker moves twice', () => {
    const table = after(dividend, last(3).table, pay);
    expect([purse(table, 'anna'), priceOf(table, 'CFLG')]).toEqual([120, 158]);
    const kept = after(dividend, last(3).table, withhold);
    expect([treasury(kept, 'CFLG'), priceOf(kept, 'CFLG')]).toEqual([200, 120]);
    expect(breaches(dividend, last(3).table, { ...pay, amount: 100 })).toEqual(['18esp/5.5/all-or-nothing']);
  });
  it('ESP-8.02 not so in the rounds before, and not in the south', () => {
    const table = after(dividend, last(2).table, pay);
    expect([purse(table, 'anna'), priceOf(table, 'CFLG')]).toEqual([60, 144]);
    const south = earned(mcp('income', '7').price('MCP', 132), 100)
      .clock({ ending: 'last', or: 3, ors: 3 })
      .cash('seat/anna', 0);
    const paid = after(dividend, south.table, pay);
    expect([purse(paid, 'anna'), priceOf(paid, 'MCP')]).toEqual([60, 144]);
  });
  it('ESP-8.02 mine and port income is not doubled', () => {
    const scene = cflg('run', '7')
      .clock({ ending: 'last', or: 3, ors: 3 })
      .train('CFLG', '8', '6+8')
      .cash('company/CFLG', 0);
    expect(treasury(after(run, scene.table, shown(scene.table, stopsAt('E1 E3 E5'))), 'CFLG')).toBe(40);
  });
});
